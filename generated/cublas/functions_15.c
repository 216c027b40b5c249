// functions_15.c of cubind's binding of the cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP,
//     float *A, int lda)
static const char *const params_cublasStpttr[] = {"handle", "uplo", "n", "AP", "A", "lda", NULL};
static const cb_function f_cublasStpttr = {.name = "cublasStpttr", .params = params_cublasStpttr,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasStpttr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasStpttr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_address AP;
    AP.held = false;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[3], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[4], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    fn_cublasStpttr *call = cb_symbol_address(&symbols[S_cublasStpttr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStpttr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double
//     *AP, double *A, int lda)
static const char *const params_cublasDtpttr[] = {"handle", "uplo", "n", "AP", "A", "lda", NULL};
static const cb_function f_cublasDtpttr = {.name = "cublasDtpttr", .params = params_cublasDtpttr,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasDtpttr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasDtpttr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_address AP;
    AP.held = false;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[3], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[4], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    fn_cublasDtpttr *call = cb_symbol_address(&symbols[S_cublasDtpttr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtpttr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex
//     *AP, cuComplex *A, int lda)
static const char *const params_cublasCtpttr[] = {"handle", "uplo", "n", "AP", "A", "lda", NULL};
static const cb_function f_cublasCtpttr = {.name = "cublasCtpttr", .params = params_cublasCtpttr,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasCtpttr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasCtpttr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_address AP;
    AP.held = false;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[3], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[4], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    fn_cublasCtpttr *call = cb_symbol_address(&symbols[S_cublasCtpttr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtpttr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuDoubleComplex *AP, cuDoubleComplex *A, int lda)
static const char *const params_cublasZtpttr[] = {"handle", "uplo", "n", "AP", "A", "lda", NULL};
static const cb_function f_cublasZtpttr = {.name = "cublasZtpttr", .params = params_cublasZtpttr,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasZtpttr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasZtpttr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_address AP;
    AP.held = false;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[3], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[4], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    fn_cublasZtpttr *call = cb_symbol_address(&symbols[S_cublasZtpttr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtpttr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A,
//     int lda, float *AP)
static const char *const params_cublasStrttp[] = {"handle", "uplo", "n", "A", "lda", "AP", NULL};
static const cb_function f_cublasStrttp = {.name = "cublasStrttp", .params = params_cublasStrttp,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasStrttp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasStrttp, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[3], &A) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[5], "AP", false, &AP) < 0)
        goto done;
    fn_cublasStrttp *call = cb_symbol_address(&symbols[S_cublasStrttp]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrttp, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A,
//     int lda, double *AP)
static const char *const params_cublasDtrttp[] = {"handle", "uplo", "n", "A", "lda", "AP", NULL};
static const cb_function f_cublasDtrttp = {.name = "cublasDtrttp", .params = params_cublasDtrttp,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasDtrttp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasDtrttp, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[3], &A) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[5], "AP", false, &AP) < 0)
        goto done;
    fn_cublasDtrttp *call = cb_symbol_address(&symbols[S_cublasDtrttp]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrttp, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex
//     *A, int lda, cuComplex *AP)
static const char *const params_cublasCtrttp[] = {"handle", "uplo", "n", "A", "lda", "AP", NULL};
static const cb_function f_cublasCtrttp = {.name = "cublasCtrttp", .params = params_cublasCtrttp,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasCtrttp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasCtrttp, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[3], &A) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[5], "AP", false, &AP) < 0)
        goto done;
    fn_cublasCtrttp *call = cb_symbol_address(&symbols[S_cublasCtrttp]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrttp, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuDoubleComplex *A, int lda, cuDoubleComplex *AP)
static const char *const params_cublasZtrttp[] = {"handle", "uplo", "n", "A", "lda", "AP", NULL};
static const cb_function f_cublasZtrttp = {.name = "cublasZtrttp", .params = params_cublasZtrttp,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasZtrttp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasZtrttp, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[3], &A) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[5], "AP", false, &AP) < 0)
        goto done;
    fn_cublasZtrttp *call = cb_symbol_address(&symbols[S_cublasZtrttp]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrttp, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda, int
//     *P, int *info, int batchSize)
static const char *const params_cublasSgetrfBatched[] = {"handle", "n", "A", "lda", "P", "info",
    "batchSize", NULL};
static const cb_function f_cublasSgetrfBatched = {.name = "cublasSgetrfBatched",
    .params = params_cublasSgetrfBatched, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasSgetrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasSgetrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address P;
    P.held = false;
    cb_address info;
    info.held = false;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &A) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[4], "P", false, &P) < 0)
        goto done;
    if (cb_as_target(s, args[5], "info", false, &info) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgetrfBatched *call = cb_symbol_address(&symbols[S_cublasSgetrfBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgetrfBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda, int
//     *P, int *info, int batchSize)
static const char *const params_cublasDgetrfBatched[] = {"handle", "n", "A", "lda", "P", "info",
    "batchSize", NULL};
static const cb_function f_cublasDgetrfBatched = {.name = "cublasDgetrfBatched",
    .params = params_cublasDgetrfBatched, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasDgetrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasDgetrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address P;
    P.held = false;
    cb_address info;
    info.held = false;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &A) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[4], "P", false, &P) < 0)
        goto done;
    if (cb_as_target(s, args[5], "info", false, &info) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgetrfBatched *call = cb_symbol_address(&symbols[S_cublasDgetrfBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgetrfBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda,
//     int *P, int *info, int batchSize)
static const char *const params_cublasCgetrfBatched[] = {"handle", "n", "A", "lda", "P", "info",
    "batchSize", NULL};
static const cb_function f_cublasCgetrfBatched = {.name = "cublasCgetrfBatched",
    .params = params_cublasCgetrfBatched, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasCgetrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasCgetrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address P;
    P.held = false;
    cb_address info;
    info.held = false;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &A) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[4], "P", false, &P) < 0)
        goto done;
    if (cb_as_target(s, args[5], "info", false, &info) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgetrfBatched *call = cb_symbol_address(&symbols[S_cublasCgetrfBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgetrfBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int
//     lda, int *P, int *info, int batchSize)
static const char *const params_cublasZgetrfBatched[] = {"handle", "n", "A", "lda", "P", "info",
    "batchSize", NULL};
static const cb_function f_cublasZgetrfBatched = {.name = "cublasZgetrfBatched",
    .params = params_cublasZgetrfBatched, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasZgetrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasZgetrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address P;
    P.held = false;
    cb_address info;
    info.held = false;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &A) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[4], "P", false, &P) < 0)
        goto done;
    if (cb_as_target(s, args[5], "info", false, &info) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgetrfBatched *call = cb_symbol_address(&symbols[S_cublasZgetrfBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgetrfBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda,
//     const int *P, float *const *C, int ldc, int *info, int batchSize)
static const char *const params_cublasSgetriBatched[] = {"handle", "n", "A", "lda", "P", "C",
    "ldc", "info", "batchSize", NULL};
static const cb_function f_cublasSgetriBatched = {.name = "cublasSgetriBatched",
    .params = params_cublasSgetriBatched, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasSgetriBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasSgetriBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address P;
    P.held = false;
    cb_address C;
    C.held = false;
    int32_t ldc;
    cb_address info;
    info.held = false;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &A) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[4], &P) < 0)
        goto done;
    if (cb_as_address(m, args[5], &C) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &ldc) < 0)
        goto done;
    if (cb_as_target(s, args[7], "info", false, &info) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgetriBatched *call = cb_symbol_address(&symbols[S_cublasSgetriBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgetriBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A, int lda,
//     const int *P, double *const *C, int ldc, int *info, int batchSize)
static const char *const params_cublasDgetriBatched[] = {"handle", "n", "A", "lda", "P", "C",
    "ldc", "info", "batchSize", NULL};
static const cb_function f_cublasDgetriBatched = {.name = "cublasDgetriBatched",
    .params = params_cublasDgetriBatched, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasDgetriBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasDgetriBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address P;
    P.held = false;
    cb_address C;
    C.held = false;
    int32_t ldc;
    cb_address info;
    info.held = false;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &A) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[4], &P) < 0)
        goto done;
    if (cb_as_address(m, args[5], &C) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &ldc) < 0)
        goto done;
    if (cb_as_target(s, args[7], "info", false, &info) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgetriBatched *call = cb_symbol_address(&symbols[S_cublasDgetriBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgetriBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int
//     lda, const int *P, cuComplex *const *C, int ldc, int *info, int batchSize)
static const char *const params_cublasCgetriBatched[] = {"handle", "n", "A", "lda", "P", "C",
    "ldc", "info", "batchSize", NULL};
static const cb_function f_cublasCgetriBatched = {.name = "cublasCgetriBatched",
    .params = params_cublasCgetriBatched, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasCgetriBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasCgetriBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address P;
    P.held = false;
    cb_address C;
    C.held = false;
    int32_t ldc;
    cb_address info;
    info.held = false;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &A) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[4], &P) < 0)
        goto done;
    if (cb_as_address(m, args[5], &C) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &ldc) < 0)
        goto done;
    if (cb_as_target(s, args[7], "info", false, &info) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgetriBatched *call = cb_symbol_address(&symbols[S_cublasCgetriBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgetriBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A,
//     int lda, const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)
static const char *const params_cublasZgetriBatched[] = {"handle", "n", "A", "lda", "P", "C",
    "ldc", "info", "batchSize", NULL};
static const cb_function f_cublasZgetriBatched = {.name = "cublasZgetriBatched",
    .params = params_cublasZgetriBatched, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasZgetriBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasZgetriBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address P;
    P.held = false;
    cb_address C;
    C.held = false;
    int32_t ldc;
    cb_address info;
    info.held = false;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &A) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[4], &P) < 0)
        goto done;
    if (cb_as_address(m, args[5], &C) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &ldc) < 0)
        goto done;
    if (cb_as_target(s, args[7], "info", false, &info) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgetriBatched *call = cb_symbol_address(&symbols[S_cublasZgetriBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgetriBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int
//     nrhs, const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb,
//     int *info, int batchSize)
static const char *const params_cublasSgetrsBatched[] = {"handle", "trans", "n", "nrhs", "Aarray",
    "lda", "devIpiv", "Barray", "ldb", "batchSize", NULL};
static const cb_function f_cublasSgetrsBatched = {.name = "cublasSgetrsBatched",
    .params = params_cublasSgetrsBatched, .param_count = 10, .result_count = 1};

CB_WRAPPER(cublasSgetrsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasSgetrsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t n;
    int32_t nrhs;
    cb_address Aarray;
    Aarray.held = false;
    int32_t lda;
    cb_address devIpiv;
    devIpiv.held = false;
    cb_address Barray;
    Barray.held = false;
    int32_t ldb;
    int info = 0;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &nrhs) < 0)
        goto done;
    if (cb_as_address(m, args[4], &Aarray) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &devIpiv) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Barray) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &ldb) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgetrsBatched *call = cb_symbol_address(&symbols[S_cublasSgetrsBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, n, nrhs, Aarray.value, lda, devIpiv.value,
        Barray.value, ldb, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgetrsBatched, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return result;
}

// cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int
//     nrhs, const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int
//     ldb, int *info, int batchSize)
static const char *const params_cublasDgetrsBatched[] = {"handle", "trans", "n", "nrhs", "Aarray",
    "lda", "devIpiv", "Barray", "ldb", "batchSize", NULL};
static const cb_function f_cublasDgetrsBatched = {.name = "cublasDgetrsBatched",
    .params = params_cublasDgetrsBatched, .param_count = 10, .result_count = 1};

CB_WRAPPER(cublasDgetrsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDgetrsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t n;
    int32_t nrhs;
    cb_address Aarray;
    Aarray.held = false;
    int32_t lda;
    cb_address devIpiv;
    devIpiv.held = false;
    cb_address Barray;
    Barray.held = false;
    int32_t ldb;
    int info = 0;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &nrhs) < 0)
        goto done;
    if (cb_as_address(m, args[4], &Aarray) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &devIpiv) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Barray) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &ldb) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgetrsBatched *call = cb_symbol_address(&symbols[S_cublasDgetrsBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, n, nrhs, Aarray.value, lda, devIpiv.value,
        Barray.value, ldb, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgetrsBatched, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return result;
}

// cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int
//     nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray,
//     int ldb, int *info, int batchSize)
static const char *const params_cublasCgetrsBatched[] = {"handle", "trans", "n", "nrhs", "Aarray",
    "lda", "devIpiv", "Barray", "ldb", "batchSize", NULL};
static const cb_function f_cublasCgetrsBatched = {.name = "cublasCgetrsBatched",
    .params = params_cublasCgetrsBatched, .param_count = 10, .result_count = 1};

CB_WRAPPER(cublasCgetrsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCgetrsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t n;
    int32_t nrhs;
    cb_address Aarray;
    Aarray.held = false;
    int32_t lda;
    cb_address devIpiv;
    devIpiv.held = false;
    cb_address Barray;
    Barray.held = false;
    int32_t ldb;
    int info = 0;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &nrhs) < 0)
        goto done;
    if (cb_as_address(m, args[4], &Aarray) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &devIpiv) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Barray) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &ldb) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgetrsBatched *call = cb_symbol_address(&symbols[S_cublasCgetrsBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, n, nrhs, Aarray.value, lda, devIpiv.value,
        Barray.value, ldb, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgetrsBatched, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return result;
}

// cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int
//     nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv, cuDoubleComplex
//     *const *Barray, int ldb, int *info, int batchSize)
static const char *const params_cublasZgetrsBatched[] = {"handle", "trans", "n", "nrhs", "Aarray",
    "lda", "devIpiv", "Barray", "ldb", "batchSize", NULL};
static const cb_function f_cublasZgetrsBatched = {.name = "cublasZgetrsBatched",
    .params = params_cublasZgetrsBatched, .param_count = 10, .result_count = 1};

CB_WRAPPER(cublasZgetrsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasZgetrsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t n;
    int32_t nrhs;
    cb_address Aarray;
    Aarray.held = false;
    int32_t lda;
    cb_address devIpiv;
    devIpiv.held = false;
    cb_address Barray;
    Barray.held = false;
    int32_t ldb;
    int info = 0;
    int32_t batchSize;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &nrhs) < 0)
        goto done;
    if (cb_as_address(m, args[4], &Aarray) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &devIpiv) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Barray) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &ldb) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgetrsBatched *call = cb_symbol_address(&symbols[S_cublasZgetrsBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, n, nrhs, Aarray.value, lda, devIpiv.value,
        Barray.value, ldb, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgetrsBatched, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return result;
}

// cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char
//     *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C, int
//     C_bias, int ldc, int C_mult, int C_shift)
static const char *const params_cublasUint8gemmBias[] = {"handle", "transa", "transb", "transc",
    "m", "n", "k", "A", "A_bias", "lda", "B", "B_bias", "ldb", "C", "C_bias", "ldc", "C_mult",
    "C_shift", NULL};
static const cb_function f_cublasUint8gemmBias = {.name = "cublasUint8gemmBias",
    .params = params_cublasUint8gemmBias, .param_count = 18, .result_count = 0};

CB_WRAPPER(cublasUint8gemmBias)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[18];
    if (!cb_arguments(s, &f_cublasUint8gemmBias, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t transc;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_address A;
    A.held = false;
    int32_t A_bias;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t B_bias;
    int32_t ldb;
    cb_address C;
    C.held = false;
    int32_t C_bias;
    int32_t ldc;
    int32_t C_mult;
    int32_t C_shift;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "transc", &transc) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &A_bias) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &B_bias) < 0)
        goto done;
    if (cb_as_int32(args[12], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[13], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[14], "int", &C_bias) < 0)
        goto done;
    if (cb_as_int32(args[15], "int", &ldc) < 0)
        goto done;
    if (cb_as_int32(args[16], "int", &C_mult) < 0)
        goto done;
    if (cb_as_int32(args[17], "int", &C_shift) < 0)
        goto done;
    fn_cublasUint8gemmBias *call = cb_symbol_address(&symbols[S_cublasUint8gemmBias]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb,
        (cublasOperation_t)transc, m_, n, k, A.value, A_bias, lda, B.value, B_bias, ldb, C.value,
        C_bias, ldc, C_mult, C_shift);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasUint8gemmBias, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)
