// functions_8.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float
//     *alpha, const float *x, int incx, float *A, int lda)
static const char *const params_cublasSsyr[] = {"handle", "uplo", "n", "alpha", "x", "incx", "A",
    "lda", NULL};
static const cb_function f_cublasSsyr = {
    .name = "cublasSsyr", .params = params_cublasSsyr,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasSsyr(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasSsyr, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSsyr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasSsyr_64 = {
    .name = "cublasSsyr_64", .params = params_cublasSsyr_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasSsyr_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasSsyr_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSsyr_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasDsyr = {
    .name = "cublasDsyr", .params = params_cublasDsyr,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasDsyr(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasDsyr, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDsyr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasDsyr_64 = {
    .name = "cublasDsyr_64", .params = params_cublasDsyr_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasDsyr_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasDsyr_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDsyr_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasCsyr = {
    .name = "cublasCsyr", .params = params_cublasCsyr,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasCsyr(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasCsyr, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCsyr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasCsyr_64 = {
    .name = "cublasCsyr_64", .params = params_cublasCsyr_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasCsyr_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasCsyr_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCsyr_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasZsyr = {
    .name = "cublasZsyr", .params = params_cublasZsyr,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasZsyr(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasZsyr, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZsyr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasZsyr_64 = {
    .name = "cublasZsyr_64", .params = params_cublasZsyr_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasZsyr_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasZsyr_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZsyr_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasCher = {
    .name = "cublasCher", .params = params_cublasCher,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasCher(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasCher, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCher, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasCher_64 = {
    .name = "cublasCher_64", .params = params_cublasCher_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasCher_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasCher_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCher_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasZher = {
    .name = "cublasZher", .params = params_cublasZher,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasZher(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasZher, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZher, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasZher_64 = {
    .name = "cublasZher_64", .params = params_cublasZher_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasZher_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasZher_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZher_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasSspr = {
    .name = "cublasSspr", .params = params_cublasSspr,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cublasSspr(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cublasSspr, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSspr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasSspr_64 = {
    .name = "cublasSspr_64", .params = params_cublasSspr_64,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cublasSspr_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cublasSspr_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSspr_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasDspr = {
    .name = "cublasDspr", .params = params_cublasDspr,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cublasDspr(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cublasDspr, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDspr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasDspr_64 = {
    .name = "cublasDspr_64", .params = params_cublasDspr_64,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cublasDspr_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cublasDspr_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDspr_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasChpr = {
    .name = "cublasChpr", .params = params_cublasChpr,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cublasChpr(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cublasChpr, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasChpr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasChpr_64 = {
    .name = "cublasChpr_64", .params = params_cublasChpr_64,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cublasChpr_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cublasChpr_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasChpr_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasZhpr = {
    .name = "cublasZhpr", .params = params_cublasZhpr,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cublasZhpr(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cublasZhpr, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZhpr, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasZhpr_64 = {
    .name = "cublasZhpr_64", .params = params_cublasZhpr_64,
    .param_count = 7, .result_count = 0,
};

PyObject *
py_cublasZhpr_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cublasZhpr_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZhpr_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasSsyr2 = {
    .name = "cublasSsyr2", .params = params_cublasSsyr2,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasSsyr2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasSsyr2, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSsyr2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasSsyr2_64 = {
    .name = "cublasSsyr2_64", .params = params_cublasSsyr2_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasSsyr2_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasSsyr2_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSsyr2_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasDsyr2 = {
    .name = "cublasDsyr2", .params = params_cublasDsyr2,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasDsyr2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasDsyr2, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDsyr2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasDsyr2_64 = {
    .name = "cublasDsyr2_64", .params = params_cublasDsyr2_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasDsyr2_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasDsyr2_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDsyr2_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasCsyr2 = {
    .name = "cublasCsyr2", .params = params_cublasCsyr2,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasCsyr2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasCsyr2, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCsyr2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasCsyr2_64 = {
    .name = "cublasCsyr2_64", .params = params_cublasCsyr2_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasCsyr2_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasCsyr2_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCsyr2_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cublasZsyr2 = {
    .name = "cublasZsyr2", .params = params_cublasZsyr2,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasZsyr2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasZsyr2, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZsyr2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
//     int64_t incy, cuDoubleComplex *A, int64_t lda)
static const char *const params_cublasZsyr2_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "y", "incy", "A", "lda", NULL};
static const cb_function f_cublasZsyr2_64 = {
    .name = "cublasZsyr2_64", .params = params_cublasZsyr2_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasZsyr2_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasZsyr2_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZsyr2_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
            result = cb_fail_asking(s, &f_cublasZsyr2_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr2_64 *call = cb_symbol_address(&symbols[S_cublasZsyr2_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZsyr2_64, status, args, NULL);
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

// cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A,
//     int lda)
static const char *const params_cublasCher2[] = {"handle", "uplo", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasCher2 = {
    .name = "cublasCher2", .params = params_cublasCher2,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasCher2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasCher2, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCher2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
            result = cb_fail_asking(s, &f_cublasCher2, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher2 *call = cb_symbol_address(&symbols[S_cublasCher2]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCher2, status, args, NULL);
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

// cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *A, int64_t lda)
static const char *const params_cublasCher2_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "y", "incy", "A", "lda", NULL};
static const cb_function f_cublasCher2_64 = {
    .name = "cublasCher2_64", .params = params_cublasCher2_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasCher2_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasCher2_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCher2_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
            result = cb_fail_asking(s, &f_cublasCher2_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher2_64 *call = cb_symbol_address(&symbols[S_cublasCher2_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCher2_64, status, args, NULL);
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

// cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int
//     incy, cuDoubleComplex *A, int lda)
static const char *const params_cublasZher2[] = {"handle", "uplo", "n", "alpha", "x", "incx", "y",
    "incy", "A", "lda", NULL};
static const cb_function f_cublasZher2 = {
    .name = "cublasZher2", .params = params_cublasZher2,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasZher2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasZher2, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZher2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
            result = cb_fail_asking(s, &f_cublasZher2, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher2 *call = cb_symbol_address(&symbols[S_cublasZher2]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZher2, status, args, NULL);
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

// cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
//     int64_t incy, cuDoubleComplex *A, int64_t lda)
static const char *const params_cublasZher2_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "y", "incy", "A", "lda", NULL};
static const cb_function f_cublasZher2_64 = {
    .name = "cublasZher2_64", .params = params_cublasZher2_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasZher2_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasZher2_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZher2_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
            result = cb_fail_asking(s, &f_cublasZher2_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher2_64 *call = cb_symbol_address(&symbols[S_cublasZher2_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZher2_64, status, args, NULL);
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

// cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float
//     *alpha, const float *x, int incx, const float *y, int incy, float *AP)
static const char *const params_cublasSspr2[] = {"handle", "uplo", "n", "alpha", "x", "incx", "y",
    "incy", "AP", NULL};
static const cb_function f_cublasSspr2 = {
    .name = "cublasSspr2", .params = params_cublasSspr2,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasSspr2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasSspr2, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSspr2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "AP", false, &AP) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSspr2, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr2 *call = cb_symbol_address(&symbols[S_cublasSspr2]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSspr2, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)
static const char *const params_cublasSspr2_64[] = {"handle", "uplo", "n", "alpha", "x", "incx",
    "y", "incy", "AP", NULL};
static const cb_function f_cublasSspr2_64 = {
    .name = "cublasSspr2_64", .params = params_cublasSspr2_64,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasSspr2_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasSspr2_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSspr2_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
    if (cb_as_address(m, args[6], &y) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_target(s, args[8], "AP", false, &AP) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSspr2_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr2_64 *call = cb_symbol_address(&symbols[S_cublasSspr2_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, x.value, incx, y.value, incy,
        AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSspr2_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return result;
}

