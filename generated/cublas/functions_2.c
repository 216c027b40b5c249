// functions_2.c of cubind's binding of the cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float
//     *y, int incy, float *result)
static const char *const params_cublasSdot[] = {"handle", "n", "x", "incx", "y", "incy", "result",
    NULL};
static const cb_function f_cublasSdot = {.name = "cublasSdot", .params = params_cublasSdot,
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasSdot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasSdot, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasSdot, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasSdot *call = cb_symbol_address(&symbols[S_cublasSdot]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSdot, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     const float *y, int64_t incy, float *result)
static const char *const params_cublasSdot_64[] = {"handle", "n", "x", "incx", "y", "incy",
    "result", NULL};
static const cb_function f_cublasSdot_64 = {.name = "cublasSdot_64",
    .params = params_cublasSdot_64, .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasSdot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasSdot_64, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasSdot_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasSdot_64 *call = cb_symbol_address(&symbols[S_cublasSdot_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSdot_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const
//     double *y, int incy, double *result)
static const char *const params_cublasDdot[] = {"handle", "n", "x", "incx", "y", "incy", "result",
    NULL};
static const cb_function f_cublasDdot = {.name = "cublasDdot", .params = params_cublasDdot,
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasDdot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasDdot, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasDdot, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDdot *call = cb_symbol_address(&symbols[S_cublasDdot]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDdot, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
//     const double *y, int64_t incy, double *result)
static const char *const params_cublasDdot_64[] = {"handle", "n", "x", "incx", "y", "incy",
    "result", NULL};
static const cb_function f_cublasDdot_64 = {.name = "cublasDdot_64",
    .params = params_cublasDdot_64, .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasDdot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasDdot_64, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasDdot_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasDdot_64 *call = cb_symbol_address(&symbols[S_cublasDdot_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDdot_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const
//     cuComplex *y, int incy, cuComplex *result)
static const char *const params_cublasCdotu[] = {"handle", "n", "x", "incx", "y", "incy", "result",
    NULL};
static const cb_function f_cublasCdotu = {.name = "cublasCdotu", .params = params_cublasCdotu,
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasCdotu)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasCdotu, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasCdotu, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasCdotu *call = cb_symbol_address(&symbols[S_cublasCdotu]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCdotu, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t
//     incx, const cuComplex *y, int64_t incy, cuComplex *result)
static const char *const params_cublasCdotu_64[] = {"handle", "n", "x", "incx", "y", "incy",
    "result", NULL};
static const cb_function f_cublasCdotu_64 = {.name = "cublasCdotu_64",
    .params = params_cublasCdotu_64, .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasCdotu_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasCdotu_64, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasCdotu_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasCdotu_64 *call = cb_symbol_address(&symbols[S_cublasCdotu_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCdotu_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const
//     cuComplex *y, int incy, cuComplex *result)
static const char *const params_cublasCdotc[] = {"handle", "n", "x", "incx", "y", "incy", "result",
    NULL};
static const cb_function f_cublasCdotc = {.name = "cublasCdotc", .params = params_cublasCdotc,
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasCdotc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasCdotc, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasCdotc, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasCdotc *call = cb_symbol_address(&symbols[S_cublasCdotc]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCdotc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t
//     incx, const cuComplex *y, int64_t incy, cuComplex *result)
static const char *const params_cublasCdotc_64[] = {"handle", "n", "x", "incx", "y", "incy",
    "result", NULL};
static const cb_function f_cublasCdotc_64 = {.name = "cublasCdotc_64",
    .params = params_cublasCdotc_64, .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasCdotc_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasCdotc_64, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasCdotc_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasCdotc_64 *call = cb_symbol_address(&symbols[S_cublasCdotc_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCdotc_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
static const char *const params_cublasZdotu[] = {"handle", "n", "x", "incx", "y", "incy", "result",
    NULL};
static const cb_function f_cublasZdotu = {.name = "cublasZdotu", .params = params_cublasZdotu,
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasZdotu)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasZdotu, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasZdotu, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasZdotu *call = cb_symbol_address(&symbols[S_cublasZdotu]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZdotu, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)
static const char *const params_cublasZdotu_64[] = {"handle", "n", "x", "incx", "y", "incy",
    "result", NULL};
static const cb_function f_cublasZdotu_64 = {.name = "cublasZdotu_64",
    .params = params_cublasZdotu_64, .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasZdotu_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasZdotu_64, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasZdotu_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasZdotu_64 *call = cb_symbol_address(&symbols[S_cublasZdotu_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZdotu_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
//     const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
static const char *const params_cublasZdotc[] = {"handle", "n", "x", "incx", "y", "incy", "result",
    NULL};
static const cb_function f_cublasZdotc = {.name = "cublasZdotc", .params = params_cublasZdotc,
    .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasZdotc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasZdotc, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasZdotc, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasZdotc *call = cb_symbol_address(&symbols[S_cublasZdotc]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZdotc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
//     int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)
static const char *const params_cublasZdotc_64[] = {"handle", "n", "x", "incx", "y", "incy",
    "result", NULL};
static const cb_function f_cublasZdotc_64 = {.name = "cublasZdotc_64",
    .params = params_cublasZdotc_64, .param_count = 7, .result_count = 1, .default_mask = 0x40};

CB_WRAPPER(cublasZdotc_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasZdotc_64, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[4], &y) < 0)
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
            result = cb_fail_asking(s, &f_cublasZdotc_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_out(m, args[6], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "result", &result_) < 0)
        goto done;
    fn_cublasZdotc_64 *call = cb_symbol_address(&symbols[S_cublasZdotc_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, result_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZdotc_64, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_number_result(&result_));
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&result_);
    return result;
}

// cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType
//     alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType)
static const char *const params_cublasScalEx[] = {"handle", "n", "alpha", "alphaType", "x",
    "xType", "incx", "executionType", NULL};
static const cb_function f_cublasScalEx = {.name = "cublasScalEx", .params = params_cublasScalEx,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasScalEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasScalEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    int32_t alphaType;
    cb_address x;
    x.held = false;
    int32_t xType;
    int32_t incx;
    int32_t executionType;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "alphaType", &alphaType) < 0)
        goto done;
    if (cb_as_target(s, args[4], "x", false, &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[5], "xType", &xType) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &incx) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "executionType", &executionType) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasScalEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    if (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
        && cb_number_kind(m, &table_data_types, alphaType, alphaType, "alpha", &alpha_kind) < 0)
        goto done;
    if (cb_number_in(m, args[2], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasScalEx *call = cb_symbol_address(&symbols[S_cublasScalEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, (cudaDataType)alphaType, x.value, (cudaDataType)xType,
        incx, (cudaDataType)executionType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasScalEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType
//     alphaType, void *x, cudaDataType xType, int64_t incx, cudaDataType executionType)
static const char *const params_cublasScalEx_64[] = {"handle", "n", "alpha", "alphaType", "x",
    "xType", "incx", "executionType", NULL};
static const cb_function f_cublasScalEx_64 = {.name = "cublasScalEx_64",
    .params = params_cublasScalEx_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasScalEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasScalEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    int32_t alphaType;
    cb_address x;
    x.held = false;
    int32_t xType;
    int64_t incx;
    int32_t executionType;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "alphaType", &alphaType) < 0)
        goto done;
    if (cb_as_target(s, args[4], "x", false, &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[5], "xType", &xType) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "executionType", &executionType) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasScalEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    if (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
        && cb_number_kind(m, &table_data_types, alphaType, alphaType, "alpha", &alpha_kind) < 0)
        goto done;
    if (cb_number_in(m, args[2], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasScalEx_64 *call = cb_symbol_address(&symbols[S_cublasScalEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, (cudaDataType)alphaType, x.value, (cudaDataType)xType,
        incx, (cudaDataType)executionType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasScalEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int
//     incx)
static const char *const params_cublasSscal[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasSscal = {.name = "cublasSscal", .params = params_cublasSscal,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasSscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasSscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasSscal, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSscal *call = cb_symbol_address(&symbols[S_cublasSscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSscal, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x,
//     int64_t incx)
static const char *const params_cublasSscal_64[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasSscal_64 = {.name = "cublasSscal_64",
    .params = params_cublasSscal_64, .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasSscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasSscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasSscal_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSscal_64 *call = cb_symbol_address(&symbols[S_cublasSscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSscal_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int
//     incx)
static const char *const params_cublasDscal[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasDscal = {.name = "cublasDscal", .params = params_cublasDscal,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasDscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasDscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasDscal, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDscal *call = cb_symbol_address(&symbols[S_cublasDscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDscal, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double
//     *x, int64_t incx)
static const char *const params_cublasDscal_64[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasDscal_64 = {.name = "cublasDscal_64",
    .params = params_cublasDscal_64, .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasDscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasDscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasDscal_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDscal_64 *call = cb_symbol_address(&symbols[S_cublasDscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDscal_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x,
//     int incx)
static const char *const params_cublasCscal[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasCscal = {.name = "cublasCscal", .params = params_cublasCscal,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasCscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasCscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasCscal, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCscal *call = cb_symbol_address(&symbols[S_cublasCscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCscal, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha,
//     cuComplex *x, int64_t incx)
static const char *const params_cublasCscal_64[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasCscal_64 = {.name = "cublasCscal_64",
    .params = params_cublasCscal_64, .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasCscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasCscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasCscal_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCscal_64 *call = cb_symbol_address(&symbols[S_cublasCscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCscal_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x,
//     int incx)
static const char *const params_cublasCsscal[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasCsscal = {.name = "cublasCsscal", .params = params_cublasCsscal,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasCsscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasCsscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasCsscal, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsscal *call = cb_symbol_address(&symbols[S_cublasCsscal]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsscal, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex
//     *x, int64_t incx)
static const char *const params_cublasCsscal_64[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasCsscal_64 = {.name = "cublasCsscal_64",
    .params = params_cublasCsscal_64, .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasCsscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasCsscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasCsscal_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsscal_64 *call = cb_symbol_address(&symbols[S_cublasCsscal_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsscal_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
//     cuDoubleComplex *x, int incx)
static const char *const params_cublasZscal[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasZscal = {.name = "cublasZscal", .params = params_cublasZscal,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasZscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasZscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasZscal, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZscal *call = cb_symbol_address(&symbols[S_cublasZscal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZscal, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
//     cuDoubleComplex *x, int64_t incx)
static const char *const params_cublasZscal_64[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasZscal_64 = {.name = "cublasZscal_64",
    .params = params_cublasZscal_64, .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasZscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasZscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasZscal_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZscal_64 *call = cb_symbol_address(&symbols[S_cublasZscal_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZscal_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex
//     *x, int incx)
static const char *const params_cublasZdscal[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasZdscal = {.name = "cublasZdscal", .params = params_cublasZdscal,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasZdscal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasZdscal, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasZdscal, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZdscal *call = cb_symbol_address(&symbols[S_cublasZdscal]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZdscal, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
//     cuDoubleComplex *x, int64_t incx)
static const char *const params_cublasZdscal_64[] = {"handle", "n", "alpha", "x", "incx", NULL};
static const cb_function f_cublasZdscal_64 = {.name = "cublasZdscal_64",
    .params = params_cublasZdscal_64, .param_count = 5, .result_count = 0};

CB_WRAPPER(cublasZdscal_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasZdscal_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_target(s, args[3], "x", false, &x) < 0)
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
            result = cb_fail_asking(s, &f_cublasZdscal_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZdscal_64 *call = cb_symbol_address(&symbols[S_cublasZdscal_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZdscal_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType
//     alphaType, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int
//     incy, cudaDataType executiontype)
static const char *const params_cublasAxpyEx[] = {"handle", "n", "alpha", "alphaType", "x",
    "xType", "incx", "y", "yType", "incy", "executiontype", NULL};
static const cb_function f_cublasAxpyEx = {.name = "cublasAxpyEx", .params = params_cublasAxpyEx,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasAxpyEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasAxpyEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    int32_t alphaType;
    cb_address x;
    x.held = false;
    int32_t xType;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t yType;
    int32_t incy;
    int32_t executiontype;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &n) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "alphaType", &alphaType) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[5], "xType", &xType) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[7], "y", false, &y) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[8], "yType", &yType) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incy) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[10], "executiontype", &executiontype) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasAxpyEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    if (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
        && cb_number_kind(m, &table_data_types, alphaType, alphaType, "alpha", &alpha_kind) < 0)
        goto done;
    if (cb_number_in(m, args[2], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasAxpyEx *call = cb_symbol_address(&symbols[S_cublasAxpyEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, (cudaDataType)alphaType, x.value, (cudaDataType)xType,
        incx, y.value, (cudaDataType)yType, incy, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasAxpyEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType
//     alphaType, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType,
//     int64_t incy, cudaDataType executiontype)
static const char *const params_cublasAxpyEx_64[] = {"handle", "n", "alpha", "alphaType", "x",
    "xType", "incx", "y", "yType", "incy", "executiontype", NULL};
static const cb_function f_cublasAxpyEx_64 = {.name = "cublasAxpyEx_64",
    .params = params_cublasAxpyEx_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasAxpyEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasAxpyEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    int32_t alphaType;
    cb_address x;
    x.held = false;
    int32_t xType;
    int64_t incx;
    cb_address y;
    y.held = false;
    int32_t yType;
    int64_t incy;
    int32_t executiontype;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &n) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[3], "alphaType", &alphaType) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[5], "xType", &xType) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[7], "y", false, &y) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[8], "yType", &yType) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[10], "executiontype", &executiontype) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasAxpyEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    if (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
        && cb_number_kind(m, &table_data_types, alphaType, alphaType, "alpha", &alpha_kind) < 0)
        goto done;
    if (cb_number_in(m, args[2], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasAxpyEx_64 *call = cb_symbol_address(&symbols[S_cublasAxpyEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, alpha.data, (cudaDataType)alphaType, x.value, (cudaDataType)xType,
        incx, y.value, (cudaDataType)yType, incy, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasAxpyEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x,
//     int incx, float *y, int incy)
static const char *const params_cublasSaxpy[] = {"handle", "n", "alpha", "x", "incx", "y", "incy",
    NULL};
static const cb_function f_cublasSaxpy = {.name = "cublasSaxpy", .params = params_cublasSaxpy,
    .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasSaxpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasSaxpy, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
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
    if (cb_as_address(m, args[3], &x) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[5], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSaxpy, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSaxpy *call = cb_symbol_address(&symbols[S_cublasSaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSaxpy, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const
//     float *x, int64_t incx, float *y, int64_t incy)
static const char *const params_cublasSaxpy_64[] = {"handle", "n", "alpha", "x", "incx", "y",
    "incy", NULL};
static const cb_function f_cublasSaxpy_64 = {.name = "cublasSaxpy_64",
    .params = params_cublasSaxpy_64, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasSaxpy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasSaxpy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
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
    if (cb_as_address(m, args[3], &x) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[5], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSaxpy_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSaxpy_64 *call = cb_symbol_address(&symbols[S_cublasSaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSaxpy_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x,
//     int incx, double *y, int incy)
static const char *const params_cublasDaxpy[] = {"handle", "n", "alpha", "x", "incx", "y", "incy",
    NULL};
static const cb_function f_cublasDaxpy = {.name = "cublasDaxpy", .params = params_cublasDaxpy,
    .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasDaxpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasDaxpy, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
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
    if (cb_as_address(m, args[3], &x) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[5], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDaxpy, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDaxpy *call = cb_symbol_address(&symbols[S_cublasDaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDaxpy, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const
//     double *x, int64_t incx, double *y, int64_t incy)
static const char *const params_cublasDaxpy_64[] = {"handle", "n", "alpha", "x", "incx", "y",
    "incy", NULL};
static const cb_function f_cublasDaxpy_64 = {.name = "cublasDaxpy_64",
    .params = params_cublasDaxpy_64, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasDaxpy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasDaxpy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
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
    if (cb_as_address(m, args[3], &x) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[5], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDaxpy_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDaxpy_64 *call = cb_symbol_address(&symbols[S_cublasDaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDaxpy_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const
//     cuComplex *x, int incx, cuComplex *y, int incy)
static const char *const params_cublasCaxpy[] = {"handle", "n", "alpha", "x", "incx", "y", "incy",
    NULL};
static const cb_function f_cublasCaxpy = {.name = "cublasCaxpy", .params = params_cublasCaxpy,
    .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasCaxpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasCaxpy, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
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
    if (cb_as_address(m, args[3], &x) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[5], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCaxpy, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCaxpy *call = cb_symbol_address(&symbols[S_cublasCaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCaxpy, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const
//     cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)
static const char *const params_cublasCaxpy_64[] = {"handle", "n", "alpha", "x", "incx", "y",
    "incy", NULL};
static const cb_function f_cublasCaxpy_64 = {.name = "cublasCaxpy_64",
    .params = params_cublasCaxpy_64, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasCaxpy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasCaxpy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
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
    if (cb_as_address(m, args[3], &x) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[5], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCaxpy_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCaxpy_64 *call = cb_symbol_address(&symbols[S_cublasCaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCaxpy_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const
//     cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)
static const char *const params_cublasZaxpy[] = {"handle", "n", "alpha", "x", "incx", "y", "incy",
    NULL};
static const cb_function f_cublasZaxpy = {.name = "cublasZaxpy", .params = params_cublasZaxpy,
    .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasZaxpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasZaxpy, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
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
    if (cb_as_address(m, args[3], &x) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[5], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZaxpy, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZaxpy *call = cb_symbol_address(&symbols[S_cublasZaxpy]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZaxpy, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)
static const char *const params_cublasZaxpy_64[] = {"handle", "n", "alpha", "x", "incx", "y",
    "incy", NULL};
static const cb_function f_cublasZaxpy_64 = {.name = "cublasZaxpy_64",
    .params = params_cublasZaxpy_64, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasZaxpy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasZaxpy_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
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
    if (cb_as_address(m, args[3], &x) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[5], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZaxpy_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[2], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZaxpy_64 *call = cb_symbol_address(&symbols[S_cublasZaxpy_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, n, alpha.data, x.value, incx, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZaxpy_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int
//     incx, void *y, cudaDataType yType, int incy)
static const char *const params_cublasCopyEx[] = {"handle", "n", "x", "xType", "incx", "y",
    "yType", "incy", NULL};
static const cb_function f_cublasCopyEx = {.name = "cublasCopyEx", .params = params_cublasCopyEx,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCopyEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCopyEx, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[2], &x) < 0)
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
    fn_cublasCopyEx *call = cb_symbol_address(&symbols[S_cublasCopyEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCopyEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType
//     xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)
static const char *const params_cublasCopyEx_64[] = {"handle", "n", "x", "xType", "incx", "y",
    "yType", "incy", NULL};
static const cb_function f_cublasCopyEx_64 = {.name = "cublasCopyEx_64",
    .params = params_cublasCopyEx_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCopyEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCopyEx_64, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[2], &x) < 0)
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
    fn_cublasCopyEx_64 *call = cb_symbol_address(&symbols[S_cublasCopyEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCopyEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y,
//     int incy)
static const char *const params_cublasScopy[] = {"handle", "n", "x", "incx", "y", "incy", NULL};
static const cb_function f_cublasScopy = {.name = "cublasScopy", .params = params_cublasScopy,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasScopy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasScopy, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasScopy *call = cb_symbol_address(&symbols[S_cublasScopy]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasScopy, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
//     float *y, int64_t incy)
static const char *const params_cublasScopy_64[] = {"handle", "n", "x", "incx", "y", "incy", NULL};
static const cb_function f_cublasScopy_64 = {.name = "cublasScopy_64",
    .params = params_cublasScopy_64, .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasScopy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasScopy_64, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasScopy_64 *call = cb_symbol_address(&symbols[S_cublasScopy_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasScopy_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y,
//     int incy)
static const char *const params_cublasDcopy[] = {"handle", "n", "x", "incx", "y", "incy", NULL};
static const cb_function f_cublasDcopy = {.name = "cublasDcopy", .params = params_cublasDcopy,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasDcopy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasDcopy, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasDcopy *call = cb_symbol_address(&symbols[S_cublasDcopy]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDcopy, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
//     double *y, int64_t incy)
static const char *const params_cublasDcopy_64[] = {"handle", "n", "x", "incx", "y", "incy", NULL};
static const cb_function f_cublasDcopy_64 = {.name = "cublasDcopy_64",
    .params = params_cublasDcopy_64, .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasDcopy_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasDcopy_64, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incy) < 0)
        goto done;
    fn_cublasDcopy_64 *call = cb_symbol_address(&symbols[S_cublasDcopy_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDcopy_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
//     cuComplex *y, int incy)
static const char *const params_cublasCcopy[] = {"handle", "n", "x", "incx", "y", "incy", NULL};
static const cb_function f_cublasCcopy = {.name = "cublasCcopy", .params = params_cublasCcopy,
    .param_count = 6, .result_count = 0};

CB_WRAPPER(cublasCcopy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasCcopy, &args, nargs, kwnames, slots))
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
    if (cb_as_address(m, args[2], &x) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[4], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incy) < 0)
        goto done;
    fn_cublasCcopy *call = cb_symbol_address(&symbols[S_cublasCcopy]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCcopy, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

