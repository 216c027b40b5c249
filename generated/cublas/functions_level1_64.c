// functions_level1_64.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, void *result, cudaDataType resultType,
//     cudaDataType executionType)
static const cb_function f_cublasNrm2Ex_64 = {
    .name = "cublasNrm2Ex_64",
    CB_PARAMS("handle", "n", "x", "xType", "incx", "result", "resultType", "executionType"),
    .result_count = 1,
};

CB_WRAPPER(cublasNrm2Ex_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasNrm2Ex_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    int32_t xType, resultType, executionType;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "resultType", &resultType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "executionType", &executionType) < 0
        || ask_pointer_mode(form, &f_cublasNrm2Ex_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out_as(py, argv[5], &table_data_types, resultType, resultType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasNrm2Ex_64 *call = cb_symbol_address(&cublas_symbols[S_cublasNrm2Ex_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, result.data, resultType, executionType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasNrm2Ex_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

CB_PARAM_LIST(cublasSnrm2_64, "handle", "n", "x", "incx", "result");

// cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     float *result)
static const cb_function f_cublasSnrm2_64 = {
    .name = "cublasSnrm2_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasSnrm2_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSnrm2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasSnrm2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasSnrm2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSnrm2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSnrm2_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x,
//     int64_t incx, double *result)
static const cb_function f_cublasDnrm2_64 = {
    .name = "cublasDnrm2_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasDnrm2_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDnrm2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasDnrm2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDnrm2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDnrm2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDnrm2_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, float *result)
static const cb_function f_cublasScnrm2_64 = {
    .name = "cublasScnrm2_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasScnrm2_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasScnrm2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasScnrm2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasScnrm2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasScnrm2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasScnrm2_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, double *result)
static const cb_function f_cublasDznrm2_64 = {
    .name = "cublasDznrm2_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasDznrm2_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDznrm2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasDznrm2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDznrm2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDznrm2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDznrm2_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

CB_PARAM_LIST(cublasDotEx_64, "handle", "n", "x", "xType", "incx", "y", "yType", "incy", "result",
    "resultType", "executionType");

// cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy,
//     void *result, cudaDataType resultType, cudaDataType executionType)
static const cb_function f_cublasDotEx_64 = {
    .name = "cublasDotEx_64",
    CB_PARAMS_OF(cublasDotEx_64),
    .result_count = 1,
};

CB_WRAPPER(cublasDotEx_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDotEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType, resultType, executionType;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", 0, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_enum(py, T_cudaDataType, argv[9], "resultType", &resultType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "executionType", &executionType) < 0
        || ask_pointer_mode(form, &f_cublasDotEx_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out_as(py, argv[8], &table_data_types, resultType, resultType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDotEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDotEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy, result.data, resultType,
        executionType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDotEx_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy,
//     void *result, cudaDataType resultType, cudaDataType executionType)
static const cb_function f_cublasDotcEx_64 = {
    .name = "cublasDotcEx_64",
    CB_PARAMS_OF(cublasDotEx_64),
    .result_count = 1,
};

CB_WRAPPER(cublasDotcEx_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDotcEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType, resultType, executionType;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", 0, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_enum(py, T_cudaDataType, argv[9], "resultType", &resultType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "executionType", &executionType) < 0
        || ask_pointer_mode(form, &f_cublasDotcEx_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out_as(py, argv[8], &table_data_types, resultType, resultType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDotcEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDotcEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy, result.data, resultType,
        executionType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDotcEx_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

CB_PARAM_LIST(cublasSdot_64, "handle", "n", "x", "incx", "y", "incy", "result");

// cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     const float *y, int64_t incy, float *result)
static const cb_function f_cublasSdot_64 = {
    .name = "cublasSdot_64",
    CB_PARAMS_OF(cublasSdot_64),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasSdot_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSdot_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSdot_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasSdot_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSdot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSdot_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
//     const double *y, int64_t incy, double *result)
static const cb_function f_cublasDdot_64 = {
    .name = "cublasDdot_64",
    CB_PARAMS_OF(cublasSdot_64),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasDdot_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDdot_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDdot_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDdot_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDdot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDdot_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)
static const cb_function f_cublasCdotu_64 = {
    .name = "cublasCdotu_64",
    CB_PARAMS_OF(cublasSdot_64),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasCdotu_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCdotu_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCdotu_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasCdotu_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCdotu_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCdotu_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)
static const cb_function f_cublasCdotc_64 = {
    .name = "cublasCdotc_64",
    CB_PARAMS_OF(cublasSdot_64),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasCdotc_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCdotc_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCdotc_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasCdotc_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCdotc_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCdotc_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)
static const cb_function f_cublasZdotu_64 = {
    .name = "cublasZdotu_64",
    CB_PARAMS_OF(cublasSdot_64),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasZdotu_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZdotu_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZdotu_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasZdotu_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZdotu_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZdotu_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)
static const cb_function f_cublasZdotc_64 = {
    .name = "cublasZdotc_64",
    CB_PARAMS_OF(cublasSdot_64),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasZdotc_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZdotc_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZdotc_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasZdotc_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZdotc_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZdotc_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha,
//     cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx,
//     cudaDataType executionType)
static const cb_function f_cublasScalEx_64 = {
    .name = "cublasScalEx_64",
    CB_PARAMS("handle", "n", "alpha", "alphaType", "x", "xType", "incx", "executionType"),
};

CB_WRAPPER(cublasScalEx_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasScalEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    int32_t alphaType, xType, executionType;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "alphaType", &alphaType) < 0
        || cb_as_device_address(form, argv[4], "x", CB_TARGET, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[5], "xType", &xType) < 0
        || cb_as_int64(argv[6], "int64_t", &incx) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "executionType", &executionType) < 0
        || ask_pointer_mode(form, &f_cublasScalEx_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in_as(py, argv[2], &table_data_types, alphaType, alphaType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasScalEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasScalEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, alphaType, x.value, xType, incx, executionType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasScalEx_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasSscal_64, "handle", "n", "alpha", "x", "incx");

// cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x,
//     int64_t incx)
static const cb_function f_cublasSscal_64 = {
    .name = "cublasSscal_64",
    CB_PARAMS_OF(cublasSscal_64),
};

CB_WRAPPER(cublasSscal_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSscal_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasSscal_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSscal_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSscal_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
//     double *x, int64_t incx)
static const cb_function f_cublasDscal_64 = {
    .name = "cublasDscal_64",
    CB_PARAMS_OF(cublasSscal_64),
};

CB_WRAPPER(cublasDscal_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDscal_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasDscal_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDscal_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDscal_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha,
//     cuComplex *x, int64_t incx)
static const cb_function f_cublasCscal_64 = {
    .name = "cublasCscal_64",
    CB_PARAMS_OF(cublasSscal_64),
};

CB_WRAPPER(cublasCscal_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCscal_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasCscal_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCscal_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCscal_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha,
//     cuComplex *x, int64_t incx)
static const cb_function f_cublasCsscal_64 = {
    .name = "cublasCsscal_64",
    CB_PARAMS_OF(cublasSscal_64),
};

CB_WRAPPER(cublasCsscal_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsscal_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasCsscal_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsscal_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsscal_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsscal_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
//     cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZscal_64 = {
    .name = "cublasZscal_64",
    CB_PARAMS_OF(cublasSscal_64),
};

CB_WRAPPER(cublasZscal_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZscal_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasZscal_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZscal_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZscal_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
//     cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZdscal_64 = {
    .name = "cublasZdscal_64",
    CB_PARAMS_OF(cublasSscal_64),
};

CB_WRAPPER(cublasZdscal_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZdscal_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasZdscal_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZdscal_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZdscal_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZdscal_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha,
//     cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y,
//     cudaDataType yType, int64_t incy, cudaDataType executiontype)
static const cb_function f_cublasAxpyEx_64 = {
    .name = "cublasAxpyEx_64",
    CB_PARAMS("handle", "n", "alpha", "alphaType", "x", "xType", "incx", "y", "yType", "incy",
        "executiontype"),
};

CB_WRAPPER(cublasAxpyEx_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasAxpyEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_number alpha;
    int32_t alphaType, xType, yType, executiontype;
    cb_address x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "alphaType", &alphaType) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[5], "xType", &xType) < 0
        || cb_as_int64(argv[6], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[7], "y", CB_TARGET, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[8], "yType", &yType) < 0
        || cb_as_int64(argv[9], "int64_t", &incy) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "executiontype", &executiontype) < 0
        || ask_pointer_mode(form, &f_cublasAxpyEx_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in_as(py, argv[2], &table_data_types, alphaType, alphaType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasAxpyEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasAxpyEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, alphaType, x.value, xType, incx, y.value, yType, incy,
        executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasAxpyEx_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasSaxpy_64, "handle", "n", "alpha", "x", "incx", "y", "incy");

// cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha,
//     const float *x, int64_t incx, float *y, int64_t incy)
static const cb_function f_cublasSaxpy_64 = {
    .name = "cublasSaxpy_64",
    CB_PARAMS_OF(cublasSaxpy_64),
};

CB_WRAPPER(cublasSaxpy_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSaxpy_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[3], "x", 0, &x) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[6], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSaxpy_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSaxpy_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSaxpy_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
//     const double *x, int64_t incx, double *y, int64_t incy)
static const cb_function f_cublasDaxpy_64 = {
    .name = "cublasDaxpy_64",
    CB_PARAMS_OF(cublasSaxpy_64),
};

CB_WRAPPER(cublasDaxpy_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDaxpy_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[3], "x", 0, &x) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[6], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDaxpy_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDaxpy_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDaxpy_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha,
//     const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)
static const cb_function f_cublasCaxpy_64 = {
    .name = "cublasCaxpy_64",
    CB_PARAMS_OF(cublasSaxpy_64),
};

CB_WRAPPER(cublasCaxpy_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCaxpy_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[3], "x", 0, &x) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[6], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCaxpy_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCaxpy_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCaxpy_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)
static const cb_function f_cublasZaxpy_64 = {
    .name = "cublasZaxpy_64",
    CB_PARAMS_OF(cublasSaxpy_64),
};

CB_WRAPPER(cublasZaxpy_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZaxpy_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[3], "x", 0, &x) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[6], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZaxpy_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZaxpy_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZaxpy_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasCopyEx_64, "handle", "n", "x", "xType", "incx", "y", "yType", "incy");

// cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)
static const cb_function f_cublasCopyEx_64 = {
    .name = "cublasCopyEx_64",
    CB_PARAMS_OF(cublasCopyEx_64),
};

CB_WRAPPER(cublasCopyEx_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCopyEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0)
        goto done;
    fn_cublasCopyEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCopyEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCopyEx_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasScopy_64, "handle", "n", "x", "incx", "y", "incy");

// cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     float *y, int64_t incy)
static const cb_function f_cublasScopy_64 = {
    .name = "cublasScopy_64",
    CB_PARAMS_OF(cublasScopy_64),
};

CB_WRAPPER(cublasScopy_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasScopy_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasScopy_64 *call = cb_symbol_address(&cublas_symbols[S_cublasScopy_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasScopy_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x,
//     int64_t incx, double *y, int64_t incy)
static const cb_function f_cublasDcopy_64 = {
    .name = "cublasDcopy_64",
    CB_PARAMS_OF(cublasScopy_64),
};

CB_WRAPPER(cublasDcopy_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDcopy_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasDcopy_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDcopy_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDcopy_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, cuComplex *y, int64_t incy)
static const cb_function f_cublasCcopy_64 = {
    .name = "cublasCcopy_64",
    CB_PARAMS_OF(cublasScopy_64),
};

CB_WRAPPER(cublasCcopy_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCcopy_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasCcopy_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCcopy_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCcopy_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, cuDoubleComplex *y, int64_t incy)
static const cb_function f_cublasZcopy_64 = {
    .name = "cublasZcopy_64",
    CB_PARAMS_OF(cublasScopy_64),
};

CB_WRAPPER(cublasZcopy_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZcopy_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasZcopy_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZcopy_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZcopy_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx,
//     float *y, int64_t incy)
static const cb_function f_cublasSswap_64 = {
    .name = "cublasSswap_64",
    CB_PARAMS_OF(cublasScopy_64),
};

CB_WRAPPER(cublasSswap_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSswap_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasSswap_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSswap_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSswap_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
//     double *y, int64_t incy)
static const cb_function f_cublasDswap_64 = {
    .name = "cublasDswap_64",
    CB_PARAMS_OF(cublasScopy_64),
};

CB_WRAPPER(cublasDswap_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDswap_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasDswap_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDswap_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDswap_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
//     cuComplex *y, int64_t incy)
static const cb_function f_cublasCswap_64 = {
    .name = "cublasCswap_64",
    CB_PARAMS_OF(cublasScopy_64),
};

CB_WRAPPER(cublasCswap_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCswap_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasCswap_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCswap_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCswap_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
//     int64_t incx, cuDoubleComplex *y, int64_t incy)
static const cb_function f_cublasZswap_64 = {
    .name = "cublasZswap_64",
    CB_PARAMS_OF(cublasScopy_64),
};

CB_WRAPPER(cublasZswap_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZswap_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasZswap_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZswap_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZswap_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
//     int64_t incx, void *y, cudaDataType yType, int64_t incy)
static const cb_function f_cublasSwapEx_64 = {
    .name = "cublasSwapEx_64",
    CB_PARAMS_OF(cublasCopyEx_64),
};

CB_WRAPPER(cublasSwapEx_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSwapEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0)
        goto done;
    fn_cublasSwapEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSwapEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSwapEx_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIsamax_64 = {
    .name = "cublasIsamax_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIsamax_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIsamax_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIsamax_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIsamax_64 *call = cb_symbol_address(&cublas_symbols[S_cublasIsamax_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIsamax_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIdamax_64 = {
    .name = "cublasIdamax_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIdamax_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIdamax_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIdamax_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIdamax_64 *call = cb_symbol_address(&cublas_symbols[S_cublasIdamax_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIdamax_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIcamax_64 = {
    .name = "cublasIcamax_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIcamax_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIcamax_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIcamax_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIcamax_64 *call = cb_symbol_address(&cublas_symbols[S_cublasIcamax_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIcamax_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIzamax_64 = {
    .name = "cublasIzamax_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIzamax_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIzamax_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIzamax_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIzamax_64 *call = cb_symbol_address(&cublas_symbols[S_cublasIzamax_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIzamax_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

CB_PARAM_LIST(cublasIamaxEx_64, "handle", "n", "x", "xType", "incx", "result");

// cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, int64_t *result)
static const cb_function f_cublasIamaxEx_64 = {
    .name = "cublasIamaxEx_64",
    CB_PARAMS_OF(cublasIamaxEx_64),
    .result_count = 1,
    .default_mask = CB_BIT(5), // result
};

CB_WRAPPER(cublasIamaxEx_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIamaxEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    int32_t xType;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIamaxEx_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[5], CB_VALUE_INT64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIamaxEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasIamaxEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIamaxEx_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIsamin_64 = {
    .name = "cublasIsamin_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIsamin_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIsamin_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIsamin_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIsamin_64 *call = cb_symbol_address(&cublas_symbols[S_cublasIsamin_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIsamin_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIdamin_64 = {
    .name = "cublasIdamin_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIdamin_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIdamin_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIdamin_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIdamin_64 *call = cb_symbol_address(&cublas_symbols[S_cublasIdamin_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIdamin_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIcamin_64 = {
    .name = "cublasIcamin_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIcamin_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIcamin_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIcamin_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIcamin_64 *call = cb_symbol_address(&cublas_symbols[S_cublasIcamin_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIcamin_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIzamin_64 = {
    .name = "cublasIzamin_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIzamin_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIzamin_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIzamin_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIzamin_64 *call = cb_symbol_address(&cublas_symbols[S_cublasIzamin_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIzamin_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, int64_t *result)
static const cb_function f_cublasIaminEx_64 = {
    .name = "cublasIaminEx_64",
    CB_PARAMS_OF(cublasIamaxEx_64),
    .result_count = 1,
    .default_mask = CB_BIT(5), // result
};

CB_WRAPPER(cublasIaminEx_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIaminEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    int32_t xType;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIaminEx_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[5], CB_VALUE_INT64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIaminEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasIaminEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIaminEx_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, void *result, cudaDataType resultType,
//     cudaDataType executiontype)
static const cb_function f_cublasAsumEx_64 = {
    .name = "cublasAsumEx_64",
    CB_PARAMS("handle", "n", "x", "xType", "incx", "result", "resultType", "executiontype"),
    .result_count = 1,
};

CB_WRAPPER(cublasAsumEx_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasAsumEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    int32_t xType, resultType, executiontype;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "resultType", &resultType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "executiontype", &executiontype) < 0
        || ask_pointer_mode(form, &f_cublasAsumEx_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out_as(py, argv[5], &table_data_types, resultType, resultType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasAsumEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasAsumEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, result.data, resultType, executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasAsumEx_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     float *result)
static const cb_function f_cublasSasum_64 = {
    .name = "cublasSasum_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasSasum_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSasum_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasSasum_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasSasum_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSasum_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSasum_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x,
//     int64_t incx, double *result)
static const cb_function f_cublasDasum_64 = {
    .name = "cublasDasum_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasDasum_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDasum_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasDasum_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDasum_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDasum_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDasum_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, float *result)
static const cb_function f_cublasScasum_64 = {
    .name = "cublasScasum_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasScasum_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasScasum_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasScasum_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasScasum_64 *call = cb_symbol_address(&cublas_symbols[S_cublasScasum_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasScasum_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, double *result)
static const cb_function f_cublasDzasum_64 = {
    .name = "cublasDzasum_64",
    CB_PARAMS_OF(cublasSnrm2_64),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasDzasum_64)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDzasum_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || ask_pointer_mode(form, &f_cublasDzasum_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDzasum_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDzasum_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDzasum_64, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}
