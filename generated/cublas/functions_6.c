// functions_6.c of cubind's binding of the cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x,
//     int64_t incx)
static const char *const params_cublasZtpsv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasZtpsv_64 = {.name = "cublasZtpsv_64",
    .params = params_cublasZtpsv_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasZtpsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasZtpsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    cb_address AP;
    AP.held = false;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtpsv_64 *call = cb_symbol_address(&symbols[S_cublasZtpsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtpsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)
static const char *const params_cublasStbsv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStbsv = {.name = "cublasStbsv", .params = params_cublasStbsv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasStbsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasStbsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    int32_t k;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasStbsv *call = cb_symbol_address(&symbols[S_cublasStbsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStbsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
//     int64_t incx)
static const char *const params_cublasStbsv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasStbsv_64 = {.name = "cublasStbsv_64",
    .params = params_cublasStbsv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasStbsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasStbsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    int64_t k;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStbsv_64 *call = cb_symbol_address(&symbols[S_cublasStbsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStbsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)
static const char *const params_cublasDtbsv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtbsv = {.name = "cublasDtbsv", .params = params_cublasDtbsv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasDtbsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDtbsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    int32_t k;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasDtbsv *call = cb_symbol_address(&symbols[S_cublasDtbsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtbsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
//     int64_t incx)
static const char *const params_cublasDtbsv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasDtbsv_64 = {.name = "cublasDtbsv_64",
    .params = params_cublasDtbsv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasDtbsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDtbsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    int64_t k;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtbsv_64 *call = cb_symbol_address(&symbols[S_cublasDtbsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtbsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int
//     incx)
static const char *const params_cublasCtbsv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtbsv = {.name = "cublasCtbsv", .params = params_cublasCtbsv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasCtbsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCtbsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    int32_t k;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasCtbsv *call = cb_symbol_address(&symbols[S_cublasCtbsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtbsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda,
//     cuComplex *x, int64_t incx)
static const char *const params_cublasCtbsv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasCtbsv_64 = {.name = "cublasCtbsv_64",
    .params = params_cublasCtbsv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasCtbsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCtbsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    int64_t k;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtbsv_64 *call = cb_symbol_address(&symbols[S_cublasCtbsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtbsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda,
//     cuDoubleComplex *x, int incx)
static const char *const params_cublasZtbsv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtbsv = {.name = "cublasZtbsv", .params = params_cublasZtbsv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasZtbsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasZtbsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    int32_t k;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasZtbsv *call = cb_symbol_address(&symbols[S_cublasZtbsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtbsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
//     cuDoubleComplex *x, int64_t incx)
static const char *const params_cublasZtbsv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasZtbsv_64 = {.name = "cublasZtbsv_64",
    .params = params_cublasZtbsv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasZtbsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasZtbsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    int64_t k;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtbsv_64 *call = cb_symbol_address(&symbols[S_cublasZtbsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtbsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float
//     *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int
//     incy)
static const char *const params_cublasSsymv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSsymv = {.name = "cublasSsymv", .params = params_cublasSsymv,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasSsymv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasSsymv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsymv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSsymv *call = cb_symbol_address(&symbols[S_cublasSsymv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsymv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta,
//     float *y, int64_t incy)
static const char *const params_cublasSsymv_64[] = {"handle", "uplo", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSsymv_64 = {.name = "cublasSsymv_64",
    .params = params_cublasSsymv_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasSsymv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasSsymv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsymv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSsymv_64 *call = cb_symbol_address(&symbols[S_cublasSsymv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsymv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double
//     *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y,
//     int incy)
static const char *const params_cublasDsymv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDsymv = {.name = "cublasDsymv", .params = params_cublasDsymv,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasDsymv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasDsymv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsymv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymv *call = cb_symbol_address(&symbols[S_cublasDsymv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsymv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double
//     *beta, double *y, int64_t incy)
static const char *const params_cublasDsymv_64[] = {"handle", "uplo", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDsymv_64 = {.name = "cublasDsymv_64",
    .params = params_cublasDsymv_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasDsymv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasDsymv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsymv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymv_64 *call = cb_symbol_address(&symbols[S_cublasDsymv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsymv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex
//     *beta, cuComplex *y, int incy)
static const char *const params_cublasCsymv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasCsymv = {.name = "cublasCsymv", .params = params_cublasCsymv,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasCsymv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasCsymv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsymv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymv *call = cb_symbol_address(&symbols[S_cublasCsymv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsymv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const
//     cuComplex *beta, cuComplex *y, int64_t incy)
static const char *const params_cublasCsymv_64[] = {"handle", "uplo", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasCsymv_64 = {.name = "cublasCsymv_64",
    .params = params_cublasCsymv_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasCsymv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasCsymv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsymv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymv_64 *call = cb_symbol_address(&symbols[S_cublasCsymv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsymv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int
//     incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const char *const params_cublasZsymv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZsymv = {.name = "cublasZsymv", .params = params_cublasZsymv,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasZsymv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasZsymv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZsymv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymv *call = cb_symbol_address(&symbols[S_cublasZsymv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZsymv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
//     int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
static const char *const params_cublasZsymv_64[] = {"handle", "uplo", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZsymv_64 = {.name = "cublasZsymv_64",
    .params = params_cublasZsymv_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasZsymv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasZsymv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZsymv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymv_64 *call = cb_symbol_address(&symbols[S_cublasZsymv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZsymv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex
//     *beta, cuComplex *y, int incy)
static const char *const params_cublasChemv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasChemv = {.name = "cublasChemv", .params = params_cublasChemv,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasChemv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasChemv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasChemv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChemv *call = cb_symbol_address(&symbols[S_cublasChemv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasChemv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const
//     cuComplex *beta, cuComplex *y, int64_t incy)
static const char *const params_cublasChemv_64[] = {"handle", "uplo", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasChemv_64 = {.name = "cublasChemv_64",
    .params = params_cublasChemv_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasChemv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasChemv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasChemv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChemv_64 *call = cb_symbol_address(&symbols[S_cublasChemv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasChemv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int
//     incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const char *const params_cublasZhemv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZhemv = {.name = "cublasZhemv", .params = params_cublasZhemv,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasZhemv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasZhemv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZhemv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZhemv *call = cb_symbol_address(&symbols[S_cublasZhemv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZhemv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
//     int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
static const char *const params_cublasZhemv_64[] = {"handle", "uplo", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZhemv_64 = {.name = "cublasZhemv_64",
    .params = params_cublasZhemv_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasZhemv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasZhemv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZhemv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZhemv_64 *call = cb_symbol_address(&symbols[S_cublasZhemv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZhemv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const
//     float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y,
//     int incy)
static const char *const params_cublasSsbmv[] = {"handle", "uplo", "n", "k", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSsbmv = {.name = "cublasSsbmv", .params = params_cublasSsbmv,
    .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasSsbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasSsbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsbmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSsbmv *call = cb_symbol_address(&symbols[S_cublasSsbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t
//     k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float
//     *beta, float *y, int64_t incy)
static const char *const params_cublasSsbmv_64[] = {"handle", "uplo", "n", "k", "alpha", "A",
    "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSsbmv_64 = {.name = "cublasSsbmv_64",
    .params = params_cublasSsbmv_64, .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasSsbmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasSsbmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsbmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSsbmv_64 *call = cb_symbol_address(&symbols[S_cublasSsbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const
//     double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
//     double *y, int incy)
static const char *const params_cublasDsbmv[] = {"handle", "uplo", "n", "k", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDsbmv = {.name = "cublasDsbmv", .params = params_cublasDsbmv,
    .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasDsbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasDsbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsbmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsbmv *call = cb_symbol_address(&symbols[S_cublasDsbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t
//     k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const
//     double *beta, double *y, int64_t incy)
static const char *const params_cublasDsbmv_64[] = {"handle", "uplo", "n", "k", "alpha", "A",
    "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDsbmv_64 = {.name = "cublasDsbmv_64",
    .params = params_cublasDsbmv_64, .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasDsbmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasDsbmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsbmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsbmv_64 *call = cb_symbol_address(&symbols[S_cublasDsbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const
//     cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex
//     *beta, cuComplex *y, int incy)
static const char *const params_cublasChbmv[] = {"handle", "uplo", "n", "k", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasChbmv = {.name = "cublasChbmv", .params = params_cublasChbmv,
    .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasChbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasChbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasChbmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChbmv *call = cb_symbol_address(&symbols[S_cublasChbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasChbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t
//     k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
//     const cuComplex *beta, cuComplex *y, int64_t incy)
static const char *const params_cublasChbmv_64[] = {"handle", "uplo", "n", "k", "alpha", "A",
    "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasChbmv_64 = {.name = "cublasChbmv_64",
    .params = params_cublasChbmv_64, .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasChbmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasChbmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasChbmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChbmv_64 *call = cb_symbol_address(&symbols[S_cublasChbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasChbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int
//     incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const char *const params_cublasZhbmv[] = {"handle", "uplo", "n", "k", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZhbmv = {.name = "cublasZhbmv", .params = params_cublasZhbmv,
    .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasZhbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasZhbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZhbmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZhbmv *call = cb_symbol_address(&symbols[S_cublasZhbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZhbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t
//     k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex
//     *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
static const char *const params_cublasZhbmv_64[] = {"handle", "uplo", "n", "k", "alpha", "A",
    "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZhbmv_64 = {.name = "cublasZhbmv_64",
    .params = params_cublasZhbmv_64, .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasZhbmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasZhbmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZhbmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZhbmv_64 *call = cb_symbol_address(&symbols[S_cublasZhbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZhbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float
//     *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy)
static const char *const params_cublasSspmv[] = {"handle", "uplo", "n", "alpha", "AP", "x", "incx",
    "beta", "y", "incy", NULL};
static const cb_function f_cublasSspmv = {.name = "cublasSspmv", .params = params_cublasSspmv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasSspmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasSspmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address AP;
    AP.held = false;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &AP) < 0)
        goto done;
    if (cb_as_address(m, args[5], &x) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[8], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSspmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSspmv *call = cb_symbol_address(&symbols[S_cublasSspmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, AP.value, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSspmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y,
//     int64_t incy)
static const char *const params_cublasSspmv_64[] = {"handle", "uplo", "n", "alpha", "AP", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSspmv_64 = {.name = "cublasSspmv_64",
    .params = params_cublasSspmv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasSspmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasSspmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address AP;
    AP.held = false;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &AP) < 0)
        goto done;
    if (cb_as_address(m, args[5], &x) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[8], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSspmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSspmv_64 *call = cb_symbol_address(&symbols[S_cublasSspmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, AP.value, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSspmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double
//     *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy)
static const char *const params_cublasDspmv[] = {"handle", "uplo", "n", "alpha", "AP", "x", "incx",
    "beta", "y", "incy", NULL};
static const cb_function f_cublasDspmv = {.name = "cublasDspmv", .params = params_cublasDspmv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasDspmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDspmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address AP;
    AP.held = false;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &AP) < 0)
        goto done;
    if (cb_as_address(m, args[5], &x) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[8], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDspmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDspmv *call = cb_symbol_address(&symbols[S_cublasDspmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, AP.value, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDspmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double
//     *y, int64_t incy)
static const char *const params_cublasDspmv_64[] = {"handle", "uplo", "n", "alpha", "AP", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDspmv_64 = {.name = "cublasDspmv_64",
    .params = params_cublasDspmv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasDspmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDspmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address AP;
    AP.held = false;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &AP) < 0)
        goto done;
    if (cb_as_address(m, args[5], &x) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[8], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDspmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDspmv_64 *call = cb_symbol_address(&symbols[S_cublasDspmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, AP.value, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDspmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta,
//     cuComplex *y, int incy)
static const char *const params_cublasChpmv[] = {"handle", "uplo", "n", "alpha", "AP", "x", "incx",
    "beta", "y", "incy", NULL};
static const cb_function f_cublasChpmv = {.name = "cublasChpmv", .params = params_cublasChpmv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasChpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasChpmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address AP;
    AP.held = false;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &AP) < 0)
        goto done;
    if (cb_as_address(m, args[5], &x) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[8], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasChpmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChpmv *call = cb_symbol_address(&symbols[S_cublasChpmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, AP.value, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasChpmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex
//     *beta, cuComplex *y, int64_t incy)
static const char *const params_cublasChpmv_64[] = {"handle", "uplo", "n", "alpha", "AP", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasChpmv_64 = {.name = "cublasChpmv_64",
    .params = params_cublasChpmv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasChpmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasChpmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address AP;
    AP.held = false;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &AP) < 0)
        goto done;
    if (cb_as_address(m, args[5], &x) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[8], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasChpmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChpmv_64 *call = cb_symbol_address(&symbols[S_cublasChpmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, AP.value, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasChpmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

