// functions_level2_products_64.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasSgemv_64, "handle", "trans", "m", "n", "alpha", "A", "lda", "x", "incx",
    "beta", "y", "incy");

// cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
//     const float *beta, float *y, int64_t incy)
static const cb_function f_cublasSgemv_64 = {
    .name = "cublasSgemv_64",
    CB_PARAMS_OF(cublasSgemv_64),
};

CB_WRAPPER(cublasSgemv_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSgemv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSgemv_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, trans, m, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
//     const double *beta, double *y, int64_t incy)
static const cb_function f_cublasDgemv_64 = {
    .name = "cublasDgemv_64",
    CB_PARAMS_OF(cublasSgemv_64),
};

CB_WRAPPER(cublasDgemv_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDgemv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDgemv_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, trans, m, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x,
//     int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)
static const cb_function f_cublasCgemv_64 = {
    .name = "cublasCgemv_64",
    CB_PARAMS_OF(cublasSgemv_64),
};

CB_WRAPPER(cublasCgemv_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCgemv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgemv_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, trans, m, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
//     const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
//     int64_t incy)
static const cb_function f_cublasZgemv_64 = {
    .name = "cublasZgemv_64",
    CB_PARAMS_OF(cublasSgemv_64),
};

CB_WRAPPER(cublasZgemv_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZgemv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZgemv_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, trans, m, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasSgbmv_64, "handle", "trans", "m", "n", "kl", "ku", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy");

// cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda,
//     const float *x, int64_t incx, const float *beta, float *y, int64_t incy)
static const cb_function f_cublasSgbmv_64 = {
    .name = "cublasSgbmv_64",
    CB_PARAMS_OF(cublasSgbmv_64),
};

CB_WRAPPER(cublasSgbmv_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, kl, ku, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &kl) < 0
        || cb_as_int64(argv[5], "int64_t", &ku) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "x", 0, &x) < 0
        || cb_as_int64(argv[10], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSgbmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSgbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, kl, ku, alpha.data, A.value, lda, x.value, incx, beta.data,
        y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda,
//     const double *x, int64_t incx, const double *beta, double *y, int64_t incy)
static const cb_function f_cublasDgbmv_64 = {
    .name = "cublasDgbmv_64",
    CB_PARAMS_OF(cublasSgbmv_64),
};

CB_WRAPPER(cublasDgbmv_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, kl, ku, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &kl) < 0
        || cb_as_int64(argv[5], "int64_t", &ku) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "x", 0, &x) < 0
        || cb_as_int64(argv[10], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDgbmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDgbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, kl, ku, alpha.data, A.value, lda, x.value, incx, beta.data,
        y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda,
//     const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)
static const cb_function f_cublasCgbmv_64 = {
    .name = "cublasCgbmv_64",
    CB_PARAMS_OF(cublasSgbmv_64),
};

CB_WRAPPER(cublasCgbmv_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, kl, ku, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &kl) < 0
        || cb_as_int64(argv[5], "int64_t", &ku) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "x", 0, &x) < 0
        || cb_as_int64(argv[10], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCgbmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, kl, ku, alpha.data, A.value, lda, x.value, incx, beta.data,
        y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
//     int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
//     cuDoubleComplex *y, int64_t incy)
static const cb_function f_cublasZgbmv_64 = {
    .name = "cublasZgbmv_64",
    CB_PARAMS_OF(cublasSgbmv_64),
};

CB_WRAPPER(cublasZgbmv_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, kl, ku, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &kl) < 0
        || cb_as_int64(argv[5], "int64_t", &ku) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "x", 0, &x) < 0
        || cb_as_int64(argv[10], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZgbmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZgbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, kl, ku, alpha.data, A.value, lda, x.value, incx, beta.data,
        y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasStrmv_64, "handle", "uplo", "trans", "diag", "n", "A", "lda", "x", "incx");

// cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda,
//     float *x, int64_t incx)
static const cb_function f_cublasStrmv_64 = {
    .name = "cublasStrmv_64",
    CB_PARAMS_OF(cublasStrmv_64),
};

CB_WRAPPER(cublasStrmv_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStrmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasStrmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda,
//     double *x, int64_t incx)
static const cb_function f_cublasDtrmv_64 = {
    .name = "cublasDtrmv_64",
    CB_PARAMS_OF(cublasStrmv_64),
};

CB_WRAPPER(cublasDtrmv_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtrmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDtrmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda,
//     cuComplex *x, int64_t incx)
static const cb_function f_cublasCtrmv_64 = {
    .name = "cublasCtrmv_64",
    CB_PARAMS_OF(cublasStrmv_64),
};

CB_WRAPPER(cublasCtrmv_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtrmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCtrmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A,
//     int64_t lda, cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZtrmv_64 = {
    .name = "cublasZtrmv_64",
    CB_PARAMS_OF(cublasStrmv_64),
};

CB_WRAPPER(cublasZtrmv_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtrmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZtrmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasStbmv_64, "handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x", "incx");

// cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A,
//     int64_t lda, float *x, int64_t incx)
static const cb_function f_cublasStbmv_64 = {
    .name = "cublasStbmv_64",
    CB_PARAMS_OF(cublasStbmv_64),
};

CB_WRAPPER(cublasStbmv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasStbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A,
//     int64_t lda, double *x, int64_t incx)
static const cb_function f_cublasDtbmv_64 = {
    .name = "cublasDtbmv_64",
    CB_PARAMS_OF(cublasStbmv_64),
};

CB_WRAPPER(cublasDtbmv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDtbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A,
//     int64_t lda, cuComplex *x, int64_t incx)
static const cb_function f_cublasCtbmv_64 = {
    .name = "cublasCtbmv_64",
    CB_PARAMS_OF(cublasStbmv_64),
};

CB_WRAPPER(cublasCtbmv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCtbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
//     const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZtbmv_64 = {
    .name = "cublasZtbmv_64",
    CB_PARAMS_OF(cublasStbmv_64),
};

CB_WRAPPER(cublasZtbmv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZtbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasStpmv_64, "handle", "uplo", "trans", "diag", "n", "AP", "x", "incx");

// cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x,
//     int64_t incx)
static const cb_function f_cublasStpmv_64 = {
    .name = "cublasStpmv_64",
    CB_PARAMS_OF(cublasStpmv_64),
};

CB_WRAPPER(cublasStpmv_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStpmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStpmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasStpmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStpmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x,
//     int64_t incx)
static const cb_function f_cublasDtpmv_64 = {
    .name = "cublasDtpmv_64",
    CB_PARAMS_OF(cublasStpmv_64),
};

CB_WRAPPER(cublasDtpmv_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtpmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtpmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDtpmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtpmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP,
//     cuComplex *x, int64_t incx)
static const cb_function f_cublasCtpmv_64 = {
    .name = "cublasCtpmv_64",
    CB_PARAMS_OF(cublasStpmv_64),
};

CB_WRAPPER(cublasCtpmv_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtpmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtpmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCtpmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtpmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP,
//     cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZtpmv_64 = {
    .name = "cublasZtpmv_64",
    CB_PARAMS_OF(cublasStpmv_64),
};

CB_WRAPPER(cublasZtpmv_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtpmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtpmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZtpmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtpmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasSsymv_64, "handle", "uplo", "n", "alpha", "A", "lda", "x", "incx", "beta", "y",
    "incy");

// cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
//     const float *beta, float *y, int64_t incy)
static const cb_function f_cublasSsymv_64 = {
    .name = "cublasSsymv_64",
    CB_PARAMS_OF(cublasSsymv_64),
};

CB_WRAPPER(cublasSsymv_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsymv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int64(argv[5], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[10], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSsymv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsymv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSsymv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsymv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
//     const double *beta, double *y, int64_t incy)
static const cb_function f_cublasDsymv_64 = {
    .name = "cublasDsymv_64",
    CB_PARAMS_OF(cublasSsymv_64),
};

CB_WRAPPER(cublasDsymv_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsymv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int64(argv[5], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[10], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDsymv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDsymv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsymv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
//     const cuComplex *beta, cuComplex *y, int64_t incy)
static const cb_function f_cublasCsymv_64 = {
    .name = "cublasCsymv_64",
    CB_PARAMS_OF(cublasSsymv_64),
};

CB_WRAPPER(cublasCsymv_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsymv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int64(argv[5], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[10], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCsymv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsymv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsymv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
//     const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
//     int64_t incy)
static const cb_function f_cublasZsymv_64 = {
    .name = "cublasZsymv_64",
    CB_PARAMS_OF(cublasSsymv_64),
};

CB_WRAPPER(cublasZsymv_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsymv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int64(argv[5], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[10], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZsymv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZsymv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsymv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
//     const cuComplex *beta, cuComplex *y, int64_t incy)
static const cb_function f_cublasChemv_64 = {
    .name = "cublasChemv_64",
    CB_PARAMS_OF(cublasSsymv_64),
};

CB_WRAPPER(cublasChemv_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChemv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int64(argv[5], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[10], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasChemv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasChemv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasChemv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChemv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
//     const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
//     int64_t incy)
static const cb_function f_cublasZhemv_64 = {
    .name = "cublasZhemv_64",
    CB_PARAMS_OF(cublasSsymv_64),
};

CB_WRAPPER(cublasZhemv_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhemv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int64(argv[5], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[10], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZhemv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZhemv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZhemv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhemv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasSsbmv_64, "handle", "uplo", "n", "k", "alpha", "A", "lda", "x", "incx", "beta",
    "y", "incy");

// cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
//     const float *beta, float *y, int64_t incy)
static const cb_function f_cublasSsbmv_64 = {
    .name = "cublasSsbmv_64",
    CB_PARAMS_OF(cublasSsbmv_64),
};

CB_WRAPPER(cublasSsbmv_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, k, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_int64(argv[3], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSsbmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSsbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, k, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
//     const double *beta, double *y, int64_t incy)
static const cb_function f_cublasDsbmv_64 = {
    .name = "cublasDsbmv_64",
    CB_PARAMS_OF(cublasSsbmv_64),
};

CB_WRAPPER(cublasDsbmv_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, k, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_int64(argv[3], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDsbmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDsbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, k, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x,
//     int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)
static const cb_function f_cublasChbmv_64 = {
    .name = "cublasChbmv_64",
    CB_PARAMS_OF(cublasSsbmv_64),
};

CB_WRAPPER(cublasChbmv_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, k, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_int64(argv[3], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasChbmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasChbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasChbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, k, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
//     const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
//     int64_t incy)
static const cb_function f_cublasZhbmv_64 = {
    .name = "cublasZhbmv_64",
    CB_PARAMS_OF(cublasSsbmv_64),
};

CB_WRAPPER(cublasZhbmv_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhbmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, k, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_int64(argv[3], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZhbmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZhbmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZhbmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, k, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhbmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasSspmv_64, "handle", "uplo", "n", "alpha", "AP", "x", "incx", "beta", "y",
    "incy");

// cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta,
//     float *y, int64_t incy)
static const cb_function f_cublasSspmv_64 = {
    .name = "cublasSspmv_64",
    CB_PARAMS_OF(cublasSspmv_64),
};

CB_WRAPPER(cublasSspmv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSspmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[5], "x", 0, &x) < 0
        || cb_as_int64(argv[6], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[8], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[9], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSspmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSspmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSspmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, AP.value, x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSspmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta,
//     double *y, int64_t incy)
static const cb_function f_cublasDspmv_64 = {
    .name = "cublasDspmv_64",
    CB_PARAMS_OF(cublasSspmv_64),
};

CB_WRAPPER(cublasDspmv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDspmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[5], "x", 0, &x) < 0
        || cb_as_int64(argv[6], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[8], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[9], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDspmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDspmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDspmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, AP.value, x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDspmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx,
//     const cuComplex *beta, cuComplex *y, int64_t incy)
static const cb_function f_cublasChpmv_64 = {
    .name = "cublasChpmv_64",
    CB_PARAMS_OF(cublasSspmv_64),
};

CB_WRAPPER(cublasChpmv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChpmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[5], "x", 0, &x) < 0
        || cb_as_int64(argv[6], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[8], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[9], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasChpmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasChpmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasChpmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, AP.value, x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChpmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x,
//     int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
static const cb_function f_cublasZhpmv_64 = {
    .name = "cublasZhpmv_64",
    CB_PARAMS_OF(cublasSspmv_64),
};

CB_WRAPPER(cublasZhpmv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhpmv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[5], "x", 0, &x) < 0
        || cb_as_int64(argv[6], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[8], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[9], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZhpmv_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZhpmv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZhpmv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, AP.value, x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhpmv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return retval;
}
