// functions_3.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
//     double *y, int64_t incy)
static const char *const params_cublasDswap_64[] = {"handle", "n", "x", "incx", "y", "incy", NULL};
static const cb_function f_cublasDswap_64 = {.name = "cublasDswap_64",
    .params = params_cublasDswap_64, .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasDswap_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasDswap_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasDswap_64 *call = cb_symbol_address(&symbols[S_cublasDswap_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDswap_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y,
//     int incy)
static const char *const params_cublasCswap[] = {"handle", "n", "x", "incx", "y", "incy", NULL};
static const cb_function f_cublasCswap = {.name = "cublasCswap", .params = params_cublasCswap,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasCswap)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasCswap, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasCswap *call = cb_symbol_address(&symbols[S_cublasCswap]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCswap, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
//     cuComplex *y, int64_t incy)
static const char *const params_cublasCswap_64[] = {"handle", "n", "x", "incx", "y", "incy", NULL};
static const cb_function f_cublasCswap_64 = {.name = "cublasCswap_64",
    .params = params_cublasCswap_64, .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasCswap_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasCswap_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasCswap_64 *call = cb_symbol_address(&symbols[S_cublasCswap_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCswap_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
//     cuDoubleComplex *y, int incy)
static const char *const params_cublasZswap[] = {"handle", "n", "x", "incx", "y", "incy", NULL};
static const cb_function f_cublasZswap = {.name = "cublasZswap", .params = params_cublasZswap,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasZswap)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasZswap, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasZswap *call = cb_symbol_address(&symbols[S_cublasZswap]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZswap, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t
//     incx, cuDoubleComplex *y, int64_t incy)
static const char *const params_cublasZswap_64[] = {"handle", "n", "x", "incx", "y", "incy", NULL};
static const cb_function f_cublasZswap_64 = {.name = "cublasZswap_64",
    .params = params_cublasZswap_64, .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasZswap_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasZswap_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasZswap_64 *call = cb_symbol_address(&symbols[S_cublasZswap_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZswap_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx,
//     void *y, cudaDataType yType, int incy)
static const char *const params_cublasSwapEx[] = {"handle", "n", "x", "xType", "incx", "y",
    "yType", "incy", NULL};
static const cb_function f_cublasSwapEx = {.name = "cublasSwapEx", .params = params_cublasSwapEx,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasSwapEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasSwapEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t xType;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t yType;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[5], "y", false, &y) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    fn_cublasSwapEx *call = cb_symbol_address(&symbols[S_cublasSwapEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSwapEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
//     int64_t incx, void *y, cudaDataType yType, int64_t incy)
static const char *const params_cublasSwapEx_64[] = {"handle", "n", "x", "xType", "incx", "y",
    "yType", "incy", NULL};
static const cb_function f_cublasSwapEx_64 = {.name = "cublasSwapEx_64",
    .params = params_cublasSwapEx_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasSwapEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasSwapEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int32_t xType;
    int64_t incx;
    cb_address y;
    y.held = false;
    int32_t yType;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[5], "y", false, &y) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    fn_cublasSwapEx_64 *call = cb_symbol_address(&symbols[S_cublasSwapEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSwapEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int
//     *result)
static const char *const params_cublasIsamax[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIsamax = {.name = "cublasIsamax", .params = params_cublasIsamax,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIsamax)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIsamax, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIsamax, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT32, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIsamax *call = cb_symbol_address(&symbols[S_cublasIsamax]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIsamax, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     int64_t *result)
static const char *const params_cublasIsamax_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIsamax_64 = {.name = "cublasIsamax_64",
    .params = params_cublasIsamax_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIsamax_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIsamax_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIsamax_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIsamax_64 *call = cb_symbol_address(&symbols[S_cublasIsamax_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIsamax_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int
//     *result)
static const char *const params_cublasIdamax[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIdamax = {.name = "cublasIdamax", .params = params_cublasIdamax,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIdamax)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIdamax, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIdamax, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT32, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIdamax *call = cb_symbol_address(&symbols[S_cublasIdamax]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIdamax, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t
//     incx, int64_t *result)
static const char *const params_cublasIdamax_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIdamax_64 = {.name = "cublasIdamax_64",
    .params = params_cublasIdamax_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIdamax_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIdamax_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIdamax_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIdamax_64 *call = cb_symbol_address(&symbols[S_cublasIdamax_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIdamax_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int
//     *result)
static const char *const params_cublasIcamax[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIcamax = {.name = "cublasIcamax", .params = params_cublasIcamax,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIcamax)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIcamax, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIcamax, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT32, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIcamax *call = cb_symbol_address(&symbols[S_cublasIcamax]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIcamax, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t
//     incx, int64_t *result)
static const char *const params_cublasIcamax_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIcamax_64 = {.name = "cublasIcamax_64",
    .params = params_cublasIcamax_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIcamax_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIcamax_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIcamax_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIcamax_64 *call = cb_symbol_address(&symbols[S_cublasIcamax_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIcamax_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     int *result)
static const char *const params_cublasIzamax[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIzamax = {.name = "cublasIzamax", .params = params_cublasIzamax,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIzamax)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIzamax, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIzamax, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT32, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIzamax *call = cb_symbol_address(&symbols[S_cublasIzamax]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIzamax, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, int64_t *result)
static const char *const params_cublasIzamax_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIzamax_64 = {.name = "cublasIzamax_64",
    .params = params_cublasIzamax_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIzamax_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIzamax_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIzamax_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIzamax_64 *call = cb_symbol_address(&symbols[S_cublasIzamax_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIzamax_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int
//     incx, int *result)
static const char *const params_cublasIamaxEx[] = {"handle", "n", "x", "xType", "incx", "result",
    NULL};
static const cb_function f_cublasIamaxEx = {.name = "cublasIamaxEx",
    .params = params_cublasIamaxEx, .param_count = 6, .result_count = 1, .default_mask = 0x20};

CB_WRAPPER(cublasIamaxEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasIamaxEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t xType;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIamaxEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[5], CB_VALUE_INT32, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIamaxEx *call = cb_symbol_address(&symbols[S_cublasIamaxEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIamaxEx, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType
//     xType, int64_t incx, int64_t *result)
static const char *const params_cublasIamaxEx_64[] = {"handle", "n", "x", "xType", "incx",
    "result", NULL};
static const cb_function f_cublasIamaxEx_64 = {.name = "cublasIamaxEx_64",
    .params = params_cublasIamaxEx_64, .param_count = 6, .result_count = 1, .default_mask = 0x20};

CB_WRAPPER(cublasIamaxEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasIamaxEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int32_t xType;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIamaxEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[5], CB_VALUE_INT64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIamaxEx_64 *call = cb_symbol_address(&symbols[S_cublasIamaxEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIamaxEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int
//     *result)
static const char *const params_cublasIsamin[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIsamin = {.name = "cublasIsamin", .params = params_cublasIsamin,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIsamin)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIsamin, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIsamin, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT32, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIsamin *call = cb_symbol_address(&symbols[S_cublasIsamin]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIsamin, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     int64_t *result)
static const char *const params_cublasIsamin_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIsamin_64 = {.name = "cublasIsamin_64",
    .params = params_cublasIsamin_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIsamin_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIsamin_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIsamin_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIsamin_64 *call = cb_symbol_address(&symbols[S_cublasIsamin_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIsamin_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int
//     *result)
static const char *const params_cublasIdamin[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIdamin = {.name = "cublasIdamin", .params = params_cublasIdamin,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIdamin)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIdamin, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIdamin, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT32, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIdamin *call = cb_symbol_address(&symbols[S_cublasIdamin]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIdamin, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t
//     incx, int64_t *result)
static const char *const params_cublasIdamin_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIdamin_64 = {.name = "cublasIdamin_64",
    .params = params_cublasIdamin_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIdamin_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIdamin_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIdamin_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIdamin_64 *call = cb_symbol_address(&symbols[S_cublasIdamin_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIdamin_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int
//     *result)
static const char *const params_cublasIcamin[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIcamin = {.name = "cublasIcamin", .params = params_cublasIcamin,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIcamin)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIcamin, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIcamin, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT32, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIcamin *call = cb_symbol_address(&symbols[S_cublasIcamin]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIcamin, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t
//     incx, int64_t *result)
static const char *const params_cublasIcamin_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIcamin_64 = {.name = "cublasIcamin_64",
    .params = params_cublasIcamin_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIcamin_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIcamin_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIcamin_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIcamin_64 *call = cb_symbol_address(&symbols[S_cublasIcamin_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIcamin_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     int *result)
static const char *const params_cublasIzamin[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIzamin = {.name = "cublasIzamin", .params = params_cublasIzamin,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIzamin)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIzamin, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIzamin, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT32, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIzamin *call = cb_symbol_address(&symbols[S_cublasIzamin]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIzamin, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, int64_t *result)
static const char *const params_cublasIzamin_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasIzamin_64 = {.name = "cublasIzamin_64",
    .params = params_cublasIzamin_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasIzamin_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasIzamin_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIzamin_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_INT64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIzamin_64 *call = cb_symbol_address(&symbols[S_cublasIzamin_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIzamin_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int
//     incx, int *result)
static const char *const params_cublasIaminEx[] = {"handle", "n", "x", "xType", "incx", "result",
    NULL};
static const cb_function f_cublasIaminEx = {.name = "cublasIaminEx",
    .params = params_cublasIaminEx, .param_count = 6, .result_count = 1, .default_mask = 0x20};

CB_WRAPPER(cublasIaminEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasIaminEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t xType;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIaminEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[5], CB_VALUE_INT32, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIaminEx *call = cb_symbol_address(&symbols[S_cublasIaminEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIaminEx, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType
//     xType, int64_t incx, int64_t *result)
static const char *const params_cublasIaminEx_64[] = {"handle", "n", "x", "xType", "incx",
    "result", NULL};
static const cb_function f_cublasIaminEx_64 = {.name = "cublasIaminEx_64",
    .params = params_cublasIaminEx_64, .param_count = 6, .result_count = 1, .default_mask = 0x20};

CB_WRAPPER(cublasIaminEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasIaminEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int32_t xType;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasIaminEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[5], CB_VALUE_INT64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasIaminEx_64 *call = cb_symbol_address(&symbols[S_cublasIaminEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasIaminEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int
//     incx, void *result, cudaDataType resultType, cudaDataType executiontype)
static const char *const params_cublasAsumEx[] = {"handle", "n", "x", "xType", "incx", "result",
    "resultType", "executiontype", NULL};
static const cb_function f_cublasAsumEx = {.name = "cublasAsumEx", .params = params_cublasAsumEx,
    .param_count = 8, .result_count = 1};

CB_WRAPPER(cublasAsumEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasAsumEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t xType;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    int32_t resultType;
    int32_t executiontype;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &incx) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[6], "resultType", &resultType) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "executiontype", &executiontype) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasAsumEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    cb_value_kind result__kind = CB_VALUE_NONE;
    if (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
        && cb_number_kind(m, &table_data_types, resultType, resultType, "result",
        &result__kind) < 0)
        goto done;
    if (cb_number_out(m, args[5], result__kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "result", &result_) < 0)
        goto done;
    fn_cublasAsumEx *call = cb_symbol_address(&symbols[S_cublasAsumEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data,
        (cudaDataType)resultType, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasAsumEx, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType
//     xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executiontype)
static const char *const params_cublasAsumEx_64[] = {"handle", "n", "x", "xType", "incx", "result",
    "resultType", "executiontype", NULL};
static const cb_function f_cublasAsumEx_64 = {.name = "cublasAsumEx_64",
    .params = params_cublasAsumEx_64, .param_count = 8, .result_count = 1};

CB_WRAPPER(cublasAsumEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasAsumEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int32_t xType;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    int32_t resultType;
    int32_t executiontype;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[6], "resultType", &resultType) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "executiontype", &executiontype) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasAsumEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    cb_value_kind result__kind = CB_VALUE_NONE;
    if (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
        && cb_number_kind(m, &table_data_types, resultType, resultType, "result",
        &result__kind) < 0)
        goto done;
    if (cb_number_out(m, args[5], result__kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "result", &result_) < 0)
        goto done;
    fn_cublasAsumEx_64 *call = cb_symbol_address(&symbols[S_cublasAsumEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, result_.data,
        (cudaDataType)resultType, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasAsumEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float
//     *result)
static const char *const params_cublasSasum[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasSasum = {.name = "cublasSasum", .params = params_cublasSasum,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasSasum)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasSasum, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSasum, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasSasum *call = cb_symbol_address(&symbols[S_cublasSasum]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSasum, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     float *result)
static const char *const params_cublasSasum_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasSasum_64 = {.name = "cublasSasum_64",
    .params = params_cublasSasum_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasSasum_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasSasum_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSasum_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasSasum_64 *call = cb_symbol_address(&symbols[S_cublasSasum_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSasum_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double
//     *result)
static const char *const params_cublasDasum[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasDasum = {.name = "cublasDasum", .params = params_cublasDasum,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDasum)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasDasum, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDasum, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDasum *call = cb_symbol_address(&symbols[S_cublasDasum]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDasum, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
//     double *result)
static const char *const params_cublasDasum_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasDasum_64 = {.name = "cublasDasum_64",
    .params = params_cublasDasum_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDasum_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasDasum_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDasum_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDasum_64 *call = cb_symbol_address(&symbols[S_cublasDasum_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDasum_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float
//     *result)
static const char *const params_cublasScasum[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasScasum = {.name = "cublasScasum", .params = params_cublasScasum,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasScasum)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasScasum, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasScasum, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasScasum *call = cb_symbol_address(&symbols[S_cublasScasum]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasScasum, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t
//     incx, float *result)
static const char *const params_cublasScasum_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasScasum_64 = {.name = "cublasScasum_64",
    .params = params_cublasScasum_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasScasum_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasScasum_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasScasum_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasScasum_64 *call = cb_symbol_address(&symbols[S_cublasScasum_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasScasum_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     double *result)
static const char *const params_cublasDzasum[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasDzasum = {.name = "cublasDzasum", .params = params_cublasDzasum,
    .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDzasum)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasDzasum, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDzasum, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDzasum *call = cb_symbol_address(&symbols[S_cublasDzasum]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDzasum, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, double *result)
static const char *const params_cublasDzasum_64[] = {"handle", "n", "x", "incx", "result", NULL};
static const cb_function f_cublasDzasum_64 = {.name = "cublasDzasum_64",
    .params = params_cublasDzasum_64, .param_count = 5, .result_count = 1, .default_mask = 0x10};

CB_WRAPPER(cublasDzasum_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasDzasum_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number result_;
    cb_number_init(&result_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDzasum_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDzasum_64 *call = cb_symbol_address(&symbols[S_cublasDzasum_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDzasum_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int
//     incy, const float *c, const float *s)
static const char *const params_cublasSrot[] = {"handle", "n", "x", "incx", "y", "incy", "c", "s",
    NULL};
static const cb_function f_cublasSrot = {.name = "cublasSrot", .params = params_cublasSrot,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasSrot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasSrot, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_number c;
    cb_number_init(&c);
    cb_number s_;
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSrot, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "c", &c) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "s", &s_) < 0)
        goto done;
    fn_cublasSrot *call = cb_symbol_address(&symbols[S_cublasSrot]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSrot, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float
//     *y, int64_t incy, const float *c, const float *s)
static const char *const params_cublasSrot_64[] = {"handle", "n", "x", "incx", "y", "incy", "c",
    "s", NULL};
static const cb_function f_cublasSrot_64 = {.name = "cublasSrot_64",
    .params = params_cublasSrot_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasSrot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasSrot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_number c;
    cb_number_init(&c);
    cb_number s_;
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSrot_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "c", &c) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "s", &s_) < 0)
        goto done;
    fn_cublasSrot_64 *call = cb_symbol_address(&symbols[S_cublasSrot_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSrot_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int
//     incy, const double *c, const double *s)
static const char *const params_cublasDrot[] = {"handle", "n", "x", "incx", "y", "incy", "c", "s",
    NULL};
static const cb_function f_cublasDrot = {.name = "cublasDrot", .params = params_cublasDrot,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasDrot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasDrot, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_number c;
    cb_number_init(&c);
    cb_number s_;
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDrot, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasDrot *call = cb_symbol_address(&symbols[S_cublasDrot]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDrot, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double
//     *y, int64_t incy, const double *c, const double *s)
static const char *const params_cublasDrot_64[] = {"handle", "n", "x", "incx", "y", "incy", "c",
    "s", NULL};
static const cb_function f_cublasDrot_64 = {.name = "cublasDrot_64",
    .params = params_cublasDrot_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasDrot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasDrot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_number c;
    cb_number_init(&c);
    cb_number s_;
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDrot_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasDrot_64 *call = cb_symbol_address(&symbols[S_cublasDrot_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDrot_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y,
//     int incy, const float *c, const cuComplex *s)
static const char *const params_cublasCrot[] = {"handle", "n", "x", "incx", "y", "incy", "c", "s",
    NULL};
static const cb_function f_cublasCrot = {.name = "cublasCrot", .params = params_cublasCrot,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCrot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCrot, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_number c;
    cb_number_init(&c);
    cb_number s_;
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCrot, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "c", &c) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasCrot *call = cb_symbol_address(&symbols[S_cublasCrot]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCrot, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
//     cuComplex *y, int64_t incy, const float *c, const cuComplex *s)
static const char *const params_cublasCrot_64[] = {"handle", "n", "x", "incx", "y", "incy", "c",
    "s", NULL};
static const cb_function f_cublasCrot_64 = {.name = "cublasCrot_64",
    .params = params_cublasCrot_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCrot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCrot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_number c;
    cb_number_init(&c);
    cb_number s_;
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCrot_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "c", &c) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasCrot_64 *call = cb_symbol_address(&symbols[S_cublasCrot_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCrot_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y,
//     int incy, const float *c, const float *s)
static const char *const params_cublasCsrot[] = {"handle", "n", "x", "incx", "y", "incy", "c", "s",
    NULL};
static const cb_function f_cublasCsrot = {.name = "cublasCsrot", .params = params_cublasCsrot,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCsrot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCsrot, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_number c;
    cb_number_init(&c);
    cb_number s_;
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsrot, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "c", &c) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "s", &s_) < 0)
        goto done;
    fn_cublasCsrot *call = cb_symbol_address(&symbols[S_cublasCsrot]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsrot, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
//     cuComplex *y, int64_t incy, const float *c, const float *s)
static const char *const params_cublasCsrot_64[] = {"handle", "n", "x", "incx", "y", "incy", "c",
    "s", NULL};
static const cb_function f_cublasCsrot_64 = {.name = "cublasCsrot_64",
    .params = params_cublasCsrot_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCsrot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCsrot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_number c;
    cb_number_init(&c);
    cb_number s_;
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[2], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsrot_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "c", &c) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "s", &s_) < 0)
        goto done;
    fn_cublasCsrot_64 *call = cb_symbol_address(&symbols[S_cublasCsrot_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsrot_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

