// functions_18.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex
//     *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t
//     ldc)
static const char *const params_cublasXtCtrmm[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", "C", "ldc", NULL};
static const cb_function f_cublasXtCtrmm = {
    .name = "cublasXtCtrmm", .params = params_cublasXtCtrmm,
    .param_count = 14, .result_count = 0,
};

PyObject *
py_cublasXtCtrmm(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_args_direct(&f_cublasXtCtrmm, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasXtCtrmm, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    uint64_t m_;
    uint64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &m_) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_uint64(args[9], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_uint64(args[11], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[13], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtCtrmm", "A",
        cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)), CB_COUNT(lda),
        CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)), sizeof(cuComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtCtrmm", "B",
        cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtCtrmm", "C",
        cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0)
        goto done;
    fn_cublasXtCtrmm *call = cb_symbol_address(&symbols[S_cublasXtCtrmm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtCtrmm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B,
//     size_t ldb, cuDoubleComplex *C, size_t ldc)
static const char *const params_cublasXtZtrmm[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", "C", "ldc", NULL};
static const cb_function f_cublasXtZtrmm = {
    .name = "cublasXtZtrmm", .params = params_cublasXtZtrmm,
    .param_count = 14, .result_count = 0,
};

PyObject *
py_cublasXtZtrmm(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_args_direct(&f_cublasXtZtrmm, nargs, kwnames)) {
        if (cb_bind(s, &f_cublasXtZtrmm, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cublasStatus_t status;
    cublasXtHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    uint64_t m_;
    uint64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    uint64_t lda;
    cb_address B;
    B.held = false;
    uint64_t ldb;
    cb_address C;
    C.held = false;
    uint64_t ldc;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &m_) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_uint64(args[9], "size_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_uint64(args[11], "size_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", true, &C) < 0)
        goto done;
    if (cb_as_uint64(args[13], "size_t", &ldc) < 0)
        goto done;
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0)
        goto done;
    if (CB_UNLIKELY(A.held)
        && cb_address_check(&A, "cublasXtZtrmm", "A",
        cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)), CB_COUNT(lda),
        CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
        sizeof(cuDoubleComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(B.held)
        && cb_address_check(&B, "cublasXtZtrmm", "B",
        cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0)
        goto done;
    if (CB_UNLIKELY(C.held)
        && cb_address_check(&C, "cublasXtZtrmm", "C",
        cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0)
        goto done;
    fn_cublasXtZtrmm *call = cb_symbol_address(&symbols[S_cublasXtZtrmm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasXtZtrmm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

