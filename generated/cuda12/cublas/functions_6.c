// functions_6.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
static const char *const params_cublasDtpmv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasDtpmv = {
    .name = "cublasDtpmv", .params = params_cublasDtpmv,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasDtpmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasDtpmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtpmv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasDtpmv *call = cb_symbol_address(&symbols[S_cublasDtpmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtpmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)
static const char *const params_cublasDtpmv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasDtpmv_64 = {
    .name = "cublasDtpmv_64", .params = params_cublasDtpmv_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasDtpmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasDtpmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtpmv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasDtpmv_64 *call = cb_symbol_address(&symbols[S_cublasDtpmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtpmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)
static const char *const params_cublasCtpmv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasCtpmv = {
    .name = "cublasCtpmv", .params = params_cublasCtpmv,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasCtpmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasCtpmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtpmv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasCtpmv *call = cb_symbol_address(&symbols[S_cublasCtpmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtpmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)
static const char *const params_cublasCtpmv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasCtpmv_64 = {
    .name = "cublasCtpmv_64", .params = params_cublasCtpmv_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasCtpmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasCtpmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtpmv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasCtpmv_64 *call = cb_symbol_address(&symbols[S_cublasCtpmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtpmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)
static const char *const params_cublasZtpmv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasZtpmv = {
    .name = "cublasZtpmv", .params = params_cublasZtpmv,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasZtpmv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasZtpmv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtpmv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasZtpmv *call = cb_symbol_address(&symbols[S_cublasZtpmv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtpmv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x,
//     int64_t incx)
static const char *const params_cublasZtpmv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasZtpmv_64 = {
    .name = "cublasZtpmv_64", .params = params_cublasZtpmv_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasZtpmv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasZtpmv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtpmv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasZtpmv_64 *call = cb_symbol_address(&symbols[S_cublasZtpmv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtpmv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)
static const char *const params_cublasStrsv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStrsv = {
    .name = "cublasStrsv", .params = params_cublasStrsv,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasStrsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasStrsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStrsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasStrsv *call = cb_symbol_address(&symbols[S_cublasStrsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)
static const char *const params_cublasStrsv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStrsv_64 = {
    .name = "cublasStrsv_64", .params = params_cublasStrsv_64,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasStrsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasStrsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStrsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasStrsv_64 *call = cb_symbol_address(&symbols[S_cublasStrsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)
static const char *const params_cublasDtrsv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtrsv = {
    .name = "cublasDtrsv", .params = params_cublasDtrsv,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasDtrsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasDtrsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtrsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasDtrsv *call = cb_symbol_address(&symbols[S_cublasDtrsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t
//     incx)
static const char *const params_cublasDtrsv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtrsv_64 = {
    .name = "cublasDtrsv_64", .params = params_cublasDtrsv_64,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasDtrsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasDtrsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtrsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasDtrsv_64 *call = cb_symbol_address(&symbols[S_cublasDtrsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)
static const char *const params_cublasCtrsv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtrsv = {
    .name = "cublasCtrsv", .params = params_cublasCtrsv,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasCtrsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasCtrsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtrsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasCtrsv *call = cb_symbol_address(&symbols[S_cublasCtrsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x,
//     int64_t incx)
static const char *const params_cublasCtrsv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtrsv_64 = {
    .name = "cublasCtrsv_64", .params = params_cublasCtrsv_64,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasCtrsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasCtrsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtrsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasCtrsv_64 *call = cb_symbol_address(&symbols[S_cublasCtrsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
//     int incx)
static const char *const params_cublasZtrsv[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtrsv = {
    .name = "cublasZtrsv", .params = params_cublasZtrsv,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasZtrsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasZtrsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtrsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasZtrsv *call = cb_symbol_address(&symbols[S_cublasZtrsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda,
//     cuDoubleComplex *x, int64_t incx)
static const char *const params_cublasZtrsv_64[] = {"handle", "uplo", "trans", "diag", "n", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtrsv_64 = {
    .name = "cublasZtrsv_64", .params = params_cublasZtrsv_64,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cublasZtrsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cublasZtrsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtrsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasZtrsv_64 *call = cb_symbol_address(&symbols[S_cublasZtrsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
static const char *const params_cublasStpsv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasStpsv = {
    .name = "cublasStpsv", .params = params_cublasStpsv,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasStpsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasStpsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStpsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasStpsv *call = cb_symbol_address(&symbols[S_cublasStpsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStpsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)
static const char *const params_cublasStpsv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasStpsv_64 = {
    .name = "cublasStpsv_64", .params = params_cublasStpsv_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasStpsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasStpsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStpsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasStpsv_64 *call = cb_symbol_address(&symbols[S_cublasStpsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStpsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
static const char *const params_cublasDtpsv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasDtpsv = {
    .name = "cublasDtpsv", .params = params_cublasDtpsv,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasDtpsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasDtpsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtpsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasDtpsv *call = cb_symbol_address(&symbols[S_cublasDtpsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtpsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)
static const char *const params_cublasDtpsv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasDtpsv_64 = {
    .name = "cublasDtpsv_64", .params = params_cublasDtpsv_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasDtpsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasDtpsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtpsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasDtpsv_64 *call = cb_symbol_address(&symbols[S_cublasDtpsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtpsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)
static const char *const params_cublasCtpsv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasCtpsv = {
    .name = "cublasCtpsv", .params = params_cublasCtpsv,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasCtpsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasCtpsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtpsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasCtpsv *call = cb_symbol_address(&symbols[S_cublasCtpsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtpsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)
static const char *const params_cublasCtpsv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasCtpsv_64 = {
    .name = "cublasCtpsv_64", .params = params_cublasCtpsv_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasCtpsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasCtpsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtpsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasCtpsv_64 *call = cb_symbol_address(&symbols[S_cublasCtpsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtpsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)
static const char *const params_cublasZtpsv[] = {"handle", "uplo", "trans", "diag", "n", "AP", "x",
    "incx", NULL};
static const cb_function f_cublasZtpsv = {
    .name = "cublasZtpsv", .params = params_cublasZtpsv,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasZtpsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasZtpsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtpsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasZtpsv *call = cb_symbol_address(&symbols[S_cublasZtpsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtpsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x,
//     int64_t incx)
static const char *const params_cublasZtpsv_64[] = {"handle", "uplo", "trans", "diag", "n", "AP",
    "x", "incx", NULL};
static const cb_function f_cublasZtpsv_64 = {
    .name = "cublasZtpsv_64", .params = params_cublasZtpsv_64,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cublasZtpsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cublasZtpsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtpsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasZtpsv_64 *call = cb_symbol_address(&symbols[S_cublasZtpsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtpsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)
static const char *const params_cublasStbsv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasStbsv = {
    .name = "cublasStbsv", .params = params_cublasStbsv,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasStbsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasStbsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStbsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasStbsv *call = cb_symbol_address(&symbols[S_cublasStbsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStbsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
//     int64_t incx)
static const char *const params_cublasStbsv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasStbsv_64 = {
    .name = "cublasStbsv_64", .params = params_cublasStbsv_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasStbsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasStbsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasStbsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasStbsv_64 *call = cb_symbol_address(&symbols[S_cublasStbsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStbsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)
static const char *const params_cublasDtbsv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasDtbsv = {
    .name = "cublasDtbsv", .params = params_cublasDtbsv,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasDtbsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasDtbsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtbsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasDtbsv *call = cb_symbol_address(&symbols[S_cublasDtbsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtbsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
//     int64_t incx)
static const char *const params_cublasDtbsv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasDtbsv_64 = {
    .name = "cublasDtbsv_64", .params = params_cublasDtbsv_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasDtbsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasDtbsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDtbsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasDtbsv_64 *call = cb_symbol_address(&symbols[S_cublasDtbsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtbsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int
//     incx)
static const char *const params_cublasCtbsv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasCtbsv = {
    .name = "cublasCtbsv", .params = params_cublasCtbsv,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasCtbsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasCtbsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtbsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasCtbsv *call = cb_symbol_address(&symbols[S_cublasCtbsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtbsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda,
//     cuComplex *x, int64_t incx)
static const char *const params_cublasCtbsv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasCtbsv_64 = {
    .name = "cublasCtbsv_64", .params = params_cublasCtbsv_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasCtbsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasCtbsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCtbsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasCtbsv_64 *call = cb_symbol_address(&symbols[S_cublasCtbsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtbsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda,
//     cuDoubleComplex *x, int incx)
static const char *const params_cublasZtbsv[] = {"handle", "uplo", "trans", "diag", "n", "k", "A",
    "lda", "x", "incx", NULL};
static const cb_function f_cublasZtbsv = {
    .name = "cublasZtbsv", .params = params_cublasZtbsv,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasZtbsv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasZtbsv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtbsv, args, nargs, kwnames, slots) < 0)
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
    fn_cublasZtbsv *call = cb_symbol_address(&symbols[S_cublasZtbsv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtbsv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
//     cuDoubleComplex *x, int64_t incx)
static const char *const params_cublasZtbsv_64[] = {"handle", "uplo", "trans", "diag", "n", "k",
    "A", "lda", "x", "incx", NULL};
static const cb_function f_cublasZtbsv_64 = {
    .name = "cublasZtbsv_64", .params = params_cublasZtbsv_64,
    .param_count = 10, .result_count = 0,
};

PyObject *
py_cublasZtbsv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_args_direct(&f_cublasZtbsv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZtbsv_64, args, nargs, kwnames, slots) < 0)
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
    fn_cublasZtbsv_64 *call = cb_symbol_address(&symbols[S_cublasZtbsv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, (cublasDiagType_t)diag,
        n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtbsv_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return result;
}

// cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float
//     *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int
//     incy)
static const char *const params_cublasSsymv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSsymv = {
    .name = "cublasSsymv", .params = params_cublasSsymv,
    .param_count = 11, .result_count = 0,
};

PyObject *
py_cublasSsymv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_args_direct(&f_cublasSsymv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSsymv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
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
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsymv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSsymv *call = cb_symbol_address(&symbols[S_cublasSsymv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsymv, status, args, NULL);
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

// cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta,
//     float *y, int64_t incy)
static const char *const params_cublasSsymv_64[] = {"handle", "uplo", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasSsymv_64 = {
    .name = "cublasSsymv_64", .params = params_cublasSsymv_64,
    .param_count = 11, .result_count = 0,
};

PyObject *
py_cublasSsymv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_args_direct(&f_cublasSsymv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasSsymv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
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
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsymv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSsymv_64 *call = cb_symbol_address(&symbols[S_cublasSsymv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsymv_64, status, args, NULL);
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

// cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double
//     *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y,
//     int incy)
static const char *const params_cublasDsymv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDsymv = {
    .name = "cublasDsymv", .params = params_cublasDsymv,
    .param_count = 11, .result_count = 0,
};

PyObject *
py_cublasDsymv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_args_direct(&f_cublasDsymv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDsymv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
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
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsymv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymv *call = cb_symbol_address(&symbols[S_cublasDsymv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsymv, status, args, NULL);
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

// cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double
//     *beta, double *y, int64_t incy)
static const char *const params_cublasDsymv_64[] = {"handle", "uplo", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasDsymv_64 = {
    .name = "cublasDsymv_64", .params = params_cublasDsymv_64,
    .param_count = 11, .result_count = 0,
};

PyObject *
py_cublasDsymv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_args_direct(&f_cublasDsymv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasDsymv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
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
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsymv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymv_64 *call = cb_symbol_address(&symbols[S_cublasDsymv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsymv_64, status, args, NULL);
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

// cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex
//     *beta, cuComplex *y, int incy)
static const char *const params_cublasCsymv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasCsymv = {
    .name = "cublasCsymv", .params = params_cublasCsymv,
    .param_count = 11, .result_count = 0,
};

PyObject *
py_cublasCsymv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_args_direct(&f_cublasCsymv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCsymv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
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
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsymv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymv *call = cb_symbol_address(&symbols[S_cublasCsymv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsymv, status, args, NULL);
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

// cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const
//     cuComplex *beta, cuComplex *y, int64_t incy)
static const char *const params_cublasCsymv_64[] = {"handle", "uplo", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasCsymv_64 = {
    .name = "cublasCsymv_64", .params = params_cublasCsymv_64,
    .param_count = 11, .result_count = 0,
};

PyObject *
py_cublasCsymv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_args_direct(&f_cublasCsymv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasCsymv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
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
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsymv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymv_64 *call = cb_symbol_address(&symbols[S_cublasCsymv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsymv_64, status, args, NULL);
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

// cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int
//     incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
static const char *const params_cublasZsymv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZsymv = {
    .name = "cublasZsymv", .params = params_cublasZsymv,
    .param_count = 11, .result_count = 0,
};

PyObject *
py_cublasZsymv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_args_direct(&f_cublasZsymv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZsymv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
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
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZsymv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymv *call = cb_symbol_address(&symbols[S_cublasZsymv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZsymv, status, args, NULL);
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

// cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
//     int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
static const char *const params_cublasZsymv_64[] = {"handle", "uplo", "n", "alpha", "A", "lda",
    "x", "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasZsymv_64 = {
    .name = "cublasZsymv_64", .params = params_cublasZsymv_64,
    .param_count = 11, .result_count = 0,
};

PyObject *
py_cublasZsymv_64(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_args_direct(&f_cublasZsymv_64, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasZsymv_64, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
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
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZsymv_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymv_64 *call = cb_symbol_address(&symbols[S_cublasZsymv_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZsymv_64, status, args, NULL);
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

// cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const
//     cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex
//     *beta, cuComplex *y, int incy)
static const char *const params_cublasChemv[] = {"handle", "uplo", "n", "alpha", "A", "lda", "x",
    "incx", "beta", "y", "incy", NULL};
static const cb_function f_cublasChemv = {
    .name = "cublasChemv", .params = params_cublasChemv,
    .param_count = 11, .result_count = 0,
};

PyObject *
py_cublasChemv(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_args_direct(&f_cublasChemv, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasChemv, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
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
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[4], &A) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[6], &x) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &incx) < 0)
        goto done;
    if (cb_as_target(s, args[9], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &incy) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasChemv, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[3], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChemv *call = cb_symbol_address(&symbols[S_cublasChemv]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, alpha.data, A.value, lda, x.value, incx,
        beta.data, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasChemv, status, args, NULL);
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

