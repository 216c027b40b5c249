// functions_level2_updates_64.c of cubind for cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda,
//     float *x, int64_t incx)
static const cb_function f_cublasStrsv_64 = {.name = "cublasStrsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasStrsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasStrsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_target(s, args[7], "x", false, &x) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStrsv_64 *call = cb_symbol_address(&symbols[S_cublasStrsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStrsv_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda,
//     double *x, int64_t incx)
static const cb_function f_cublasDtrsv_64 = {.name = "cublasDtrsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasDtrsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtrsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_target(s, args[7], "x", false, &x) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtrsv_64 *call = cb_symbol_address(&symbols[S_cublasDtrsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtrsv_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda,
//     cuComplex *x, int64_t incx)
static const cb_function f_cublasCtrsv_64 = {.name = "cublasCtrsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasCtrsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtrsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_target(s, args[7], "x", false, &x) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtrsv_64 *call = cb_symbol_address(&symbols[S_cublasCtrsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtrsv_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A,
//     int64_t lda, cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZtrsv_64 = {.name = "cublasZtrsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasZtrsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtrsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_target(s, args[7], "x", false, &x) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtrsv_64 *call = cb_symbol_address(&symbols[S_cublasZtrsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtrsv_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x,
//     int64_t incx)
static const cb_function f_cublasStpsv_64 = {.name = "cublasStpsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasStpsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasStpsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &AP) < 0
        || cb_as_target(s, args[6], "x", false, &x) < 0
        || cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStpsv_64 *call = cb_symbol_address(&symbols[S_cublasStpsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStpsv_64, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x,
//     int64_t incx)
static const cb_function f_cublasDtpsv_64 = {.name = "cublasDtpsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasDtpsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtpsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &AP) < 0
        || cb_as_target(s, args[6], "x", false, &x) < 0
        || cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtpsv_64 *call = cb_symbol_address(&symbols[S_cublasDtpsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtpsv_64, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP,
//     cuComplex *x, int64_t incx)
static const cb_function f_cublasCtpsv_64 = {.name = "cublasCtpsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasCtpsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtpsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &AP) < 0
        || cb_as_target(s, args[6], "x", false, &x) < 0
        || cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtpsv_64 *call = cb_symbol_address(&symbols[S_cublasCtpsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtpsv_64, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP,
//     cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZtpsv_64 = {.name = "cublasZtpsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasZtpsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtpsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &AP) < 0
        || cb_as_target(s, args[6], "x", false, &x) < 0
        || cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtpsv_64 *call = cb_symbol_address(&symbols[S_cublasZtpsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtpsv_64, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A,
//     int64_t lda, float *x, int64_t incx)
static const cb_function f_cublasStbsv_64 = {.name = "cublasStbsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasStbsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasStbsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_target(s, args[8], "x", false, &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStbsv_64 *call = cb_symbol_address(&symbols[S_cublasStbsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStbsv_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A,
//     int64_t lda, double *x, int64_t incx)
static const cb_function f_cublasDtbsv_64 = {.name = "cublasDtbsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasDtbsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtbsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_target(s, args[8], "x", false, &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtbsv_64 *call = cb_symbol_address(&symbols[S_cublasDtbsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtbsv_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A,
//     int64_t lda, cuComplex *x, int64_t incx)
static const cb_function f_cublasCtbsv_64 = {.name = "cublasCtbsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCtbsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtbsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_target(s, args[8], "x", false, &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtbsv_64 *call = cb_symbol_address(&symbols[S_cublasCtbsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtbsv_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
//     const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZtbsv_64 = {.name = "cublasZtbsv_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZtbsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtbsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_target(s, args[8], "x", false, &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtbsv_64 *call = cb_symbol_address(&symbols[S_cublasZtbsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtbsv_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha,
//     const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)
static const cb_function f_cublasSger_64 = {.name = "cublasSger_64",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasSger_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasSger_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m_, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &m_) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasSger_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSger_64 *call = cb_symbol_address(&symbols[S_cublasSger_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSger_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
//     const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy,
//     double *A, int64_t lda)
static const cb_function f_cublasDger_64 = {.name = "cublasDger_64",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasDger_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDger_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m_, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &m_) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasDger_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDger_64 *call = cb_symbol_address(&symbols[S_cublasDger_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDger_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *A, int64_t lda)
static const cb_function f_cublasCgeru_64 = {.name = "cublasCgeru_64",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCgeru_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgeru_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m_, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &m_) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCgeru_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgeru_64 *call = cb_symbol_address(&symbols[S_cublasCgeru_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgeru_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *A, int64_t lda)
static const cb_function f_cublasCgerc_64 = {.name = "cublasCgerc_64",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCgerc_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgerc_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m_, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &m_) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCgerc_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgerc_64 *call = cb_symbol_address(&symbols[S_cublasCgerc_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgerc_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
//     const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)
static const cb_function f_cublasZgeru_64 = {.name = "cublasZgeru_64",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZgeru_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgeru_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m_, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &m_) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZgeru_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgeru_64 *call = cb_symbol_address(&symbols[S_cublasZgeru_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgeru_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
//     const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)
static const cb_function f_cublasZgerc_64 = {.name = "cublasZgerc_64",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZgerc_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgerc_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m_, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &m_) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZgerc_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgerc_64 *call = cb_symbol_address(&symbols[S_cublasZgerc_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgerc_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)
static const cb_function f_cublasSsyr_64 = {.name = "cublasSsyr_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasSsyr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsyr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasSsyr_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr_64 *call = cb_symbol_address(&symbols[S_cublasSsyr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsyr_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)
static const cb_function f_cublasDsyr_64 = {.name = "cublasDsyr_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasDsyr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsyr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasDsyr_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr_64 *call = cb_symbol_address(&symbols[S_cublasDsyr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsyr_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)
static const cb_function f_cublasCsyr_64 = {.name = "cublasCsyr_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasCsyr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCsyr_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr_64 *call = cb_symbol_address(&symbols[S_cublasCsyr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyr_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A,
//     int64_t lda)
static const cb_function f_cublasZsyr_64 = {.name = "cublasZsyr_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasZsyr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsyr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZsyr_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr_64 *call = cb_symbol_address(&symbols[S_cublasZsyr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsyr_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)
static const cb_function f_cublasCher_64 = {.name = "cublasCher_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasCher_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCher_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCher_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher_64 *call = cb_symbol_address(&symbols[S_cublasCher_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCher_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)
static const cb_function f_cublasZher_64 = {.name = "cublasZher_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasZher_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZher_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZher_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher_64 *call = cb_symbol_address(&symbols[S_cublasZher_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZher_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const float *x, int64_t incx, float *AP)
static const cb_function f_cublasSspr_64 = {.name = "cublasSspr_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "AP", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSspr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSspr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx;
    cb_number alpha;
    cb_address x, AP;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_target(s, args[6], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasSspr_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr_64 *call = cb_symbol_address(&symbols[S_cublasSspr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSspr_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const double *x, int64_t incx, double *AP)
static const cb_function f_cublasDspr_64 = {.name = "cublasDspr_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "AP", NULL},
    .param_count = 7};

CB_WRAPPER(cublasDspr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasDspr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx;
    cb_number alpha;
    cb_address x, AP;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_target(s, args[6], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasDspr_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDspr_64 *call = cb_symbol_address(&symbols[S_cublasDspr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDspr_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)
static const cb_function f_cublasChpr_64 = {.name = "cublasChpr_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "AP", NULL},
    .param_count = 7};

CB_WRAPPER(cublasChpr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasChpr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx;
    cb_number alpha;
    cb_address x, AP;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_target(s, args[6], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasChpr_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasChpr_64 *call = cb_symbol_address(&symbols[S_cublasChpr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasChpr_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)
static const cb_function f_cublasZhpr_64 = {.name = "cublasZhpr_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "AP", NULL},
    .param_count = 7};

CB_WRAPPER(cublasZhpr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasZhpr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx;
    cb_number alpha;
    cb_address x, AP;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_target(s, args[6], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasZhpr_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZhpr_64 *call = cb_symbol_address(&symbols[S_cublasZhpr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZhpr_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A,
//     int64_t lda)
static const cb_function f_cublasSsyr2_64 = {.name = "cublasSsyr2_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasSsyr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsyr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasSsyr2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr2_64 *call = cb_symbol_address(&symbols[S_cublasSsyr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsyr2_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy,
//     double *A, int64_t lda)
static const cb_function f_cublasDsyr2_64 = {.name = "cublasDsyr2_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasDsyr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsyr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasDsyr2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr2_64 *call = cb_symbol_address(&symbols[S_cublasDsyr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsyr2_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *A, int64_t lda)
static const cb_function f_cublasCsyr2_64 = {.name = "cublasCsyr2_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCsyr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCsyr2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr2_64 *call = cb_symbol_address(&symbols[S_cublasCsyr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyr2_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
//     const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)
static const cb_function f_cublasZsyr2_64 = {.name = "cublasZsyr2_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZsyr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsyr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZsyr2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr2_64 *call = cb_symbol_address(&symbols[S_cublasZsyr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsyr2_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *A, int64_t lda)
static const cb_function f_cublasCher2_64 = {.name = "cublasCher2_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCher2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCher2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCher2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher2_64 *call = cb_symbol_address(&symbols[S_cublasCher2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCher2_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
//     const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)
static const cb_function f_cublasZher2_64 = {.name = "cublasZher2_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZher2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZher2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZher2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher2_64 *call = cb_symbol_address(&symbols[S_cublasZher2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZher2_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)
static const cb_function f_cublasSspr2_64 = {.name = "cublasSspr2_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "AP",
        NULL},
    .param_count = 9};

CB_WRAPPER(cublasSspr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasSspr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasSspr2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr2_64 *call = cb_symbol_address(&symbols[S_cublasSspr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSspr2_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy,
//     double *AP)
static const cb_function f_cublasDspr2_64 = {.name = "cublasDspr2_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "AP",
        NULL},
    .param_count = 9};

CB_WRAPPER(cublasDspr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasDspr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasDspr2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDspr2_64 *call = cb_symbol_address(&symbols[S_cublasDspr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDspr2_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *AP)
static const cb_function f_cublasChpr2_64 = {.name = "cublasChpr2_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "AP",
        NULL},
    .param_count = 9};

CB_WRAPPER(cublasChpr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasChpr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasChpr2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasChpr2_64 *call = cb_symbol_address(&symbols[S_cublasChpr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasChpr2_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
//     const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)
static const cb_function f_cublasZhpr2_64 = {.name = "cublasZhpr2_64",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "AP",
        NULL},
    .param_count = 9};

CB_WRAPPER(cublasZhpr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasZhpr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, query_pointer_mode;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int64(args[2], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int64(args[5], "int64_t", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_target(s, args[8], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasZhpr2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZhpr2_64 *call = cb_symbol_address(&symbols[S_cublasZhpr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZhpr2_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return result;
}

