// functions_batched_solvers.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasStrsmBatched, "handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
    "A", "lda", "B", "ldb", "batchCount");

// cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const float *alpha, const float *const *A, int lda, float *const *B, int ldb, int batchCount)
static const cb_function f_cublasStrsmBatched = {
    .name = "cublasStrsmBatched",
    CB_PARAMS_OF(cublasStrsmBatched),
};

CB_WRAPPER(cublasStrsmBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrsmBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_int32(argv[5], "int", &m) < 0
        || cb_as_int32(argv[6], "int", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasStrsmBatched, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrsmBatched *call = cb_symbol_address(&cublas_symbols[S_cublasStrsmBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrsmBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const float *alpha, const float *const *A, int64_t lda, float *const *B, int64_t ldb,
//     int64_t batchCount)
static const cb_function f_cublasStrsmBatched_64 = {
    .name = "cublasStrsmBatched_64",
    CB_PARAMS_OF(cublasStrsmBatched),
};

CB_WRAPPER(cublasStrsmBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrsmBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_int64(argv[5], "int64_t", &m) < 0
        || cb_as_int64(argv[6], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasStrsmBatched_64, argv, handle, &pointer_mode,
            &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrsmBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasStrsmBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrsmBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const double *alpha, const double *const *A, int lda, double *const *B, int ldb,
//     int batchCount)
static const cb_function f_cublasDtrsmBatched = {
    .name = "cublasDtrsmBatched",
    CB_PARAMS_OF(cublasStrsmBatched),
};

CB_WRAPPER(cublasDtrsmBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrsmBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_int32(argv[5], "int", &m) < 0
        || cb_as_int32(argv[6], "int", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasDtrsmBatched, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrsmBatched *call = cb_symbol_address(&cublas_symbols[S_cublasDtrsmBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrsmBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const double *alpha, const double *const *A, int64_t lda, double *const *B, int64_t ldb,
//     int64_t batchCount)
static const cb_function f_cublasDtrsmBatched_64 = {
    .name = "cublasDtrsmBatched_64",
    CB_PARAMS_OF(cublasStrsmBatched),
};

CB_WRAPPER(cublasDtrsmBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrsmBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_int64(argv[5], "int64_t", &m) < 0
        || cb_as_int64(argv[6], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasDtrsmBatched_64, argv, handle, &pointer_mode,
            &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrsmBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDtrsmBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrsmBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuComplex *alpha, const cuComplex *const *A, int lda, cuComplex *const *B, int ldb,
//     int batchCount)
static const cb_function f_cublasCtrsmBatched = {
    .name = "cublasCtrsmBatched",
    CB_PARAMS_OF(cublasStrsmBatched),
};

CB_WRAPPER(cublasCtrsmBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrsmBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_int32(argv[5], "int", &m) < 0
        || cb_as_int32(argv[6], "int", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCtrsmBatched, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrsmBatched *call = cb_symbol_address(&cublas_symbols[S_cublasCtrsmBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrsmBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuComplex *alpha, const cuComplex *const *A, int64_t lda, cuComplex *const *B,
//     int64_t ldb, int64_t batchCount)
static const cb_function f_cublasCtrsmBatched_64 = {
    .name = "cublasCtrsmBatched_64",
    CB_PARAMS_OF(cublasStrsmBatched),
};

CB_WRAPPER(cublasCtrsmBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrsmBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_int64(argv[5], "int64_t", &m) < 0
        || cb_as_int64(argv[6], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCtrsmBatched_64, argv, handle, &pointer_mode,
            &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrsmBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCtrsmBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrsmBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int lda,
//     cuDoubleComplex *const *B, int ldb, int batchCount)
static const cb_function f_cublasZtrsmBatched = {
    .name = "cublasZtrsmBatched",
    CB_PARAMS_OF(cublasStrsmBatched),
};

CB_WRAPPER(cublasZtrsmBatched)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrsmBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_int32(argv[5], "int", &m) < 0
        || cb_as_int32(argv[6], "int", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_int32(argv[12], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasZtrsmBatched, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrsmBatched *call = cb_symbol_address(&cublas_symbols[S_cublasZtrsmBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrsmBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda,
//     cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)
static const cb_function f_cublasZtrsmBatched_64 = {
    .name = "cublasZtrsmBatched_64",
    CB_PARAMS_OF(cublasStrsmBatched),
};

CB_WRAPPER(cublasZtrsmBatched_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrsmBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb, batchCount;
    cb_number alpha;
    cb_address A, B;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_int64(argv[5], "int64_t", &m) < 0
        || cb_as_int64(argv[6], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || cb_as_int64(argv[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasZtrsmBatched_64, argv, handle, &pointer_mode,
            &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrsmBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZtrsmBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrsmBatched_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

CB_PARAM_LIST(cublasSmatinvBatched, "handle", "n", "A", "lda", "Ainv", "lda_inv", "info",
    "batchSize");

// cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A,
//     int lda, float *const *Ainv, int lda_inv, int *info, int batchSize)
static const cb_function f_cublasSmatinvBatched = {
    .name = "cublasSmatinvBatched",
    CB_PARAMS_OF(cublasSmatinvBatched),
};

CB_WRAPPER(cublasSmatinvBatched)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSmatinvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, lda_inv, batchSize;
    cb_address A, Ainv, info;
    A.held = Ainv.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "Ainv", 0, &Ainv) < 0
        || cb_as_int32(argv[5], "int", &lda_inv) < 0
        || cb_as_device_address(form, argv[6], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[7], "int", &batchSize) < 0)
        goto done;
    fn_cublasSmatinvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasSmatinvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, Ainv.value, lda_inv, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSmatinvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&Ainv);
    cb_address_release(&info);
    return retval;
}

// cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A,
//     int lda, double *const *Ainv, int lda_inv, int *info, int batchSize)
static const cb_function f_cublasDmatinvBatched = {
    .name = "cublasDmatinvBatched",
    CB_PARAMS_OF(cublasSmatinvBatched),
};

CB_WRAPPER(cublasDmatinvBatched)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDmatinvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, lda_inv, batchSize;
    cb_address A, Ainv, info;
    A.held = Ainv.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "Ainv", 0, &Ainv) < 0
        || cb_as_int32(argv[5], "int", &lda_inv) < 0
        || cb_as_device_address(form, argv[6], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[7], "int", &batchSize) < 0)
        goto done;
    fn_cublasDmatinvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasDmatinvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, Ainv.value, lda_inv, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDmatinvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&Ainv);
    cb_address_release(&info);
    return retval;
}

// cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A,
//     int lda, cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)
static const cb_function f_cublasCmatinvBatched = {
    .name = "cublasCmatinvBatched",
    CB_PARAMS_OF(cublasSmatinvBatched),
};

CB_WRAPPER(cublasCmatinvBatched)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCmatinvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, lda_inv, batchSize;
    cb_address A, Ainv, info;
    A.held = Ainv.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "Ainv", 0, &Ainv) < 0
        || cb_as_int32(argv[5], "int", &lda_inv) < 0
        || cb_as_device_address(form, argv[6], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[7], "int", &batchSize) < 0)
        goto done;
    fn_cublasCmatinvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasCmatinvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, Ainv.value, lda_inv, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCmatinvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&Ainv);
    cb_address_release(&info);
    return retval;
}

// cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n,
//     const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *Ainv, int lda_inv,
//     int *info, int batchSize)
static const cb_function f_cublasZmatinvBatched = {
    .name = "cublasZmatinvBatched",
    CB_PARAMS_OF(cublasSmatinvBatched),
};

CB_WRAPPER(cublasZmatinvBatched)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZmatinvBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, lda_inv, batchSize;
    cb_address A, Ainv, info;
    A.held = Ainv.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "Ainv", 0, &Ainv) < 0
        || cb_as_int32(argv[5], "int", &lda_inv) < 0
        || cb_as_device_address(form, argv[6], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[7], "int", &batchSize) < 0)
        goto done;
    fn_cublasZmatinvBatched *call = cb_symbol_address(&cublas_symbols[S_cublasZmatinvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, Ainv.value, lda_inv, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZmatinvBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&Ainv);
    cb_address_release(&info);
    return retval;
}

CB_PARAM_LIST(cublasSgeqrfBatched, "handle", "m", "n", "Aarray", "lda", "TauArray", "batchSize");

// cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray,
//     int lda, float *const *TauArray, int *info, int batchSize)
static const cb_function f_cublasSgeqrfBatched = {
    .name = "cublasSgeqrfBatched",
    CB_PARAMS_OF(cublasSgeqrfBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasSgeqrfBatched)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgeqrfBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m, n, lda, batchSize;
    cb_address Aarray, TauArray;
    int info = 0;
    Aarray.held = TauArray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &m) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_device_address(form, argv[5], "TauArray", 0, &TauArray) < 0
        || cb_as_int32(argv[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgeqrfBatched *call = cb_symbol_address(&cublas_symbols[S_cublasSgeqrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, Aarray.value, lda, TauArray.value, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgeqrfBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&TauArray);
    return retval;
}

// cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray,
//     int lda, double *const *TauArray, int *info, int batchSize)
static const cb_function f_cublasDgeqrfBatched = {
    .name = "cublasDgeqrfBatched",
    CB_PARAMS_OF(cublasSgeqrfBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasDgeqrfBatched)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgeqrfBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m, n, lda, batchSize;
    cb_address Aarray, TauArray;
    int info = 0;
    Aarray.held = TauArray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &m) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_device_address(form, argv[5], "TauArray", 0, &TauArray) < 0
        || cb_as_int32(argv[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgeqrfBatched *call = cb_symbol_address(&cublas_symbols[S_cublasDgeqrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, Aarray.value, lda, TauArray.value, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgeqrfBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&TauArray);
    return retval;
}

// cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, int m, int n,
//     cuComplex *const *Aarray, int lda, cuComplex *const *TauArray, int *info, int batchSize)
static const cb_function f_cublasCgeqrfBatched = {
    .name = "cublasCgeqrfBatched",
    CB_PARAMS_OF(cublasSgeqrfBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasCgeqrfBatched)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgeqrfBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m, n, lda, batchSize;
    cb_address Aarray, TauArray;
    int info = 0;
    Aarray.held = TauArray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &m) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_device_address(form, argv[5], "TauArray", 0, &TauArray) < 0
        || cb_as_int32(argv[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgeqrfBatched *call = cb_symbol_address(&cublas_symbols[S_cublasCgeqrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, Aarray.value, lda, TauArray.value, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgeqrfBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&TauArray);
    return retval;
}

// cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, int m, int n,
//     cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *TauArray, int *info,
//     int batchSize)
static const cb_function f_cublasZgeqrfBatched = {
    .name = "cublasZgeqrfBatched",
    CB_PARAMS_OF(cublasSgeqrfBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasZgeqrfBatched)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgeqrfBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m, n, lda, batchSize;
    cb_address Aarray, TauArray;
    int info = 0;
    Aarray.held = TauArray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &m) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_device_address(form, argv[5], "TauArray", 0, &TauArray) < 0
        || cb_as_int32(argv[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgeqrfBatched *call = cb_symbol_address(&cublas_symbols[S_cublasZgeqrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, Aarray.value, lda, TauArray.value, &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgeqrfBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&TauArray);
    return retval;
}

CB_PARAM_LIST(cublasSgelsBatched, "handle", "trans", "m", "n", "nrhs", "Aarray", "lda", "Carray",
    "ldc", "devInfoArray", "batchSize");

// cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int nrhs, float *const *Aarray, int lda, float *const *Carray, int ldc, int *info,
//     int *devInfoArray, int batchSize)
static const cb_function f_cublasSgelsBatched = {
    .name = "cublasSgelsBatched",
    CB_PARAMS_OF(cublasSgelsBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasSgelsBatched)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgelsBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, nrhs, lda, ldc, batchSize;
    cb_address Aarray, Carray, devInfoArray;
    int info = 0;
    Aarray.held = Carray.held = devInfoArray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &nrhs) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "Carray", 0, &Carray) < 0
        || cb_as_int32(argv[8], "int", &ldc) < 0
        || cb_as_device_address(form, argv[9], "devInfoArray", CB_TARGET, &devInfoArray) < 0
        || cb_as_int32(argv[10], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgelsBatched *call = cb_symbol_address(&cublas_symbols[S_cublasSgelsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, nrhs, Aarray.value, lda, Carray.value, ldc, &info,
        devInfoArray.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgelsBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&Carray);
    cb_address_release(&devInfoArray);
    return retval;
}

// cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int nrhs, double *const *Aarray, int lda, double *const *Carray, int ldc, int *info,
//     int *devInfoArray, int batchSize)
static const cb_function f_cublasDgelsBatched = {
    .name = "cublasDgelsBatched",
    CB_PARAMS_OF(cublasSgelsBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasDgelsBatched)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgelsBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, nrhs, lda, ldc, batchSize;
    cb_address Aarray, Carray, devInfoArray;
    int info = 0;
    Aarray.held = Carray.held = devInfoArray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &nrhs) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "Carray", 0, &Carray) < 0
        || cb_as_int32(argv[8], "int", &ldc) < 0
        || cb_as_device_address(form, argv[9], "devInfoArray", CB_TARGET, &devInfoArray) < 0
        || cb_as_int32(argv[10], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgelsBatched *call = cb_symbol_address(&cublas_symbols[S_cublasDgelsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, nrhs, Aarray.value, lda, Carray.value, ldc, &info,
        devInfoArray.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgelsBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&Carray);
    cb_address_release(&devInfoArray);
    return retval;
}

// cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int nrhs, cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info,
//     int *devInfoArray, int batchSize)
static const cb_function f_cublasCgelsBatched = {
    .name = "cublasCgelsBatched",
    CB_PARAMS_OF(cublasSgelsBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasCgelsBatched)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgelsBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, nrhs, lda, ldc, batchSize;
    cb_address Aarray, Carray, devInfoArray;
    int info = 0;
    Aarray.held = Carray.held = devInfoArray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &nrhs) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "Carray", 0, &Carray) < 0
        || cb_as_int32(argv[8], "int", &ldc) < 0
        || cb_as_device_address(form, argv[9], "devInfoArray", CB_TARGET, &devInfoArray) < 0
        || cb_as_int32(argv[10], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgelsBatched *call = cb_symbol_address(&cublas_symbols[S_cublasCgelsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, nrhs, Aarray.value, lda, Carray.value, ldc, &info,
        devInfoArray.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgelsBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&Carray);
    cb_address_release(&devInfoArray);
    return retval;
}

// cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     int nrhs, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc,
//     int *info, int *devInfoArray, int batchSize)
static const cb_function f_cublasZgelsBatched = {
    .name = "cublasZgelsBatched",
    CB_PARAMS_OF(cublasSgelsBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasZgelsBatched)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgelsBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m, n, nrhs, lda, ldc, batchSize;
    cb_address Aarray, Carray, devInfoArray;
    int info = 0;
    Aarray.held = Carray.held = devInfoArray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &nrhs) < 0
        || cb_as_device_address(form, argv[5], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "Carray", 0, &Carray) < 0
        || cb_as_int32(argv[8], "int", &ldc) < 0
        || cb_as_device_address(form, argv[9], "devInfoArray", CB_TARGET, &devInfoArray) < 0
        || cb_as_int32(argv[10], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgelsBatched *call = cb_symbol_address(&cublas_symbols[S_cublasZgelsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, m, n, nrhs, Aarray.value, lda, Carray.value, ldc, &info,
        devInfoArray.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgelsBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&Carray);
    cb_address_release(&devInfoArray);
    return retval;
}

CB_PARAM_LIST(cublasSgetrfBatched, "handle", "n", "A", "lda", "P", "info", "batchSize");

// cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda,
//     int *P, int *info, int batchSize)
static const cb_function f_cublasSgetrfBatched = {
    .name = "cublasSgetrfBatched",
    CB_PARAMS_OF(cublasSgetrfBatched),
};

CB_WRAPPER(cublasSgetrfBatched)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgetrfBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, batchSize;
    cb_address A, P, info;
    A.held = P.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "P", CB_TARGET, &P) < 0
        || cb_as_device_address(form, argv[5], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgetrfBatched *call = cb_symbol_address(&cublas_symbols[S_cublasSgetrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgetrfBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return retval;
}

// cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda,
//     int *P, int *info, int batchSize)
static const cb_function f_cublasDgetrfBatched = {
    .name = "cublasDgetrfBatched",
    CB_PARAMS_OF(cublasSgetrfBatched),
};

CB_WRAPPER(cublasDgetrfBatched)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgetrfBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, batchSize;
    cb_address A, P, info;
    A.held = P.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "P", CB_TARGET, &P) < 0
        || cb_as_device_address(form, argv[5], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgetrfBatched *call = cb_symbol_address(&cublas_symbols[S_cublasDgetrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgetrfBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return retval;
}

// cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda,
//     int *P, int *info, int batchSize)
static const cb_function f_cublasCgetrfBatched = {
    .name = "cublasCgetrfBatched",
    CB_PARAMS_OF(cublasSgetrfBatched),
};

CB_WRAPPER(cublasCgetrfBatched)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgetrfBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, batchSize;
    cb_address A, P, info;
    A.held = P.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "P", CB_TARGET, &P) < 0
        || cb_as_device_address(form, argv[5], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgetrfBatched *call = cb_symbol_address(&cublas_symbols[S_cublasCgetrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgetrfBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return retval;
}

// cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A,
//     int lda, int *P, int *info, int batchSize)
static const cb_function f_cublasZgetrfBatched = {
    .name = "cublasZgetrfBatched",
    CB_PARAMS_OF(cublasSgetrfBatched),
};

CB_WRAPPER(cublasZgetrfBatched)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgetrfBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, batchSize;
    cb_address A, P, info;
    A.held = P.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "P", CB_TARGET, &P) < 0
        || cb_as_device_address(form, argv[5], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[6], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgetrfBatched *call = cb_symbol_address(&cublas_symbols[S_cublasZgetrfBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgetrfBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&info);
    return retval;
}

CB_PARAM_LIST(cublasSgetriBatched, "handle", "n", "A", "lda", "P", "C", "ldc", "info", "batchSize");

// cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda,
//     const int *P, float *const *C, int ldc, int *info, int batchSize)
static const cb_function f_cublasSgetriBatched = {
    .name = "cublasSgetriBatched",
    CB_PARAMS_OF(cublasSgetriBatched),
};

CB_WRAPPER(cublasSgetriBatched)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgetriBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, ldc, batchSize;
    cb_address A, P, C, info;
    A.held = P.held = C.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "P", 0, &P) < 0
        || cb_as_device_address(form, argv[5], "C", 0, &C) < 0
        || cb_as_int32(argv[6], "int", &ldc) < 0
        || cb_as_device_address(form, argv[7], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgetriBatched *call = cb_symbol_address(&cublas_symbols[S_cublasSgetriBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgetriBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return retval;
}

// cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A,
//     int lda, const int *P, double *const *C, int ldc, int *info, int batchSize)
static const cb_function f_cublasDgetriBatched = {
    .name = "cublasDgetriBatched",
    CB_PARAMS_OF(cublasSgetriBatched),
};

CB_WRAPPER(cublasDgetriBatched)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgetriBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, ldc, batchSize;
    cb_address A, P, C, info;
    A.held = P.held = C.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "P", 0, &P) < 0
        || cb_as_device_address(form, argv[5], "C", 0, &C) < 0
        || cb_as_int32(argv[6], "int", &ldc) < 0
        || cb_as_device_address(form, argv[7], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgetriBatched *call = cb_symbol_address(&cublas_symbols[S_cublasDgetriBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgetriBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return retval;
}

// cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A,
//     int lda, const int *P, cuComplex *const *C, int ldc, int *info, int batchSize)
static const cb_function f_cublasCgetriBatched = {
    .name = "cublasCgetriBatched",
    CB_PARAMS_OF(cublasSgetriBatched),
};

CB_WRAPPER(cublasCgetriBatched)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgetriBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, ldc, batchSize;
    cb_address A, P, C, info;
    A.held = P.held = C.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "P", 0, &P) < 0
        || cb_as_device_address(form, argv[5], "C", 0, &C) < 0
        || cb_as_int32(argv[6], "int", &ldc) < 0
        || cb_as_device_address(form, argv[7], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgetriBatched *call = cb_symbol_address(&cublas_symbols[S_cublasCgetriBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgetriBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return retval;
}

// cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n,
//     const cuDoubleComplex *const *A, int lda, const int *P, cuDoubleComplex *const *C, int ldc,
//     int *info, int batchSize)
static const cb_function f_cublasZgetriBatched = {
    .name = "cublasZgetriBatched",
    CB_PARAMS_OF(cublasSgetriBatched),
};

CB_WRAPPER(cublasZgetriBatched)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgetriBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, lda, ldc, batchSize;
    cb_address A, P, C, info;
    A.held = P.held = C.held = info.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "A", 0, &A) < 0
        || cb_as_int32(argv[3], "int", &lda) < 0
        || cb_as_device_address(form, argv[4], "P", 0, &P) < 0
        || cb_as_device_address(form, argv[5], "C", 0, &C) < 0
        || cb_as_int32(argv[6], "int", &ldc) < 0
        || cb_as_device_address(form, argv[7], "info", CB_TARGET, &info) < 0
        || cb_as_int32(argv[8], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgetriBatched *call = cb_symbol_address(&cublas_symbols[S_cublasZgetriBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, A.value, lda, P.value, C.value, ldc, info.value, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgetriBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&P);
    cb_address_release(&C);
    cb_address_release(&info);
    return retval;
}

CB_PARAM_LIST(cublasSgetrsBatched, "handle", "trans", "n", "nrhs", "Aarray", "lda", "devIpiv",
    "Barray", "ldb", "batchSize");

// cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n,
//     int nrhs, const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray,
//     int ldb, int *info, int batchSize)
static const cb_function f_cublasSgetrsBatched = {
    .name = "cublasSgetrsBatched",
    CB_PARAMS_OF(cublasSgetrsBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasSgetrsBatched)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgetrsBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, n, nrhs, lda, ldb, batchSize;
    cb_address Aarray, devIpiv, Barray;
    int info = 0;
    Aarray.held = devIpiv.held = Barray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_int32(argv[3], "int", &nrhs) < 0
        || cb_as_device_address(form, argv[4], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "devIpiv", 0, &devIpiv) < 0
        || cb_as_device_address(form, argv[7], "Barray", 0, &Barray) < 0
        || cb_as_int32(argv[8], "int", &ldb) < 0
        || cb_as_int32(argv[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasSgetrsBatched *call = cb_symbol_address(&cublas_symbols[S_cublasSgetrsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, n, nrhs, Aarray.value, lda, devIpiv.value, Barray.value, ldb,
        &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgetrsBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return retval;
}

// cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n,
//     int nrhs, const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray,
//     int ldb, int *info, int batchSize)
static const cb_function f_cublasDgetrsBatched = {
    .name = "cublasDgetrsBatched",
    CB_PARAMS_OF(cublasSgetrsBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasDgetrsBatched)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgetrsBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, n, nrhs, lda, ldb, batchSize;
    cb_address Aarray, devIpiv, Barray;
    int info = 0;
    Aarray.held = devIpiv.held = Barray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_int32(argv[3], "int", &nrhs) < 0
        || cb_as_device_address(form, argv[4], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "devIpiv", 0, &devIpiv) < 0
        || cb_as_device_address(form, argv[7], "Barray", 0, &Barray) < 0
        || cb_as_int32(argv[8], "int", &ldb) < 0
        || cb_as_int32(argv[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasDgetrsBatched *call = cb_symbol_address(&cublas_symbols[S_cublasDgetrsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, n, nrhs, Aarray.value, lda, devIpiv.value, Barray.value, ldb,
        &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgetrsBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return retval;
}

// cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n,
//     int nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv,
//     cuComplex *const *Barray, int ldb, int *info, int batchSize)
static const cb_function f_cublasCgetrsBatched = {
    .name = "cublasCgetrsBatched",
    CB_PARAMS_OF(cublasSgetrsBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasCgetrsBatched)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgetrsBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, n, nrhs, lda, ldb, batchSize;
    cb_address Aarray, devIpiv, Barray;
    int info = 0;
    Aarray.held = devIpiv.held = Barray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_int32(argv[3], "int", &nrhs) < 0
        || cb_as_device_address(form, argv[4], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "devIpiv", 0, &devIpiv) < 0
        || cb_as_device_address(form, argv[7], "Barray", 0, &Barray) < 0
        || cb_as_int32(argv[8], "int", &ldb) < 0
        || cb_as_int32(argv[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasCgetrsBatched *call = cb_symbol_address(&cublas_symbols[S_cublasCgetrsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, n, nrhs, Aarray.value, lda, devIpiv.value, Barray.value, ldb,
        &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgetrsBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return retval;
}

// cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n,
//     int nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv,
//     cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)
static const cb_function f_cublasZgetrsBatched = {
    .name = "cublasZgetrsBatched",
    CB_PARAMS_OF(cublasSgetrsBatched),
    .result_count = 1,
};

CB_WRAPPER(cublasZgetrsBatched)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgetrsBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, n, nrhs, lda, ldb, batchSize;
    cb_address Aarray, devIpiv, Barray;
    int info = 0;
    Aarray.held = devIpiv.held = Barray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "trans", &trans) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_int32(argv[3], "int", &nrhs) < 0
        || cb_as_device_address(form, argv[4], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "devIpiv", 0, &devIpiv) < 0
        || cb_as_device_address(form, argv[7], "Barray", 0, &Barray) < 0
        || cb_as_int32(argv[8], "int", &ldb) < 0
        || cb_as_int32(argv[9], "int", &batchSize) < 0)
        goto done;
    fn_cublasZgetrsBatched *call = cb_symbol_address(&cublas_symbols[S_cublasZgetrsBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, trans, n, nrhs, Aarray.value, lda, devIpiv.value, Barray.value, ldb,
        &info, batchSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgetrsBatched, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(info));
done:
    cb_address_release(&Aarray);
    cb_address_release(&devIpiv);
    cb_address_release(&Barray);
    return retval;
}
