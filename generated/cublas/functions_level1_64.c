// functions_level1_64.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, void *result, cudaDataType resultType,
//     cudaDataType executionType)
static const cb_function f_cublasNrm2Ex_64 = {.name = "cublasNrm2Ex_64",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "result", "resultType",
        "executionType", NULL},
    .param_count = 8, .result_count = 1};

CB_WRAPPER(cublasNrm2Ex_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasNrm2Ex_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    int32_t xType, resultType, executionType, query_pointer_mode;
    cb_number result_;
    cb_value_kind result__kind = CB_VALUE_NONE;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "resultType", &resultType) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "executionType", &executionType) < 0
        || ask_pointer_mode(s, &f_cublasNrm2Ex_64, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, resultType, resultType, "result",
                &result__kind) < 0)
        || cb_number_out(m, args[5], result__kind, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasNrm2Ex_64 *call = cb_symbol_address(&symbols[S_cublasNrm2Ex_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data,
        (cudaDataType)resultType, (cudaDataType)executionType);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasNrm2Ex_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     float *result)
static const cb_function f_cublasSnrm2_64 = {.name = "cublasSnrm2_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasSnrm2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasSnrm2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasSnrm2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasSnrm2_64 *call = cb_symbol_address(&symbols[S_cublasSnrm2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasSnrm2_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x,
//     int64_t incx, double *result)
static const cb_function f_cublasDnrm2_64 = {.name = "cublasDnrm2_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDnrm2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDnrm2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasDnrm2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDnrm2_64 *call = cb_symbol_address(&symbols[S_cublasDnrm2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDnrm2_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, float *result)
static const cb_function f_cublasScnrm2_64 = {.name = "cublasScnrm2_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasScnrm2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasScnrm2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasScnrm2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasScnrm2_64 *call = cb_symbol_address(&symbols[S_cublasScnrm2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasScnrm2_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, double *result)
static const cb_function f_cublasDznrm2_64 = {.name = "cublasDznrm2_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDznrm2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDznrm2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasDznrm2_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDznrm2_64 *call = cb_symbol_address(&symbols[S_cublasDznrm2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDznrm2_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy,
//     void *result, cudaDataType resultType, cudaDataType executionType)
static const cb_function f_cublasDotEx_64 = {.name = "cublasDotEx_64",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy",
        "result", "resultType", "executionType", NULL},
    .param_count = 11, .result_count = 1};

CB_WRAPPER(cublasDotEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasDotEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType, resultType, executionType, query_pointer_mode;
    cb_number result_;
    cb_value_kind result__kind = CB_VALUE_NONE;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_address(m, args[5], &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_enum(m, T_cudaDataType, args[9], "resultType", &resultType) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "executionType", &executionType) < 0
        || ask_pointer_mode(s, &f_cublasDotEx_64, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, resultType, resultType, "result",
                &result__kind) < 0)
        || cb_number_out(m, args[8], result__kind, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDotEx_64 *call = cb_symbol_address(&symbols[S_cublasDotEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy, result_.data, (cudaDataType)resultType, (cudaDataType)executionType);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDotEx_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy,
//     void *result, cudaDataType resultType, cudaDataType executionType)
static const cb_function f_cublasDotcEx_64 = {.name = "cublasDotcEx_64",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy",
        "result", "resultType", "executionType", NULL},
    .param_count = 11, .result_count = 1};

CB_WRAPPER(cublasDotcEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasDotcEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType, resultType, executionType, query_pointer_mode;
    cb_number result_;
    cb_value_kind result__kind = CB_VALUE_NONE;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_address(m, args[5], &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_enum(m, T_cudaDataType, args[9], "resultType", &resultType) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "executionType", &executionType) < 0
        || ask_pointer_mode(s, &f_cublasDotcEx_64, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, resultType, resultType, "result",
                &result__kind) < 0)
        || cb_number_out(m, args[8], result__kind, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDotcEx_64 *call = cb_symbol_address(&symbols[S_cublasDotcEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy, result_.data, (cudaDataType)resultType, (cudaDataType)executionType);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDotcEx_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     const float *y, int64_t incy, float *result)
static const cb_function f_cublasSdot_64 = {.name = "cublasSdot_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasSdot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSdot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSdot_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasSdot_64 *call = cb_symbol_address(&symbols[S_cublasSdot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasSdot_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
//     const double *y, int64_t incy, double *result)
static const cb_function f_cublasDdot_64 = {.name = "cublasDdot_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasDdot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasDdot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDdot_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDdot_64 *call = cb_symbol_address(&symbols[S_cublasDdot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDdot_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)
static const cb_function f_cublasCdotu_64 = {.name = "cublasCdotu_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasCdotu_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasCdotu_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCdotu_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasCdotu_64 *call = cb_symbol_address(&symbols[S_cublasCdotu_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasCdotu_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)
static const cb_function f_cublasCdotc_64 = {.name = "cublasCdotc_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasCdotc_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasCdotc_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCdotc_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasCdotc_64 *call = cb_symbol_address(&symbols[S_cublasCdotc_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasCdotc_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)
static const cb_function f_cublasZdotu_64 = {.name = "cublasZdotu_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasZdotu_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasZdotu_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZdotu_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasZdotu_64 *call = cb_symbol_address(&symbols[S_cublasZdotu_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasZdotu_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)
static const cb_function f_cublasZdotc_64 = {.name = "cublasZdotc_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasZdotc_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasZdotc_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZdotc_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasZdotc_64 *call = cb_symbol_address(&symbols[S_cublasZdotc_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasZdotc_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha,
//     cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx,
//     cudaDataType executionType)
static const cb_function f_cublasScalEx_64 = {.name = "cublasScalEx_64",
    .params = (const char *const[]){"handle", "n", "alpha", "alphaType", "x", "xType", "incx",
        "executionType", NULL},
    .param_count = 8};

CB_WRAPPER(cublasScalEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasScalEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    int32_t alphaType, xType, executionType, query_pointer_mode;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "alphaType", &alphaType) < 0
        || cb_as_target(s, args[4], "x", false, &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[5], "xType", &xType) < 0
        || cb_as_int64(args[6], "int64_t", &incx) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "executionType", &executionType) < 0
        || ask_pointer_mode(s, &f_cublasScalEx_64, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, alphaType, alphaType, "alpha", &alpha_kind) < 0)
        || cb_number_in(m, args[2], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "alpha", &alpha) < 0)
        goto done;
    fn_cublasScalEx_64 *call = cb_symbol_address(&symbols[S_cublasScalEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, (cudaDataType)alphaType, x.value, (cudaDataType)xType,
        incx, (cudaDataType)executionType);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasScalEx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x,
//     int64_t incx)
static const cb_function f_cublasSscal_64 = {.name = "cublasSscal_64",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasSscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasSscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasSscal_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSscal_64 *call = cb_symbol_address(&symbols[S_cublasSscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSscal_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
//     double *x, int64_t incx)
static const cb_function f_cublasDscal_64 = {.name = "cublasDscal_64",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasDscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasDscal_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDscal_64 *call = cb_symbol_address(&symbols[S_cublasDscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDscal_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha,
//     cuComplex *x, int64_t incx)
static const cb_function f_cublasCscal_64 = {.name = "cublasCscal_64",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasCscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasCscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasCscal_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCscal_64 *call = cb_symbol_address(&symbols[S_cublasCscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCscal_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha,
//     cuComplex *x, int64_t incx)
static const cb_function f_cublasCsscal_64 = {.name = "cublasCsscal_64",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasCsscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasCsscal_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsscal_64 *call = cb_symbol_address(&symbols[S_cublasCsscal_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsscal_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
//     cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZscal_64 = {.name = "cublasZscal_64",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasZscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasZscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasZscal_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZscal_64 *call = cb_symbol_address(&symbols[S_cublasZscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZscal_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
//     cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZdscal_64 = {.name = "cublasZdscal_64",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasZdscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasZdscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_number alpha;
    cb_address x;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasZdscal_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZdscal_64 *call = cb_symbol_address(&symbols[S_cublasZdscal_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZdscal_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha,
//     cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y,
//     cudaDataType yType, int64_t incy, cudaDataType executiontype)
static const cb_function f_cublasAxpyEx_64 = {.name = "cublasAxpyEx_64",
    .params = (const char *const[]){"handle", "n", "alpha", "alphaType", "x", "xType", "incx", "y",
        "yType", "incy", "executiontype", NULL},
    .param_count = 11};

CB_WRAPPER(cublasAxpyEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasAxpyEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    int32_t alphaType, xType, yType, executiontype, query_pointer_mode;
    cb_address x, y;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "alphaType", &alphaType) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[5], "xType", &xType) < 0
        || cb_as_int64(args[6], "int64_t", &incx) < 0
        || cb_as_target(s, args[7], "y", false, &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "yType", &yType) < 0
        || cb_as_int64(args[9], "int64_t", &incy) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "executiontype", &executiontype) < 0
        || ask_pointer_mode(s, &f_cublasAxpyEx_64, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, alphaType, alphaType, "alpha", &alpha_kind) < 0)
        || cb_number_in(m, args[2], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "alpha", &alpha) < 0)
        goto done;
    fn_cublasAxpyEx_64 *call = cb_symbol_address(&symbols[S_cublasAxpyEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, (cudaDataType)alphaType, x.value, (cudaDataType)xType,
        incx, y.value, (cudaDataType)yType, incy, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasAxpyEx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha,
//     const float *x, int64_t incx, float *y, int64_t incy)
static const cb_function f_cublasSaxpy_64 = {.name = "cublasSaxpy_64",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", "y", "incy", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSaxpy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSaxpy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[3], &x) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_int64(args[6], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSaxpy_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSaxpy_64 *call = cb_symbol_address(&symbols[S_cublasSaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSaxpy_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
//     const double *x, int64_t incx, double *y, int64_t incy)
static const cb_function f_cublasDaxpy_64 = {.name = "cublasDaxpy_64",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", "y", "incy", NULL},
    .param_count = 7};

CB_WRAPPER(cublasDaxpy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasDaxpy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[3], &x) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_int64(args[6], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDaxpy_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDaxpy_64 *call = cb_symbol_address(&symbols[S_cublasDaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDaxpy_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha,
//     const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)
static const cb_function f_cublasCaxpy_64 = {.name = "cublasCaxpy_64",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", "y", "incy", NULL},
    .param_count = 7};

CB_WRAPPER(cublasCaxpy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasCaxpy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[3], &x) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_int64(args[6], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCaxpy_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCaxpy_64 *call = cb_symbol_address(&symbols[S_cublasCaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCaxpy_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)
static const cb_function f_cublasZaxpy_64 = {.name = "cublasZaxpy_64",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", "y", "incy", NULL},
    .param_count = 7};

CB_WRAPPER(cublasZaxpy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasZaxpy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y;
    int32_t query_pointer_mode;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[3], &x) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_int64(args[6], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZaxpy_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZaxpy_64 *call = cb_symbol_address(&symbols[S_cublasZaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZaxpy_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)
static const cb_function f_cublasCopyEx_64 = {.name = "cublasCopyEx_64",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasCopyEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCopyEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    fn_cublasCopyEx_64 *call = cb_symbol_address(&symbols[S_cublasCopyEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCopyEx_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     float *y, int64_t incy)
static const cb_function f_cublasScopy_64 = {.name = "cublasScopy_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasScopy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasScopy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasScopy_64 *call = cb_symbol_address(&symbols[S_cublasScopy_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasScopy_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x,
//     int64_t incx, double *y, int64_t incy)
static const cb_function f_cublasDcopy_64 = {.name = "cublasDcopy_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasDcopy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasDcopy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasDcopy_64 *call = cb_symbol_address(&symbols[S_cublasDcopy_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDcopy_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, cuComplex *y, int64_t incy)
static const cb_function f_cublasCcopy_64 = {.name = "cublasCcopy_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasCcopy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasCcopy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasCcopy_64 *call = cb_symbol_address(&symbols[S_cublasCcopy_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCcopy_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, cuDoubleComplex *y, int64_t incy)
static const cb_function f_cublasZcopy_64 = {.name = "cublasZcopy_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasZcopy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasZcopy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasZcopy_64 *call = cb_symbol_address(&symbols[S_cublasZcopy_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZcopy_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx,
//     float *y, int64_t incy)
static const cb_function f_cublasSswap_64 = {.name = "cublasSswap_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasSswap_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasSswap_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasSswap_64 *call = cb_symbol_address(&symbols[S_cublasSswap_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSswap_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
//     double *y, int64_t incy)
static const cb_function f_cublasDswap_64 = {.name = "cublasDswap_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasDswap_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasDswap_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasDswap_64 *call = cb_symbol_address(&symbols[S_cublasDswap_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDswap_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
//     cuComplex *y, int64_t incy)
static const cb_function f_cublasCswap_64 = {.name = "cublasCswap_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasCswap_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasCswap_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasCswap_64 *call = cb_symbol_address(&symbols[S_cublasCswap_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCswap_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
//     int64_t incx, cuDoubleComplex *y, int64_t incy)
static const cb_function f_cublasZswap_64 = {.name = "cublasZswap_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasZswap_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasZswap_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasZswap_64 *call = cb_symbol_address(&symbols[S_cublasZswap_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZswap_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
//     int64_t incx, void *y, cudaDataType yType, int64_t incy)
static const cb_function f_cublasSwapEx_64 = {.name = "cublasSwapEx_64",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasSwapEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasSwapEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    fn_cublasSwapEx_64 *call = cb_symbol_address(&symbols[S_cublasSwapEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSwapEx_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIsamax_64 = {.name = "cublasIsamax_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIsamax_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIsamax_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIsamax_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIsamax_64 *call = cb_symbol_address(&symbols[S_cublasIsamax_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIsamax_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIdamax_64 = {.name = "cublasIdamax_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIdamax_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIdamax_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIdamax_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIdamax_64 *call = cb_symbol_address(&symbols[S_cublasIdamax_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIdamax_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIcamax_64 = {.name = "cublasIcamax_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIcamax_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIcamax_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIcamax_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIcamax_64 *call = cb_symbol_address(&symbols[S_cublasIcamax_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIcamax_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIzamax_64 = {.name = "cublasIzamax_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIzamax_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIzamax_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIzamax_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIzamax_64 *call = cb_symbol_address(&symbols[S_cublasIzamax_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIzamax_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, int64_t *result)
static const cb_function f_cublasIamaxEx_64 = {.name = "cublasIamaxEx_64",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "result", NULL},
    .param_count = 6, .result_count = 1, .default_mask = 0x20};

CB_WRAPPER(cublasIamaxEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasIamaxEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    int32_t xType, query_pointer_mode;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIamaxEx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[5], CB_VALUE_INT64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIamaxEx_64 *call = cb_symbol_address(&symbols[S_cublasIamaxEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIamaxEx_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIsamin_64 = {.name = "cublasIsamin_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIsamin_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIsamin_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIsamin_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIsamin_64 *call = cb_symbol_address(&symbols[S_cublasIsamin_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIsamin_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIdamin_64 = {.name = "cublasIdamin_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIdamin_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIdamin_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIdamin_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIdamin_64 *call = cb_symbol_address(&symbols[S_cublasIdamin_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIdamin_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIcamin_64 = {.name = "cublasIcamin_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIcamin_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIcamin_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIcamin_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIcamin_64 *call = cb_symbol_address(&symbols[S_cublasIcamin_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIcamin_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, int64_t *result)
static const cb_function f_cublasIzamin_64 = {.name = "cublasIzamin_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIzamin_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIzamin_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIzamin_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIzamin_64 *call = cb_symbol_address(&symbols[S_cublasIzamin_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIzamin_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, int64_t *result)
static const cb_function f_cublasIaminEx_64 = {.name = "cublasIaminEx_64",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "result", NULL},
    .param_count = 6, .result_count = 1, .default_mask = 0x20};

CB_WRAPPER(cublasIaminEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasIaminEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    int32_t xType, query_pointer_mode;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIaminEx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[5], CB_VALUE_INT64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIaminEx_64 *call = cb_symbol_address(&symbols[S_cublasIaminEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIaminEx_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x,
//     cudaDataType xType, int64_t incx, void *result, cudaDataType resultType,
//     cudaDataType executiontype)
static const cb_function f_cublasAsumEx_64 = {.name = "cublasAsumEx_64",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "result", "resultType",
        "executiontype", NULL},
    .param_count = 8, .result_count = 1};

CB_WRAPPER(cublasAsumEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasAsumEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    int32_t xType, resultType, executiontype, query_pointer_mode;
    cb_number result_;
    cb_value_kind result__kind = CB_VALUE_NONE;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "resultType", &resultType) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "executiontype", &executiontype) < 0
        || ask_pointer_mode(s, &f_cublasAsumEx_64, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, resultType, resultType, "result",
                &result__kind) < 0)
        || cb_number_out(m, args[5], result__kind, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasAsumEx_64 *call = cb_symbol_address(&symbols[S_cublasAsumEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data,
        (cudaDataType)resultType, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasAsumEx_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     float *result)
static const cb_function f_cublasSasum_64 = {.name = "cublasSasum_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasSasum_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasSasum_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasSasum_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasSasum_64 *call = cb_symbol_address(&symbols[S_cublasSasum_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasSasum_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x,
//     int64_t incx, double *result)
static const cb_function f_cublasDasum_64 = {.name = "cublasDasum_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDasum_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDasum_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasDasum_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDasum_64 *call = cb_symbol_address(&symbols[S_cublasDasum_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDasum_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
//     int64_t incx, float *result)
static const cb_function f_cublasScasum_64 = {.name = "cublasScasum_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasScasum_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasScasum_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasScasum_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasScasum_64 *call = cb_symbol_address(&symbols[S_cublasScasum_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasScasum_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, double *result)
static const cb_function f_cublasDzasum_64 = {.name = "cublasDzasum_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDzasum_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDzasum_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx;
    cb_address x;
    cb_number result_;
    int32_t query_pointer_mode;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || ask_pointer_mode(s, &f_cublasDzasum_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDzasum_64 *call = cb_symbol_address(&symbols[S_cublasDzasum_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDzasum_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

