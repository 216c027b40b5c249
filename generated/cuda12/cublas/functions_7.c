// functions_7.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const
//     double *x, int incx, const double *y, int incy, double *A, int lda)
static const char *const params_cublasDger[] = {"handle", "m", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasDger = {.name = "cublasDger", .params = params_cublasDger,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasDger)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDger, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDger, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDger *call = cb_symbol_address(&symbols[S_cublasDger]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDger, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha,
//     const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)
static const char *const params_cublasDger_64[] = {"handle", "m", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasDger_64 = {.name = "cublasDger_64",
    .params = params_cublasDger_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasDger_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDger_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDger_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDger_64 *call = cb_symbol_address(&symbols[S_cublasDger_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDger_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const
//     cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
static const char *const params_cublasCgeru[] = {"handle", "m", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasCgeru = {.name = "cublasCgeru", .params = params_cublasCgeru,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasCgeru)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCgeru, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgeru, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgeru *call = cb_symbol_address(&symbols[S_cublasCgeru]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgeru, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex
//     *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A,
//     int64_t lda)
static const char *const params_cublasCgeru_64[] = {"handle", "m", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasCgeru_64 = {.name = "cublasCgeru_64",
    .params = params_cublasCgeru_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasCgeru_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCgeru_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgeru_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgeru_64 *call = cb_symbol_address(&symbols[S_cublasCgeru_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgeru_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const
//     cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
static const char *const params_cublasCgerc[] = {"handle", "m", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasCgerc = {.name = "cublasCgerc", .params = params_cublasCgerc,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasCgerc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCgerc, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgerc, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgerc *call = cb_symbol_address(&symbols[S_cublasCgerc]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgerc, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex
//     *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A,
//     int64_t lda)
static const char *const params_cublasCgerc_64[] = {"handle", "m", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasCgerc_64 = {.name = "cublasCgerc_64",
    .params = params_cublasCgerc_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasCgerc_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCgerc_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgerc_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgerc_64 *call = cb_symbol_address(&symbols[S_cublasCgerc_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgerc_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
//     int lda)
static const char *const params_cublasZgeru[] = {"handle", "m", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasZgeru = {.name = "cublasZgeru", .params = params_cublasZgeru,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasZgeru)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasZgeru, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgeru, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgeru *call = cb_symbol_address(&symbols[S_cublasZgeru]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgeru, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
//     int64_t incy, cuDoubleComplex *A, int64_t lda)
static const char *const params_cublasZgeru_64[] = {"handle", "m", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasZgeru_64 = {.name = "cublasZgeru_64",
    .params = params_cublasZgeru_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasZgeru_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasZgeru_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgeru_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgeru_64 *call = cb_symbol_address(&symbols[S_cublasZgeru_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgeru_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
//     int lda)
static const char *const params_cublasZgerc[] = {"handle", "m", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasZgerc = {.name = "cublasZgerc", .params = params_cublasZgerc,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasZgerc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasZgerc, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgerc, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgerc *call = cb_symbol_address(&symbols[S_cublasZgerc]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgerc, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
//     int64_t incy, cuDoubleComplex *A, int64_t lda)
static const char *const params_cublasZgerc_64[] = {"handle", "m", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasZgerc_64 = {.name = "cublasZgerc_64",
    .params = params_cublasZgerc_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasZgerc_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasZgerc_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_int64(args[1], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgerc_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgerc_64 *call = cb_symbol_address(&symbols[S_cublasZgerc_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgerc_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float
//     *alpha, const float *x, int incx, float *A, int lda)
static const char *const params_cublasSsyr[] = {"handle", "uplo", "n", "alpha", "x", "incx", "A",
    "lda", NULL};
static const cb_function f_cublasSsyr = {.name = "cublasSsyr", .params = params_cublasSsyr,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasSsyr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasSsyr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsyr, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr *call = cb_symbol_address(&symbols[S_cublasSsyr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsyr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     float *alpha, const float *x, int64_t incx, float *A, int64_t lda)
static const char *const params_cublasSsyr_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "A", "lda", NULL};
static const cb_function f_cublasSsyr_64 = {.name = "cublasSsyr_64",
    .params = params_cublasSsyr_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasSsyr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasSsyr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsyr_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr_64 *call = cb_symbol_address(&symbols[S_cublasSsyr_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsyr_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double
//     *alpha, const double *x, int incx, double *A, int lda)
static const char *const params_cublasDsyr[] = {"handle", "uplo", "n", "alpha", "x", "incx", "A",
    "lda", NULL};
static const cb_function f_cublasDsyr = {.name = "cublasDsyr", .params = params_cublasDsyr,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasDsyr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasDsyr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsyr, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr *call = cb_symbol_address(&symbols[S_cublasDsyr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsyr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     double *alpha, const double *x, int64_t incx, double *A, int64_t lda)
static const char *const params_cublasDsyr_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "A", "lda", NULL};
static const cb_function f_cublasDsyr_64 = {.name = "cublasDsyr_64",
    .params = params_cublasDsyr_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasDsyr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasDsyr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsyr_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr_64 *call = cb_symbol_address(&symbols[S_cublasDsyr_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsyr_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex
//     *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)
static const char *const params_cublasCsyr[] = {"handle", "uplo", "n", "alpha", "x", "incx", "A",
    "lda", NULL};
static const cb_function f_cublasCsyr = {.name = "cublasCsyr", .params = params_cublasCsyr,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCsyr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCsyr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsyr, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr *call = cb_symbol_address(&symbols[S_cublasCsyr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsyr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)
static const char *const params_cublasCsyr_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "A", "lda", NULL};
static const cb_function f_cublasCsyr_64 = {.name = "cublasCsyr_64",
    .params = params_cublasCsyr_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCsyr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCsyr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsyr_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr_64 *call = cb_symbol_address(&symbols[S_cublasCsyr_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsyr_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)
static const char *const params_cublasZsyr[] = {"handle", "uplo", "n", "alpha", "x", "incx", "A",
    "lda", NULL};
static const cb_function f_cublasZsyr = {.name = "cublasZsyr", .params = params_cublasZsyr,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasZsyr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasZsyr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZsyr, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr *call = cb_symbol_address(&symbols[S_cublasZsyr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZsyr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t
//     lda)
static const char *const params_cublasZsyr_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "A", "lda", NULL};
static const cb_function f_cublasZsyr_64 = {.name = "cublasZsyr_64",
    .params = params_cublasZsyr_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasZsyr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasZsyr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZsyr_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr_64 *call = cb_symbol_address(&symbols[S_cublasZsyr_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZsyr_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float
//     *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)
static const char *const params_cublasCher[] = {"handle", "uplo", "n", "alpha", "x", "incx", "A",
    "lda", NULL};
static const cb_function f_cublasCher = {.name = "cublasCher", .params = params_cublasCher,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCher)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCher, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCher, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher *call = cb_symbol_address(&symbols[S_cublasCher]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCher, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)
static const char *const params_cublasCher_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "A", "lda", NULL};
static const cb_function f_cublasCher_64 = {.name = "cublasCher_64",
    .params = params_cublasCher_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasCher_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasCher_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCher_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher_64 *call = cb_symbol_address(&symbols[S_cublasCher_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCher_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double
//     *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)
static const char *const params_cublasZher[] = {"handle", "uplo", "n", "alpha", "x", "incx", "A",
    "lda", NULL};
static const cb_function f_cublasZher = {.name = "cublasZher", .params = params_cublasZher,
    .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasZher)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasZher, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZher, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher *call = cb_symbol_address(&symbols[S_cublasZher]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZher, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)
static const char *const params_cublasZher_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "A", "lda", NULL};
static const cb_function f_cublasZher_64 = {.name = "cublasZher_64",
    .params = params_cublasZher_64, .param_count = 8, .result_count = 0};

CB_WRAPPER(cublasZher_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cublasZher_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZher_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher_64 *call = cb_symbol_address(&symbols[S_cublasZher_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZher_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float
//     *alpha, const float *x, int incx, float *AP)
static const char *const params_cublasSspr[] = {"handle", "uplo", "n", "alpha", "x", "incx", "AP",
    NULL};
static const cb_function f_cublasSspr = {.name = "cublasSspr", .params = params_cublasSspr,
    .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasSspr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasSspr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "AP", false, &AP) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSspr, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr *call = cb_symbol_address(&symbols[S_cublasSspr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSspr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     float *alpha, const float *x, int64_t incx, float *AP)
static const char *const params_cublasSspr_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "AP", NULL};
static const cb_function f_cublasSspr_64 = {.name = "cublasSspr_64",
    .params = params_cublasSspr_64, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasSspr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasSspr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "AP", false, &AP) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSspr_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr_64 *call = cb_symbol_address(&symbols[S_cublasSspr_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSspr_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double
//     *alpha, const double *x, int incx, double *AP)
static const char *const params_cublasDspr[] = {"handle", "uplo", "n", "alpha", "x", "incx", "AP",
    NULL};
static const cb_function f_cublasDspr = {.name = "cublasDspr", .params = params_cublasDspr,
    .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasDspr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasDspr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "AP", false, &AP) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDspr, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDspr *call = cb_symbol_address(&symbols[S_cublasDspr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDspr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     double *alpha, const double *x, int64_t incx, double *AP)
static const char *const params_cublasDspr_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "AP", NULL};
static const cb_function f_cublasDspr_64 = {.name = "cublasDspr_64",
    .params = params_cublasDspr_64, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasDspr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasDspr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "AP", false, &AP) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDspr_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDspr_64 *call = cb_symbol_address(&symbols[S_cublasDspr_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDspr_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float
//     *alpha, const cuComplex *x, int incx, cuComplex *AP)
static const char *const params_cublasChpr[] = {"handle", "uplo", "n", "alpha", "x", "incx", "AP",
    NULL};
static const cb_function f_cublasChpr = {.name = "cublasChpr", .params = params_cublasChpr,
    .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasChpr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasChpr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "AP", false, &AP) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasChpr, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasChpr *call = cb_symbol_address(&symbols[S_cublasChpr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasChpr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)
static const char *const params_cublasChpr_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "AP", NULL};
static const cb_function f_cublasChpr_64 = {.name = "cublasChpr_64",
    .params = params_cublasChpr_64, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasChpr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasChpr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "AP", false, &AP) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasChpr_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasChpr_64 *call = cb_symbol_address(&symbols[S_cublasChpr_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasChpr_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double
//     *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)
static const char *const params_cublasZhpr[] = {"handle", "uplo", "n", "alpha", "x", "incx", "AP",
    NULL};
static const cb_function f_cublasZhpr = {.name = "cublasZhpr", .params = params_cublasZhpr,
    .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasZhpr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasZhpr, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "AP", false, &AP) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZhpr, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZhpr *call = cb_symbol_address(&symbols[S_cublasZhpr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZhpr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)
static const char *const params_cublasZhpr_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "AP", NULL};
static const cb_function f_cublasZhpr_64 = {.name = "cublasZhpr_64",
    .params = params_cublasZhpr_64, .param_count = 7, .result_count = 0};

CB_WRAPPER(cublasZhpr_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cublasZhpr_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address AP;
    AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[6], "AP", false, &AP) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZhpr_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZhpr_64 *call = cb_symbol_address(&symbols[S_cublasZhpr_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZhpr_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float
//     *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)
static const char *const params_cublasSsyr2[] = {"handle", "uplo", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasSsyr2 = {.name = "cublasSsyr2", .params = params_cublasSsyr2,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasSsyr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasSsyr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsyr2, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr2 *call = cb_symbol_address(&symbols[S_cublasSsyr2]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsyr2, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t
//     lda)
static const char *const params_cublasSsyr2_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "y", "incy", "A", "lda", NULL};
static const cb_function f_cublasSsyr2_64 = {.name = "cublasSsyr2_64",
    .params = params_cublasSsyr2_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasSsyr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasSsyr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsyr2_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr2_64 *call = cb_symbol_address(&symbols[S_cublasSsyr2_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsyr2_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double
//     *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)
static const char *const params_cublasDsyr2[] = {"handle", "uplo", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasDsyr2 = {.name = "cublasDsyr2", .params = params_cublasDsyr2,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasDsyr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDsyr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsyr2, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr2 *call = cb_symbol_address(&symbols[S_cublasDsyr2]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsyr2, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A,
//     int64_t lda)
static const char *const params_cublasDsyr2_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "y", "incy", "A", "lda", NULL};
static const cb_function f_cublasDsyr2_64 = {.name = "cublasDsyr2_64",
    .params = params_cublasDsyr2_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasDsyr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasDsyr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsyr2_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr2_64 *call = cb_symbol_address(&symbols[S_cublasDsyr2_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsyr2_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A,
//     int lda)
static const char *const params_cublasCsyr2[] = {"handle", "uplo", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasCsyr2 = {.name = "cublasCsyr2", .params = params_cublasCsyr2,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasCsyr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCsyr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsyr2, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr2 *call = cb_symbol_address(&symbols[S_cublasCsyr2]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsyr2, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *A, int64_t lda)
static const char *const params_cublasCsyr2_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "y", "incy", "A", "lda", NULL};
static const cb_function f_cublasCsyr2_64 = {.name = "cublasCsyr2_64",
    .params = params_cublasCsyr2_64, .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasCsyr2_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasCsyr2_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int64_t incx;
    cb_address y;
    y.held = false;
    int64_t incy;
    cb_address A;
    A.held = false;
    int64_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsyr2_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr2_64 *call = cb_symbol_address(&symbols[S_cublasCsyr2_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsyr2_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int
//     incy, cuDoubleComplex *A, int lda)
static const char *const params_cublasZsyr2[] = {"handle", "uplo", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasZsyr2 = {.name = "cublasZsyr2", .params = params_cublasZsyr2,
    .param_count = 10, .result_count = 0};

CB_WRAPPER(cublasZsyr2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cublasZsyr2, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address x;
    x.held = false;
    int32_t incx;
    cb_address y;
    y.held = false;
    int32_t incy;
    cb_address A;
    A.held = false;
    int32_t lda;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &x) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &incx) < 0)
        goto done;
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "A", false, &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZsyr2, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr2 *call = cb_symbol_address(&symbols[S_cublasZsyr2]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZsyr2, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return result;
}

