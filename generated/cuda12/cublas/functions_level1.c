// functions_level1.c of cubind for cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, void *result, cudaDataType resultType, cudaDataType executionType)
static const cb_function f_cublasNrm2Ex = {.name = "cublasNrm2Ex",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "result", "resultType",
        "executionType", NULL},
    .param_count = 8, .result_count = 1};

CB_WRAPPER(cublasNrm2Ex)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasNrm2Ex, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, resultType, executionType, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_value_kind result__kind = CB_VALUE_NONE;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "resultType", &resultType) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "executionType", &executionType) < 0
        || ask_pointer_mode(s, &f_cublasNrm2Ex, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, resultType, resultType, "result",
                &result__kind) < 0)
        || cb_number_out(m, args[5], result__kind, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasNrm2Ex *call = cb_symbol_address(&symbols[S_cublasNrm2Ex]);
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
        result = cb_fail(s, &f_cublasNrm2Ex, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx,
//     float *result)
static const cb_function f_cublasSnrm2 = {.name = "cublasSnrm2",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasSnrm2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasSnrm2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasSnrm2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasSnrm2 *call = cb_symbol_address(&symbols[S_cublasSnrm2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasSnrm2, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     double *result)
static const cb_function f_cublasDnrm2 = {.name = "cublasDnrm2",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDnrm2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDnrm2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasDnrm2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDnrm2 *call = cb_symbol_address(&symbols[S_cublasDnrm2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDnrm2, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     float *result)
static const cb_function f_cublasScnrm2 = {.name = "cublasScnrm2",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasScnrm2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasScnrm2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasScnrm2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasScnrm2 *call = cb_symbol_address(&symbols[S_cublasScnrm2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasScnrm2, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     double *result)
static const cb_function f_cublasDznrm2 = {.name = "cublasDznrm2",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDznrm2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDznrm2, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasDznrm2, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDznrm2 *call = cb_symbol_address(&symbols[S_cublasDznrm2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDznrm2, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, const void *y, cudaDataType yType, int incy, void *result,
//     cudaDataType resultType, cudaDataType executionType)
static const cb_function f_cublasDotEx = {.name = "cublasDotEx",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy",
        "result", "resultType", "executionType", NULL},
    .param_count = 11, .result_count = 1};

CB_WRAPPER(cublasDotEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasDotEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy, resultType, executionType, query_pointer_mode;
    cb_address x, y;
    cb_number result_;
    cb_value_kind result__kind = CB_VALUE_NONE;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_address(m, args[5], &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_enum(m, T_cudaDataType, args[9], "resultType", &resultType) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "executionType", &executionType) < 0
        || ask_pointer_mode(s, &f_cublasDotEx, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, resultType, resultType, "result",
                &result__kind) < 0)
        || cb_number_out(m, args[8], result__kind, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDotEx *call = cb_symbol_address(&symbols[S_cublasDotEx]);
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
        result = cb_fail(s, &f_cublasDotEx, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, const void *y, cudaDataType yType, int incy, void *result,
//     cudaDataType resultType, cudaDataType executionType)
static const cb_function f_cublasDotcEx = {.name = "cublasDotcEx",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy",
        "result", "resultType", "executionType", NULL},
    .param_count = 11, .result_count = 1};

CB_WRAPPER(cublasDotcEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasDotcEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy, resultType, executionType, query_pointer_mode;
    cb_address x, y;
    cb_number result_;
    cb_value_kind result__kind = CB_VALUE_NONE;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_address(m, args[5], &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_enum(m, T_cudaDataType, args[9], "resultType", &resultType) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "executionType", &executionType) < 0
        || ask_pointer_mode(s, &f_cublasDotcEx, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, resultType, resultType, "result",
                &result__kind) < 0)
        || cb_number_out(m, args[8], result__kind, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDotcEx *call = cb_symbol_address(&symbols[S_cublasDotcEx]);
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
        result = cb_fail(s, &f_cublasDotcEx, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx,
//     const float *y, int incy, float *result)
static const cb_function f_cublasSdot = {.name = "cublasSdot",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasSdot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSdot, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number result_;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSdot, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasSdot *call = cb_symbol_address(&symbols[S_cublasSdot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasSdot, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     const double *y, int incy, double *result)
static const cb_function f_cublasDdot = {.name = "cublasDdot",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasDdot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasDdot, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number result_;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDdot, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDdot *call = cb_symbol_address(&symbols[S_cublasDdot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDdot, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     const cuComplex *y, int incy, cuComplex *result)
static const cb_function f_cublasCdotu = {.name = "cublasCdotu",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasCdotu)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasCdotu, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number result_;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCdotu, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasCdotu *call = cb_symbol_address(&symbols[S_cublasCdotu]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasCdotu, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     const cuComplex *y, int incy, cuComplex *result)
static const cb_function f_cublasCdotc = {.name = "cublasCdotc",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasCdotc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasCdotc, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number result_;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCdotc, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasCdotc *call = cb_symbol_address(&symbols[S_cublasCdotc]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasCdotc, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
static const cb_function f_cublasZdotu = {.name = "cublasZdotu",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasZdotu)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasZdotu, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number result_;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZdotu, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasZdotu *call = cb_symbol_address(&symbols[S_cublasZdotu]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasZdotu, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
static const cb_function f_cublasZdotc = {.name = "cublasZdotc",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "result", NULL},
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasZdotc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasZdotc, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number result_;
    cb_number_init(&result_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_address(m, args[4], &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZdotc, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasZdotc *call = cb_symbol_address(&symbols[S_cublasZdotc]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasZdotc, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha,
//     cudaDataType alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType)
static const cb_function f_cublasScalEx = {.name = "cublasScalEx",
    .params = (const char *const[]){"handle", "n", "alpha", "alphaType", "x", "xType", "incx",
        "executionType", NULL},
    .param_count = 8};

CB_WRAPPER(cublasScalEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasScalEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, alphaType, xType, incx, executionType, query_pointer_mode;
    cb_number alpha;
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "alphaType", &alphaType) < 0
        || cb_as_target(s, args[4], "x", false, &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[5], "xType", &xType) < 0
        || cb_as_int32(args[6], "int", &incx) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "executionType", &executionType) < 0
        || ask_pointer_mode(s, &f_cublasScalEx, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, alphaType, alphaType, "alpha", &alpha_kind) < 0)
        || cb_number_in(m, args[2], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "alpha", &alpha) < 0)
        goto done;
    fn_cublasScalEx *call = cb_symbol_address(&symbols[S_cublasScalEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, (cudaDataType)alphaType, x.value, (cudaDataType)xType,
        incx, (cudaDataType)executionType);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasScalEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x,
//     int incx)
static const cb_function f_cublasSscal = {.name = "cublasSscal",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasSscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasSscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_number alpha;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasSscal, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSscal *call = cb_symbol_address(&symbols[S_cublasSscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSscal, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x,
//     int incx)
static const cb_function f_cublasDscal = {.name = "cublasDscal",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasDscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_number alpha;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasDscal, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDscal *call = cb_symbol_address(&symbols[S_cublasDscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDscal, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha,
//     cuComplex *x, int incx)
static const cb_function f_cublasCscal = {.name = "cublasCscal",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasCscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasCscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_number alpha;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasCscal, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCscal *call = cb_symbol_address(&symbols[S_cublasCscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCscal, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x,
//     int incx)
static const cb_function f_cublasCsscal = {.name = "cublasCsscal",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasCsscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_number alpha;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasCsscal, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsscal *call = cb_symbol_address(&symbols[S_cublasCsscal]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsscal, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZscal = {.name = "cublasZscal",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasZscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasZscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_number alpha;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasZscal, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZscal *call = cb_symbol_address(&symbols[S_cublasZscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZscal, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZdscal = {.name = "cublasZdscal",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", NULL}, .param_count = 5};

CB_WRAPPER(cublasZdscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasZdscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_number alpha;
    cb_address x;
    cb_number_init(&alpha);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[3], "x", false, &x) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasZdscal, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZdscal *call = cb_symbol_address(&symbols[S_cublasZdscal]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZdscal, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha,
//     cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y,
//     cudaDataType yType, int incy, cudaDataType executiontype)
static const cb_function f_cublasAxpyEx = {.name = "cublasAxpyEx",
    .params = (const char *const[]){"handle", "n", "alpha", "alphaType", "x", "xType", "incx", "y",
        "yType", "incy", "executiontype", NULL},
    .param_count = 11};

CB_WRAPPER(cublasAxpyEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasAxpyEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, alphaType, xType, incx, yType, incy, executiontype, query_pointer_mode;
    cb_number alpha;
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    cb_address x, y;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "alphaType", &alphaType) < 0
        || cb_as_address(m, args[4], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[5], "xType", &xType) < 0
        || cb_as_int32(args[6], "int", &incx) < 0
        || cb_as_target(s, args[7], "y", false, &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "yType", &yType) < 0
        || cb_as_int32(args[9], "int", &incy) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "executiontype", &executiontype) < 0
        || ask_pointer_mode(s, &f_cublasAxpyEx, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, alphaType, alphaType, "alpha", &alpha_kind) < 0)
        || cb_number_in(m, args[2], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "alpha", &alpha) < 0)
        goto done;
    fn_cublasAxpyEx *call = cb_symbol_address(&symbols[S_cublasAxpyEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, (cudaDataType)alphaType, x.value, (cudaDataType)xType,
        incx, y.value, (cudaDataType)yType, incy, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasAxpyEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x,
//     int incx, float *y, int incy)
static const cb_function f_cublasSaxpy = {.name = "cublasSaxpy",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", "y", "incy", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSaxpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSaxpy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_number alpha;
    cb_address x, y;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[3], &x) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_int32(args[6], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSaxpy, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSaxpy *call = cb_symbol_address(&symbols[S_cublasSaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSaxpy, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha,
//     const double *x, int incx, double *y, int incy)
static const cb_function f_cublasDaxpy = {.name = "cublasDaxpy",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", "y", "incy", NULL},
    .param_count = 7};

CB_WRAPPER(cublasDaxpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasDaxpy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_number alpha;
    cb_address x, y;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[3], &x) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_int32(args[6], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDaxpy, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDaxpy *call = cb_symbol_address(&symbols[S_cublasDaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDaxpy, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha,
//     const cuComplex *x, int incx, cuComplex *y, int incy)
static const cb_function f_cublasCaxpy = {.name = "cublasCaxpy",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", "y", "incy", NULL},
    .param_count = 7};

CB_WRAPPER(cublasCaxpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasCaxpy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_number alpha;
    cb_address x, y;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[3], &x) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_int32(args[6], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCaxpy, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCaxpy *call = cb_symbol_address(&symbols[S_cublasCaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCaxpy, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)
static const cb_function f_cublasZaxpy = {.name = "cublasZaxpy",
    .params = (const char *const[]){"handle", "n", "alpha", "x", "incx", "y", "incy", NULL},
    .param_count = 7};

CB_WRAPPER(cublasZaxpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasZaxpy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_number alpha;
    cb_address x, y;
    cb_number_init(&alpha);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[3], &x) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_int32(args[6], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZaxpy, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[2], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZaxpy *call = cb_symbol_address(&symbols[S_cublasZaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZaxpy, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, void *y, cudaDataType yType, int incy)
static const cb_function f_cublasCopyEx = {.name = "cublasCopyEx",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasCopyEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCopyEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    fn_cublasCopyEx *call = cb_symbol_address(&symbols[S_cublasCopyEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCopyEx, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y,
//     int incy)
static const cb_function f_cublasScopy = {.name = "cublasScopy",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasScopy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasScopy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasScopy *call = cb_symbol_address(&symbols[S_cublasScopy]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasScopy, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     double *y, int incy)
static const cb_function f_cublasDcopy = {.name = "cublasDcopy",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasDcopy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasDcopy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasDcopy *call = cb_symbol_address(&symbols[S_cublasDcopy]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDcopy, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     cuComplex *y, int incy)
static const cb_function f_cublasCcopy = {.name = "cublasCcopy",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasCcopy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasCcopy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasCcopy *call = cb_symbol_address(&symbols[S_cublasCcopy]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCcopy, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     cuDoubleComplex *y, int incy)
static const cb_function f_cublasZcopy = {.name = "cublasZcopy",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasZcopy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasZcopy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasZcopy *call = cb_symbol_address(&symbols[S_cublasZcopy]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZcopy, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y,
//     int incy)
static const cb_function f_cublasSswap = {.name = "cublasSswap",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasSswap)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasSswap, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasSswap *call = cb_symbol_address(&symbols[S_cublasSswap]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSswap, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y,
//     int incy)
static const cb_function f_cublasDswap = {.name = "cublasDswap",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasDswap)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasDswap, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasDswap *call = cb_symbol_address(&symbols[S_cublasDswap]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDswap, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx,
//     cuComplex *y, int incy)
static const cb_function f_cublasCswap = {.name = "cublasCswap",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasCswap)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasCswap, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasCswap *call = cb_symbol_address(&symbols[S_cublasCswap]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCswap, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
//     cuDoubleComplex *y, int incy)
static const cb_function f_cublasZswap = {.name = "cublasZswap",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasZswap)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasZswap, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasZswap *call = cb_symbol_address(&symbols[S_cublasZswap]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZswap, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx,
//     void *y, cudaDataType yType, int incy)
static const cb_function f_cublasSwapEx = {.name = "cublasSwapEx",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasSwapEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasSwapEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    fn_cublasSwapEx *call = cb_symbol_address(&symbols[S_cublasSwapEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSwapEx, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx,
//     int *result)
static const cb_function f_cublasIsamax = {.name = "cublasIsamax",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIsamax)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIsamax, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIsamax, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT32, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIsamax *call = cb_symbol_address(&symbols[S_cublasIsamax]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIsamax, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     int *result)
static const cb_function f_cublasIdamax = {.name = "cublasIdamax",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIdamax)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIdamax, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIdamax, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT32, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIdamax *call = cb_symbol_address(&symbols[S_cublasIdamax]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIdamax, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     int *result)
static const cb_function f_cublasIcamax = {.name = "cublasIcamax",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIcamax)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIcamax, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIcamax, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT32, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIcamax *call = cb_symbol_address(&symbols[S_cublasIcamax]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIcamax, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     int *result)
static const cb_function f_cublasIzamax = {.name = "cublasIzamax",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIzamax)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIzamax, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIzamax, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT32, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIzamax *call = cb_symbol_address(&symbols[S_cublasIzamax]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIzamax, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, int *result)
static const cb_function f_cublasIamaxEx = {.name = "cublasIamaxEx",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "result", NULL},
    .param_count = 6, .result_count = 1, .default_mask = 0x20};

CB_WRAPPER(cublasIamaxEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasIamaxEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIamaxEx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[5], CB_VALUE_INT32, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIamaxEx *call = cb_symbol_address(&symbols[S_cublasIamaxEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIamaxEx, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx,
//     int *result)
static const cb_function f_cublasIsamin = {.name = "cublasIsamin",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIsamin)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIsamin, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIsamin, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT32, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIsamin *call = cb_symbol_address(&symbols[S_cublasIsamin]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIsamin, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     int *result)
static const cb_function f_cublasIdamin = {.name = "cublasIdamin",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIdamin)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIdamin, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIdamin, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT32, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIdamin *call = cb_symbol_address(&symbols[S_cublasIdamin]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIdamin, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     int *result)
static const cb_function f_cublasIcamin = {.name = "cublasIcamin",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIcamin)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIcamin, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIcamin, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT32, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIcamin *call = cb_symbol_address(&symbols[S_cublasIcamin]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIcamin, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     int *result)
static const cb_function f_cublasIzamin = {.name = "cublasIzamin",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIzamin)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasIzamin, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIzamin, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_INT32, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIzamin *call = cb_symbol_address(&symbols[S_cublasIzamin]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIzamin, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, int *result)
static const cb_function f_cublasIaminEx = {.name = "cublasIaminEx",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "result", NULL},
    .param_count = 6, .result_count = 1, .default_mask = 0x20};

CB_WRAPPER(cublasIaminEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasIaminEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasIaminEx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[5], CB_VALUE_INT32, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIaminEx *call = cb_symbol_address(&symbols[S_cublasIaminEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasIaminEx, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
//     int incx, void *result, cudaDataType resultType, cudaDataType executiontype)
static const cb_function f_cublasAsumEx = {.name = "cublasAsumEx",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "result", "resultType",
        "executiontype", NULL},
    .param_count = 8, .result_count = 1};

CB_WRAPPER(cublasAsumEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasAsumEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, resultType, executiontype, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_value_kind result__kind = CB_VALUE_NONE;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "resultType", &resultType) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "executiontype", &executiontype) < 0
        || ask_pointer_mode(s, &f_cublasAsumEx, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, resultType, resultType, "result",
                &result__kind) < 0)
        || cb_number_out(m, args[5], result__kind, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasAsumEx *call = cb_symbol_address(&symbols[S_cublasAsumEx]);
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
        result = cb_fail(s, &f_cublasAsumEx, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx,
//     float *result)
static const cb_function f_cublasSasum = {.name = "cublasSasum",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasSasum)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasSasum, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasSasum, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasSasum *call = cb_symbol_address(&symbols[S_cublasSasum]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasSasum, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx,
//     double *result)
static const cb_function f_cublasDasum = {.name = "cublasDasum",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDasum)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDasum, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasDasum, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDasum *call = cb_symbol_address(&symbols[S_cublasDasum]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDasum, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     float *result)
static const cb_function f_cublasScasum = {.name = "cublasScasum",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasScasum)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasScasum, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasScasum, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasScasum *call = cb_symbol_address(&symbols[S_cublasScasum]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasScasum, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     double *result)
static const cb_function f_cublasDzasum = {.name = "cublasDzasum",
    .params = (const char *const[]){"handle", "n", "x", "incx", "result", NULL}, .param_count = 5,
    .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDzasum)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDzasum, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, query_pointer_mode;
    cb_address x;
    cb_number result_;
    cb_number_init(&result_);
    x.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || ask_pointer_mode(s, &f_cublasDzasum, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDzasum *call = cb_symbol_address(&symbols[S_cublasDzasum]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_number_result(&result_));
    else
        result = cb_fail(s, &f_cublasDzasum, status, args, NULL);
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

