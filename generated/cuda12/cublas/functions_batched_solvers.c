// functions_batched_solvers.c of cubind for cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const float *alpha, const float *const *A, int lda, float *const *B, int ldb, int batchCount)
static const cb_function f_cublasStrsmBatched = {.name = "cublasStrsmBatched",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasStrsmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasStrsmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, batchCount, query_pointer_mode;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasStrsmBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrsmBatched *call = cb_symbol_address(&symbols[S_cublasStrsmBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStrsmBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const float *alpha, const float *const *A, int64_t lda, float *const *B, int64_t ldb,
//     int64_t batchCount)
static const cb_function f_cublasStrsmBatched_64 = {.name = "cublasStrsmBatched_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasStrsmBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasStrsmBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasStrsmBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrsmBatched_64 *call = cb_symbol_address(&symbols[S_cublasStrsmBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStrsmBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const double *alpha, const double *const *A, int lda, double *const *B, int ldb,
//     int batchCount)
static const cb_function f_cublasDtrsmBatched = {.name = "cublasDtrsmBatched",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDtrsmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtrsmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, batchCount, query_pointer_mode;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasDtrsmBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrsmBatched *call = cb_symbol_address(&symbols[S_cublasDtrsmBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtrsmBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const double *alpha, const double *const *A, int64_t lda, double *const *B, int64_t ldb,
//     int64_t batchCount)
static const cb_function f_cublasDtrsmBatched_64 = {.name = "cublasDtrsmBatched_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDtrsmBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtrsmBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasDtrsmBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrsmBatched_64 *call = cb_symbol_address(&symbols[S_cublasDtrsmBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtrsmBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuComplex *alpha, const cuComplex *const *A, int lda, cuComplex *const *B, int ldb,
//     int batchCount)
static const cb_function f_cublasCtrsmBatched = {.name = "cublasCtrsmBatched",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCtrsmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtrsmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, batchCount, query_pointer_mode;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasCtrsmBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrsmBatched *call = cb_symbol_address(&symbols[S_cublasCtrsmBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtrsmBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuComplex *alpha, const cuComplex *const *A, int64_t lda, cuComplex *const *B,
//     int64_t ldb, int64_t batchCount)
static const cb_function f_cublasCtrsmBatched_64 = {.name = "cublasCtrsmBatched_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCtrsmBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtrsmBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasCtrsmBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrsmBatched_64 *call = cb_symbol_address(&symbols[S_cublasCtrsmBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtrsmBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int lda,
//     cuDoubleComplex *const *B, int ldb, int batchCount)
static const cb_function f_cublasZtrsmBatched = {.name = "cublasZtrsmBatched",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZtrsmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtrsmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, batchCount, query_pointer_mode;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasZtrsmBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrsmBatched *call = cb_symbol_address(&symbols[S_cublasZtrsmBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtrsmBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda,
//     cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)
static const cb_function f_cublasZtrsmBatched_64 = {.name = "cublasZtrsmBatched_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZtrsmBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtrsmBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasZtrsmBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrsmBatched_64 *call = cb_symbol_address(&symbols[S_cublasZtrsmBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtrsmBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A,
//     int lda, float *const *Ainv, int lda_inv, int *info, int batchSize)
static const cb_function f_cublasSmatinvBatched = {.name = "cublasSmatinvBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "Ainv", "lda_inv", "info",
        "batchSize", NULL},
    .param_count = 8};

CB_WRAPPER(cublasSmatinvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasSmatinvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, lda_inv, batchSize;
    cb_address A, Ainv, info;
    A.held = Ainv.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_address(m, args[4], &Ainv) < 0
        || cb_as_int32(args[5], "int", &lda_inv) < 0
        || cb_as_target(s, args[6], "info", false, &info) < 0
        || cb_as_int32(args[7], "int", &batchSize) < 0)
        goto done;
    fn_cublasSmatinvBatched *call = cb_symbol_address(&symbols[S_cublasSmatinvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, Ainv.value, lda_inv, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSmatinvBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&Ainv);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A,
//     int lda, double *const *Ainv, int lda_inv, int *info, int batchSize)
static const cb_function f_cublasDmatinvBatched = {.name = "cublasDmatinvBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "Ainv", "lda_inv", "info",
        "batchSize", NULL},
    .param_count = 8};

CB_WRAPPER(cublasDmatinvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasDmatinvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, lda_inv, batchSize;
    cb_address A, Ainv, info;
    A.held = Ainv.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_address(m, args[4], &Ainv) < 0
        || cb_as_int32(args[5], "int", &lda_inv) < 0
        || cb_as_target(s, args[6], "info", false, &info) < 0
        || cb_as_int32(args[7], "int", &batchSize) < 0)
        goto done;
    fn_cublasDmatinvBatched *call = cb_symbol_address(&symbols[S_cublasDmatinvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, Ainv.value, lda_inv, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDmatinvBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&Ainv);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A,
//     int lda, cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)
static const cb_function f_cublasCmatinvBatched = {.name = "cublasCmatinvBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "Ainv", "lda_inv", "info",
        "batchSize", NULL},
    .param_count = 8};

CB_WRAPPER(cublasCmatinvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCmatinvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, lda_inv, batchSize;
    cb_address A, Ainv, info;
    A.held = Ainv.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_address(m, args[4], &Ainv) < 0
        || cb_as_int32(args[5], "int", &lda_inv) < 0
        || cb_as_target(s, args[6], "info", false, &info) < 0
        || cb_as_int32(args[7], "int", &batchSize) < 0)
        goto done;
    fn_cublasCmatinvBatched *call = cb_symbol_address(&symbols[S_cublasCmatinvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, Ainv.value, lda_inv, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCmatinvBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&Ainv);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n,
//     const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *Ainv, int lda_inv,
//     int *info, int batchSize)
static const cb_function f_cublasZmatinvBatched = {.name = "cublasZmatinvBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "Ainv", "lda_inv", "info",
        "batchSize", NULL},
    .param_count = 8};

CB_WRAPPER(cublasZmatinvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZmatinvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, lda_inv, batchSize;
    cb_address A, Ainv, info;
    A.held = Ainv.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_address(m, args[4], &Ainv) < 0
        || cb_as_int32(args[5], "int", &lda_inv) < 0
        || cb_as_target(s, args[6], "info", false, &info) < 0
        || cb_as_int32(args[7], "int", &batchSize) < 0)
        goto done;
    fn_cublasZmatinvBatched *call = cb_symbol_address(&symbols[S_cublasZmatinvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, Ainv.value, lda_inv, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZmatinvBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&Ainv);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray,
//     int lda, float *const *TauArray, int *info, int batchSize)
static const cb_function f_cublasSgeqrfBatched = {.name = "cublasSgeqrfBatched",
    .params = (const char *const[]){"handle", "m", "n", "Aarray", "lda", "TauArray", "batchSize",
        NULL},
    .param_count = 7, .result_count = 1};

CB_WRAPPER(cublasSgeqrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgeqrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m_, n, lda, batchSize;
    cb_address Aarray, TauArray;
    int info = 0;
    Aarray.held = TauArray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &m_) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &Aarray) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_address(m, args[5], &TauArray) < 0
        || cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgeqrfBatched *call = cb_symbol_address(&symbols[S_cublasSgeqrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, Aarray.value, lda, TauArray.value, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasSgeqrfBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&TauArray);
    return result;
}

// cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray,
//     int lda, double *const *TauArray, int *info, int batchSize)
static const cb_function f_cublasDgeqrfBatched = {.name = "cublasDgeqrfBatched",
    .params = (const char *const[]){"handle", "m", "n", "Aarray", "lda", "TauArray", "batchSize",
        NULL},
    .param_count = 7, .result_count = 1};

CB_WRAPPER(cublasDgeqrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgeqrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m_, n, lda, batchSize;
    cb_address Aarray, TauArray;
    int info = 0;
    Aarray.held = TauArray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &m_) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &Aarray) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_address(m, args[5], &TauArray) < 0
        || cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgeqrfBatched *call = cb_symbol_address(&symbols[S_cublasDgeqrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, Aarray.value, lda, TauArray.value, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasDgeqrfBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&TauArray);
    return result;
}

// cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, int m, int n,
//     cuComplex *const *Aarray, int lda, cuComplex *const *TauArray, int *info, int batchSize)
static const cb_function f_cublasCgeqrfBatched = {.name = "cublasCgeqrfBatched",
    .params = (const char *const[]){"handle", "m", "n", "Aarray", "lda", "TauArray", "batchSize",
        NULL},
    .param_count = 7, .result_count = 1};

CB_WRAPPER(cublasCgeqrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgeqrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m_, n, lda, batchSize;
    cb_address Aarray, TauArray;
    int info = 0;
    Aarray.held = TauArray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &m_) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &Aarray) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_address(m, args[5], &TauArray) < 0
        || cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgeqrfBatched *call = cb_symbol_address(&symbols[S_cublasCgeqrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, Aarray.value, lda, TauArray.value, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasCgeqrfBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&TauArray);
    return result;
}

// cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, int m, int n,
//     cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *TauArray, int *info,
//     int batchSize)
static const cb_function f_cublasZgeqrfBatched = {.name = "cublasZgeqrfBatched",
    .params = (const char *const[]){"handle", "m", "n", "Aarray", "lda", "TauArray", "batchSize",
        NULL},
    .param_count = 7, .result_count = 1};

CB_WRAPPER(cublasZgeqrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgeqrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m_, n, lda, batchSize;
    cb_address Aarray, TauArray;
    int info = 0;
    Aarray.held = TauArray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &m_) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &Aarray) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_address(m, args[5], &TauArray) < 0
        || cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgeqrfBatched *call = cb_symbol_address(&symbols[S_cublasZgeqrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m_, n, Aarray.value, lda, TauArray.value, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasZgeqrfBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&TauArray);
    return result;
}

// cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int nrhs, float *const *Aarray, int lda, float *const *Carray, int ldc, int *info,
//     int *devInfoArray, int batchSize)
static const cb_function f_cublasSgelsBatched = {.name = "cublasSgelsBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "nrhs", "Aarray", "lda", "Carray",
        "ldc", "devInfoArray", "batchSize", NULL},
    .param_count = 11, .result_count = 1};

CB_WRAPPER(cublasSgelsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgelsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, nrhs, lda, ldc, batchSize;
    cb_address Aarray, Carray, devInfoArray;
    int info = 0;
    Aarray.held = Carray.held = devInfoArray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &nrhs) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &Carray) < 0
        || cb_as_int32(args[8], "int", &ldc) < 0
        || cb_as_target(s, args[9], "devInfoArray", false, &devInfoArray) < 0
        || cb_as_int32(args[10], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgelsBatched *call = cb_symbol_address(&symbols[S_cublasSgelsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, nrhs, Aarray.value, lda, Carray.value,
        ldc, &info, devInfoArray.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasSgelsBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&Carray);
    cb_address_release(&devInfoArray);
    return result;
}

// cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int nrhs, double *const *Aarray, int lda, double *const *Carray, int ldc, int *info,
//     int *devInfoArray, int batchSize)
static const cb_function f_cublasDgelsBatched = {.name = "cublasDgelsBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "nrhs", "Aarray", "lda", "Carray",
        "ldc", "devInfoArray", "batchSize", NULL},
    .param_count = 11, .result_count = 1};

CB_WRAPPER(cublasDgelsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgelsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, nrhs, lda, ldc, batchSize;
    cb_address Aarray, Carray, devInfoArray;
    int info = 0;
    Aarray.held = Carray.held = devInfoArray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &nrhs) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &Carray) < 0
        || cb_as_int32(args[8], "int", &ldc) < 0
        || cb_as_target(s, args[9], "devInfoArray", false, &devInfoArray) < 0
        || cb_as_int32(args[10], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgelsBatched *call = cb_symbol_address(&symbols[S_cublasDgelsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, nrhs, Aarray.value, lda, Carray.value,
        ldc, &info, devInfoArray.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasDgelsBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&Carray);
    cb_address_release(&devInfoArray);
    return result;
}

// cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int nrhs, cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info,
//     int *devInfoArray, int batchSize)
static const cb_function f_cublasCgelsBatched = {.name = "cublasCgelsBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "nrhs", "Aarray", "lda", "Carray",
        "ldc", "devInfoArray", "batchSize", NULL},
    .param_count = 11, .result_count = 1};

CB_WRAPPER(cublasCgelsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgelsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, nrhs, lda, ldc, batchSize;
    cb_address Aarray, Carray, devInfoArray;
    int info = 0;
    Aarray.held = Carray.held = devInfoArray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &nrhs) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &Carray) < 0
        || cb_as_int32(args[8], "int", &ldc) < 0
        || cb_as_target(s, args[9], "devInfoArray", false, &devInfoArray) < 0
        || cb_as_int32(args[10], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgelsBatched *call = cb_symbol_address(&symbols[S_cublasCgelsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, nrhs, Aarray.value, lda, Carray.value,
        ldc, &info, devInfoArray.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasCgelsBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&Carray);
    cb_address_release(&devInfoArray);
    return result;
}

// cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int nrhs, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc,
//     int *info, int *devInfoArray, int batchSize)
static const cb_function f_cublasZgelsBatched = {.name = "cublasZgelsBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "nrhs", "Aarray", "lda", "Carray",
        "ldc", "devInfoArray", "batchSize", NULL},
    .param_count = 11, .result_count = 1};

CB_WRAPPER(cublasZgelsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgelsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, nrhs, lda, ldc, batchSize;
    cb_address Aarray, Carray, devInfoArray;
    int info = 0;
    Aarray.held = Carray.held = devInfoArray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &nrhs) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &Carray) < 0
        || cb_as_int32(args[8], "int", &ldc) < 0
        || cb_as_target(s, args[9], "devInfoArray", false, &devInfoArray) < 0
        || cb_as_int32(args[10], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgelsBatched *call = cb_symbol_address(&symbols[S_cublasZgelsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, nrhs, Aarray.value, lda, Carray.value,
        ldc, &info, devInfoArray.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasZgelsBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&Carray);
    cb_address_release(&devInfoArray);
    return result;
}

// cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda,
//     int *P, int *info, int batchSize)
static const cb_function f_cublasSgetrfBatched = {.name = "cublasSgetrfBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "P", "info", "batchSize", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSgetrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgetrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, batchSize;
    cb_address A, P, info;
    A.held = P.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_target(s, args[4], "P", false, &P) < 0
        || cb_as_target(s, args[5], "info", false, &info) < 0
        || cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgetrfBatched *call = cb_symbol_address(&symbols[S_cublasSgetrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgetrfBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda,
//     int *P, int *info, int batchSize)
static const cb_function f_cublasDgetrfBatched = {.name = "cublasDgetrfBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "P", "info", "batchSize", NULL},
    .param_count = 7};

CB_WRAPPER(cublasDgetrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgetrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, batchSize;
    cb_address A, P, info;
    A.held = P.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_target(s, args[4], "P", false, &P) < 0
        || cb_as_target(s, args[5], "info", false, &info) < 0
        || cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgetrfBatched *call = cb_symbol_address(&symbols[S_cublasDgetrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgetrfBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda,
//     int *P, int *info, int batchSize)
static const cb_function f_cublasCgetrfBatched = {.name = "cublasCgetrfBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "P", "info", "batchSize", NULL},
    .param_count = 7};

CB_WRAPPER(cublasCgetrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgetrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, batchSize;
    cb_address A, P, info;
    A.held = P.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_target(s, args[4], "P", false, &P) < 0
        || cb_as_target(s, args[5], "info", false, &info) < 0
        || cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgetrfBatched *call = cb_symbol_address(&symbols[S_cublasCgetrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgetrfBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A,
//     int lda, int *P, int *info, int batchSize)
static const cb_function f_cublasZgetrfBatched = {.name = "cublasZgetrfBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "P", "info", "batchSize", NULL},
    .param_count = 7};

CB_WRAPPER(cublasZgetrfBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgetrfBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, batchSize;
    cb_address A, P, info;
    A.held = P.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_target(s, args[4], "P", false, &P) < 0
        || cb_as_target(s, args[5], "info", false, &info) < 0
        || cb_as_int32(args[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgetrfBatched *call = cb_symbol_address(&symbols[S_cublasZgetrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgetrfBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda,
//     const int *P, float *const *C, int ldc, int *info, int batchSize)
static const cb_function f_cublasSgetriBatched = {.name = "cublasSgetriBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "P", "C", "ldc", "info",
        "batchSize", NULL},
    .param_count = 9};

CB_WRAPPER(cublasSgetriBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgetriBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, ldc, batchSize;
    cb_address A, P, C, info;
    A.held = P.held = C.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_address(m, args[4], &P) < 0
        || cb_as_address(m, args[5], &C) < 0
        || cb_as_int32(args[6], "int", &ldc) < 0
        || cb_as_target(s, args[7], "info", false, &info) < 0
        || cb_as_int32(args[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgetriBatched *call = cb_symbol_address(&symbols[S_cublasSgetriBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgetriBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A,
//     int lda, const int *P, double *const *C, int ldc, int *info, int batchSize)
static const cb_function f_cublasDgetriBatched = {.name = "cublasDgetriBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "P", "C", "ldc", "info",
        "batchSize", NULL},
    .param_count = 9};

CB_WRAPPER(cublasDgetriBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgetriBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, ldc, batchSize;
    cb_address A, P, C, info;
    A.held = P.held = C.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_address(m, args[4], &P) < 0
        || cb_as_address(m, args[5], &C) < 0
        || cb_as_int32(args[6], "int", &ldc) < 0
        || cb_as_target(s, args[7], "info", false, &info) < 0
        || cb_as_int32(args[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgetriBatched *call = cb_symbol_address(&symbols[S_cublasDgetriBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgetriBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A,
//     int lda, const int *P, cuComplex *const *C, int ldc, int *info, int batchSize)
static const cb_function f_cublasCgetriBatched = {.name = "cublasCgetriBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "P", "C", "ldc", "info",
        "batchSize", NULL},
    .param_count = 9};

CB_WRAPPER(cublasCgetriBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgetriBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, ldc, batchSize;
    cb_address A, P, C, info;
    A.held = P.held = C.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_address(m, args[4], &P) < 0
        || cb_as_address(m, args[5], &C) < 0
        || cb_as_int32(args[6], "int", &ldc) < 0
        || cb_as_target(s, args[7], "info", false, &info) < 0
        || cb_as_int32(args[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgetriBatched *call = cb_symbol_address(&symbols[S_cublasCgetriBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgetriBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n,
//     const cuDoubleComplex *const *A, int lda, const int *P, cuDoubleComplex *const *C, int ldc,
//     int *info, int batchSize)
static const cb_function f_cublasZgetriBatched = {.name = "cublasZgetriBatched",
    .params = (const char *const[]){"handle", "n", "A", "lda", "P", "C", "ldc", "info",
        "batchSize", NULL},
    .param_count = 9};

CB_WRAPPER(cublasZgetriBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgetriBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, ldc, batchSize;
    cb_address A, P, C, info;
    A.held = P.held = C.held = info.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_address(m, args[2], &A) < 0
        || cb_as_int32(args[3], "int", &lda) < 0
        || cb_as_address(m, args[4], &P) < 0
        || cb_as_address(m, args[5], &C) < 0
        || cb_as_int32(args[6], "int", &ldc) < 0
        || cb_as_target(s, args[7], "info", false, &info) < 0
        || cb_as_int32(args[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgetriBatched *call = cb_symbol_address(&symbols[S_cublasZgetriBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgetriBatched, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return result;
}

// cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n,
//     int nrhs, const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray,
//     int ldb, int *info, int batchSize)
static const cb_function f_cublasSgetrsBatched = {.name = "cublasSgetrsBatched",
    .params = (const char *const[]){"handle", "trans", "n", "nrhs", "Aarray", "lda", "devIpiv",
        "Barray", "ldb", "batchSize", NULL},
    .param_count = 10, .result_count = 1};

CB_WRAPPER(cublasSgetrsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgetrsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, n, nrhs, lda, ldb, batchSize;
    cb_address Aarray, devIpiv, Barray;
    int info = 0;
    Aarray.held = devIpiv.held = Barray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_int32(args[3], "int", &nrhs) < 0
        || cb_as_address(m, args[4], &Aarray) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &devIpiv) < 0
        || cb_as_address(m, args[7], &Barray) < 0
        || cb_as_int32(args[8], "int", &ldb) < 0
        || cb_as_int32(args[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgetrsBatched *call = cb_symbol_address(&symbols[S_cublasSgetrsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, n, nrhs, Aarray.value, lda, devIpiv.value,
        Barray.value, ldb, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasSgetrsBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return result;
}

// cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n,
//     int nrhs, const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray,
//     int ldb, int *info, int batchSize)
static const cb_function f_cublasDgetrsBatched = {.name = "cublasDgetrsBatched",
    .params = (const char *const[]){"handle", "trans", "n", "nrhs", "Aarray", "lda", "devIpiv",
        "Barray", "ldb", "batchSize", NULL},
    .param_count = 10, .result_count = 1};

CB_WRAPPER(cublasDgetrsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgetrsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, n, nrhs, lda, ldb, batchSize;
    cb_address Aarray, devIpiv, Barray;
    int info = 0;
    Aarray.held = devIpiv.held = Barray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_int32(args[3], "int", &nrhs) < 0
        || cb_as_address(m, args[4], &Aarray) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &devIpiv) < 0
        || cb_as_address(m, args[7], &Barray) < 0
        || cb_as_int32(args[8], "int", &ldb) < 0
        || cb_as_int32(args[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgetrsBatched *call = cb_symbol_address(&symbols[S_cublasDgetrsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, n, nrhs, Aarray.value, lda, devIpiv.value,
        Barray.value, ldb, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasDgetrsBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return result;
}

// cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n,
//     int nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv,
//     cuComplex *const *Barray, int ldb, int *info, int batchSize)
static const cb_function f_cublasCgetrsBatched = {.name = "cublasCgetrsBatched",
    .params = (const char *const[]){"handle", "trans", "n", "nrhs", "Aarray", "lda", "devIpiv",
        "Barray", "ldb", "batchSize", NULL},
    .param_count = 10, .result_count = 1};

CB_WRAPPER(cublasCgetrsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgetrsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, n, nrhs, lda, ldb, batchSize;
    cb_address Aarray, devIpiv, Barray;
    int info = 0;
    Aarray.held = devIpiv.held = Barray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_int32(args[3], "int", &nrhs) < 0
        || cb_as_address(m, args[4], &Aarray) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &devIpiv) < 0
        || cb_as_address(m, args[7], &Barray) < 0
        || cb_as_int32(args[8], "int", &ldb) < 0
        || cb_as_int32(args[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgetrsBatched *call = cb_symbol_address(&symbols[S_cublasCgetrsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, n, nrhs, Aarray.value, lda, devIpiv.value,
        Barray.value, ldb, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasCgetrsBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return result;
}

// cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n,
//     int nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv,
//     cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)
static const cb_function f_cublasZgetrsBatched = {.name = "cublasZgetrsBatched",
    .params = (const char *const[]){"handle", "trans", "n", "nrhs", "Aarray", "lda", "devIpiv",
        "Barray", "ldb", "batchSize", NULL},
    .param_count = 10, .result_count = 1};

CB_WRAPPER(cublasZgetrsBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgetrsBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, n, nrhs, lda, ldb, batchSize;
    cb_address Aarray, devIpiv, Barray;
    int info = 0;
    Aarray.held = devIpiv.held = Barray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_int32(args[3], "int", &nrhs) < 0
        || cb_as_address(m, args[4], &Aarray) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &devIpiv) < 0
        || cb_as_address(m, args[7], &Barray) < 0
        || cb_as_int32(args[8], "int", &ldb) < 0
        || cb_as_int32(args[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgetrsBatched *call = cb_symbol_address(&symbols[S_cublasZgetrsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, n, nrhs, Aarray.value, lda, devIpiv.value,
        Barray.value, ldb, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(info));
    else
        result = cb_fail(s, &f_cublasZgetrsBatched, status, args, NULL);
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return result;
}

