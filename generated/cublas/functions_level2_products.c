// functions_level2_products.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasSgemv, "handle", "trans", "m", "n", "alpha", "A", "lda", "x", "incx", "beta",
    "y", "incy");

// cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
//     float *y, int incy)
static const cb_function f_cublasSgemv = {.name = "cublasSgemv", CB_PARAMS_OF(cublasSgemv)};

CB_WRAPPER(cublasSgemv)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSgemv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemv *call = cb_symbol_address(&cublas_symbols[S_cublasSgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, trans, m, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemv, status, argv);
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

// cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const double *alpha, const double *A, int lda, const double *x, int incx,
//     const double *beta, double *y, int incy)
static const cb_function f_cublasDgemv = {.name = "cublasDgemv", CB_PARAMS_OF(cublasSgemv)};

CB_WRAPPER(cublasDgemv)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDgemv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemv *call = cb_symbol_address(&cublas_symbols[S_cublasDgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, trans, m, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemv, status, argv);
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

// cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
//     const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasCgemv = {.name = "cublasCgemv", CB_PARAMS_OF(cublasSgemv)};

CB_WRAPPER(cublasCgemv)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCgemv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemv *call = cb_symbol_address(&cublas_symbols[S_cublasCgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, trans, m, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemv, status, argv);
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

// cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
//     int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZgemv = {.name = "cublasZgemv", CB_PARAMS_OF(cublasSgemv)};

CB_WRAPPER(cublasZgemv)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZgemv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemv *call = cb_symbol_address(&cublas_symbols[S_cublasZgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, trans, m, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemv, status, argv);
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

CB_PARAM_LIST(cublasSgbmv, "handle", "trans", "m", "n", "kl", "ku", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy");

// cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx,
//     const float *beta, float *y, int incy)
static const cb_function f_cublasSgbmv = {.name = "cublasSgbmv", CB_PARAMS_OF(cublasSgbmv)};

CB_WRAPPER(cublasSgbmv)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, kl, ku, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &kl) < 0
        || cb_as_int32(argv[5], "int", &ku) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "x", 0, &x) < 0
        || cb_as_int32(argv[10], "int", &incx) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSgbmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgbmv *call = cb_symbol_address(&cublas_symbols[S_cublasSgbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, kl, ku, alpha.data, A.value, lda, x.value, incx, beta.data,
        y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgbmv, status, argv);
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

// cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx,
//     const double *beta, double *y, int incy)
static const cb_function f_cublasDgbmv = {.name = "cublasDgbmv", CB_PARAMS_OF(cublasSgbmv)};

CB_WRAPPER(cublasDgbmv)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, kl, ku, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &kl) < 0
        || cb_as_int32(argv[5], "int", &ku) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "x", 0, &x) < 0
        || cb_as_int32(argv[10], "int", &incx) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDgbmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgbmv *call = cb_symbol_address(&cublas_symbols[S_cublasDgbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, kl, ku, alpha.data, A.value, lda, x.value, incx, beta.data,
        y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgbmv, status, argv);
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

// cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x,
//     int incx, const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasCgbmv = {.name = "cublasCgbmv", CB_PARAMS_OF(cublasSgbmv)};

CB_WRAPPER(cublasCgbmv)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, kl, ku, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &kl) < 0
        || cb_as_int32(argv[5], "int", &ku) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "x", 0, &x) < 0
        || cb_as_int32(argv[10], "int", &incx) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCgbmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgbmv *call = cb_symbol_address(&cublas_symbols[S_cublasCgbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, kl, ku, alpha.data, A.value, lda, x.value, incx, beta.data,
        y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgbmv, status, argv);
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

// cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
//     const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
//     int incy)
static const cb_function f_cublasZgbmv = {.name = "cublasZgbmv", CB_PARAMS_OF(cublasSgbmv)};

CB_WRAPPER(cublasZgbmv)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, kl, ku, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &kl) < 0
        || cb_as_int32(argv[5], "int", &ku) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "x", 0, &x) < 0
        || cb_as_int32(argv[10], "int", &incx) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZgbmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgbmv *call = cb_symbol_address(&cublas_symbols[S_cublasZgbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, kl, ku, alpha.data, A.value, lda, x.value, incx, beta.data,
        y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgbmv, status, argv);
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

CB_PARAM_LIST(cublasStrmv, "handle", "uplo", "trans", "diag", "n", "A", "lda", "x", "incx");

// cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x,
//     int incx)
static const cb_function f_cublasStrmv = {.name = "cublasStrmv", CB_PARAMS_OF(cublasStrmv)};

CB_WRAPPER(cublasStrmv)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0)
        goto done;
    fn_cublasStrmv *call = cb_symbol_address(&cublas_symbols[S_cublasStrmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x,
//     int incx)
static const cb_function f_cublasDtrmv = {.name = "cublasDtrmv", CB_PARAMS_OF(cublasStrmv)};

CB_WRAPPER(cublasDtrmv)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0)
        goto done;
    fn_cublasDtrmv *call = cb_symbol_address(&cublas_symbols[S_cublasDtrmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda,
//     cuComplex *x, int incx)
static const cb_function f_cublasCtrmv = {.name = "cublasCtrmv", CB_PARAMS_OF(cublasStrmv)};

CB_WRAPPER(cublasCtrmv)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0)
        goto done;
    fn_cublasCtrmv *call = cb_symbol_address(&cublas_symbols[S_cublasCtrmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtrmv = {.name = "cublasZtrmv", CB_PARAMS_OF(cublasStrmv)};

CB_WRAPPER(cublasZtrmv)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0)
        goto done;
    fn_cublasZtrmv *call = cb_symbol_address(&cublas_symbols[S_cublasZtrmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasStbmv, "handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x", "incx");

// cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda,
//     float *x, int incx)
static const cb_function f_cublasStbmv = {.name = "cublasStbmv", CB_PARAMS_OF(cublasStbmv)};

CB_WRAPPER(cublasStbmv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0)
        goto done;
    fn_cublasStbmv *call = cb_symbol_address(&cublas_symbols[S_cublasStbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStbmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda,
//     double *x, int incx)
static const cb_function f_cublasDtbmv = {.name = "cublasDtbmv", CB_PARAMS_OF(cublasStbmv)};

CB_WRAPPER(cublasDtbmv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0)
        goto done;
    fn_cublasDtbmv *call = cb_symbol_address(&cublas_symbols[S_cublasDtbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtbmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda,
//     cuComplex *x, int incx)
static const cb_function f_cublasCtbmv = {.name = "cublasCtbmv", CB_PARAMS_OF(cublasStbmv)};

CB_WRAPPER(cublasCtbmv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0)
        goto done;
    fn_cublasCtbmv *call = cb_symbol_address(&cublas_symbols[S_cublasCtbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtbmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A,
//     int lda, cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtbmv = {.name = "cublasZtbmv", CB_PARAMS_OF(cublasStbmv)};

CB_WRAPPER(cublasZtbmv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0)
        goto done;
    fn_cublasZtbmv *call = cb_symbol_address(&cublas_symbols[S_cublasZtbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtbmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasStpmv, "handle", "uplo", "trans", "diag", "n", "AP", "x", "incx");

// cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
static const cb_function f_cublasStpmv = {.name = "cublasStpmv", CB_PARAMS_OF(cublasStpmv)};

CB_WRAPPER(cublasStpmv)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStpmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0)
        goto done;
    fn_cublasStpmv *call = cb_symbol_address(&cublas_symbols[S_cublasStpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStpmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
static const cb_function f_cublasDtpmv = {.name = "cublasDtpmv", CB_PARAMS_OF(cublasStpmv)};

CB_WRAPPER(cublasDtpmv)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtpmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0)
        goto done;
    fn_cublasDtpmv *call = cb_symbol_address(&cublas_symbols[S_cublasDtpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtpmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x,
//     int incx)
static const cb_function f_cublasCtpmv = {.name = "cublasCtpmv", CB_PARAMS_OF(cublasStpmv)};

CB_WRAPPER(cublasCtpmv)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtpmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0)
        goto done;
    fn_cublasCtpmv *call = cb_symbol_address(&cublas_symbols[S_cublasCtpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtpmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtpmv = {.name = "cublasZtpmv", CB_PARAMS_OF(cublasStpmv)};

CB_WRAPPER(cublasZtpmv)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtpmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0)
        goto done;
    fn_cublasZtpmv *call = cb_symbol_address(&cublas_symbols[S_cublasZtpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtpmv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasSsymv, "handle", "uplo", "n", "alpha", "A", "lda", "x", "incx", "beta", "y",
    "incy");

// cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
//     float *y, int incy)
static const cb_function f_cublasSsymv = {.name = "cublasSsymv", CB_PARAMS_OF(cublasSsymv)};

CB_WRAPPER(cublasSsymv)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsymv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[10], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSsymv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsymv *call = cb_symbol_address(&cublas_symbols[S_cublasSsymv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsymv, status, argv);
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

// cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *A, int lda, const double *x, int incx,
//     const double *beta, double *y, int incy)
static const cb_function f_cublasDsymv = {.name = "cublasDsymv", CB_PARAMS_OF(cublasSsymv)};

CB_WRAPPER(cublasDsymv)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsymv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[10], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDsymv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymv *call = cb_symbol_address(&cublas_symbols[S_cublasDsymv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsymv, status, argv);
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

// cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
//     const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasCsymv = {.name = "cublasCsymv", CB_PARAMS_OF(cublasSsymv)};

CB_WRAPPER(cublasCsymv)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsymv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[10], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCsymv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymv *call = cb_symbol_address(&cublas_symbols[S_cublasCsymv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsymv, status, argv);
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

// cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
//     int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZsymv = {.name = "cublasZsymv", CB_PARAMS_OF(cublasSsymv)};

CB_WRAPPER(cublasZsymv)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsymv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[10], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZsymv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymv *call = cb_symbol_address(&cublas_symbols[S_cublasZsymv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsymv, status, argv);
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

// cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
//     const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasChemv = {.name = "cublasChemv", CB_PARAMS_OF(cublasSsymv)};

CB_WRAPPER(cublasChemv)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChemv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[10], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasChemv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasChemv *call = cb_symbol_address(&cublas_symbols[S_cublasChemv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChemv, status, argv);
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

// cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
//     int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZhemv = {.name = "cublasZhemv", CB_PARAMS_OF(cublasSsymv)};

CB_WRAPPER(cublasZhemv)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhemv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0
        || cb_as_device_address(form, argv[9], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[10], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZhemv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZhemv *call = cb_symbol_address(&cublas_symbols[S_cublasZhemv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhemv, status, argv);
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

CB_PARAM_LIST(cublasSsbmv, "handle", "uplo", "n", "k", "alpha", "A", "lda", "x", "incx", "beta",
    "y", "incy");

// cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
//     const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
//     float *y, int incy)
static const cb_function f_cublasSsbmv = {.name = "cublasSsbmv", CB_PARAMS_OF(cublasSsbmv)};

CB_WRAPPER(cublasSsbmv)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, k, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_int32(argv[3], "int", &k) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSsbmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsbmv *call = cb_symbol_address(&cublas_symbols[S_cublasSsbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, k, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsbmv, status, argv);
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

// cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
//     const double *alpha, const double *A, int lda, const double *x, int incx,
//     const double *beta, double *y, int incy)
static const cb_function f_cublasDsbmv = {.name = "cublasDsbmv", CB_PARAMS_OF(cublasSsbmv)};

CB_WRAPPER(cublasDsbmv)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, k, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_int32(argv[3], "int", &k) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDsbmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsbmv *call = cb_symbol_address(&cublas_symbols[S_cublasDsbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, k, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsbmv, status, argv);
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

// cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
//     const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
//     const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasChbmv = {.name = "cublasChbmv", CB_PARAMS_OF(cublasSsbmv)};

CB_WRAPPER(cublasChbmv)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, k, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_int32(argv[3], "int", &k) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasChbmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasChbmv *call = cb_symbol_address(&cublas_symbols[S_cublasChbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, k, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChbmv, status, argv);
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

// cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
//     int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZhbmv = {.name = "cublasZhbmv", CB_PARAMS_OF(cublasSsbmv)};

CB_WRAPPER(cublasZhbmv)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhbmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, k, lda, incx, incy;
    cb_number alpha, beta;
    cb_address A, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_int32(argv[3], "int", &k) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", 0, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZhbmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZhbmv *call = cb_symbol_address(&cublas_symbols[S_cublasZhbmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, k, alpha.data, A.value, lda, x.value, incx, beta.data, y.value,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhbmv, status, argv);
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

CB_PARAM_LIST(cublasSspmv, "handle", "uplo", "n", "alpha", "AP", "x", "incx", "beta", "y", "incy");

// cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y,
//     int incy)
static const cb_function f_cublasSspmv = {.name = "cublasSspmv", CB_PARAMS_OF(cublasSspmv)};

CB_WRAPPER(cublasSspmv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSspmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[5], "x", 0, &x) < 0
        || cb_as_int32(argv[6], "int", &incx) < 0
        || cb_as_device_address(form, argv[8], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[9], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSspmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSspmv *call = cb_symbol_address(&cublas_symbols[S_cublasSspmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, AP.value, x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSspmv, status, argv);
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

// cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *AP, const double *x, int incx, const double *beta,
//     double *y, int incy)
static const cb_function f_cublasDspmv = {.name = "cublasDspmv", CB_PARAMS_OF(cublasSspmv)};

CB_WRAPPER(cublasDspmv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDspmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[5], "x", 0, &x) < 0
        || cb_as_int32(argv[6], "int", &incx) < 0
        || cb_as_device_address(form, argv[8], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[9], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDspmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDspmv *call = cb_symbol_address(&cublas_symbols[S_cublasDspmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, AP.value, x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDspmv, status, argv);
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

// cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx,
//     const cuComplex *beta, cuComplex *y, int incy)
static const cb_function f_cublasChpmv = {.name = "cublasChpmv", CB_PARAMS_OF(cublasSspmv)};

CB_WRAPPER(cublasChpmv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChpmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[5], "x", 0, &x) < 0
        || cb_as_int32(argv[6], "int", &incx) < 0
        || cb_as_device_address(form, argv[8], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[9], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasChpmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasChpmv *call = cb_symbol_address(&cublas_symbols[S_cublasChpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, AP.value, x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChpmv, status, argv);
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

// cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx,
//     const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZhpmv = {.name = "cublasZhpmv", CB_PARAMS_OF(cublasSspmv)};

CB_WRAPPER(cublasZhpmv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhpmv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy;
    cb_number alpha, beta;
    cb_address AP, x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[5], "x", 0, &x) < 0
        || cb_as_int32(argv[6], "int", &incx) < 0
        || cb_as_device_address(form, argv[8], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[9], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZhpmv, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZhpmv *call = cb_symbol_address(&cublas_symbols[S_cublasZhpmv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, AP.value, x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhpmv, status, argv);
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
