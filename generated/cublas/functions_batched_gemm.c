// functions_batched_gemm.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasHgemmBatched, "handle", "transa", "transb", "m", "n", "k", "alpha", "Aarray",
    "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount");

// cublasStatus_t cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const __half *alpha,
//     const __half *const *Aarray, int lda, const __half *const *Barray, int ldb,
//     const __half *beta, __half *const *Carray, int ldc, int batchCount)
static const cb_function f_cublasHgemmBatched = {
    .name = "cublasHgemmBatched",
    CB_PARAMS_OF(cublasHgemmBatched),
};

CB_WRAPPER(cublasHgemmBatched)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHgemmBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || cb_as_int32(argv[14], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHgemmBatched, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemmBatched *call = cb_symbol_address(&cublas_symbols[S_cublasHgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHgemmBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return retval;
}

// cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const float *alpha,
//     const float *const *Aarray, int lda, const float *const *Barray, int ldb, const float *beta,
//     float *const *Carray, int ldc, int batchCount)
static const cb_function f_cublasSgemmBatched = {
    .name = "cublasSgemmBatched",
    CB_PARAMS_OF(cublasHgemmBatched),
};

CB_WRAPPER(cublasSgemmBatched)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemmBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || cb_as_int32(argv[14], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasSgemmBatched, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmBatched *call = cb_symbol_address(&cublas_symbols[S_cublasSgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemmBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return retval;
}

// cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const double *alpha,
//     const double *const *Aarray, int lda, const double *const *Barray, int ldb,
//     const double *beta, double *const *Carray, int ldc, int batchCount)
static const cb_function f_cublasDgemmBatched = {
    .name = "cublasDgemmBatched",
    CB_PARAMS_OF(cublasHgemmBatched),
};

CB_WRAPPER(cublasDgemmBatched)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemmBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || cb_as_int32(argv[14], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasDgemmBatched, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemmBatched *call = cb_symbol_address(&cublas_symbols[S_cublasDgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemmBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return retval;
}

// cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
//     const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb,
//     const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)
static const cb_function f_cublasCgemmBatched = {
    .name = "cublasCgemmBatched",
    CB_PARAMS_OF(cublasHgemmBatched),
};

CB_WRAPPER(cublasCgemmBatched)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemmBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || cb_as_int32(argv[14], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemmBatched, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmBatched *call = cb_symbol_address(&cublas_symbols[S_cublasCgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemmBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return retval;
}

// cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
//     const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb,
//     const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)
static const cb_function f_cublasCgemm3mBatched = {
    .name = "cublasCgemm3mBatched",
    CB_PARAMS_OF(cublasHgemmBatched),
};

CB_WRAPPER(cublasCgemm3mBatched)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemm3mBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || cb_as_int32(argv[14], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemm3mBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3mBatched *call = cb_symbol_address(&cublas_symbols[S_cublasCgemm3mBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemm3mBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return retval;
}

// cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray,
//     int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc,
//     int batchCount)
static const cb_function f_cublasZgemmBatched = {
    .name = "cublasZgemmBatched",
    CB_PARAMS_OF(cublasHgemmBatched),
};

CB_WRAPPER(cublasZgemmBatched)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemmBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || cb_as_int32(argv[14], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasZgemmBatched, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemmBatched *call = cb_symbol_address(&cublas_symbols[S_cublasZgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemmBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return retval;
}

CB_PARAM_LIST(cublasHgemmStridedBatched, "handle", "transa", "transb", "m", "n", "k", "alpha", "A",
    "lda", "strideA", "B", "ldb", "strideB", "beta", "C", "ldc", "strideC", "batchCount");

// cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *A,
//     int lda, long long strideA, const __half *B, int ldb, long long strideB, const __half *beta,
//     __half *C, int ldc, long long strideC, int batchCount)
static const cb_function f_cublasHgemmStridedBatched = {
    .name = "cublasHgemmStridedBatched",
    CB_PARAMS_OF(cublasHgemmStridedBatched),
};

CB_WRAPPER(cublasHgemmStridedBatched)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHgemmStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[15], "int", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int32(argv[17], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHgemmStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemmStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasHgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHgemmStridedBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda,
//     long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C,
//     int ldc, long long strideC, int batchCount)
static const cb_function f_cublasSgemmStridedBatched = {
    .name = "cublasSgemmStridedBatched",
    CB_PARAMS_OF(cublasHgemmStridedBatched),
};

CB_WRAPPER(cublasSgemmStridedBatched)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemmStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[15], "int", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int32(argv[17], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasSgemmStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasSgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemmStridedBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A,
//     int lda, long long strideA, const double *B, int ldb, long long strideB, const double *beta,
//     double *C, int ldc, long long strideC, int batchCount)
static const cb_function f_cublasDgemmStridedBatched = {
    .name = "cublasDgemmStridedBatched",
    CB_PARAMS_OF(cublasHgemmStridedBatched),
};

CB_WRAPPER(cublasDgemmStridedBatched)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemmStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[15], "int", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int32(argv[17], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasDgemmStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemmStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasDgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemmStridedBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
//     int lda, long long strideA, const cuComplex *B, int ldb, long long strideB,
//     const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)
static const cb_function f_cublasCgemmStridedBatched = {
    .name = "cublasCgemmStridedBatched",
    CB_PARAMS_OF(cublasHgemmStridedBatched),
};

CB_WRAPPER(cublasCgemmStridedBatched)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemmStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[15], "int", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int32(argv[17], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemmStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasCgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemmStridedBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
//     int lda, long long strideA, const cuComplex *B, int ldb, long long strideB,
//     const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)
static const cb_function f_cublasCgemm3mStridedBatched = {
    .name = "cublasCgemm3mStridedBatched",
    CB_PARAMS_OF(cublasHgemmStridedBatched),
};

CB_WRAPPER(cublasCgemm3mStridedBatched)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemm3mStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[15], "int", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int32(argv[17], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemm3mStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3mStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasCgemm3mStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemm3mStridedBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *B, int ldb,
//     long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc,
//     long long strideC, int batchCount)
static const cb_function f_cublasZgemmStridedBatched = {
    .name = "cublasZgemmStridedBatched",
    CB_PARAMS_OF(cublasHgemmStridedBatched),
};

CB_WRAPPER(cublasZgemmStridedBatched)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemmStridedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[15], "int", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int32(argv[17], "int", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasZgemmStridedBatched, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemmStridedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasZgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemmStridedBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *const *Aarray,
//     cudaDataType Atype, int lda, const void *const *Barray, cudaDataType Btype, int ldb,
//     const void *beta, void *const *Carray, cudaDataType Ctype, int ldc, int batchCount,
//     cublasComputeType_t computeType, cublasGemmAlgo_t algo)
static const cb_function f_cublasGemmBatchedEx = {
    .name = "cublasGemmBatchedEx",
    CB_PARAMS("handle", "transa", "transb", "m", "n", "k", "alpha", "Aarray", "Atype", "lda",
        "Barray", "Btype", "ldb", "beta", "Carray", "Ctype", "ldc", "batchCount", "computeType",
        "algo"),
};

CB_WRAPPER(cublasGemmBatchedEx)
{
    PyObject *slots[20], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGemmBatchedEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, Atype, lda, Btype, ldb, Ctype, ldc, batchCount, computeType,
        algo;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[8], "Atype", &Atype) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "Barray", 0, &Barray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_as_int32(argv[12], "int", &ldb) < 0
        || cb_as_device_address(form, argv[14], "Carray", 0, &Carray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_as_int32(argv[16], "int", &ldc) < 0
        || cb_as_int32(argv[17], "int", &batchCount) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[18], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cublasGemmAlgo_t, argv[19], "algo", &algo) < 0
        || ask_pointer_mode(form, &f_cublasGemmBatchedEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in_as(py, argv[6], &table_compute_types, computeType, Ctype, CB_SINGLE, on_host,
            "alpha", &alpha) < 0
        || cb_number_in_as(py, argv[13], &table_compute_types, computeType, Ctype, CB_SINGLE,
            on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasGemmBatchedEx *call = cb_symbol_address(&cublas_symbols[S_cublasGemmBatchedEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, Atype,
        lda, Barray.value, Btype, ldb, beta.data, Carray.value, Ctype, ldc, batchCount,
        computeType, algo);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGemmBatchedEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return retval;
}

// cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A,
//     cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb,
//     long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc,
//     long long strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
static const cb_function f_cublasGemmStridedBatchedEx = {
    .name = "cublasGemmStridedBatchedEx",
    CB_PARAMS("handle", "transa", "transb", "m", "n", "k", "alpha", "A", "Atype", "lda", "strideA",
        "B", "Btype", "ldb", "strideB", "beta", "C", "Ctype", "ldc", "strideC", "batchCount",
        "computeType", "algo"),
};

CB_WRAPPER(cublasGemmStridedBatchedEx)
{
    PyObject *slots[23], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGemmStridedBatchedEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, Atype, lda, Btype, ldb, Ctype, ldc, batchCount, computeType,
        algo;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_enum(py, T_cudaDataType, argv[8], "Atype", &Atype) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[11], "B", 0, &B) < 0
        || cb_as_enum(py, T_cudaDataType, argv[12], "Btype", &Btype) < 0
        || cb_as_int32(argv[13], "int", &ldb) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[16], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[17], "Ctype", &Ctype) < 0
        || cb_as_int32(argv[18], "int", &ldc) < 0
        || cb_as_int64(argv[19], CB_LONG_LONG, &strideC) < 0
        || cb_as_int32(argv[20], "int", &batchCount) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[21], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cublasGemmAlgo_t, argv[22], "algo", &algo) < 0
        || ask_pointer_mode(form, &f_cublasGemmStridedBatchedEx, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in_as(py, argv[6], &table_compute_types, computeType, Ctype, CB_SINGLE, on_host,
            "alpha", &alpha) < 0
        || cb_number_in_as(py, argv[15], &table_compute_types, computeType, Ctype, CB_SINGLE,
            on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasGemmStridedBatchedEx *call =
        cb_symbol_address(&cublas_symbols[S_cublasGemmStridedBatchedEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, Atype, lda,
        strideA, B.value, Btype, ldb, strideB, beta.data, C.value, Ctype, ldc, strideC, batchCount,
        computeType, algo);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGemmStridedBatchedEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasSgemmGroupedBatched, "handle", "transa_array", "transb_array", "m_array",
    "n_array", "k_array", "alpha_array", "Aarray", "lda_array", "Barray", "ldb_array",
    "beta_array", "Carray", "ldc_array", "group_count", "group_size");

// cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle,
//     const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
//     const int *m_array, const int *n_array, const int *k_array, const float *alpha_array,
//     const float *const *Aarray, const int *lda_array, const float *const *Barray,
//     const int *ldb_array, const float *beta_array, float *const *Carray, const int *ldc_array,
//     int group_count, const int *group_size)
static const cb_function f_cublasSgemmGroupedBatched = {
    .name = "cublasSgemmGroupedBatched",
    CB_PARAMS_OF(cublasSgemmGroupedBatched),
    .auto_mask = CB_BIT(14), // group_count
};

CB_WRAPPER(cublasSgemmGroupedBatched)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemmGroupedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_array transa_array, transb_array, m_array, n_array, k_array, lda_array, ldb_array,
        ldc_array, group_size;
    cb_number alpha_array, beta_array;
    cb_address Aarray, Barray, Carray;
    int32_t group_count;
    cb_array_init(&transa_array);
    cb_array_init(&transb_array);
    cb_array_init(&m_array);
    cb_array_init(&n_array);
    cb_array_init(&k_array);
    cb_number_init(&alpha_array);
    cb_array_init(&lda_array);
    cb_array_init(&ldb_array);
    cb_number_init(&beta_array);
    cb_array_init(&ldc_array);
    cb_array_init(&group_size);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_array_enums_or_buffer(py, T_cublasOperation_t, argv[1], "transa_array",
            &transa_array) < 0
        || cb_array_enums_or_buffer(py, T_cublasOperation_t, argv[2], "transb_array",
            &transb_array) < 0
        || cb_array_ints_or_buffer(argv[3], "m_array", sizeof(int), true, "int", &m_array) < 0
        || cb_array_ints_or_buffer(argv[4], "n_array", sizeof(int), true, "int", &n_array) < 0
        || cb_array_ints_or_buffer(argv[5], "k_array", sizeof(int), true, "int", &k_array) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_array_ints_or_buffer(argv[8], "lda_array", sizeof(int), true, "int", &lda_array) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_array_ints_or_buffer(argv[10], "ldb_array", sizeof(int), true, "int", &ldb_array) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_array_ints_or_buffer(argv[13], "ldc_array", sizeof(int), true, "int", &ldc_array) < 0
        || (argv[14] != NULL && cb_as_int32(argv[14], "int", &group_count) < 0)
        || cb_array_ints_or_buffer(argv[15], "group_size", sizeof(int), true, "int",
            &group_size) < 0)
        goto done;
    if (argv[14] == NULL)
        group_count = (int32_t)CB_LONGEST(&transa_array, &transb_array, &m_array, &n_array,
            &k_array, &lda_array, &ldb_array, &ldc_array, &group_size);
    if (group_count > 0
        && (cb_number_in(py, argv[6], CB_VALUE_FLOAT, group_count, true, "alpha_array",
                &alpha_array) < 0
            || cb_number_in(py, argv[11], CB_VALUE_FLOAT, group_count, true, "beta_array",
                &beta_array) < 0))
        goto done;
    if (cb_array_check_signed(&transa_array, group_count, "transa_array") < 0
        || cb_array_check_signed(&transb_array, group_count, "transb_array") < 0
        || cb_array_check_signed(&m_array, group_count, "m_array") < 0
        || cb_array_check_signed(&n_array, group_count, "n_array") < 0
        || cb_array_check_signed(&k_array, group_count, "k_array") < 0
        || cb_array_check_signed(&lda_array, group_count, "lda_array") < 0
        || cb_array_check_signed(&ldb_array, group_count, "ldb_array") < 0
        || cb_array_check_signed(&ldc_array, group_count, "ldc_array") < 0
        || cb_array_check_signed(&group_size, group_count, "group_size") < 0)
        goto done;
    fn_cublasSgemmGroupedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasSgemmGroupedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa_array.data, transb_array.data, m_array.data, n_array.data,
        k_array.data, alpha_array.data, Aarray.value, lda_array.data, Barray.value, ldb_array.data,
        beta_array.data, Carray.value, ldc_array.data, group_count, group_size.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemmGroupedBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&transa_array);
    cb_array_done(&transb_array);
    cb_array_done(&m_array);
    cb_array_done(&n_array);
    cb_array_done(&k_array);
    cb_number_done(&alpha_array);
    cb_address_release(&Aarray);
    cb_array_done(&lda_array);
    cb_address_release(&Barray);
    cb_array_done(&ldb_array);
    cb_number_done(&beta_array);
    cb_address_release(&Carray);
    cb_array_done(&ldc_array);
    cb_array_done(&group_size);
    return retval;
}

// cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle,
//     const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
//     const int *m_array, const int *n_array, const int *k_array, const double *alpha_array,
//     const double *const *Aarray, const int *lda_array, const double *const *Barray,
//     const int *ldb_array, const double *beta_array, double *const *Carray, const int *ldc_array,
//     int group_count, const int *group_size)
static const cb_function f_cublasDgemmGroupedBatched = {
    .name = "cublasDgemmGroupedBatched",
    CB_PARAMS_OF(cublasSgemmGroupedBatched),
    .auto_mask = CB_BIT(14), // group_count
};

CB_WRAPPER(cublasDgemmGroupedBatched)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemmGroupedBatched, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_array transa_array, transb_array, m_array, n_array, k_array, lda_array, ldb_array,
        ldc_array, group_size;
    cb_number alpha_array, beta_array;
    cb_address Aarray, Barray, Carray;
    int32_t group_count;
    cb_array_init(&transa_array);
    cb_array_init(&transb_array);
    cb_array_init(&m_array);
    cb_array_init(&n_array);
    cb_array_init(&k_array);
    cb_number_init(&alpha_array);
    cb_array_init(&lda_array);
    cb_array_init(&ldb_array);
    cb_number_init(&beta_array);
    cb_array_init(&ldc_array);
    cb_array_init(&group_size);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_array_enums_or_buffer(py, T_cublasOperation_t, argv[1], "transa_array",
            &transa_array) < 0
        || cb_array_enums_or_buffer(py, T_cublasOperation_t, argv[2], "transb_array",
            &transb_array) < 0
        || cb_array_ints_or_buffer(argv[3], "m_array", sizeof(int), true, "int", &m_array) < 0
        || cb_array_ints_or_buffer(argv[4], "n_array", sizeof(int), true, "int", &n_array) < 0
        || cb_array_ints_or_buffer(argv[5], "k_array", sizeof(int), true, "int", &k_array) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_array_ints_or_buffer(argv[8], "lda_array", sizeof(int), true, "int", &lda_array) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_array_ints_or_buffer(argv[10], "ldb_array", sizeof(int), true, "int", &ldb_array) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_array_ints_or_buffer(argv[13], "ldc_array", sizeof(int), true, "int", &ldc_array) < 0
        || (argv[14] != NULL && cb_as_int32(argv[14], "int", &group_count) < 0)
        || cb_array_ints_or_buffer(argv[15], "group_size", sizeof(int), true, "int",
            &group_size) < 0)
        goto done;
    if (argv[14] == NULL)
        group_count = (int32_t)CB_LONGEST(&transa_array, &transb_array, &m_array, &n_array,
            &k_array, &lda_array, &ldb_array, &ldc_array, &group_size);
    if (group_count > 0
        && (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, group_count, true, "alpha_array",
                &alpha_array) < 0
            || cb_number_in(py, argv[11], CB_VALUE_DOUBLE, group_count, true, "beta_array",
                &beta_array) < 0))
        goto done;
    if (cb_array_check_signed(&transa_array, group_count, "transa_array") < 0
        || cb_array_check_signed(&transb_array, group_count, "transb_array") < 0
        || cb_array_check_signed(&m_array, group_count, "m_array") < 0
        || cb_array_check_signed(&n_array, group_count, "n_array") < 0
        || cb_array_check_signed(&k_array, group_count, "k_array") < 0
        || cb_array_check_signed(&lda_array, group_count, "lda_array") < 0
        || cb_array_check_signed(&ldb_array, group_count, "ldb_array") < 0
        || cb_array_check_signed(&ldc_array, group_count, "ldc_array") < 0
        || cb_array_check_signed(&group_size, group_count, "group_size") < 0)
        goto done;
    fn_cublasDgemmGroupedBatched *call =
        cb_symbol_address(&cublas_symbols[S_cublasDgemmGroupedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa_array.data, transb_array.data, m_array.data, n_array.data,
        k_array.data, alpha_array.data, Aarray.value, lda_array.data, Barray.value, ldb_array.data,
        beta_array.data, Carray.value, ldc_array.data, group_count, group_size.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemmGroupedBatched, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&transa_array);
    cb_array_done(&transb_array);
    cb_array_done(&m_array);
    cb_array_done(&n_array);
    cb_array_done(&k_array);
    cb_number_done(&alpha_array);
    cb_address_release(&Aarray);
    cb_array_done(&lda_array);
    cb_address_release(&Barray);
    cb_array_done(&ldb_array);
    cb_number_done(&beta_array);
    cb_address_release(&Carray);
    cb_array_done(&ldc_array);
    cb_array_done(&group_size);
    return retval;
}

// cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t handle,
//     const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
//     const int *m_array, const int *n_array, const int *k_array, const void *alpha_array,
//     const void *const *Aarray, cudaDataType_t Atype, const int *lda_array,
//     const void *const *Barray, cudaDataType_t Btype, const int *ldb_array,
//     const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array,
//     int group_count, const int *group_size, cublasComputeType_t computeType)
static const cb_function f_cublasGemmGroupedBatchedEx = {
    .name = "cublasGemmGroupedBatchedEx",
    CB_PARAMS("handle", "transa_array", "transb_array", "m_array", "n_array", "k_array",
        "alpha_array", "Aarray", "Atype", "lda_array", "Barray", "Btype", "ldb_array",
        "beta_array", "Carray", "Ctype", "ldc_array", "group_count", "group_size", "computeType"),
    .auto_mask = CB_BIT(17), // group_count
};

CB_WRAPPER(cublasGemmGroupedBatchedEx)
{
    PyObject *slots[20], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGemmGroupedBatchedEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_array transa_array, transb_array, m_array, n_array, k_array, lda_array, ldb_array,
        ldc_array, group_size;
    cb_number alpha_array, beta_array;
    cb_address Aarray, Barray, Carray;
    int32_t Atype, Btype, Ctype, group_count, computeType;
    cb_array_init(&transa_array);
    cb_array_init(&transb_array);
    cb_array_init(&m_array);
    cb_array_init(&n_array);
    cb_array_init(&k_array);
    cb_number_init(&alpha_array);
    cb_array_init(&lda_array);
    cb_array_init(&ldb_array);
    cb_number_init(&beta_array);
    cb_array_init(&ldc_array);
    cb_array_init(&group_size);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_array_enums_or_buffer(py, T_cublasOperation_t, argv[1], "transa_array",
            &transa_array) < 0
        || cb_array_enums_or_buffer(py, T_cublasOperation_t, argv[2], "transb_array",
            &transb_array) < 0
        || cb_array_ints_or_buffer(argv[3], "m_array", sizeof(int), true, "int", &m_array) < 0
        || cb_array_ints_or_buffer(argv[4], "n_array", sizeof(int), true, "int", &n_array) < 0
        || cb_array_ints_or_buffer(argv[5], "k_array", sizeof(int), true, "int", &k_array) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[8], "Atype", &Atype) < 0
        || cb_array_ints_or_buffer(argv[9], "lda_array", sizeof(int), true, "int", &lda_array) < 0
        || cb_as_device_address(form, argv[10], "Barray", 0, &Barray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_array_ints_or_buffer(argv[12], "ldb_array", sizeof(int), true, "int", &ldb_array) < 0
        || cb_as_device_address(form, argv[14], "Carray", 0, &Carray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_array_ints_or_buffer(argv[16], "ldc_array", sizeof(int), true, "int", &ldc_array) < 0
        || (argv[17] != NULL && cb_as_int32(argv[17], "int", &group_count) < 0)
        || cb_array_ints_or_buffer(argv[18], "group_size", sizeof(int), true, "int",
            &group_size) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[19], "computeType", &computeType) < 0)
        goto done;
    if (argv[17] == NULL)
        group_count = (int32_t)CB_LONGEST(&transa_array, &transb_array, &m_array, &n_array,
            &k_array, &lda_array, &ldb_array, &ldc_array, &group_size);
    if (group_count > 0
        && (cb_number_in_as(py, argv[6], &table_compute_types, computeType, Ctype, group_count,
                true, "alpha_array", &alpha_array) < 0
            || cb_number_in_as(py, argv[13], &table_compute_types, computeType, Ctype, group_count,
                true, "beta_array", &beta_array) < 0))
        goto done;
    if (cb_array_check_signed(&transa_array, group_count, "transa_array") < 0
        || cb_array_check_signed(&transb_array, group_count, "transb_array") < 0
        || cb_array_check_signed(&m_array, group_count, "m_array") < 0
        || cb_array_check_signed(&n_array, group_count, "n_array") < 0
        || cb_array_check_signed(&k_array, group_count, "k_array") < 0
        || cb_array_check_signed(&lda_array, group_count, "lda_array") < 0
        || cb_array_check_signed(&ldb_array, group_count, "ldb_array") < 0
        || cb_array_check_signed(&ldc_array, group_count, "ldc_array") < 0
        || cb_array_check_signed(&group_size, group_count, "group_size") < 0)
        goto done;
    fn_cublasGemmGroupedBatchedEx *call =
        cb_symbol_address(&cublas_symbols[S_cublasGemmGroupedBatchedEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa_array.data, transb_array.data, m_array.data, n_array.data,
        k_array.data, alpha_array.data, Aarray.value, Atype, lda_array.data, Barray.value, Btype,
        ldb_array.data, beta_array.data, Carray.value, Ctype, ldc_array.data, group_count,
        group_size.data, computeType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGemmGroupedBatchedEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&transa_array);
    cb_array_done(&transb_array);
    cb_array_done(&m_array);
    cb_array_done(&n_array);
    cb_array_done(&k_array);
    cb_number_done(&alpha_array);
    cb_address_release(&Aarray);
    cb_array_done(&lda_array);
    cb_address_release(&Barray);
    cb_array_done(&ldb_array);
    cb_number_done(&beta_array);
    cb_address_release(&Carray);
    cb_array_done(&ldc_array);
    cb_array_done(&group_size);
    return retval;
}
