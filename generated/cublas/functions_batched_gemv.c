// functions_batched_gemv.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasSgemvBatched, "handle", "trans", "m", "n", "alpha", "Aarray", "lda", "xarray",
    "incx", "beta", "yarray", "incy", "batchCount");

// cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const float *alpha, const float *const *Aarray, int lda, const float *const *xarray,
//     int incx, const float *beta, float *const *yarray, int incy, int batchCount)
static const cb_function f_cublasSgemvBatched = {
    .name = "cublasSgemvBatched",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasSgemvBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasSgemvBatched, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasSgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const float *alpha, const float *const *Aarray, int64_t lda,
//     const float *const *xarray, int64_t incx, const float *beta, float *const *yarray,
//     int64_t incy, int64_t batchCount)
static const cb_function f_cublasSgemvBatched_64 = {
    .name = "cublasSgemvBatched_64",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasSgemvBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemvBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasSgemvBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemvBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemvBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const double *alpha, const double *const *Aarray, int lda, const double *const *xarray,
//     int incx, const double *beta, double *const *yarray, int incy, int batchCount)
static const cb_function f_cublasDgemvBatched = {
    .name = "cublasDgemvBatched",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasDgemvBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasDgemvBatched, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasDgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const double *alpha, const double *const *Aarray, int64_t lda,
//     const double *const *xarray, int64_t incx, const double *beta, double *const *yarray,
//     int64_t incy, int64_t batchCount)
static const cb_function f_cublasDgemvBatched_64 = {
    .name = "cublasDgemvBatched_64",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasDgemvBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemvBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasDgemvBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemvBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemvBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
//     const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray,
//     int incy, int batchCount)
static const cb_function f_cublasCgemvBatched = {
    .name = "cublasCgemvBatched",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasCgemvBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemvBatched, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasCgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
//     const cuComplex *const *xarray, int64_t incx, const cuComplex *beta,
//     cuComplex *const *yarray, int64_t incy, int64_t batchCount)
static const cb_function f_cublasCgemvBatched_64 = {
    .name = "cublasCgemvBatched_64",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasCgemvBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemvBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemvBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemvBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemvBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda,
//     const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta,
//     cuDoubleComplex *const *yarray, int incy, int batchCount)
static const cb_function f_cublasZgemvBatched = {
    .name = "cublasZgemvBatched",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasZgemvBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasZgemvBatched, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasZgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda,
//     const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta,
//     cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)
static const cb_function f_cublasZgemvBatched_64 = {
    .name = "cublasZgemvBatched_64",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasZgemvBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemvBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasZgemvBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemvBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemvBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasHSHgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __half *const *Aarray, int lda,
//     const __half *const *xarray, int incx, const float *beta, __half *const *yarray, int incy,
//     int batchCount)
static const cb_function f_cublasHSHgemvBatched = {
    .name = "cublasHSHgemvBatched",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasHSHgemvBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHSHgemvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHSHgemvBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHSHgemvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasHSHgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHSHgemvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasHSHgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __half *const *Aarray, int64_t lda,
//     const __half *const *xarray, int64_t incx, const float *beta, __half *const *yarray,
//     int64_t incy, int64_t batchCount)
static const cb_function f_cublasHSHgemvBatched_64 = {
    .name = "cublasHSHgemvBatched_64",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasHSHgemvBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHSHgemvBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHSHgemvBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHSHgemvBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasHSHgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHSHgemvBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasHSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __half *const *Aarray, int lda,
//     const __half *const *xarray, int incx, const float *beta, float *const *yarray, int incy,
//     int batchCount)
static const cb_function f_cublasHSSgemvBatched = {
    .name = "cublasHSSgemvBatched",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasHSSgemvBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHSSgemvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHSSgemvBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHSSgemvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasHSSgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHSSgemvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasHSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __half *const *Aarray, int64_t lda,
//     const __half *const *xarray, int64_t incx, const float *beta, float *const *yarray,
//     int64_t incy, int64_t batchCount)
static const cb_function f_cublasHSSgemvBatched_64 = {
    .name = "cublasHSSgemvBatched_64",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasHSSgemvBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHSSgemvBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHSSgemvBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHSSgemvBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasHSSgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHSSgemvBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasTSTgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
//     const __nv_bfloat16 *const *xarray, int incx, const float *beta,
//     __nv_bfloat16 *const *yarray, int incy, int batchCount)
static const cb_function f_cublasTSTgemvBatched = {
    .name = "cublasTSTgemvBatched",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasTSTgemvBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasTSTgemvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasTSTgemvBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasTSTgemvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasTSTgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasTSTgemvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasTSTgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
//     const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta,
//     __nv_bfloat16 *const *yarray, int64_t incy, int64_t batchCount)
static const cb_function f_cublasTSTgemvBatched_64 = {
    .name = "cublasTSTgemvBatched_64",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasTSTgemvBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasTSTgemvBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasTSTgemvBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasTSTgemvBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasTSTgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasTSTgemvBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasTSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
//     const __nv_bfloat16 *const *xarray, int incx, const float *beta, float *const *yarray,
//     int incy, int batchCount)
static const cb_function f_cublasTSSgemvBatched = {
    .name = "cublasTSSgemvBatched",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasTSSgemvBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasTSSgemvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int32(argv[11], "int", &incy) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasTSSgemvBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasTSSgemvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasTSSgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasTSSgemvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

// cublasStatus_t cublasTSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
//     const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta, float *const *yarray,
//     int64_t incy, int64_t batchCount)
static const cb_function f_cublasTSSgemvBatched_64 = {
    .name = "cublasTSSgemvBatched_64",
    CB_PARAMS_OF(cublasSgemvBatched),
};

CB_WRAPPER(cublasTSSgemvBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasTSSgemvBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "xarray", 0, &xarray) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[10], "yarray", 0, &yarray) < 0
        || cb_as_int64(argv[11], "int64_t", &incy) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasTSSgemvBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasTSSgemvBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasTSSgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, Aarray.value, lda, xarray.value, incx,
        beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasTSSgemvBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return retval;
}

CB_PARAM_LIST(cublasSgemvStridedBatched, "handle", "trans", "m", "n", "alpha", "A", "lda",
    "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount");

// cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const float *A, int lda, long long strideA, const float *x,
//     int incx, long long stridex, const float *beta, float *y, int incy, long long stridey,
//     int batchCount)
static const cb_function f_cublasSgemvStridedBatched = {
    .name = "cublasSgemvStridedBatched",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasSgemvStridedBatched)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemvStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int32(argv[15], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasSgemvStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemvStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasSgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemvStridedBatched, status, argv);
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

// cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, long long strideA,
//     const float *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy,
//     long long stridey, int64_t batchCount)
static const cb_function f_cublasSgemvStridedBatched_64 = {
    .name = "cublasSgemvStridedBatched_64",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasSgemvStridedBatched_64)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemvStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int64(argv[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasSgemvStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemvStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasSgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemvStridedBatched_64, status, argv);
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

// cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const double *alpha, const double *A, int lda, long long strideA, const double *x,
//     int incx, long long stridex, const double *beta, double *y, int incy, long long stridey,
//     int batchCount)
static const cb_function f_cublasDgemvStridedBatched = {
    .name = "cublasDgemvStridedBatched",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasDgemvStridedBatched)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemvStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int32(argv[15], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasDgemvStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemvStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasDgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemvStridedBatched, status, argv);
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

// cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, long long strideA,
//     const double *x, int64_t incx, long long stridex, const double *beta, double *y,
//     int64_t incy, long long stridey, int64_t batchCount)
static const cb_function f_cublasDgemvStridedBatched_64 = {
    .name = "cublasDgemvStridedBatched_64",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasDgemvStridedBatched_64)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemvStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int64(argv[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasDgemvStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemvStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasDgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemvStridedBatched_64, status, argv);
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

// cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
//     const cuComplex *x, int incx, long long stridex, const cuComplex *beta, cuComplex *y,
//     int incy, long long stridey, int batchCount)
static const cb_function f_cublasCgemvStridedBatched = {
    .name = "cublasCgemvStridedBatched",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasCgemvStridedBatched)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemvStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int32(argv[15], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemvStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemvStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasCgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemvStridedBatched, status, argv);
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

// cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
//     long long strideA, const cuComplex *x, int64_t incx, long long stridex,
//     const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey, int64_t batchCount)
static const cb_function f_cublasCgemvStridedBatched_64 = {
    .name = "cublasCgemvStridedBatched_64",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasCgemvStridedBatched_64)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemvStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int64(argv[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemvStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemvStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasCgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemvStridedBatched_64, status, argv);
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

// cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
//     const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta,
//     cuDoubleComplex *y, int incy, long long stridey, int batchCount)
static const cb_function f_cublasZgemvStridedBatched = {
    .name = "cublasZgemvStridedBatched",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasZgemvStridedBatched)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemvStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int32(argv[15], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasZgemvStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemvStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasZgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemvStridedBatched, status, argv);
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

// cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
//     long long strideA, const cuDoubleComplex *x, int64_t incx, long long stridex,
//     const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey,
//     int64_t batchCount)
static const cb_function f_cublasZgemvStridedBatched_64 = {
    .name = "cublasZgemvStridedBatched_64",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasZgemvStridedBatched_64)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemvStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int64(argv[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasZgemvStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemvStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasZgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemvStridedBatched_64, status, argv);
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

// cublasStatus_t cublasHSHgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
//     int m, int n, const float *alpha, const __half *A, int lda, long long strideA,
//     const __half *x, int incx, long long stridex, const float *beta, __half *y, int incy,
//     long long stridey, int batchCount)
static const cb_function f_cublasHSHgemvStridedBatched = {
    .name = "cublasHSHgemvStridedBatched",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasHSHgemvStridedBatched)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHSHgemvStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int32(argv[15], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHSHgemvStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHSHgemvStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasHSHgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHSHgemvStridedBatched, status, argv);
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

// cublasStatus_t cublasHSHgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __half *A, int64_t lda, long long strideA,
//     const __half *x, int64_t incx, long long stridex, const float *beta, __half *y,
//     int64_t incy, long long stridey, int64_t batchCount)
static const cb_function f_cublasHSHgemvStridedBatched_64 = {
    .name = "cublasHSHgemvStridedBatched_64",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasHSHgemvStridedBatched_64)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHSHgemvStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int64(argv[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHSHgemvStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHSHgemvStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasHSHgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHSHgemvStridedBatched_64, status, argv);
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

// cublasStatus_t cublasHSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
//     int m, int n, const float *alpha, const __half *A, int lda, long long strideA,
//     const __half *x, int incx, long long stridex, const float *beta, float *y, int incy,
//     long long stridey, int batchCount)
static const cb_function f_cublasHSSgemvStridedBatched = {
    .name = "cublasHSSgemvStridedBatched",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasHSSgemvStridedBatched)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHSSgemvStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int32(argv[15], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHSSgemvStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHSSgemvStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasHSSgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHSSgemvStridedBatched, status, argv);
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

// cublasStatus_t cublasHSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __half *A, int64_t lda, long long strideA,
//     const __half *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy,
//     long long stridey, int64_t batchCount)
static const cb_function f_cublasHSSgemvStridedBatched_64 = {
    .name = "cublasHSSgemvStridedBatched_64",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasHSSgemvStridedBatched_64)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHSSgemvStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int64(argv[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHSSgemvStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHSSgemvStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasHSSgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHSSgemvStridedBatched_64, status, argv);
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

// cublasStatus_t cublasTSTgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
//     int m, int n, const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA,
//     const __nv_bfloat16 *x, int incx, long long stridex, const float *beta, __nv_bfloat16 *y,
//     int incy, long long stridey, int batchCount)
static const cb_function f_cublasTSTgemvStridedBatched = {
    .name = "cublasTSTgemvStridedBatched",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasTSTgemvStridedBatched)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasTSTgemvStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int32(argv[15], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasTSTgemvStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasTSTgemvStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasTSTgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasTSTgemvStridedBatched, status, argv);
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

// cublasStatus_t cublasTSTgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *A, int64_t lda,
//     long long strideA, const __nv_bfloat16 *x, int64_t incx, long long stridex,
//     const float *beta, __nv_bfloat16 *y, int64_t incy, long long stridey, int64_t batchCount)
static const cb_function f_cublasTSTgemvStridedBatched_64 = {
    .name = "cublasTSTgemvStridedBatched_64",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasTSTgemvStridedBatched_64)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasTSTgemvStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int64(argv[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasTSTgemvStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasTSTgemvStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasTSTgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasTSTgemvStridedBatched_64, status, argv);
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

// cublasStatus_t cublasTSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
//     int m, int n, const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA,
//     const __nv_bfloat16 *x, int incx, long long stridex, const float *beta, float *y, int incy,
//     long long stridey, int batchCount)
static const cb_function f_cublasTSSgemvStridedBatched = {
    .name = "cublasTSSgemvStridedBatched",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasTSSgemvStridedBatched)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasTSSgemvStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[13], "int", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int32(argv[15], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasTSSgemvStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasTSSgemvStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasTSSgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasTSSgemvStridedBatched, status, argv);
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

// cublasStatus_t cublasTSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *A, int64_t lda,
//     long long strideA, const __nv_bfloat16 *x, int64_t incx, long long stridex,
//     const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)
static const cb_function f_cublasTSSgemvStridedBatched_64 = {
    .name = "cublasTSSgemvStridedBatched_64",
    CB_PARAMS_OF(cublasSgemvStridedBatched),
};

CB_WRAPPER(cublasTSSgemvStridedBatched_64)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasTSSgemvStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
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
        || cb_as_int64(argv[7], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[8], "x", 0, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &stridex) < 0
        || cb_as_device_address(form, argv[12], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[13], "int64_t", &incy) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &stridey) < 0
        || cb_as_int64(argv[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasTSSgemvStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasTSSgemvStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasTSSgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, alpha.data, A.value, lda, strideA, x.value, incx, stridex,
        beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasTSSgemvStridedBatched_64, status, argv);
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
