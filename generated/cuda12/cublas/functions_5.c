// functions_5.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int
//     kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const
//     cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const char *const params_cublasZgbmv[] = {"handle", "trans", "m", "n", "kl", "ku", "alpha",
    "A", "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZgbmv = {.name = "cublasZgbmv", .params = params_cublasZgbmv,
    .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasZgbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasZgbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    int32_t kl;
    int32_t ku;
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
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &kl) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &ku) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &x) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgbmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgbmv *call = cb_symbol_address(&symbols[S_cublasZgbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgbmv, status, args, NULL);
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

// cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
//     int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
//     cuDoubleComplex *y, int64_t incy)
static const char *const params_cublasZgbmv_64[] = {"handle", "trans", "m", "n", "kl", "ku",
    "alpha", "A", "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZgbmv_64 = {.name = "cublasZgbmv_64",
    .params = params_cublasZgbmv_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasZgbmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasZgbmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    int64_t kl;
    int64_t ku;
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
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &kl) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &ku) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &x) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgbmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgbmv_64 *call = cb_symbol_address(&symbols[S_cublasZgbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgbmv_64, status, args, NULL);
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

// cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)
static const char *const params_cublasStrmv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStrmv = {.name = "cublasStrmv", .params = params_cublasStrmv,
    .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasStrmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasStrmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasStrmv *call = cb_symbol_address(&symbols[S_cublasStrmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)
static const char *const params_cublasStrmv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStrmv_64 = {.name = "cublasStrmv_64",
    .params = params_cublasStrmv_64, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasStrmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasStrmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStrmv_64 *call = cb_symbol_address(&symbols[S_cublasStrmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)
static const char *const params_cublasDtrmv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtrmv = {.name = "cublasDtrmv", .params = params_cublasDtrmv,
    .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasDtrmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasDtrmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasDtrmv *call = cb_symbol_address(&symbols[S_cublasDtrmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t
//     incx)
static const char *const params_cublasDtrmv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtrmv_64 = {.name = "cublasDtrmv_64",
    .params = params_cublasDtrmv_64, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasDtrmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasDtrmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtrmv_64 *call = cb_symbol_address(&symbols[S_cublasDtrmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)
static const char *const params_cublasCtrmv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtrmv = {.name = "cublasCtrmv", .params = params_cublasCtrmv,
    .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasCtrmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasCtrmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasCtrmv *call = cb_symbol_address(&symbols[S_cublasCtrmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x,
//     int64_t incx)
static const char *const params_cublasCtrmv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtrmv_64 = {.name = "cublasCtrmv_64",
    .params = params_cublasCtrmv_64, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasCtrmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasCtrmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtrmv_64 *call = cb_symbol_address(&symbols[S_cublasCtrmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
//     int incx)
static const char *const params_cublasZtrmv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtrmv = {.name = "cublasZtrmv", .params = params_cublasZtrmv,
    .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasZtrmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasZtrmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasZtrmv *call = cb_symbol_address(&symbols[S_cublasZtrmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda,
//     cuDoubleComplex *x, int64_t incx)
static const char *const params_cublasZtrmv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtrmv_64 = {.name = "cublasZtrmv_64",
    .params = params_cublasZtrmv_64, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasZtrmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasZtrmv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtrmv_64 *call = cb_symbol_address(&symbols[S_cublasZtrmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)
static const char *const params_cublasStbmv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStbmv = {.name = "cublasStbmv", .params = params_cublasStbmv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasStbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasStbmv, &args, nargs, kwnames, slots))
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
    fn_cublasStbmv *call = cb_symbol_address(&symbols[S_cublasStbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
//     int64_t incx)
static const char *const params_cublasStbmv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasStbmv_64 = {.name = "cublasStbmv_64",
    .params = params_cublasStbmv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasStbmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasStbmv_64, &args, nargs, kwnames, slots))
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
    fn_cublasStbmv_64 *call = cb_symbol_address(&symbols[S_cublasStbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)
static const char *const params_cublasDtbmv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtbmv = {.name = "cublasDtbmv", .params = params_cublasDtbmv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasDtbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDtbmv, &args, nargs, kwnames, slots))
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
    fn_cublasDtbmv *call = cb_symbol_address(&symbols[S_cublasDtbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
//     int64_t incx)
static const char *const params_cublasDtbmv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasDtbmv_64 = {.name = "cublasDtbmv_64",
    .params = params_cublasDtbmv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasDtbmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDtbmv_64, &args, nargs, kwnames, slots))
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
    fn_cublasDtbmv_64 *call = cb_symbol_address(&symbols[S_cublasDtbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int
//     incx)
static const char *const params_cublasCtbmv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtbmv = {.name = "cublasCtbmv", .params = params_cublasCtbmv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasCtbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCtbmv, &args, nargs, kwnames, slots))
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
    fn_cublasCtbmv *call = cb_symbol_address(&symbols[S_cublasCtbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda,
//     cuComplex *x, int64_t incx)
static const char *const params_cublasCtbmv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasCtbmv_64 = {.name = "cublasCtbmv_64",
    .params = params_cublasCtbmv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasCtbmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCtbmv_64, &args, nargs, kwnames, slots))
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
    fn_cublasCtbmv_64 *call = cb_symbol_address(&symbols[S_cublasCtbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda,
//     cuDoubleComplex *x, int incx)
static const char *const params_cublasZtbmv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtbmv = {.name = "cublasZtbmv", .params = params_cublasZtbmv,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasZtbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasZtbmv, &args, nargs, kwnames, slots))
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
    fn_cublasZtbmv *call = cb_symbol_address(&symbols[S_cublasZtbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
//     cuDoubleComplex *x, int64_t incx)
static const char *const params_cublasZtbmv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasZtbmv_64 = {.name = "cublasZtbmv_64",
    .params = params_cublasZtbmv_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasZtbmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasZtbmv_64, &args, nargs, kwnames, slots))
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
    fn_cublasZtbmv_64 *call = cb_symbol_address(&symbols[S_cublasZtbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
static const char *const params_cublasStpmv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasStpmv = {.name = "cublasStpmv", .params = params_cublasStpmv,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasStpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasStpmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address AP;
    AP.held = false;
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
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasStpmv *call = cb_symbol_address(&symbols[S_cublasStpmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStpmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)
static const char *const params_cublasStpmv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasStpmv_64 = {.name = "cublasStpmv_64",
    .params = params_cublasStpmv_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasStpmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasStpmv_64, &args, nargs, kwnames, slots))
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
    fn_cublasStpmv_64 *call = cb_symbol_address(&symbols[S_cublasStpmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStpmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
static const char *const params_cublasDtpmv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasDtpmv = {.name = "cublasDtpmv", .params = params_cublasDtpmv,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasDtpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasDtpmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address AP;
    AP.held = false;
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
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasDtpmv *call = cb_symbol_address(&symbols[S_cublasDtpmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtpmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)
static const char *const params_cublasDtpmv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasDtpmv_64 = {.name = "cublasDtpmv_64",
    .params = params_cublasDtpmv_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasDtpmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasDtpmv_64, &args, nargs, kwnames, slots))
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
    fn_cublasDtpmv_64 *call = cb_symbol_address(&symbols[S_cublasDtpmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtpmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)
static const char *const params_cublasCtpmv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasCtpmv = {.name = "cublasCtpmv", .params = params_cublasCtpmv,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCtpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCtpmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address AP;
    AP.held = false;
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
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasCtpmv *call = cb_symbol_address(&symbols[S_cublasCtpmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtpmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)
static const char *const params_cublasCtpmv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasCtpmv_64 = {.name = "cublasCtpmv_64",
    .params = params_cublasCtpmv_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCtpmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCtpmv_64, &args, nargs, kwnames, slots))
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
    fn_cublasCtpmv_64 *call = cb_symbol_address(&symbols[S_cublasCtpmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtpmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)
static const char *const params_cublasZtpmv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasZtpmv = {.name = "cublasZtpmv", .params = params_cublasZtpmv,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasZtpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasZtpmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address AP;
    AP.held = false;
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
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasZtpmv *call = cb_symbol_address(&symbols[S_cublasZtpmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtpmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x,
//     int64_t incx)
static const char *const params_cublasZtpmv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasZtpmv_64 = {.name = "cublasZtpmv_64",
    .params = params_cublasZtpmv_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasZtpmv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasZtpmv_64, &args, nargs, kwnames, slots))
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
    fn_cublasZtpmv_64 *call = cb_symbol_address(&symbols[S_cublasZtpmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtpmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)
static const char *const params_cublasStrsv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStrsv = {.name = "cublasStrsv", .params = params_cublasStrsv,
    .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasStrsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasStrsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasStrsv *call = cb_symbol_address(&symbols[S_cublasStrsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)
static const char *const params_cublasStrsv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStrsv_64 = {.name = "cublasStrsv_64",
    .params = params_cublasStrsv_64, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasStrsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasStrsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStrsv_64 *call = cb_symbol_address(&symbols[S_cublasStrsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)
static const char *const params_cublasDtrsv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtrsv = {.name = "cublasDtrsv", .params = params_cublasDtrsv,
    .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasDtrsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasDtrsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasDtrsv *call = cb_symbol_address(&symbols[S_cublasDtrsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t
//     incx)
static const char *const params_cublasDtrsv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtrsv_64 = {.name = "cublasDtrsv_64",
    .params = params_cublasDtrsv_64, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasDtrsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasDtrsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtrsv_64 *call = cb_symbol_address(&symbols[S_cublasDtrsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)
static const char *const params_cublasCtrsv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtrsv = {.name = "cublasCtrsv", .params = params_cublasCtrsv,
    .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasCtrsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasCtrsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasCtrsv *call = cb_symbol_address(&symbols[S_cublasCtrsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x,
//     int64_t incx)
static const char *const params_cublasCtrsv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtrsv_64 = {.name = "cublasCtrsv_64",
    .params = params_cublasCtrsv_64, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasCtrsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasCtrsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtrsv_64 *call = cb_symbol_address(&symbols[S_cublasCtrsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
//     int incx)
static const char *const params_cublasZtrsv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtrsv = {.name = "cublasZtrsv", .params = params_cublasZtrsv,
    .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasZtrsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasZtrsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasZtrsv *call = cb_symbol_address(&symbols[S_cublasZtrsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda,
//     cuDoubleComplex *x, int64_t incx)
static const char *const params_cublasZtrsv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtrsv_64 = {.name = "cublasZtrsv_64",
    .params = params_cublasZtrsv_64, .param_count = 9, .result_count = 0};

CB_WRAPPER(cublasZtrsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cublasZtrsv_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
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
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtrsv_64 *call = cb_symbol_address(&symbols[S_cublasZtrsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
static const char *const params_cublasStpsv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasStpsv = {.name = "cublasStpsv", .params = params_cublasStpsv,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasStpsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasStpsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address AP;
    AP.held = false;
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
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasStpsv *call = cb_symbol_address(&symbols[S_cublasStpsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStpsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)
static const char *const params_cublasStpsv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasStpsv_64 = {.name = "cublasStpsv_64",
    .params = params_cublasStpsv_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasStpsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasStpsv_64, &args, nargs, kwnames, slots))
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
    fn_cublasStpsv_64 *call = cb_symbol_address(&symbols[S_cublasStpsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStpsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
static const char *const params_cublasDtpsv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasDtpsv = {.name = "cublasDtpsv", .params = params_cublasDtpsv,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasDtpsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasDtpsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address AP;
    AP.held = false;
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
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasDtpsv *call = cb_symbol_address(&symbols[S_cublasDtpsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtpsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)
static const char *const params_cublasDtpsv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasDtpsv_64 = {.name = "cublasDtpsv_64",
    .params = params_cublasDtpsv_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasDtpsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasDtpsv_64, &args, nargs, kwnames, slots))
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
    fn_cublasDtpsv_64 *call = cb_symbol_address(&symbols[S_cublasDtpsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtpsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)
static const char *const params_cublasCtpsv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasCtpsv = {.name = "cublasCtpsv", .params = params_cublasCtpsv,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCtpsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCtpsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address AP;
    AP.held = false;
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
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasCtpsv *call = cb_symbol_address(&symbols[S_cublasCtpsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtpsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)
static const char *const params_cublasCtpsv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasCtpsv_64 = {.name = "cublasCtpsv_64",
    .params = params_cublasCtpsv_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCtpsv_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCtpsv_64, &args, nargs, kwnames, slots))
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
    fn_cublasCtpsv_64 *call = cb_symbol_address(&symbols[S_cublasCtpsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtpsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)
static const char *const params_cublasZtpsv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasZtpsv = {.name = "cublasZtpsv", .params = params_cublasZtpsv,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasZtpsv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasZtpsv, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address AP;
    AP.held = false;
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
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasZtpsv *call = cb_symbol_address(&symbols[S_cublasZtpsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtpsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

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

