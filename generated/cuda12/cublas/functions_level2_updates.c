// functions_level2_updates.c of cubind for cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x,
//     int incx)
static const cb_function f_cublasStrsv = {.name = "cublasStrsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasStrsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasStrsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_target(s, args[7], "x", false, &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasStrsv *call = cb_symbol_address(&symbols[S_cublasStrsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStrsv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x,
//     int incx)
static const cb_function f_cublasDtrsv = {.name = "cublasDtrsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasDtrsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtrsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_target(s, args[7], "x", false, &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasDtrsv *call = cb_symbol_address(&symbols[S_cublasDtrsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtrsv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda,
//     cuComplex *x, int incx)
static const cb_function f_cublasCtrsv = {.name = "cublasCtrsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasCtrsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtrsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_target(s, args[7], "x", false, &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasCtrsv *call = cb_symbol_address(&symbols[S_cublasCtrsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtrsv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtrsv = {.name = "cublasZtrsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasZtrsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtrsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_target(s, args[7], "x", false, &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasZtrsv *call = cb_symbol_address(&symbols[S_cublasZtrsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtrsv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
static const cb_function f_cublasStpsv = {.name = "cublasStpsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasStpsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasStpsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[5], &AP) < 0
        || cb_as_target(s, args[6], "x", false, &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasStpsv *call = cb_symbol_address(&symbols[S_cublasStpsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStpsv, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
static const cb_function f_cublasDtpsv = {.name = "cublasDtpsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasDtpsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtpsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[5], &AP) < 0
        || cb_as_target(s, args[6], "x", false, &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasDtpsv *call = cb_symbol_address(&symbols[S_cublasDtpsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtpsv, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x,
//     int incx)
static const cb_function f_cublasCtpsv = {.name = "cublasCtpsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasCtpsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtpsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[5], &AP) < 0
        || cb_as_target(s, args[6], "x", false, &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasCtpsv *call = cb_symbol_address(&symbols[S_cublasCtpsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtpsv, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtpsv = {.name = "cublasZtpsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasZtpsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtpsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[5], &AP) < 0
        || cb_as_target(s, args[6], "x", false, &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasZtpsv *call = cb_symbol_address(&symbols[S_cublasZtpsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtpsv, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda,
//     float *x, int incx)
static const cb_function f_cublasStbsv = {.name = "cublasStbsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasStbsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasStbsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_target(s, args[8], "x", false, &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasStbsv *call = cb_symbol_address(&symbols[S_cublasStbsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStbsv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda,
//     double *x, int incx)
static const cb_function f_cublasDtbsv = {.name = "cublasDtbsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasDtbsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtbsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_target(s, args[8], "x", false, &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasDtbsv *call = cb_symbol_address(&symbols[S_cublasDtbsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtbsv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda,
//     cuComplex *x, int incx)
static const cb_function f_cublasCtbsv = {.name = "cublasCtbsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCtbsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtbsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_target(s, args[8], "x", false, &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasCtbsv *call = cb_symbol_address(&symbols[S_cublasCtbsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtbsv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A,
//     int lda, cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtbsv = {.name = "cublasZtbsv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZtbsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtbsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_target(s, args[8], "x", false, &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasZtbsv *call = cb_symbol_address(&symbols[S_cublasZtbsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtbsv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha,
//     const float *x, int incx, const float *y, int incy, float *A, int lda)
static const cb_function f_cublasSger = {.name = "cublasSger",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasSger)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasSger, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m_, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &m_) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasSger, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSger *call = cb_symbol_address(&symbols[S_cublasSger]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSger, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha,
//     const double *x, int incx, const double *y, int incy, double *A, int lda)
static const cb_function f_cublasDger = {.name = "cublasDger",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasDger)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDger, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m_, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &m_) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasDger, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDger *call = cb_symbol_address(&symbols[S_cublasDger]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDger, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha,
//     const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
static const cb_function f_cublasCgeru = {.name = "cublasCgeru",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCgeru)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgeru, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m_, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &m_) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCgeru, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgeru *call = cb_symbol_address(&symbols[S_cublasCgeru]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgeru, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha,
//     const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
static const cb_function f_cublasCgerc = {.name = "cublasCgerc",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCgerc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgerc, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m_, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &m_) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCgerc, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgerc *call = cb_symbol_address(&symbols[S_cublasCgerc]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgerc, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
//     int lda)
static const cb_function f_cublasZgeru = {.name = "cublasZgeru",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZgeru)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgeru, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m_, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &m_) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZgeru, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgeru *call = cb_symbol_address(&symbols[S_cublasZgeru]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgeru, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
//     int lda)
static const cb_function f_cublasZgerc = {.name = "cublasZgerc",
    .params = (const char *const[]){"handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZgerc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgerc, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m_, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &m_) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZgerc, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgerc *call = cb_symbol_address(&symbols[S_cublasZgerc]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgerc, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *x, int incx, float *A, int lda)
static const cb_function f_cublasSsyr = {.name = "cublasSsyr",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasSsyr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsyr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasSsyr, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr *call = cb_symbol_address(&symbols[S_cublasSsyr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsyr, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *x, int incx, double *A, int lda)
static const cb_function f_cublasDsyr = {.name = "cublasDsyr",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasDsyr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsyr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasDsyr, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr *call = cb_symbol_address(&symbols[S_cublasDsyr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsyr, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)
static const cb_function f_cublasCsyr = {.name = "cublasCsyr",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasCsyr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCsyr, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr *call = cb_symbol_address(&symbols[S_cublasCsyr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyr, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A,
//     int lda)
static const cb_function f_cublasZsyr = {.name = "cublasZsyr",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasZsyr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsyr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZsyr, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr *call = cb_symbol_address(&symbols[S_cublasZsyr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsyr, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)
static const cb_function f_cublasCher = {.name = "cublasCher",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasCher)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCher, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCher, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher *call = cb_symbol_address(&symbols[S_cublasCher]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCher, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)
static const cb_function f_cublasZher = {.name = "cublasZher",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "A", "lda", NULL},
    .param_count = 8};

CB_WRAPPER(cublasZher)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZher, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, A;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_target(s, args[6], "A", false, &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZher, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher *call = cb_symbol_address(&symbols[S_cublasZher]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZher, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *x, int incx, float *AP)
static const cb_function f_cublasSspr = {.name = "cublasSspr",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "AP", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSspr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSspr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, query_pointer_mode;
    cb_number alpha;
    cb_address x, AP;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_target(s, args[6], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasSspr, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr *call = cb_symbol_address(&symbols[S_cublasSspr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSspr, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *x, int incx, double *AP)
static const cb_function f_cublasDspr = {.name = "cublasDspr",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "AP", NULL},
    .param_count = 7};

CB_WRAPPER(cublasDspr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasDspr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, query_pointer_mode;
    cb_number alpha;
    cb_address x, AP;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_target(s, args[6], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasDspr, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDspr *call = cb_symbol_address(&symbols[S_cublasDspr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDspr, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const cuComplex *x, int incx, cuComplex *AP)
static const cb_function f_cublasChpr = {.name = "cublasChpr",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "AP", NULL},
    .param_count = 7};

CB_WRAPPER(cublasChpr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasChpr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, query_pointer_mode;
    cb_number alpha;
    cb_address x, AP;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_target(s, args[6], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasChpr, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasChpr *call = cb_symbol_address(&symbols[S_cublasChpr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasChpr, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)
static const cb_function f_cublasZhpr = {.name = "cublasZhpr",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "AP", NULL},
    .param_count = 7};

CB_WRAPPER(cublasZhpr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasZhpr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, query_pointer_mode;
    cb_number alpha;
    cb_address x, AP;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_target(s, args[6], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasZhpr, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZhpr *call = cb_symbol_address(&symbols[S_cublasZhpr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZhpr, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)
static const cb_function f_cublasSsyr2 = {.name = "cublasSsyr2",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasSsyr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsyr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasSsyr2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr2 *call = cb_symbol_address(&symbols[S_cublasSsyr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsyr2, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *x, int incx, const double *y, int incy, double *A,
//     int lda)
static const cb_function f_cublasDsyr2 = {.name = "cublasDsyr2",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasDsyr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsyr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasDsyr2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr2 *call = cb_symbol_address(&symbols[S_cublasDsyr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsyr2, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
//     cuComplex *A, int lda)
static const cb_function f_cublasCsyr2 = {.name = "cublasCsyr2",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCsyr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCsyr2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr2 *call = cb_symbol_address(&symbols[S_cublasCsyr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyr2, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
//     int incy, cuDoubleComplex *A, int lda)
static const cb_function f_cublasZsyr2 = {.name = "cublasZsyr2",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZsyr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsyr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZsyr2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr2 *call = cb_symbol_address(&symbols[S_cublasZsyr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsyr2, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
//     cuComplex *A, int lda)
static const cb_function f_cublasCher2 = {.name = "cublasCher2",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCher2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCher2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasCher2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher2 *call = cb_symbol_address(&symbols[S_cublasCher2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCher2, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
//     int incy, cuDoubleComplex *A, int lda)
static const cb_function f_cublasZher2 = {.name = "cublasZher2",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A",
        "lda", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZher2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZher2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, A;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "A", false, &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || ask_pointer_mode(s, &f_cublasZher2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher2 *call = cb_symbol_address(&symbols[S_cublasZher2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZher2, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)
static const cb_function f_cublasSspr2 = {.name = "cublasSspr2",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "AP",
        NULL},
    .param_count = 9};

CB_WRAPPER(cublasSspr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasSspr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, AP;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasSspr2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr2 *call = cb_symbol_address(&symbols[S_cublasSspr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSspr2, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *x, int incx, const double *y, int incy, double *AP)
static const cb_function f_cublasDspr2 = {.name = "cublasDspr2",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "AP",
        NULL},
    .param_count = 9};

CB_WRAPPER(cublasDspr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasDspr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, AP;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasDspr2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDspr2 *call = cb_symbol_address(&symbols[S_cublasDspr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDspr2, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
//     cuComplex *AP)
static const cb_function f_cublasChpr2 = {.name = "cublasChpr2",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "AP",
        NULL},
    .param_count = 9};

CB_WRAPPER(cublasChpr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasChpr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, AP;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasChpr2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasChpr2 *call = cb_symbol_address(&symbols[S_cublasChpr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasChpr2, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
//     int incy, cuDoubleComplex *AP)
static const cb_function f_cublasZhpr2 = {.name = "cublasZhpr2",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "AP",
        NULL},
    .param_count = 9};

CB_WRAPPER(cublasZhpr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasZhpr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, query_pointer_mode;
    cb_number alpha;
    cb_address x, y, AP;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_int32(args[5], "int", &incx) < 0
        || cb_as_address(m, args[6], &y) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_target(s, args[8], "AP", false, &AP) < 0
        || ask_pointer_mode(s, &f_cublasZhpr2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZhpr2 *call = cb_symbol_address(&symbols[S_cublasZhpr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZhpr2, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return result;
}

