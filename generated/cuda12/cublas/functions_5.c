// functions_5.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
//     float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y,
//     int incy)
static const char *const params_cublasSgemv[] = {"handle", "trans", "m", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSgemv = {
    .name = "cublasSgemv", .params = params_cublasSgemv,
    .param_count = 12, .result_count = 0,
};

PyObject *
py_cublasSgemv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_args_direct(&f_cublasSgemv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSgemv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSgemv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSgemv *call = cb_symbol_address(&symbols[S_cublasSgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgemv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
//     const float *beta, float *y, int64_t incy)
static const char *const params_cublasSgemv_64[] = {"handle", "trans", "m", "n", "alpha", "A",
    "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSgemv_64 = {
    .name = "cublasSgemv_64", .params = params_cublasSgemv_64,
    .param_count = 12, .result_count = 0,
};

PyObject *
py_cublasSgemv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_args_direct(&f_cublasSgemv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSgemv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSgemv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSgemv_64 *call = cb_symbol_address(&symbols[S_cublasSgemv_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgemv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
//     double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
//     double *y, int incy)
static const char *const params_cublasDgemv[] = {"handle", "trans", "m", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDgemv = {
    .name = "cublasDgemv", .params = params_cublasDgemv,
    .param_count = 12, .result_count = 0,
};

PyObject *
py_cublasDgemv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_args_direct(&f_cublasDgemv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDgemv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDgemv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemv *call = cb_symbol_address(&symbols[S_cublasDgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgemv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
//     const double *beta, double *y, int64_t incy)
static const char *const params_cublasDgemv_64[] = {"handle", "trans", "m", "n", "alpha", "A",
    "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDgemv_64 = {
    .name = "cublasDgemv_64", .params = params_cublasDgemv_64,
    .param_count = 12, .result_count = 0,
};

PyObject *
py_cublasDgemv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_args_direct(&f_cublasDgemv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDgemv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDgemv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemv_64 *call = cb_symbol_address(&symbols[S_cublasDgemv_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgemv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
//     cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex
//     *beta, cuComplex *y, int incy)
static const char *const params_cublasCgemv[] = {"handle", "trans", "m", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasCgemv = {
    .name = "cublasCgemv", .params = params_cublasCgemv,
    .param_count = 12, .result_count = 0,
};

PyObject *
py_cublasCgemv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_args_direct(&f_cublasCgemv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCgemv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgemv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemv *call = cb_symbol_address(&symbols[S_cublasCgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x,
//     int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)
static const char *const params_cublasCgemv_64[] = {"handle", "trans", "m", "n", "alpha", "A",
    "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasCgemv_64 = {
    .name = "cublasCgemv_64", .params = params_cublasCgemv_64,
    .param_count = 12, .result_count = 0,
};

PyObject *
py_cublasCgemv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_args_direct(&f_cublasCgemv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCgemv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgemv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemv_64 *call = cb_symbol_address(&symbols[S_cublasCgemv_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int
//     incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const char *const params_cublasZgemv[] = {"handle", "trans", "m", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZgemv = {
    .name = "cublasZgemv", .params = params_cublasZgemv,
    .param_count = 12, .result_count = 0,
};

PyObject *
py_cublasZgemv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_args_direct(&f_cublasZgemv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZgemv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgemv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemv *call = cb_symbol_address(&symbols[S_cublasZgemv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgemv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const
//     cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t
//     incy)
static const char *const params_cublasZgemv_64[] = {"handle", "trans", "m", "n", "alpha", "A",
    "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZgemv_64 = {
    .name = "cublasZgemv_64", .params = params_cublasZgemv_64,
    .param_count = 12, .result_count = 0,
};

PyObject *
py_cublasZgemv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_args_direct(&f_cublasZgemv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZgemv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[7], &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[10], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgemv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemv_64 *call = cb_symbol_address(&symbols[S_cublasZgemv_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgemv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int
//     kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx, const
//     float *beta, float *y, int incy)
static const char *const params_cublasSgbmv[] = {"handle", "trans", "m", "n", "kl", "ku", "alpha",
    "A", "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSgbmv = {
    .name = "cublasSgbmv", .params = params_cublasSgbmv,
    .param_count = 14, .result_count = 0,
};

PyObject *
py_cublasSgbmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_args_direct(&f_cublasSgbmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSgbmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    int32_t kl;
    int32_t ku;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &kl) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &ku) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &x) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSgbmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgbmv *call = cb_symbol_address(&symbols[S_cublasSgbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const
//     float *x, int64_t incx, const float *beta, float *y, int64_t incy)
static const char *const params_cublasSgbmv_64[] = {"handle", "trans", "m", "n", "kl", "ku",
    "alpha", "A", "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSgbmv_64 = {
    .name = "cublasSgbmv_64", .params = params_cublasSgbmv_64,
    .param_count = 14, .result_count = 0,
};

PyObject *
py_cublasSgbmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_args_direct(&f_cublasSgbmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSgbmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    int64_t kl;
    int64_t ku;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &kl) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &ku) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &x) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSgbmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgbmv_64 *call = cb_symbol_address(&symbols[S_cublasSgbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int
//     kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx, const
//     double *beta, double *y, int incy)
static const char *const params_cublasDgbmv[] = {"handle", "trans", "m", "n", "kl", "ku", "alpha",
    "A", "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDgbmv = {
    .name = "cublasDgbmv", .params = params_cublasDgbmv,
    .param_count = 14, .result_count = 0,
};

PyObject *
py_cublasDgbmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_args_direct(&f_cublasDgbmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDgbmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    int32_t kl;
    int32_t ku;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &kl) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &ku) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &x) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDgbmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgbmv *call = cb_symbol_address(&symbols[S_cublasDgbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const
//     double *x, int64_t incx, const double *beta, double *y, int64_t incy)
static const char *const params_cublasDgbmv_64[] = {"handle", "trans", "m", "n", "kl", "ku",
    "alpha", "A", "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDgbmv_64 = {
    .name = "cublasDgbmv_64", .params = params_cublasDgbmv_64,
    .param_count = 14, .result_count = 0,
};

PyObject *
py_cublasDgbmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_args_direct(&f_cublasDgbmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDgbmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    int64_t kl;
    int64_t ku;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &kl) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &ku) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &x) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDgbmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgbmv_64 *call = cb_symbol_address(&symbols[S_cublasDgbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int
//     kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int
//     incx, const cuComplex *beta, cuComplex *y, int incy)
static const char *const params_cublasCgbmv[] = {"handle", "trans", "m", "n", "kl", "ku", "alpha",
    "A", "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasCgbmv = {
    .name = "cublasCgbmv", .params = params_cublasCgbmv,
    .param_count = 14, .result_count = 0,
};

PyObject *
py_cublasCgbmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_args_direct(&f_cublasCgbmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCgbmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    int32_t kl;
    int32_t ku;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &kl) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &ku) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &x) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgbmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgbmv *call = cb_symbol_address(&symbols[S_cublasCgbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda,
//     const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)
static const char *const params_cublasCgbmv_64[] = {"handle", "trans", "m", "n", "kl", "ku",
    "alpha", "A", "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasCgbmv_64 = {
    .name = "cublasCgbmv_64", .params = params_cublasCgbmv_64,
    .param_count = 14, .result_count = 0,
};

PyObject *
py_cublasCgbmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_args_direct(&f_cublasCgbmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCgbmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    int64_t kl;
    int64_t ku;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &kl) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &ku) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &x) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgbmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgbmv_64 *call = cb_symbol_address(&symbols[S_cublasCgbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int
//     kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const
//     cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const char *const params_cublasZgbmv[] = {"handle", "trans", "m", "n", "kl", "ku", "alpha",
    "A", "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZgbmv = {
    .name = "cublasZgbmv", .params = params_cublasZgbmv,
    .param_count = 14, .result_count = 0,
};

PyObject *
py_cublasZgbmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_args_direct(&f_cublasZgbmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZgbmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    int32_t kl;
    int32_t ku;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &kl) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &ku) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &x) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgbmv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgbmv *call = cb_symbol_address(&symbols[S_cublasZgbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
//     int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
//     cuDoubleComplex *y, int64_t incy)
static const char *const params_cublasZgbmv_64[] = {"handle", "trans", "m", "n", "kl", "ku",
    "alpha", "A", "lda", "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZgbmv_64 = {
    .name = "cublasZgbmv_64", .params = params_cublasZgbmv_64,
    .param_count = 14, .result_count = 0,
};

PyObject *
py_cublasZgbmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_args_direct(&f_cublasZgbmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZgbmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    int64_t kl;
    int64_t ku;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &kl) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &ku) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &x) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgbmv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgbmv_64 *call = cb_symbol_address(&symbols[S_cublasZgbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, kl, ku, alpha.data, A.value, lda,
        x.value, incx, beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)
static const char *const params_cublasStrmv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStrmv = {
    .name = "cublasStrmv", .params = params_cublasStrmv,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasStrmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasStrmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStrmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasStrmv *call = cb_symbol_address(&symbols[S_cublasStrmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)
static const char *const params_cublasStrmv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStrmv_64 = {
    .name = "cublasStrmv_64", .params = params_cublasStrmv_64,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasStrmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasStrmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStrmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStrmv_64 *call = cb_symbol_address(&symbols[S_cublasStrmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)
static const char *const params_cublasDtrmv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtrmv = {
    .name = "cublasDtrmv", .params = params_cublasDtrmv,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasDtrmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasDtrmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtrmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasDtrmv *call = cb_symbol_address(&symbols[S_cublasDtrmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t
//     incx)
static const char *const params_cublasDtrmv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtrmv_64 = {
    .name = "cublasDtrmv_64", .params = params_cublasDtrmv_64,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasDtrmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasDtrmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtrmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtrmv_64 *call = cb_symbol_address(&symbols[S_cublasDtrmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)
static const char *const params_cublasCtrmv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtrmv = {
    .name = "cublasCtrmv", .params = params_cublasCtrmv,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasCtrmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasCtrmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtrmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasCtrmv *call = cb_symbol_address(&symbols[S_cublasCtrmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x,
//     int64_t incx)
static const char *const params_cublasCtrmv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtrmv_64 = {
    .name = "cublasCtrmv_64", .params = params_cublasCtrmv_64,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasCtrmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasCtrmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtrmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtrmv_64 *call = cb_symbol_address(&symbols[S_cublasCtrmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
//     int incx)
static const char *const params_cublasZtrmv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtrmv = {
    .name = "cublasZtrmv", .params = params_cublasZtrmv,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasZtrmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasZtrmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtrmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &incx) < 0)
        goto done;
    fn_cublasZtrmv *call = cb_symbol_address(&symbols[S_cublasZtrmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda,
//     cuDoubleComplex *x, int64_t incx)
static const char *const params_cublasZtrmv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtrmv_64 = {
    .name = "cublasZtrmv_64", .params = params_cublasZtrmv_64,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasZtrmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasZtrmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtrmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[7], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtrmv_64 *call = cb_symbol_address(&symbols[S_cublasZtrmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)
static const char *const params_cublasStbmv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStbmv = {
    .name = "cublasStbmv", .params = params_cublasStbmv,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasStbmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasStbmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStbmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    int32_t k;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasStbmv *call = cb_symbol_address(&symbols[S_cublasStbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
//     int64_t incx)
static const char *const params_cublasStbmv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasStbmv_64 = {
    .name = "cublasStbmv_64", .params = params_cublasStbmv_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasStbmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasStbmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStbmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    int64_t k;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStbmv_64 *call = cb_symbol_address(&symbols[S_cublasStbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)
static const char *const params_cublasDtbmv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtbmv = {
    .name = "cublasDtbmv", .params = params_cublasDtbmv,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasDtbmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasDtbmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtbmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    int32_t k;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasDtbmv *call = cb_symbol_address(&symbols[S_cublasDtbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
//     int64_t incx)
static const char *const params_cublasDtbmv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasDtbmv_64 = {
    .name = "cublasDtbmv_64", .params = params_cublasDtbmv_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasDtbmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasDtbmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtbmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    int64_t k;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtbmv_64 *call = cb_symbol_address(&symbols[S_cublasDtbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int
//     incx)
static const char *const params_cublasCtbmv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtbmv = {
    .name = "cublasCtbmv", .params = params_cublasCtbmv,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasCtbmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasCtbmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtbmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    int32_t k;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasCtbmv *call = cb_symbol_address(&symbols[S_cublasCtbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda,
//     cuComplex *x, int64_t incx)
static const char *const params_cublasCtbmv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasCtbmv_64 = {
    .name = "cublasCtbmv_64", .params = params_cublasCtbmv_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasCtbmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasCtbmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtbmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    int64_t k;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtbmv_64 *call = cb_symbol_address(&symbols[S_cublasCtbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda,
//     cuDoubleComplex *x, int incx)
static const char *const params_cublasZtbmv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtbmv = {
    .name = "cublasZtbmv", .params = params_cublasZtbmv,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasZtbmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasZtbmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtbmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    int32_t k;
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    fn_cublasZtbmv *call = cb_symbol_address(&symbols[S_cublasZtbmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtbmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
//     cuDoubleComplex *x, int64_t incx)
static const char *const params_cublasZtbmv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasZtbmv_64 = {
    .name = "cublasZtbmv_64", .params = params_cublasZtbmv_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasZtbmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasZtbmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtbmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    int64_t k;
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[8], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtbmv_64 *call = cb_symbol_address(&symbols[S_cublasZtbmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtbmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
static const char *const params_cublasStpmv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasStpmv = {
    .name = "cublasStpmv", .params = params_cublasStpmv,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasStpmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasStpmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStpmv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t n;
    cb_address AP;
    AP.held = false;
    cb_address x;
    x.held = false;
    int32_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    fn_cublasStpmv *call = cb_symbol_address(&symbols[S_cublasStpmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStpmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)
static const char *const params_cublasStpmv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasStpmv_64 = {
    .name = "cublasStpmv_64", .params = params_cublasStpmv_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasStpmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasStpmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStpmv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t n;
    cb_address AP;
    AP.held = false;
    cb_address x;
    x.held = false;
    int64_t incx;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[3], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &AP) < 0)
        goto done;
    if (cb_as_target(s, args[6], "x", false, &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStpmv_64 *call = cb_symbol_address(&symbols[S_cublasStpmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStpmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

