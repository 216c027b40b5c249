// functions_level1.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, void *result, cudaDataType resultType, cudaDataType executionType)
static const cb_function f_cublasNrm2Ex = {
    .name = "cublasNrm2Ex",
    CB_PARAMS("handle", "n", "x", "xType", "incx", "result", "resultType", "executionType"),
    .result_count = 1,
};

CB_WRAPPER(cublasNrm2Ex)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasNrm2Ex, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, resultType, executionType;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "resultType", &resultType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "executionType", &executionType) < 0
        || ask_pointer_mode(form, &f_cublasNrm2Ex, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out_as(py, argv[5], &table_data_types, resultType, resultType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasNrm2Ex *call = cb_symbol_address(&cublas_symbols[S_cublasNrm2Ex]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, result.data, resultType, executionType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasNrm2Ex, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

CB_PARAM_LIST(cublasSnrm2, "handle", "n", "x", "incx", "result");

// cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx,
//     float *result)
static const cb_function f_cublasSnrm2 = {
    .name = "cublasSnrm2",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasSnrm2)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSnrm2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasSnrm2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasSnrm2 *call = cb_symbol_address(&cublas_symbols[S_cublasSnrm2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSnrm2, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     double *result)
static const cb_function f_cublasDnrm2 = {
    .name = "cublasDnrm2",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasDnrm2)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDnrm2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasDnrm2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDnrm2 *call = cb_symbol_address(&cublas_symbols[S_cublasDnrm2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDnrm2, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     float *result)
static const cb_function f_cublasScnrm2 = {
    .name = "cublasScnrm2",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasScnrm2)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasScnrm2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasScnrm2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasScnrm2 *call = cb_symbol_address(&cublas_symbols[S_cublasScnrm2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasScnrm2, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     double *result)
static const cb_function f_cublasDznrm2 = {
    .name = "cublasDznrm2",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasDznrm2)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDznrm2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasDznrm2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDznrm2 *call = cb_symbol_address(&cublas_symbols[S_cublasDznrm2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDznrm2, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

CB_PARAM_LIST(cublasDotEx, "handle", "n", "x", "xType", "incx", "y", "yType", "incy", "result",
    "resultType", "executionType");

// cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, const void *y, cudaDataType yType, int incy, void *result,
//     cudaDataType resultType, cudaDataType executionType)
static const cb_function f_cublasDotEx = {
    .name = "cublasDotEx",
    CB_PARAMS_OF(cublasDotEx),
    .result_count = 1,
};

CB_WRAPPER(cublasDotEx)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDotEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy, resultType, executionType;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", 0, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_enum(py, T_cudaDataType, argv[9], "resultType", &resultType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "executionType", &executionType) < 0
        || ask_pointer_mode(form, &f_cublasDotEx, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out_as(py, argv[8], &table_data_types, resultType, resultType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDotEx *call = cb_symbol_address(&cublas_symbols[S_cublasDotEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy, result.data, resultType,
        executionType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDotEx, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, const void *y, cudaDataType yType, int incy, void *result,
//     cudaDataType resultType, cudaDataType executionType)
static const cb_function f_cublasDotcEx = {
    .name = "cublasDotcEx",
    CB_PARAMS_OF(cublasDotEx),
    .result_count = 1,
};

CB_WRAPPER(cublasDotcEx)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDotcEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy, resultType, executionType;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", 0, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_enum(py, T_cudaDataType, argv[9], "resultType", &resultType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "executionType", &executionType) < 0
        || ask_pointer_mode(form, &f_cublasDotcEx, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out_as(py, argv[8], &table_data_types, resultType, resultType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDotcEx *call = cb_symbol_address(&cublas_symbols[S_cublasDotcEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy, result.data, resultType,
        executionType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDotcEx, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

CB_PARAM_LIST(cublasSdot, "handle", "n", "x", "incx", "y", "incy", "result");

// cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx,
//     const float *y, int incy, float *result)
static const cb_function f_cublasSdot = {
    .name = "cublasSdot",
    CB_PARAMS_OF(cublasSdot),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasSdot)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSdot, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSdot, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasSdot *call = cb_symbol_address(&cublas_symbols[S_cublasSdot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSdot, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     const double *y, int incy, double *result)
static const cb_function f_cublasDdot = {
    .name = "cublasDdot",
    CB_PARAMS_OF(cublasSdot),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasDdot)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDdot, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDdot, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDdot *call = cb_symbol_address(&cublas_symbols[S_cublasDdot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDdot, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     const cuComplex *y, int incy, cuComplex *result)
static const cb_function f_cublasCdotu = {
    .name = "cublasCdotu",
    CB_PARAMS_OF(cublasSdot),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasCdotu)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCdotu, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCdotu, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasCdotu *call = cb_symbol_address(&cublas_symbols[S_cublasCdotu]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCdotu, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     const cuComplex *y, int incy, cuComplex *result)
static const cb_function f_cublasCdotc = {
    .name = "cublasCdotc",
    CB_PARAMS_OF(cublasSdot),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasCdotc)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCdotc, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCdotc, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasCdotc *call = cb_symbol_address(&cublas_symbols[S_cublasCdotc]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCdotc, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
static const cb_function f_cublasZdotu = {
    .name = "cublasZdotu",
    CB_PARAMS_OF(cublasSdot),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasZdotu)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZdotu, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZdotu, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasZdotu *call = cb_symbol_address(&cublas_symbols[S_cublasZdotu]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZdotu, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
static const cb_function f_cublasZdotc = {
    .name = "cublasZdotc",
    CB_PARAMS_OF(cublasSdot),
    .result_count = 1,
    .default_mask = CB_BIT(6), // result
};

CB_WRAPPER(cublasZdotc)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZdotc, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", 0, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZdotc, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasZdotc *call = cb_symbol_address(&cublas_symbols[S_cublasZdotc]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZdotc, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha,
//     cudaDataType alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType)
static const cb_function f_cublasScalEx = {
    .name = "cublasScalEx",
    CB_PARAMS("handle", "n", "alpha", "alphaType", "x", "xType", "incx", "executionType"),
};

CB_WRAPPER(cublasScalEx)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasScalEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, alphaType, xType, incx, executionType;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "alphaType", &alphaType) < 0
        || cb_as_device_address(form, argv[4], "x", CB_TARGET, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[5], "xType", &xType) < 0
        || cb_as_int32(argv[6], "int", &incx) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "executionType", &executionType) < 0
        || ask_pointer_mode(form, &f_cublasScalEx, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in_as(py, argv[2], &table_data_types, alphaType, alphaType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasScalEx *call = cb_symbol_address(&cublas_symbols[S_cublasScalEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, alphaType, x.value, xType, incx, executionType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasScalEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasSscal, "handle", "n", "alpha", "x", "incx");

// cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x,
//     int incx)
static const cb_function f_cublasSscal = {.name = "cublasSscal", CB_PARAMS_OF(cublasSscal)};

CB_WRAPPER(cublasSscal)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSscal, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasSscal, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSscal *call = cb_symbol_address(&cublas_symbols[S_cublasSscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSscal, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x,
//     int incx)
static const cb_function f_cublasDscal = {.name = "cublasDscal", CB_PARAMS_OF(cublasSscal)};

CB_WRAPPER(cublasDscal)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDscal, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasDscal, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDscal *call = cb_symbol_address(&cublas_symbols[S_cublasDscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDscal, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha,
//     cuComplex *x, int incx)
static const cb_function f_cublasCscal = {.name = "cublasCscal", CB_PARAMS_OF(cublasSscal)};

CB_WRAPPER(cublasCscal)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCscal, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasCscal, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCscal *call = cb_symbol_address(&cublas_symbols[S_cublasCscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCscal, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x,
//     int incx)
static const cb_function f_cublasCsscal = {.name = "cublasCsscal", CB_PARAMS_OF(cublasSscal)};

CB_WRAPPER(cublasCsscal)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsscal, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasCsscal, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsscal *call = cb_symbol_address(&cublas_symbols[S_cublasCsscal]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsscal, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZscal = {.name = "cublasZscal", CB_PARAMS_OF(cublasSscal)};

CB_WRAPPER(cublasZscal)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZscal, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasZscal, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZscal *call = cb_symbol_address(&cublas_symbols[S_cublasZscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZscal, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZdscal = {.name = "cublasZdscal", CB_PARAMS_OF(cublasSscal)};

CB_WRAPPER(cublasZdscal)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZdscal, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_number alpha;
    cb_address x;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasZdscal, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZdscal *call = cb_symbol_address(&cublas_symbols[S_cublasZdscal]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZdscal, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha,
//     cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y,
//     cudaDataType yType, int incy, cudaDataType executiontype)
static const cb_function f_cublasAxpyEx = {
    .name = "cublasAxpyEx",
    CB_PARAMS("handle", "n", "alpha", "alphaType", "x", "xType", "incx", "y", "yType", "incy",
        "executiontype"),
};

CB_WRAPPER(cublasAxpyEx)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasAxpyEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, alphaType, xType, incx, yType, incy, executiontype;
    cb_number alpha;
    cb_address x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "alphaType", &alphaType) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[5], "xType", &xType) < 0
        || cb_as_int32(argv[6], "int", &incx) < 0
        || cb_as_device_address(form, argv[7], "y", CB_TARGET, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[8], "yType", &yType) < 0
        || cb_as_int32(argv[9], "int", &incy) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "executiontype", &executiontype) < 0
        || ask_pointer_mode(form, &f_cublasAxpyEx, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in_as(py, argv[2], &table_data_types, alphaType, alphaType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasAxpyEx *call = cb_symbol_address(&cublas_symbols[S_cublasAxpyEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, alphaType, x.value, xType, incx, y.value, yType, incy,
        executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasAxpyEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasSaxpy, "handle", "n", "alpha", "x", "incx", "y", "incy");

// cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x,
//     int incx, float *y, int incy)
static const cb_function f_cublasSaxpy = {.name = "cublasSaxpy", CB_PARAMS_OF(cublasSaxpy)};

CB_WRAPPER(cublasSaxpy)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSaxpy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "x", 0, &x) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[6], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSaxpy, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSaxpy *call = cb_symbol_address(&cublas_symbols[S_cublasSaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSaxpy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha,
//     const double *x, int incx, double *y, int incy)
static const cb_function f_cublasDaxpy = {.name = "cublasDaxpy", CB_PARAMS_OF(cublasSaxpy)};

CB_WRAPPER(cublasDaxpy)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDaxpy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "x", 0, &x) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[6], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDaxpy, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDaxpy *call = cb_symbol_address(&cublas_symbols[S_cublasDaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDaxpy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha,
//     const cuComplex *x, int incx, cuComplex *y, int incy)
static const cb_function f_cublasCaxpy = {.name = "cublasCaxpy", CB_PARAMS_OF(cublasSaxpy)};

CB_WRAPPER(cublasCaxpy)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCaxpy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "x", 0, &x) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[6], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCaxpy, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCaxpy *call = cb_symbol_address(&cublas_symbols[S_cublasCaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCaxpy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZaxpy = {.name = "cublasZaxpy", CB_PARAMS_OF(cublasSaxpy)};

CB_WRAPPER(cublasZaxpy)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZaxpy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "x", 0, &x) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[6], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZaxpy, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[2], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZaxpy *call = cb_symbol_address(&cublas_symbols[S_cublasZaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZaxpy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasCopyEx, "handle", "n", "x", "xType", "incx", "y", "yType", "incy");

// cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, void *y, cudaDataType yType, int incy)
static const cb_function f_cublasCopyEx = {.name = "cublasCopyEx", CB_PARAMS_OF(cublasCopyEx)};

CB_WRAPPER(cublasCopyEx)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCopyEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0)
        goto done;
    fn_cublasCopyEx *call = cb_symbol_address(&cublas_symbols[S_cublasCopyEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCopyEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasScopy, "handle", "n", "x", "incx", "y", "incy");

// cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y,
//     int incy)
static const cb_function f_cublasScopy = {.name = "cublasScopy", CB_PARAMS_OF(cublasScopy)};

CB_WRAPPER(cublasScopy)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasScopy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0)
        goto done;
    fn_cublasScopy *call = cb_symbol_address(&cublas_symbols[S_cublasScopy]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasScopy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     double *y, int incy)
static const cb_function f_cublasDcopy = {.name = "cublasDcopy", CB_PARAMS_OF(cublasScopy)};

CB_WRAPPER(cublasDcopy)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDcopy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0)
        goto done;
    fn_cublasDcopy *call = cb_symbol_address(&cublas_symbols[S_cublasDcopy]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDcopy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     cuComplex *y, int incy)
static const cb_function f_cublasCcopy = {.name = "cublasCcopy", CB_PARAMS_OF(cublasScopy)};

CB_WRAPPER(cublasCcopy)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCcopy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0)
        goto done;
    fn_cublasCcopy *call = cb_symbol_address(&cublas_symbols[S_cublasCcopy]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCcopy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     cuDoubleComplex *y, int incy)
static const cb_function f_cublasZcopy = {.name = "cublasZcopy", CB_PARAMS_OF(cublasScopy)};

CB_WRAPPER(cublasZcopy)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZcopy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0)
        goto done;
    fn_cublasZcopy *call = cb_symbol_address(&cublas_symbols[S_cublasZcopy]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZcopy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y,
//     int incy)
static const cb_function f_cublasSswap = {.name = "cublasSswap", CB_PARAMS_OF(cublasScopy)};

CB_WRAPPER(cublasSswap)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSswap, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0)
        goto done;
    fn_cublasSswap *call = cb_symbol_address(&cublas_symbols[S_cublasSswap]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSswap, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y,
//     int incy)
static const cb_function f_cublasDswap = {.name = "cublasDswap", CB_PARAMS_OF(cublasScopy)};

CB_WRAPPER(cublasDswap)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDswap, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0)
        goto done;
    fn_cublasDswap *call = cb_symbol_address(&cublas_symbols[S_cublasDswap]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDswap, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx,
//     cuComplex *y, int incy)
static const cb_function f_cublasCswap = {.name = "cublasCswap", CB_PARAMS_OF(cublasScopy)};

CB_WRAPPER(cublasCswap)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCswap, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0)
        goto done;
    fn_cublasCswap *call = cb_symbol_address(&cublas_symbols[S_cublasCswap]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCswap, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
//     cuDoubleComplex *y, int incy)
static const cb_function f_cublasZswap = {.name = "cublasZswap", CB_PARAMS_OF(cublasScopy)};

CB_WRAPPER(cublasZswap)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZswap, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0)
        goto done;
    fn_cublasZswap *call = cb_symbol_address(&cublas_symbols[S_cublasZswap]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZswap, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx,
//     void *y, cudaDataType yType, int incy)
static const cb_function f_cublasSwapEx = {.name = "cublasSwapEx", CB_PARAMS_OF(cublasCopyEx)};

CB_WRAPPER(cublasSwapEx)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSwapEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0)
        goto done;
    fn_cublasSwapEx *call = cb_symbol_address(&cublas_symbols[S_cublasSwapEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSwapEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx,
//     int *result)
static const cb_function f_cublasIsamax = {
    .name = "cublasIsamax",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIsamax)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIsamax, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIsamax, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT32, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIsamax *call = cb_symbol_address(&cublas_symbols[S_cublasIsamax]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIsamax, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     int *result)
static const cb_function f_cublasIdamax = {
    .name = "cublasIdamax",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIdamax)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIdamax, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIdamax, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT32, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIdamax *call = cb_symbol_address(&cublas_symbols[S_cublasIdamax]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIdamax, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     int *result)
static const cb_function f_cublasIcamax = {
    .name = "cublasIcamax",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIcamax)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIcamax, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIcamax, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT32, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIcamax *call = cb_symbol_address(&cublas_symbols[S_cublasIcamax]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIcamax, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     int *result)
static const cb_function f_cublasIzamax = {
    .name = "cublasIzamax",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIzamax)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIzamax, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIzamax, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT32, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIzamax *call = cb_symbol_address(&cublas_symbols[S_cublasIzamax]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIzamax, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

CB_PARAM_LIST(cublasIamaxEx, "handle", "n", "x", "xType", "incx", "result");

// cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, int *result)
static const cb_function f_cublasIamaxEx = {
    .name = "cublasIamaxEx",
    CB_PARAMS_OF(cublasIamaxEx),
    .result_count = 1,
    .default_mask = CB_BIT(5), // result
};

CB_WRAPPER(cublasIamaxEx)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIamaxEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIamaxEx, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[5], CB_VALUE_INT32, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIamaxEx *call = cb_symbol_address(&cublas_symbols[S_cublasIamaxEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIamaxEx, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx,
//     int *result)
static const cb_function f_cublasIsamin = {
    .name = "cublasIsamin",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIsamin)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIsamin, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIsamin, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT32, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIsamin *call = cb_symbol_address(&cublas_symbols[S_cublasIsamin]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIsamin, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     int *result)
static const cb_function f_cublasIdamin = {
    .name = "cublasIdamin",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIdamin)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIdamin, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIdamin, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT32, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIdamin *call = cb_symbol_address(&cublas_symbols[S_cublasIdamin]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIdamin, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     int *result)
static const cb_function f_cublasIcamin = {
    .name = "cublasIcamin",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIcamin)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIcamin, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIcamin, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT32, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIcamin *call = cb_symbol_address(&cublas_symbols[S_cublasIcamin]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIcamin, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     int *result)
static const cb_function f_cublasIzamin = {
    .name = "cublasIzamin",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasIzamin)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIzamin, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIzamin, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_INT32, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIzamin *call = cb_symbol_address(&cublas_symbols[S_cublasIzamin]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIzamin, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, int *result)
static const cb_function f_cublasIaminEx = {
    .name = "cublasIaminEx",
    CB_PARAMS_OF(cublasIamaxEx),
    .result_count = 1,
    .default_mask = CB_BIT(5), // result
};

CB_WRAPPER(cublasIaminEx)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasIaminEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasIaminEx, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[5], CB_VALUE_INT32, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasIaminEx *call = cb_symbol_address(&cublas_symbols[S_cublasIaminEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasIaminEx, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, void *result, cudaDataType resultType, cudaDataType executiontype)
static const cb_function f_cublasAsumEx = {
    .name = "cublasAsumEx",
    CB_PARAMS("handle", "n", "x", "xType", "incx", "result", "resultType", "executiontype"),
    .result_count = 1,
};

CB_WRAPPER(cublasAsumEx)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasAsumEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, resultType, executiontype;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "resultType", &resultType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "executiontype", &executiontype) < 0
        || ask_pointer_mode(form, &f_cublasAsumEx, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out_as(py, argv[5], &table_data_types, resultType, resultType, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasAsumEx *call = cb_symbol_address(&cublas_symbols[S_cublasAsumEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, result.data, resultType, executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasAsumEx, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx,
//     float *result)
static const cb_function f_cublasSasum = {
    .name = "cublasSasum",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasSasum)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSasum, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasSasum, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasSasum *call = cb_symbol_address(&cublas_symbols[S_cublasSasum]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSasum, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     double *result)
static const cb_function f_cublasDasum = {
    .name = "cublasDasum",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasDasum)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDasum, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasDasum, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDasum *call = cb_symbol_address(&cublas_symbols[S_cublasDasum]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDasum, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     float *result)
static const cb_function f_cublasScasum = {
    .name = "cublasScasum",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasScasum)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasScasum, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasScasum, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasScasum *call = cb_symbol_address(&cublas_symbols[S_cublasScasum]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasScasum, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}

// cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     double *result)
static const cb_function f_cublasDzasum = {
    .name = "cublasDzasum",
    CB_PARAMS_OF(cublasSnrm2),
    .result_count = 1,
    .default_mask = CB_BIT(4), // result
};

CB_WRAPPER(cublasDzasum)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDzasum, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx;
    cb_address x;
    cb_number result;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&result);
    x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", 0, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || ask_pointer_mode(form, &f_cublasDzasum, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_out(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result) < 0)
        goto done;
    fn_cublasDzasum *call = cb_symbol_address(&cublas_symbols[S_cublasDzasum]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDzasum, status, argv);
    else
        retval = cb_return1(form, cb_number_result(&result));
done:
    cb_address_release(&x);
    cb_number_done(&result);
    return retval;
}
