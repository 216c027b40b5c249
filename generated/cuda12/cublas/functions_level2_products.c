// functions_level2_products.c of cubind for cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
//     float *y, int incy)
static const cb_function f_cublasSgemv = {.name = "cublasSgemv",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 12};

CB_WRAPPER(cublasSgemv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_target(s, args[10], "y", false, &y) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSgemv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemv *call = cb_symbol_address(&symbols[S_cublasSgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const double *alpha, const double *A, int lda, const double *x, int incx,
//     const double *beta, double *y, int incy)
static const cb_function f_cublasDgemv = {.name = "cublasDgemv",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 12};

CB_WRAPPER(cublasDgemv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgemv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_target(s, args[10], "y", false, &y) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDgemv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemv *call = cb_symbol_address(&symbols[S_cublasDgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgemv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
//     const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasCgemv = {.name = "cublasCgemv",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 12};

CB_WRAPPER(cublasCgemv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_target(s, args[10], "y", false, &y) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCgemv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemv *call = cb_symbol_address(&symbols[S_cublasCgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
//     int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZgemv = {.name = "cublasZgemv",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 12};

CB_WRAPPER(cublasZgemv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_target(s, args[10], "y", false, &y) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZgemv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemv *call = cb_symbol_address(&symbols[S_cublasZgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx,
//     const float *beta, float *y, int incy)
static const cb_function f_cublasSgbmv = {.name = "cublasSgbmv",
    .params = (const char *const[]){"handle", "trans", "m", "n", "kl", "ku", "alpha", "A", "lda",
        "x", "incx", "beta", "y", "incy", NULL},
    .param_count = 14};

CB_WRAPPER(cublasSgbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, kl, ku, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &kl) < 0
        || cb_as_int32(args[5], "int", &ku) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &x) < 0
        || cb_as_int32(args[10], "int", &incx) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSgbmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgbmv *call = cb_symbol_address(&symbols[S_cublasSgbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgbmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx,
//     const double *beta, double *y, int incy)
static const cb_function f_cublasDgbmv = {.name = "cublasDgbmv",
    .params = (const char *const[]){"handle", "trans", "m", "n", "kl", "ku", "alpha", "A", "lda",
        "x", "incx", "beta", "y", "incy", NULL},
    .param_count = 14};

CB_WRAPPER(cublasDgbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, kl, ku, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &kl) < 0
        || cb_as_int32(args[5], "int", &ku) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &x) < 0
        || cb_as_int32(args[10], "int", &incx) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDgbmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgbmv *call = cb_symbol_address(&symbols[S_cublasDgbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgbmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x,
//     int incx, const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasCgbmv = {.name = "cublasCgbmv",
    .params = (const char *const[]){"handle", "trans", "m", "n", "kl", "ku", "alpha", "A", "lda",
        "x", "incx", "beta", "y", "incy", NULL},
    .param_count = 14};

CB_WRAPPER(cublasCgbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, kl, ku, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &kl) < 0
        || cb_as_int32(args[5], "int", &ku) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &x) < 0
        || cb_as_int32(args[10], "int", &incx) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCgbmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgbmv *call = cb_symbol_address(&symbols[S_cublasCgbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgbmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
//     const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
//     int incy)
static const cb_function f_cublasZgbmv = {.name = "cublasZgbmv",
    .params = (const char *const[]){"handle", "trans", "m", "n", "kl", "ku", "alpha", "A", "lda",
        "x", "incx", "beta", "y", "incy", NULL},
    .param_count = 14};

CB_WRAPPER(cublasZgbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, kl, ku, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &kl) < 0
        || cb_as_int32(args[5], "int", &ku) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &x) < 0
        || cb_as_int32(args[10], "int", &incx) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZgbmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgbmv *call = cb_symbol_address(&symbols[S_cublasZgbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgbmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x,
//     int incx)
static const cb_function f_cublasStrmv = {.name = "cublasStrmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasStrmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasStrmv, &args, nargs, kwnames, slots))
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
    fn_cublasStrmv *call = cb_symbol_address(&symbols[S_cublasStrmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStrmv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x,
//     int incx)
static const cb_function f_cublasDtrmv = {.name = "cublasDtrmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasDtrmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtrmv, &args, nargs, kwnames, slots))
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
    fn_cublasDtrmv *call = cb_symbol_address(&symbols[S_cublasDtrmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtrmv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda,
//     cuComplex *x, int incx)
static const cb_function f_cublasCtrmv = {.name = "cublasCtrmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasCtrmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtrmv, &args, nargs, kwnames, slots))
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
    fn_cublasCtrmv *call = cb_symbol_address(&symbols[S_cublasCtrmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtrmv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtrmv = {.name = "cublasZtrmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "A", "lda", "x",
        "incx", NULL},
    .param_count = 9};

CB_WRAPPER(cublasZtrmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtrmv, &args, nargs, kwnames, slots))
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
    fn_cublasZtrmv *call = cb_symbol_address(&symbols[S_cublasZtrmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtrmv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda,
//     float *x, int incx)
static const cb_function f_cublasStbmv = {.name = "cublasStbmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasStbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasStbmv, &args, nargs, kwnames, slots))
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
    fn_cublasStbmv *call = cb_symbol_address(&symbols[S_cublasStbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStbmv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda,
//     double *x, int incx)
static const cb_function f_cublasDtbmv = {.name = "cublasDtbmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasDtbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtbmv, &args, nargs, kwnames, slots))
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
    fn_cublasDtbmv *call = cb_symbol_address(&symbols[S_cublasDtbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtbmv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda,
//     cuComplex *x, int incx)
static const cb_function f_cublasCtbmv = {.name = "cublasCtbmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCtbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtbmv, &args, nargs, kwnames, slots))
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
    fn_cublasCtbmv *call = cb_symbol_address(&symbols[S_cublasCtbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtbmv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A,
//     int lda, cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtbmv = {.name = "cublasZtbmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x",
        "incx", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZtbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtbmv, &args, nargs, kwnames, slots))
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
    fn_cublasZtbmv *call = cb_symbol_address(&symbols[S_cublasZtbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtbmv, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
static const cb_function f_cublasStpmv = {.name = "cublasStpmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasStpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasStpmv, &args, nargs, kwnames, slots))
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
    fn_cublasStpmv *call = cb_symbol_address(&symbols[S_cublasStpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStpmv, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
static const cb_function f_cublasDtpmv = {.name = "cublasDtpmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasDtpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtpmv, &args, nargs, kwnames, slots))
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
    fn_cublasDtpmv *call = cb_symbol_address(&symbols[S_cublasDtpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtpmv, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x,
//     int incx)
static const cb_function f_cublasCtpmv = {.name = "cublasCtpmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasCtpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtpmv, &args, nargs, kwnames, slots))
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
    fn_cublasCtpmv *call = cb_symbol_address(&symbols[S_cublasCtpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtpmv, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtpmv = {.name = "cublasZtpmv",
    .params = (const char *const[]){"handle", "uplo", "trans", "diag", "n", "AP", "x", "incx",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasZtpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtpmv, &args, nargs, kwnames, slots))
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
    fn_cublasZtpmv *call = cb_symbol_address(&symbols[S_cublasZtpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtpmv, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
//     float *y, int incy)
static const cb_function f_cublasSsymv = {.name = "cublasSsymv",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 11};

CB_WRAPPER(cublasSsymv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsymv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0
        || cb_as_target(s, args[9], "y", false, &y) < 0
        || cb_as_int32(args[10], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSsymv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsymv *call = cb_symbol_address(&symbols[S_cublasSsymv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsymv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *A, int lda, const double *x, int incx,
//     const double *beta, double *y, int incy)
static const cb_function f_cublasDsymv = {.name = "cublasDsymv",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 11};

CB_WRAPPER(cublasDsymv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsymv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0
        || cb_as_target(s, args[9], "y", false, &y) < 0
        || cb_as_int32(args[10], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDsymv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymv *call = cb_symbol_address(&symbols[S_cublasDsymv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsymv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
//     const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasCsymv = {.name = "cublasCsymv",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 11};

CB_WRAPPER(cublasCsymv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsymv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0
        || cb_as_target(s, args[9], "y", false, &y) < 0
        || cb_as_int32(args[10], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCsymv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymv *call = cb_symbol_address(&symbols[S_cublasCsymv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsymv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
//     int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZsymv = {.name = "cublasZsymv",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 11};

CB_WRAPPER(cublasZsymv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsymv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0
        || cb_as_target(s, args[9], "y", false, &y) < 0
        || cb_as_int32(args[10], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZsymv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymv *call = cb_symbol_address(&symbols[S_cublasZsymv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsymv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
//     const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasChemv = {.name = "cublasChemv",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 11};

CB_WRAPPER(cublasChemv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasChemv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0
        || cb_as_target(s, args[9], "y", false, &y) < 0
        || cb_as_int32(args[10], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasChemv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChemv *call = cb_symbol_address(&symbols[S_cublasChemv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasChemv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
//     int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZhemv = {.name = "cublasZhemv",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 11};

CB_WRAPPER(cublasZhemv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasZhemv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0
        || cb_as_target(s, args[9], "y", false, &y) < 0
        || cb_as_int32(args[10], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZhemv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZhemv *call = cb_symbol_address(&symbols[S_cublasZhemv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZhemv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
//     const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
//     float *y, int incy)
static const cb_function f_cublasSsbmv = {.name = "cublasSsbmv",
    .params = (const char *const[]){"handle", "uplo", "n", "k", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 12};

CB_WRAPPER(cublasSsbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, k, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_int32(args[3], "int", &k) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_target(s, args[10], "y", false, &y) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSsbmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsbmv *call = cb_symbol_address(&symbols[S_cublasSsbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsbmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
//     const double *alpha, const double *A, int lda, const double *x, int incx,
//     const double *beta, double *y, int incy)
static const cb_function f_cublasDsbmv = {.name = "cublasDsbmv",
    .params = (const char *const[]){"handle", "uplo", "n", "k", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 12};

CB_WRAPPER(cublasDsbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, k, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_int32(args[3], "int", &k) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_target(s, args[10], "y", false, &y) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDsbmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsbmv *call = cb_symbol_address(&symbols[S_cublasDsbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsbmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
//     const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
//     const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasChbmv = {.name = "cublasChbmv",
    .params = (const char *const[]){"handle", "uplo", "n", "k", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 12};

CB_WRAPPER(cublasChbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasChbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, k, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_int32(args[3], "int", &k) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_target(s, args[10], "y", false, &y) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasChbmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChbmv *call = cb_symbol_address(&symbols[S_cublasChbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasChbmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
//     int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZhbmv = {.name = "cublasZhbmv",
    .params = (const char *const[]){"handle", "uplo", "n", "k", "alpha", "A", "lda", "x", "incx",
        "beta", "y", "incy", NULL},
    .param_count = 12};

CB_WRAPPER(cublasZhbmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasZhbmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, k, lda, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_int32(args[3], "int", &k) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &x) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_target(s, args[10], "y", false, &y) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZhbmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZhbmv *call = cb_symbol_address(&symbols[S_cublasZhbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, k, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZhbmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y,
//     int incy)
static const cb_function f_cublasSspmv = {.name = "cublasSspmv",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "AP", "x", "incx", "beta", "y",
        "incy", NULL},
    .param_count = 10};

CB_WRAPPER(cublasSspmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasSspmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &AP) < 0
        || cb_as_address(m, args[5], &x) < 0
        || cb_as_int32(args[6], "int", &incx) < 0
        || cb_as_target(s, args[8], "y", false, &y) < 0
        || cb_as_int32(args[9], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSspmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSspmv *call = cb_symbol_address(&symbols[S_cublasSspmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, AP.value, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSspmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *AP, const double *x, int incx, const double *beta,
//     double *y, int incy)
static const cb_function f_cublasDspmv = {.name = "cublasDspmv",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "AP", "x", "incx", "beta", "y",
        "incy", NULL},
    .param_count = 10};

CB_WRAPPER(cublasDspmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDspmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &AP) < 0
        || cb_as_address(m, args[5], &x) < 0
        || cb_as_int32(args[6], "int", &incx) < 0
        || cb_as_target(s, args[8], "y", false, &y) < 0
        || cb_as_int32(args[9], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDspmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDspmv *call = cb_symbol_address(&symbols[S_cublasDspmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, AP.value, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDspmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx,
//     const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasChpmv = {.name = "cublasChpmv",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "AP", "x", "incx", "beta", "y",
        "incy", NULL},
    .param_count = 10};

CB_WRAPPER(cublasChpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasChpmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &AP) < 0
        || cb_as_address(m, args[5], &x) < 0
        || cb_as_int32(args[6], "int", &incx) < 0
        || cb_as_target(s, args[8], "y", false, &y) < 0
        || cb_as_int32(args[9], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasChpmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChpmv *call = cb_symbol_address(&symbols[S_cublasChpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, AP.value, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasChpmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx,
//     const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZhpmv = {.name = "cublasZhpmv",
    .params = (const char *const[]){"handle", "uplo", "n", "alpha", "AP", "x", "incx", "beta", "y",
        "incy", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZhpmv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZhpmv, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, query_pointer_mode;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[4], &AP) < 0
        || cb_as_address(m, args[5], &x) < 0
        || cb_as_int32(args[6], "int", &incx) < 0
        || cb_as_target(s, args[8], "y", false, &y) < 0
        || cb_as_int32(args[9], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZhpmv, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZhpmv *call = cb_symbol_address(&symbols[S_cublasZhpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, AP.value, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZhpmv, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