static const char *const params_cublasXtCreate[] = {NULL};
static const cb_function f_cublasXtCreate = {.name = "cublasXtCreate",
    .params = params_cublasXtCreate, .param_count = 0, .result_count = 1};

CB_WRAPPER(cublasXtCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasXtCreate, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle = NULL;
    fn_cublasXtCreate *call = cb_symbol_address(&symbols[S_cublasXtCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cublasXtHandle_t, &handle));
}

// cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)
static const char *const params_cublasXtDestroy[] = {"handle", NULL};
static const cb_function f_cublasXtDestroy = {.name = "cublasXtDestroy",
    .params = params_cublasXtDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cublasXtDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasXtDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasXtDestroy *call = cb_symbol_address(&symbols[S_cublasXtDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtDestroy, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)
static const char *const params_cublasXtGetNumBoards[] = {"nbDevices", "deviceId", NULL};
static const cb_function f_cublasXtGetNumBoards = {.name = "cublasXtGetNumBoards",
    .params = params_cublasXtGetNumBoards, .param_count = 2, .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cublasXtGetNumBoards)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasXtGetNumBoards, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    int32_t nbDevices = 0;
    cb_array deviceId;
    cb_array_init(&deviceId);
    int nbBoards = 0;
    if (args[0] != NULL && cb_as_int32(args[0], "int", &nbDevices) < 0)
        goto done;
    if (cb_array_ints_or_buffer(args[1], "deviceId", sizeof(int), true, "int", &deviceId) < 0)
        goto done;
    if (args[0] == NULL && deviceId.length > (size_t)nbDevices)
        nbDevices = (int32_t)deviceId.length;
    if (cb_array_check(&deviceId, (size_t)nbDevices) < 0)
        goto done;
    fn_cublasXtGetNumBoards *call = cb_symbol_address(&symbols[S_cublasXtGetNumBoards]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(nbDevices, deviceId.data, &nbBoards);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtGetNumBoards, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(nbBoards));
done:
    cb_array_done(&deviceId);
    return result;
}

// cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)
static const char *const params_cublasXtMaxBoards[] = {NULL};
static const cb_function f_cublasXtMaxBoards = {.name = "cublasXtMaxBoards",
    .params = params_cublasXtMaxBoards, .param_count = 0, .result_count = 1};

CB_WRAPPER(cublasXtMaxBoards)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasXtMaxBoards, &args, nargs, kwnames, slots))
        return NULL;
    int nbGpuBoards = 0;
    fn_cublasXtMaxBoards *call = cb_symbol_address(&symbols[S_cublasXtMaxBoards]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&nbGpuBoards);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtMaxBoards, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(nbGpuBoards));
}

// cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)
static const char *const params_cublasXtDeviceSelect[] = {"handle", "nbDevices", "deviceId", NULL};
static const cb_function f_cublasXtDeviceSelect = {.name = "cublasXtDeviceSelect",
    .params = params_cublasXtDeviceSelect, .param_count = 3, .result_count = 0, .auto_mask = 0x2};

CB_WRAPPER(cublasXtDeviceSelect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cublasXtDeviceSelect, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t nbDevices = 0;
    cb_array deviceId;
    cb_array_init(&deviceId);
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (args[1] != NULL && cb_as_int32(args[1], "int", &nbDevices) < 0)
        goto done;
    if (cb_array_ints_or_buffer(args[2], "deviceId", sizeof(int), true, "int", &deviceId) < 0)
        goto done;
    if (args[1] == NULL && deviceId.length > (size_t)nbDevices)
        nbDevices = (int32_t)deviceId.length;
    if (cb_array_check(&deviceId, (size_t)nbDevices) < 0)
        goto done;
    fn_cublasXtDeviceSelect *call = cb_symbol_address(&symbols[S_cublasXtDeviceSelect]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nbDevices, deviceId.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtDeviceSelect, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&deviceId);
    return result;
}

// cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)
static const char *const params_cublasXtSetBlockDim[] = {"handle", "blockDim", NULL};
static const cb_function f_cublasXtSetBlockDim = {.name = "cublasXtSetBlockDim",
    .params = params_cublasXtSetBlockDim, .param_count = 2, .result_count = 0};

