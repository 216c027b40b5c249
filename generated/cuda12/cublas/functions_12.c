// functions_12.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const
//     float *A, int lda, float *B, int ldb)
static const char *const params_cublasStrsm[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", NULL};
static const cb_function f_cublasStrsm = {.name = "cublasStrsm", .params = params_cublasStrsm,
    .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasStrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasStrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "B", false, &B) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &ldb) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasStrsm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrsm *call = cb_symbol_address(&symbols[S_cublasStrsm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrsm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float
//     *alpha, const float *A, int64_t lda, float *B, int64_t ldb)
static const char *const params_cublasStrsm_64[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", NULL};
static const cb_function f_cublasStrsm_64 = {.name = "cublasStrsm_64",
    .params = params_cublasStrsm_64, .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasStrsm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasStrsm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address B;
    B.held = false;
    int64_t ldb;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "B", false, &B) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &ldb) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasStrsm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrsm_64 *call = cb_symbol_address(&symbols[S_cublasStrsm_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrsm_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
//     const double *A, int lda, double *B, int ldb)
static const char *const params_cublasDtrsm[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", NULL};
static const cb_function f_cublasDtrsm = {.name = "cublasDtrsm", .params = params_cublasDtrsm,
    .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasDtrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasDtrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "B", false, &B) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &ldb) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDtrsm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrsm *call = cb_symbol_address(&symbols[S_cublasDtrsm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrsm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double
//     *alpha, const double *A, int64_t lda, double *B, int64_t ldb)
static const char *const params_cublasDtrsm_64[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", NULL};
static const cb_function f_cublasDtrsm_64 = {.name = "cublasDtrsm_64",
    .params = params_cublasDtrsm_64, .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasDtrsm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasDtrsm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address B;
    B.held = false;
    int64_t ldb;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "B", false, &B) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &ldb) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDtrsm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrsm_64 *call = cb_symbol_address(&symbols[S_cublasDtrsm_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrsm_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
//     const cuComplex *A, int lda, cuComplex *B, int ldb)
static const char *const params_cublasCtrsm[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", NULL};
static const cb_function f_cublasCtrsm = {.name = "cublasCtrsm", .params = params_cublasCtrsm,
    .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasCtrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasCtrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "B", false, &B) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &ldb) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCtrsm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrsm *call = cb_symbol_address(&symbols[S_cublasCtrsm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrsm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex
//     *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)
static const char *const params_cublasCtrsm_64[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", NULL};
static const cb_function f_cublasCtrsm_64 = {.name = "cublasCtrsm_64",
    .params = params_cublasCtrsm_64, .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasCtrsm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasCtrsm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address B;
    B.held = false;
    int64_t ldb;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "B", false, &B) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &ldb) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCtrsm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrsm_64 *call = cb_symbol_address(&symbols[S_cublasCtrsm_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrsm_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex
//     *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)
static const char *const params_cublasZtrsm[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", NULL};
static const cb_function f_cublasZtrsm = {.name = "cublasZtrsm", .params = params_cublasZtrsm,
    .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasZtrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasZtrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "B", false, &B) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &ldb) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZtrsm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrsm *call = cb_symbol_address(&symbols[S_cublasZtrsm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrsm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t
//     ldb)
static const char *const params_cublasZtrsm_64[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", NULL};
static const cb_function f_cublasZtrsm_64 = {.name = "cublasZtrsm_64",
    .params = params_cublasZtrsm_64, .param_count = 12, .result_count = 0};

CB_WRAPPER(cublasZtrsm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[12];
    if (!cb_arguments(s, &f_cublasZtrsm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address B;
    B.held = false;
    int64_t ldb;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "B", false, &B) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &ldb) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZtrsm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrsm_64 *call = cb_symbol_address(&symbols[S_cublasZtrsm_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrsm_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const
//     float *A, int lda, const float *B, int ldb, float *C, int ldc)
static const char *const params_cublasStrmm[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", "C", "ldc", NULL};
static const cb_function f_cublasStrmm = {.name = "cublasStrmm", .params = params_cublasStrmm,
    .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasStrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasStrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasStrmm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrmm *call = cb_symbol_address(&symbols[S_cublasStrmm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrmm, status, args, NULL);
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

// cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float
//     *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)
static const char *const params_cublasStrmm_64[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", "C", "ldc", NULL};
static const cb_function f_cublasStrmm_64 = {.name = "cublasStrmm_64",
    .params = params_cublasStrmm_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasStrmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasStrmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address B;
    B.held = false;
    int64_t ldb;
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasStrmm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrmm_64 *call = cb_symbol_address(&symbols[S_cublasStrmm_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasStrmm_64, status, args, NULL);
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

// cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
//     const double *A, int lda, const double *B, int ldb, double *C, int ldc)
static const char *const params_cublasDtrmm[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", "C", "ldc", NULL};
static const cb_function f_cublasDtrmm = {.name = "cublasDtrmm", .params = params_cublasDtrmm,
    .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasDtrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasDtrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDtrmm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrmm *call = cb_symbol_address(&symbols[S_cublasDtrmm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrmm, status, args, NULL);
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

// cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double
//     *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)
static const char *const params_cublasDtrmm_64[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", "C", "ldc", NULL};
static const cb_function f_cublasDtrmm_64 = {.name = "cublasDtrmm_64",
    .params = params_cublasDtrmm_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasDtrmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasDtrmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address B;
    B.held = false;
    int64_t ldb;
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDtrmm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrmm_64 *call = cb_symbol_address(&symbols[S_cublasDtrmm_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDtrmm_64, status, args, NULL);
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

// cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
//     const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)
static const char *const params_cublasCtrmm[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", "C", "ldc", NULL};
static const cb_function f_cublasCtrmm = {.name = "cublasCtrmm", .params = params_cublasCtrmm,
    .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasCtrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasCtrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCtrmm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrmm *call = cb_symbol_address(&symbols[S_cublasCtrmm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrmm, status, args, NULL);
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

// cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex
//     *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C,
//     int64_t ldc)
static const char *const params_cublasCtrmm_64[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", "C", "ldc", NULL};
static const cb_function f_cublasCtrmm_64 = {.name = "cublasCtrmm_64",
    .params = params_cublasCtrmm_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasCtrmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasCtrmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address B;
    B.held = false;
    int64_t ldb;
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCtrmm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrmm_64 *call = cb_symbol_address(&symbols[S_cublasCtrmm_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCtrmm_64, status, args, NULL);
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

// cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex
//     *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex
//     *C, int ldc)
static const char *const params_cublasZtrmm[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", "C", "ldc", NULL};
static const cb_function f_cublasZtrmm = {.name = "cublasZtrmm", .params = params_cublasZtrmm,
    .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasZtrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasZtrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZtrmm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrmm *call = cb_symbol_address(&symbols[S_cublasZtrmm]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrmm, status, args, NULL);
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

// cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t
//     uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const
//     cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B,
//     int64_t ldb, cuDoubleComplex *C, int64_t ldc)
static const char *const params_cublasZtrmm_64[] = {"handle", "side", "uplo", "trans", "diag", "m",
    "n", "alpha", "A", "lda", "B", "ldb", "C", "ldc", NULL};
static const cb_function f_cublasZtrmm_64 = {.name = "cublasZtrmm_64",
    .params = params_cublasZtrmm_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasZtrmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasZtrmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t side;
    int32_t uplo;
    int32_t trans;
    int32_t diag;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address B;
    B.held = false;
    int64_t ldb;
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[8], &A) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZtrmm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrmm_64 *call = cb_symbol_address(&symbols[S_cublasZtrmm_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZtrmm_64, status, args, NULL);
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

// cublasStatus_t cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *const
//     *Aarray, int lda, const __half *const *Barray, int ldb, const __half *beta, __half *const
//     *Carray, int ldc, int batchCount)
static const char *const params_cublasHgemmBatched[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasHgemmBatched = {.name = "cublasHgemmBatched",
    .params = params_cublasHgemmBatched, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasHgemmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasHgemmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int32_t lda;
    cb_address Barray;
    Barray.held = false;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int32_t ldc;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    if (cb_as_int32(args[14], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasHgemmBatched, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemmBatched *call = cb_symbol_address(&symbols[S_cublasHgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasHgemmBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha, const __half
//     *const *Aarray, int64_t lda, const __half *const *Barray, int64_t ldb, const __half *beta,
//     __half *const *Carray, int64_t ldc, int64_t batchCount)
static const char *const params_cublasHgemmBatched_64[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasHgemmBatched_64 = {.name = "cublasHgemmBatched_64",
    .params = params_cublasHgemmBatched_64, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasHgemmBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasHgemmBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int64_t lda;
    cb_address Barray;
    Barray.held = false;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int64_t ldc;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    if (cb_as_int64(args[14], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasHgemmBatched_64, "cublasGetPointerMode", status,
                args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemmBatched_64 *call = cb_symbol_address(&symbols[S_cublasHgemmBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasHgemmBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *const
//     *Aarray, int lda, const float *const *Barray, int ldb, const float *beta, float *const
//     *Carray, int ldc, int batchCount)
static const char *const params_cublasSgemmBatched[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasSgemmBatched = {.name = "cublasSgemmBatched",
    .params = params_cublasSgemmBatched, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasSgemmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasSgemmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int32_t lda;
    cb_address Barray;
    Barray.held = false;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int32_t ldc;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    if (cb_as_int32(args[14], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSgemmBatched, "cublasGetPointerMode", status, args);
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
    fn_cublasSgemmBatched *call = cb_symbol_address(&symbols[S_cublasSgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgemmBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float
//     *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb, const float *beta,
//     float *const *Carray, int64_t ldc, int64_t batchCount)
static const char *const params_cublasSgemmBatched_64[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasSgemmBatched_64 = {.name = "cublasSgemmBatched_64",
    .params = params_cublasSgemmBatched_64, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasSgemmBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasSgemmBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int64_t lda;
    cb_address Barray;
    Barray.held = false;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int64_t ldc;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    if (cb_as_int64(args[14], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSgemmBatched_64, "cublasGetPointerMode", status,
                args);
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
    fn_cublasSgemmBatched_64 *call = cb_symbol_address(&symbols[S_cublasSgemmBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgemmBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *const
//     *Aarray, int lda, const double *const *Barray, int ldb, const double *beta, double *const
//     *Carray, int ldc, int batchCount)
static const char *const params_cublasDgemmBatched[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasDgemmBatched = {.name = "cublasDgemmBatched",
    .params = params_cublasDgemmBatched, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasDgemmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasDgemmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int32_t lda;
    cb_address Barray;
    Barray.held = false;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int32_t ldc;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    if (cb_as_int32(args[14], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDgemmBatched, "cublasGetPointerMode", status, args);
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
    fn_cublasDgemmBatched *call = cb_symbol_address(&symbols[S_cublasDgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgemmBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double
//     *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb, const double *beta,
//     double *const *Carray, int64_t ldc, int64_t batchCount)
static const char *const params_cublasDgemmBatched_64[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasDgemmBatched_64 = {.name = "cublasDgemmBatched_64",
    .params = params_cublasDgemmBatched_64, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasDgemmBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasDgemmBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int64_t lda;
    cb_address Barray;
    Barray.held = false;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int64_t ldc;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    if (cb_as_int64(args[14], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDgemmBatched_64, "cublasGetPointerMode", status,
                args);
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
    fn_cublasDgemmBatched_64 *call = cb_symbol_address(&symbols[S_cublasDgemmBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgemmBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const
//     *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex
//     *const *Carray, int ldc, int batchCount)
static const char *const params_cublasCgemmBatched[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasCgemmBatched = {.name = "cublasCgemmBatched",
    .params = params_cublasCgemmBatched, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasCgemmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasCgemmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int32_t lda;
    cb_address Barray;
    Barray.held = false;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int32_t ldc;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    if (cb_as_int32(args[14], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgemmBatched, "cublasGetPointerMode", status, args);
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
    fn_cublasCgemmBatched *call = cb_symbol_address(&symbols[S_cublasCgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemmBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const
//     cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const
//     cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)
static const char *const params_cublasCgemmBatched_64[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasCgemmBatched_64 = {.name = "cublasCgemmBatched_64",
    .params = params_cublasCgemmBatched_64, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasCgemmBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasCgemmBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int64_t lda;
    cb_address Barray;
    Barray.held = false;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int64_t ldc;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    if (cb_as_int64(args[14], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgemmBatched_64, "cublasGetPointerMode", status,
                args);
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
    fn_cublasCgemmBatched_64 *call = cb_symbol_address(&symbols[S_cublasCgemmBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemmBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const
//     *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex
//     *const *Carray, int ldc, int batchCount)
static const char *const params_cublasCgemm3mBatched[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasCgemm3mBatched = {.name = "cublasCgemm3mBatched",
    .params = params_cublasCgemm3mBatched, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasCgemm3mBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasCgemm3mBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int32_t lda;
    cb_address Barray;
    Barray.held = false;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int32_t ldc;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    if (cb_as_int32(args[14], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgemm3mBatched, "cublasGetPointerMode", status,
                args);
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
    fn_cublasCgemm3mBatched *call = cb_symbol_address(&symbols[S_cublasCgemm3mBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemm3mBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const
//     cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const
//     cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)
static const char *const params_cublasCgemm3mBatched_64[] = {"handle", "transa", "transb", "m",
    "n", "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount",
    NULL};
static const cb_function f_cublasCgemm3mBatched_64 = {.name = "cublasCgemm3mBatched_64",
    .params = params_cublasCgemm3mBatched_64, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasCgemm3mBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasCgemm3mBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int64_t lda;
    cb_address Barray;
    Barray.held = false;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int64_t ldc;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    if (cb_as_int64(args[14], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgemm3mBatched_64, "cublasGetPointerMode", status,
                args);
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
    fn_cublasCgemm3mBatched_64 *call = cb_symbol_address(&symbols[S_cublasCgemm3mBatched_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemm3mBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const
//     cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray, int ldb, const
//     cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc, int batchCount)
static const char *const params_cublasZgemmBatched[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasZgemmBatched = {.name = "cublasZgemmBatched",
    .params = params_cublasZgemmBatched, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasZgemmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasZgemmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int32_t lda;
    cb_address Barray;
    Barray.held = false;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int32_t ldc;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    if (cb_as_int32(args[14], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgemmBatched, "cublasGetPointerMode", status, args);
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
    fn_cublasZgemmBatched *call = cb_symbol_address(&symbols[S_cublasZgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgemmBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray,
//     int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc,
//     int64_t batchCount)
static const char *const params_cublasZgemmBatched_64[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL};
static const cb_function f_cublasZgemmBatched_64 = {.name = "cublasZgemmBatched_64",
    .params = params_cublasZgemmBatched_64, .param_count = 15, .result_count = 0};

CB_WRAPPER(cublasZgemmBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cublasZgemmBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address Aarray;
    Aarray.held = false;
    int64_t lda;
    cb_address Barray;
    Barray.held = false;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address Carray;
    Carray.held = false;
    int64_t ldc;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &Aarray) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &Barray) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_address(m, args[12], &Carray) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    if (cb_as_int64(args[14], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgemmBatched_64, "cublasGetPointerMode", status,
                args);
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
    fn_cublasZgemmBatched_64 *call = cb_symbol_address(&symbols[S_cublasZgemmBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgemmBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *A, int lda,
//     long long strideA, const __half *B, int ldb, long long strideB, const __half *beta, __half
//     *C, int ldc, long long strideC, int batchCount)
static const char *const params_cublasHgemmStridedBatched[] = {"handle", "transa", "transb", "m",
    "n", "k", "alpha", "A", "lda", "strideA", "B", "ldb", "strideB", "beta", "C", "ldc", "strideC",
    "batchCount", NULL};
static const cb_function f_cublasHgemmStridedBatched = {.name = "cublasHgemmStridedBatched",
    .params = params_cublasHgemmStridedBatched, .param_count = 18, .result_count = 0};

CB_WRAPPER(cublasHgemmStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[18];
    if (!cb_arguments(s, &f_cublasHgemmStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    int64_t strideA;
    cb_address B;
    B.held = false;
    int32_t ldb;
    int64_t strideB;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t ldc;
    int64_t strideC;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_int64(args[9], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int32(args[11], "int", &ldb) < 0)
        goto done;
    if (cb_as_int64(args[12], "PY_LONG_LONG", &strideB) < 0)
        goto done;
    if (cb_as_target(s, args[14], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[15], "int", &ldc) < 0)
        goto done;
    if (cb_as_int64(args[16], "PY_LONG_LONG", &strideC) < 0)
        goto done;
    if (cb_as_int32(args[17], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasHgemmStridedBatched, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[13], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemmStridedBatched *call = cb_symbol_address(&symbols[S_cublasHgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC,
        batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasHgemmStridedBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasHgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha, const __half
//     *A, int64_t lda, long long strideA, const __half *B, int64_t ldb, long long strideB, const
//     __half *beta, __half *C, int64_t ldc, long long strideC, int64_t batchCount)
static const char *const params_cublasHgemmStridedBatched_64[] = {"handle", "transa", "transb",
    "m", "n", "k", "alpha", "A", "lda", "strideA", "B", "ldb", "strideB", "beta", "C", "ldc",
    "strideC", "batchCount", NULL};
static const cb_function f_cublasHgemmStridedBatched_64 = {.name = "cublasHgemmStridedBatched_64",
    .params = params_cublasHgemmStridedBatched_64, .param_count = 18, .result_count = 0};

CB_WRAPPER(cublasHgemmStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[18];
    if (!cb_arguments(s, &f_cublasHgemmStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    int64_t strideA;
    cb_address B;
    B.held = false;
    int64_t ldb;
    int64_t strideB;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int64_t ldc;
    int64_t strideC;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_int64(args[9], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_int64(args[11], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_int64(args[12], "PY_LONG_LONG", &strideB) < 0)
        goto done;
    if (cb_as_target(s, args[14], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[15], "int64_t", &ldc) < 0)
        goto done;
    if (cb_as_int64(args[16], "PY_LONG_LONG", &strideC) < 0)
        goto done;
    if (cb_as_int64(args[17], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasHgemmStridedBatched_64, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[13], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemmStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasHgemmStridedBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC,
        batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasHgemmStridedBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