CB_WRAPPER(cublasXtSetBlockDim)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasXtSetBlockDim, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t blockDim;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &blockDim) < 0)
        return NULL;
    fn_cublasXtSetBlockDim *call = cb_symbol_address(&symbols[S_cublasXtSetBlockDim]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, blockDim);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtSetBlockDim, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)
static const char *const params_cublasXtGetBlockDim[] = {"handle", NULL};
static const cb_function f_cublasXtGetBlockDim = {.name = "cublasXtGetBlockDim",
    .params = params_cublasXtGetBlockDim, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasXtGetBlockDim)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasXtGetBlockDim, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int blockDim = 0;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasXtGetBlockDim *call = cb_symbol_address(&symbols[S_cublasXtGetBlockDim]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &blockDim);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtGetBlockDim, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(blockDim));
}

// cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)
static const char *const params_cublasXtGetPinningMemMode[] = {"handle", NULL};
static const cb_function f_cublasXtGetPinningMemMode = {.name = "cublasXtGetPinningMemMode",
    .params = params_cublasXtGetPinningMemMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasXtGetPinningMemMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasXtGetPinningMemMode, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    cublasXtPinnedMemMode_t mode = 0;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasXtGetPinningMemMode *call = cb_symbol_address(&symbols[S_cublasXtGetPinningMemMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtGetPinningMemMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cublasXtPinnedMemMode_t, mode));
}

// cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)
static const char *const params_cublasXtSetPinningMemMode[] = {"handle", "mode", NULL};
static const cb_function f_cublasXtSetPinningMemMode = {.name = "cublasXtSetPinningMemMode",
    .params = params_cublasXtSetPinningMemMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(cublasXtSetPinningMemMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasXtSetPinningMemMode, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t mode;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        return NULL;
    if (cb_as_enum(m, T_cublasXtPinnedMemMode_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_cublasXtSetPinningMemMode *call = cb_symbol_address(&symbols[S_cublasXtSetPinningMemMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, (cublasXtPinnedMemMode_t)mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtSetPinningMemMode, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp,
//     cublasXtOpType_t type, void *blasFunctor)
static const char *const params_cublasXtSetCpuRoutine[] = {"handle", "blasOp", "type",
    "blasFunctor", NULL};
static const cb_function f_cublasXtSetCpuRoutine = {.name = "cublasXtSetCpuRoutine",
    .params = params_cublasXtSetCpuRoutine, .param_count = 4, .result_count = 0};

CB_WRAPPER(cublasXtSetCpuRoutine)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cublasXtSetCpuRoutine, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t blasOp;
    int32_t type;
    cb_address blasFunctor;
    blasFunctor.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasXtBlasOp_t, args[1], "blasOp", &blasOp) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasXtOpType_t, args[2], "type", &type) < 0)
        goto done;
    if (cb_as_address(m, args[3], &blasFunctor) < 0)
        goto done;
    fn_cublasXtSetCpuRoutine *call = cb_symbol_address(&symbols[S_cublasXtSetCpuRoutine]);
    if (call == NULL)
        goto done;
    status = call(handle, (cublasXtBlasOp_t)blasOp, (cublasXtOpType_t)type, blasFunctor.value);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtSetCpuRoutine, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&blasFunctor);
    return result;
}

// cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp,
//     cublasXtOpType_t type, float ratio)
static const char *const params_cublasXtSetCpuRatio[] = {"handle", "blasOp", "type", "ratio", NULL};
static const cb_function f_cublasXtSetCpuRatio = {.name = "cublasXtSetCpuRatio",
    .params = params_cublasXtSetCpuRatio, .param_count = 4, .result_count = 0};

CB_WRAPPER(cublasXtSetCpuRatio)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cublasXtSetCpuRatio, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t blasOp;
    int32_t type;
    float ratio;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        return NULL;
    if (cb_as_enum(m, T_cublasXtBlasOp_t, args[1], "blasOp", &blasOp) < 0)
        return NULL;
    if (cb_as_enum(m, T_cublasXtOpType_t, args[2], "type", &type) < 0)
        return NULL;
    if (cb_as_float(args[3], &ratio) < 0)
        return NULL;
    fn_cublasXtSetCpuRatio *call = cb_symbol_address(&symbols[S_cublasXtSetCpuRatio]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, (cublasXtBlasOp_t)blasOp, (cublasXtOpType_t)type, ratio);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtSetCpuRatio, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const
//     float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const char *const params_cublasXtSgemm[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtSgemm = {.name = "cublasXtSgemm",
    .params = params_cublasXtSgemm, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasXtSgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasXtSgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t transa;
    int32_t transb;
    uint64_t m_;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &m_) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_uint64(args[8], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &B) < 0)
        goto done;
    if (cb_as_uint64(args[10], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[13], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtSgemm", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? m_ : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? k : m_)), sizeof(float))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtSgemm", "B",
        cb_extent(CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? k : n)), CB_COUNT(ldb),
        CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? n : k)), sizeof(float))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtSgemm", "C",
        cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(float))) < 0)
        goto done;
    fn_cublasXtSgemm *call = cb_symbol_address(&symbols[S_cublasXtSgemm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtSgemm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const
//     double *B, size_t ldb, const double *beta, double *C, size_t ldc)
static const char *const params_cublasXtDgemm[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtDgemm = {.name = "cublasXtDgemm",
    .params = params_cublasXtDgemm, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasXtDgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasXtDgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t transa;
    int32_t transb;
    uint64_t m_;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &m_) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_uint64(args[8], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &B) < 0)
        goto done;
    if (cb_as_uint64(args[10], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[13], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtDgemm", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? m_ : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? k : m_)), sizeof(double))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtDgemm", "B",
        cb_extent(CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? k : n)), CB_COUNT(ldb),
        CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? n : k)), sizeof(double))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtDgemm", "C",
        cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(double))) < 0)
        goto done;
    fn_cublasXtDgemm *call = cb_symbol_address(&symbols[S_cublasXtDgemm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtDgemm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda,
//     const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const char *const params_cublasXtCgemm[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtCgemm = {.name = "cublasXtCgemm",
    .params = params_cublasXtCgemm, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasXtCgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasXtCgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t transa;
    int32_t transb;
    uint64_t m_;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &m_) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_uint64(args[8], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &B) < 0)
        goto done;
    if (cb_as_uint64(args[10], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[13], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtCgemm", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? m_ : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? k : m_)), sizeof(cuComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtCgemm", "B",
        cb_extent(CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? k : n)), CB_COUNT(ldb),
        CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? n : k)), sizeof(cuComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtCgemm", "C",
        cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0)
        goto done;
    fn_cublasXtCgemm *call = cb_symbol_address(&symbols[S_cublasXtCgemm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtCgemm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
//     size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta,
//     cuDoubleComplex *C, size_t ldc)
static const char *const params_cublasXtZgemm[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtZgemm = {.name = "cublasXtZgemm",
    .params = params_cublasXtZgemm, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasXtZgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasXtZgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t transa;
    int32_t transb;
    uint64_t m_;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &m_) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_uint64(args[8], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &B) < 0)
        goto done;
    if (cb_as_uint64(args[10], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[13], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtZgemm", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? m_ : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? k : m_)),
        sizeof(cuDoubleComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtZgemm", "B",
        cb_extent(CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? k : n)), CB_COUNT(ldb),
        CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? n : k)), sizeof(cuDoubleComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtZgemm", "C",
        cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0)
        goto done;
    fn_cublasXtZgemm *call = cb_symbol_address(&symbols[S_cublasXtZgemm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtZgemm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta,
//     float *C, size_t ldc)
static const char *const params_cublasXtSsyrk[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtSsyrk = {.name = "cublasXtSsyrk",
    .params = params_cublasXtSsyrk, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasXtSsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasXtSsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[10], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtSsyrk", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(float))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtSsyrk", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(float))) < 0)
        goto done;
    fn_cublasXtSsyrk *call = cb_symbol_address(&symbols[S_cublasXtSsyrk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtSsyrk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double
//     *beta, double *C, size_t ldc)
static const char *const params_cublasXtDsyrk[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtDsyrk = {.name = "cublasXtDsyrk",
    .params = params_cublasXtDsyrk, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasXtDsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasXtDsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[10], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtDsyrk", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(double))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtDsyrk", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(double))) < 0)
        goto done;
    fn_cublasXtDsyrk *call = cb_symbol_address(&symbols[S_cublasXtDsyrk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtDsyrk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const
//     cuComplex *beta, cuComplex *C, size_t ldc)
static const char *const params_cublasXtCsyrk[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtCsyrk = {.name = "cublasXtCsyrk",
    .params = params_cublasXtCsyrk, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasXtCsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasXtCsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[10], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtCsyrk", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(cuComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtCsyrk", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0)
        goto done;
    fn_cublasXtCsyrk *call = cb_symbol_address(&symbols[S_cublasXtCsyrk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtCsyrk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t
//     lda, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const char *const params_cublasXtZsyrk[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtZsyrk = {.name = "cublasXtZsyrk",
    .params = params_cublasXtZsyrk, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasXtZsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasXtZsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[10], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtZsyrk", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(cuDoubleComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtZsyrk", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0)
        goto done;
    fn_cublasXtZsyrk *call = cb_symbol_address(&symbols[S_cublasXtZsyrk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtZsyrk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float
//     *beta, cuComplex *C, size_t ldc)
static const char *const params_cublasXtCherk[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtCherk = {.name = "cublasXtCherk",
    .params = params_cublasXtCherk, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasXtCherk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasXtCherk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[10], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtCherk", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(cuComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtCherk", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0)
        goto done;
    fn_cublasXtCherk *call = cb_symbol_address(&symbols[S_cublasXtCherk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtCherk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const
//     double *beta, cuDoubleComplex *C, size_t ldc)
static const char *const params_cublasXtZherk[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtZherk = {.name = "cublasXtZherk",
    .params = params_cublasXtZherk, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasXtZherk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasXtZherk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[10], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtZherk", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(cuDoubleComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtZherk", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0)
        goto done;
    fn_cublasXtZherk *call = cb_symbol_address(&symbols[S_cublasXtZherk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtZherk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B,
//     size_t ldb, const float *beta, float *C, size_t ldc)
static const char *const params_cublasXtSsyr2k[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtSsyr2k = {.name = "cublasXtSsyr2k",
    .params = params_cublasXtSsyr2k, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasXtSsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasXtSsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[8], &B) < 0)
        goto done;
    if (cb_as_uint64(args[9], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[11], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[12], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[10], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtSsyr2k", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(float))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtSsyr2k", "B",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(ldb),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(float))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtSsyr2k", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(float))) < 0)
        goto done;
    fn_cublasXtSsyr2k *call = cb_symbol_address(&symbols[S_cublasXtSsyr2k]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtSsyr2k, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B,
//     size_t ldb, const double *beta, double *C, size_t ldc)
static const char *const params_cublasXtDsyr2k[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtDsyr2k = {.name = "cublasXtDsyr2k",
    .params = params_cublasXtDsyr2k, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasXtDsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasXtDsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[8], &B) < 0)
        goto done;
    if (cb_as_uint64(args[9], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[11], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[12], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtDsyr2k", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(double))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtDsyr2k", "B",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(ldb),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(double))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtDsyr2k", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(double))) < 0)
        goto done;
    fn_cublasXtDsyr2k *call = cb_symbol_address(&symbols[S_cublasXtDsyr2k]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtDsyr2k, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const
//     cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const char *const params_cublasXtCsyr2k[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtCsyr2k = {.name = "cublasXtCsyr2k",
    .params = params_cublasXtCsyr2k, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasXtCsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasXtCsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[8], &B) < 0)
        goto done;
    if (cb_as_uint64(args[9], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[11], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[12], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtCsyr2k", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(cuComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtCsyr2k", "B",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(ldb),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(cuComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtCsyr2k", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0)
        goto done;
    fn_cublasXtCsyr2k *call = cb_symbol_address(&symbols[S_cublasXtCsyr2k]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtCsyr2k, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t
//     lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
//     size_t ldc)
static const char *const params_cublasXtZsyr2k[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtZsyr2k = {.name = "cublasXtZsyr2k",
    .params = params_cublasXtZsyr2k, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasXtZsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasXtZsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[8], &B) < 0)
        goto done;
    if (cb_as_uint64(args[9], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[11], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[12], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtZsyr2k", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(cuDoubleComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtZsyr2k", "B",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(ldb),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(cuDoubleComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtZsyr2k", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0)
        goto done;
    fn_cublasXtZsyr2k *call = cb_symbol_address(&symbols[S_cublasXtZsyr2k]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtZsyr2k, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const
//     cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)
static const char *const params_cublasXtCherkx[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasXtCherkx = {.name = "cublasXtCherkx",
    .params = params_cublasXtCherkx, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasXtCherkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasXtCherkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t uplo;
    int32_t trans;
    uint64_t n;
    uint64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &n) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_uint64(args[7], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[8], &B) < 0)
        goto done;
    if (cb_as_uint64(args[9], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[11], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[12], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[10], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtCherkx", "A",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(lda),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(cuComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtCherkx", "B",
        cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)), CB_COUNT(ldb),
        CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)), sizeof(cuComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtCherkx", "C",
        cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0)
        goto done;
    fn_cublasXtCherkx *call = cb_symbol_address(&symbols[S_cublasXtCherkx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtCherkx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

