// functions_batched_gemm_64.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasHgemmBatched_64, "handle", "transa", "transb", "m", "n", "k", "alpha",
    "Aarray", "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount");

// cublasStatus_t cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
//     const __half *const *Aarray, int64_t lda, const __half *const *Barray, int64_t ldb,
//     const __half *beta, __half *const *Carray, int64_t ldc, int64_t batchCount)
static const cb_function f_cublasHgemmBatched_64 = {
    .name = "cublasHgemmBatched_64",
    CB_PARAMS_OF(cublasHgemmBatched_64),
};

CB_WRAPPER(cublasHgemmBatched_64)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHgemmBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || cb_as_int64(argv[14], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHgemmBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemmBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasHgemmBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHgemmBatched_64, status, argv);
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

// cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
//     const float *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb,
//     const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount)
static const cb_function f_cublasSgemmBatched_64 = {
    .name = "cublasSgemmBatched_64",
    CB_PARAMS_OF(cublasHgemmBatched_64),
};

CB_WRAPPER(cublasSgemmBatched_64)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemmBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || cb_as_int64(argv[14], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasSgemmBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSgemmBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemmBatched_64, status, argv);
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

// cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
//     const double *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb,
//     const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount)
static const cb_function f_cublasDgemmBatched_64 = {
    .name = "cublasDgemmBatched_64",
    CB_PARAMS_OF(cublasHgemmBatched_64),
};

CB_WRAPPER(cublasDgemmBatched_64)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemmBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || cb_as_int64(argv[14], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasDgemmBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemmBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDgemmBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemmBatched_64, status, argv);
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

// cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb,
//     const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)
static const cb_function f_cublasCgemmBatched_64 = {
    .name = "cublasCgemmBatched_64",
    CB_PARAMS_OF(cublasHgemmBatched_64),
};

CB_WRAPPER(cublasCgemmBatched_64)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemmBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || cb_as_int64(argv[14], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemmBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgemmBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemmBatched_64, status, argv);
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

// cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb,
//     const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)
static const cb_function f_cublasCgemm3mBatched_64 = {
    .name = "cublasCgemm3mBatched_64",
    CB_PARAMS_OF(cublasHgemmBatched_64),
};

CB_WRAPPER(cublasCgemm3mBatched_64)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemm3mBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || cb_as_int64(argv[14], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemm3mBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3mBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasCgemm3mBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemm3mBatched_64, status, argv);
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

// cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray,
//     int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc,
//     int64_t batchCount)
static const cb_function f_cublasZgemmBatched_64 = {
    .name = "cublasZgemmBatched_64",
    CB_PARAMS_OF(cublasHgemmBatched_64),
};

CB_WRAPPER(cublasZgemmBatched_64)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemmBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || cb_as_int64(argv[14], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasZgemmBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemmBatched_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZgemmBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, lda,
        Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemmBatched_64, status, argv);
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

CB_PARAM_LIST(cublasHgemmStridedBatched_64, "handle", "transa", "transb", "m", "n", "k", "alpha",
    "A", "lda", "strideA", "B", "ldb", "strideB", "beta", "C", "ldc", "strideC", "batchCount");

// cublasStatus_t cublasHgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
//     const __half *A, int64_t lda, long long strideA, const __half *B, int64_t ldb,
//     long long strideB, const __half *beta, __half *C, int64_t ldc, long long strideC,
//     int64_t batchCount)
static const cb_function f_cublasHgemmStridedBatched_64 = {
    .name = "cublasHgemmStridedBatched_64",
    CB_PARAMS_OF(cublasHgemmStridedBatched_64),
};

CB_WRAPPER(cublasHgemmStridedBatched_64)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHgemmStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[15], "int64_t", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int64(argv[17], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasHgemmStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemmStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasHgemmStridedBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHgemmStridedBatched_64, status, argv);
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

// cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
//     const float *A, int64_t lda, long long strideA, const float *B, int64_t ldb,
//     long long strideB, const float *beta, float *C, int64_t ldc, long long strideC,
//     int64_t batchCount)
static const cb_function f_cublasSgemmStridedBatched_64 = {
    .name = "cublasSgemmStridedBatched_64",
    CB_PARAMS_OF(cublasHgemmStridedBatched_64),
};

CB_WRAPPER(cublasSgemmStridedBatched_64)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemmStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[15], "int64_t", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int64(argv[17], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasSgemmStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasSgemmStridedBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemmStridedBatched_64, status, argv);
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

// cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
//     const double *A, int64_t lda, long long strideA, const double *B, int64_t ldb,
//     long long strideB, const double *beta, double *C, int64_t ldc, long long strideC,
//     int64_t batchCount)
static const cb_function f_cublasDgemmStridedBatched_64 = {
    .name = "cublasDgemmStridedBatched_64",
    CB_PARAMS_OF(cublasHgemmStridedBatched_64),
};

CB_WRAPPER(cublasDgemmStridedBatched_64)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemmStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[15], "int64_t", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int64(argv[17], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasDgemmStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemmStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasDgemmStridedBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemmStridedBatched_64, status, argv);
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

// cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb,
//     long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC,
//     int64_t batchCount)
static const cb_function f_cublasCgemmStridedBatched_64 = {
    .name = "cublasCgemmStridedBatched_64",
    CB_PARAMS_OF(cublasHgemmStridedBatched_64),
};

CB_WRAPPER(cublasCgemmStridedBatched_64)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemmStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[15], "int64_t", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int64(argv[17], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemmStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasCgemmStridedBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemmStridedBatched_64, status, argv);
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

// cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb,
//     long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC,
//     int64_t batchCount)
static const cb_function f_cublasCgemm3mStridedBatched_64 = {
    .name = "cublasCgemm3mStridedBatched_64",
    CB_PARAMS_OF(cublasHgemmStridedBatched_64),
};

CB_WRAPPER(cublasCgemm3mStridedBatched_64)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemm3mStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[15], "int64_t", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int64(argv[17], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasCgemm3mStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3mStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasCgemm3mStridedBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemm3mStridedBatched_64, status, argv);
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

// cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *B,
//     int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C,
//     int64_t ldc, long long strideC, int64_t batchCount)
static const cb_function f_cublasZgemmStridedBatched_64 = {
    .name = "cublasZgemmStridedBatched_64",
    CB_PARAMS_OF(cublasHgemmStridedBatched_64),
};

CB_WRAPPER(cublasZgemmStridedBatched_64)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemmStridedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_int64(argv[9], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || cb_as_int64(argv[12], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[15], "int64_t", &ldc) < 0
        || cb_as_int64(argv[16], CB_LONG_LONG, &strideC) < 0
        || cb_as_int64(argv[17], "int64_t", &batchCount) < 0
        || ask_pointer_mode(form, &f_cublasZgemmStridedBatched_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemmStridedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasZgemmStridedBatched_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC, batchCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemmStridedBatched_64, status, argv);
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

// cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha,
//     const void *const *Aarray, cudaDataType Atype, int64_t lda, const void *const *Barray,
//     cudaDataType Btype, int64_t ldb, const void *beta, void *const *Carray, cudaDataType Ctype,
//     int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
static const cb_function f_cublasGemmBatchedEx_64 = {
    .name = "cublasGemmBatchedEx_64",
    CB_PARAMS("handle", "transa", "transb", "m", "n", "k", "alpha", "Aarray", "Atype", "lda",
        "Barray", "Btype", "ldb", "beta", "Carray", "Ctype", "ldc", "batchCount", "computeType",
        "algo"),
};

CB_WRAPPER(cublasGemmBatchedEx_64)
{
    PyObject *slots[20], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGemmBatchedEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, Atype, Btype, Ctype, computeType, algo;
    int64_t m, n, k, lda, ldb, ldc, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[8], "Atype", &Atype) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "Barray", 0, &Barray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_as_int64(argv[12], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[14], "Carray", 0, &Carray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_as_int64(argv[16], "int64_t", &ldc) < 0
        || cb_as_int64(argv[17], "int64_t", &batchCount) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[18], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cublasGemmAlgo_t, argv[19], "algo", &algo) < 0
        || ask_pointer_mode(form, &f_cublasGemmBatchedEx_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in_as(py, argv[6], &table_compute_types, computeType, Ctype, CB_SINGLE, on_host,
            "alpha", &alpha) < 0
        || cb_number_in_as(py, argv[13], &table_compute_types, computeType, Ctype, CB_SINGLE,
            on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasGemmBatchedEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasGemmBatchedEx_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, Aarray.value, Atype,
        lda, Barray.value, Btype, ldb, beta.data, Carray.value, Ctype, ldc, batchCount,
        computeType, algo);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGemmBatchedEx_64, status, argv);
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

// cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, long long strideA, const void *B, cudaDataType Btype,
//     int64_t ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc,
//     long long strideC, int64_t batchCount, cublasComputeType_t computeType,
//     cublasGemmAlgo_t algo)
static const cb_function f_cublasGemmStridedBatchedEx_64 = {
    .name = "cublasGemmStridedBatchedEx_64",
    CB_PARAMS("handle", "transa", "transb", "m", "n", "k", "alpha", "A", "Atype", "lda", "strideA",
        "B", "Btype", "ldb", "strideB", "beta", "C", "Ctype", "ldc", "strideC", "batchCount",
        "computeType", "algo"),
};

CB_WRAPPER(cublasGemmStridedBatchedEx_64)
{
    PyObject *slots[23], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGemmStridedBatchedEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, Atype, Btype, Ctype, computeType, algo;
    int64_t m, n, k, lda, strideA, ldb, strideB, ldc, strideC, batchCount;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_enum(py, T_cudaDataType, argv[8], "Atype", &Atype) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || cb_as_int64(argv[10], CB_LONG_LONG, &strideA) < 0
        || cb_as_device_address(form, argv[11], "B", 0, &B) < 0
        || cb_as_enum(py, T_cudaDataType, argv[12], "Btype", &Btype) < 0
        || cb_as_int64(argv[13], "int64_t", &ldb) < 0
        || cb_as_int64(argv[14], CB_LONG_LONG, &strideB) < 0
        || cb_as_device_address(form, argv[16], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[17], "Ctype", &Ctype) < 0
        || cb_as_int64(argv[18], "int64_t", &ldc) < 0
        || cb_as_int64(argv[19], CB_LONG_LONG, &strideC) < 0
        || cb_as_int64(argv[20], "int64_t", &batchCount) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[21], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cublasGemmAlgo_t, argv[22], "algo", &algo) < 0
        || ask_pointer_mode(form, &f_cublasGemmStridedBatchedEx_64, argv, handle, &pointer_mode,
            &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in_as(py, argv[6], &table_compute_types, computeType, Ctype, CB_SINGLE, on_host,
            "alpha", &alpha) < 0
        || cb_number_in_as(py, argv[15], &table_compute_types, computeType, Ctype, CB_SINGLE,
            on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasGemmStridedBatchedEx_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasGemmStridedBatchedEx_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, Atype, lda,
        strideA, B.value, Btype, ldb, strideB, beta.data, C.value, Ctype, ldc, strideC, batchCount,
        computeType, algo);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGemmStridedBatchedEx_64, status, argv);
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

CB_PARAM_LIST(cublasSgemmGroupedBatched_64, "handle", "transa_array", "transb_array", "m_array",
    "n_array", "k_array", "alpha_array", "Aarray", "lda_array", "Barray", "ldb_array",
    "beta_array", "Carray", "ldc_array", "group_count", "group_size");

// cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t handle,
//     const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
//     const int64_t *m_array, const int64_t *n_array, const int64_t *k_array,
//     const float *alpha_array, const float *const *Aarray, const int64_t *lda_array,
//     const float *const *Barray, const int64_t *ldb_array, const float *beta_array,
//     float *const *Carray, const int64_t *ldc_array, int64_t group_count,
//     const int64_t *group_size)
static const cb_function f_cublasSgemmGroupedBatched_64 = {
    .name = "cublasSgemmGroupedBatched_64",
    CB_PARAMS_OF(cublasSgemmGroupedBatched_64),
    .auto_mask = CB_BIT(14), // group_count
};

CB_WRAPPER(cublasSgemmGroupedBatched_64)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemmGroupedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_array transa_array, transb_array, m_array, n_array, k_array, lda_array, ldb_array,
        ldc_array, group_size;
    cb_number alpha_array, beta_array;
    cb_address Aarray, Barray, Carray;
    int64_t group_count;
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
        || cb_array_ints_or_buffer(argv[3], "m_array", sizeof(int64_t), true, "int64_t",
            &m_array) < 0
        || cb_array_ints_or_buffer(argv[4], "n_array", sizeof(int64_t), true, "int64_t",
            &n_array) < 0
        || cb_array_ints_or_buffer(argv[5], "k_array", sizeof(int64_t), true, "int64_t",
            &k_array) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_array_ints_or_buffer(argv[8], "lda_array", sizeof(int64_t), true, "int64_t",
            &lda_array) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_array_ints_or_buffer(argv[10], "ldb_array", sizeof(int64_t), true, "int64_t",
            &ldb_array) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_array_ints_or_buffer(argv[13], "ldc_array", sizeof(int64_t), true, "int64_t",
            &ldc_array) < 0
        || (argv[14] != NULL && cb_as_int64(argv[14], "int64_t", &group_count) < 0)
        || cb_array_ints_or_buffer(argv[15], "group_size", sizeof(int64_t), true, "int64_t",
            &group_size) < 0)
        goto done;
    if (argv[14] == NULL)
        group_count = (int64_t)CB_LONGEST(&transa_array, &transb_array, &m_array, &n_array,
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
    fn_cublasSgemmGroupedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasSgemmGroupedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa_array.data, transb_array.data, m_array.data, n_array.data,
        k_array.data, alpha_array.data, Aarray.value, lda_array.data, Barray.value, ldb_array.data,
        beta_array.data, Carray.value, ldc_array.data, group_count, group_size.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemmGroupedBatched_64, status, argv);
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

// cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t handle,
//     const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
//     const int64_t *m_array, const int64_t *n_array, const int64_t *k_array,
//     const double *alpha_array, const double *const *Aarray, const int64_t *lda_array,
//     const double *const *Barray, const int64_t *ldb_array, const double *beta_array,
//     double *const *Carray, const int64_t *ldc_array, int64_t group_count,
//     const int64_t *group_size)
static const cb_function f_cublasDgemmGroupedBatched_64 = {
    .name = "cublasDgemmGroupedBatched_64",
    CB_PARAMS_OF(cublasSgemmGroupedBatched_64),
    .auto_mask = CB_BIT(14), // group_count
};

CB_WRAPPER(cublasDgemmGroupedBatched_64)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemmGroupedBatched_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_array transa_array, transb_array, m_array, n_array, k_array, lda_array, ldb_array,
        ldc_array, group_size;
    cb_number alpha_array, beta_array;
    cb_address Aarray, Barray, Carray;
    int64_t group_count;
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
        || cb_array_ints_or_buffer(argv[3], "m_array", sizeof(int64_t), true, "int64_t",
            &m_array) < 0
        || cb_array_ints_or_buffer(argv[4], "n_array", sizeof(int64_t), true, "int64_t",
            &n_array) < 0
        || cb_array_ints_or_buffer(argv[5], "k_array", sizeof(int64_t), true, "int64_t",
            &k_array) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_array_ints_or_buffer(argv[8], "lda_array", sizeof(int64_t), true, "int64_t",
            &lda_array) < 0
        || cb_as_device_address(form, argv[9], "Barray", 0, &Barray) < 0
        || cb_array_ints_or_buffer(argv[10], "ldb_array", sizeof(int64_t), true, "int64_t",
            &ldb_array) < 0
        || cb_as_device_address(form, argv[12], "Carray", 0, &Carray) < 0
        || cb_array_ints_or_buffer(argv[13], "ldc_array", sizeof(int64_t), true, "int64_t",
            &ldc_array) < 0
        || (argv[14] != NULL && cb_as_int64(argv[14], "int64_t", &group_count) < 0)
        || cb_array_ints_or_buffer(argv[15], "group_size", sizeof(int64_t), true, "int64_t",
            &group_size) < 0)
        goto done;
    if (argv[14] == NULL)
        group_count = (int64_t)CB_LONGEST(&transa_array, &transb_array, &m_array, &n_array,
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
    fn_cublasDgemmGroupedBatched_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasDgemmGroupedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa_array.data, transb_array.data, m_array.data, n_array.data,
        k_array.data, alpha_array.data, Aarray.value, lda_array.data, Barray.value, ldb_array.data,
        beta_array.data, Carray.value, ldc_array.data, group_count, group_size.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemmGroupedBatched_64, status, argv);
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

// cublasStatus_t cublasGemmGroupedBatchedEx_64(cublasHandle_t handle,
//     const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
//     const int64_t *m_array, const int64_t *n_array, const int64_t *k_array,
//     const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype,
//     const int64_t *lda_array, const void *const *Barray, cudaDataType_t Btype,
//     const int64_t *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype,
//     const int64_t *ldc_array, int64_t group_count, const int64_t *group_size,
//     cublasComputeType_t computeType)
static const cb_function f_cublasGemmGroupedBatchedEx_64 = {
    .name = "cublasGemmGroupedBatchedEx_64",
    CB_PARAMS("handle", "transa_array", "transb_array", "m_array", "n_array", "k_array",
        "alpha_array", "Aarray", "Atype", "lda_array", "Barray", "Btype", "ldb_array",
        "beta_array", "Carray", "Ctype", "ldc_array", "group_count", "group_size", "computeType"),
    .auto_mask = CB_BIT(17), // group_count
};

CB_WRAPPER(cublasGemmGroupedBatchedEx_64)
{
    PyObject *slots[20], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGemmGroupedBatchedEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_array transa_array, transb_array, m_array, n_array, k_array, lda_array, ldb_array,
        ldc_array, group_size;
    cb_number alpha_array, beta_array;
    cb_address Aarray, Barray, Carray;
    int32_t Atype, Btype, Ctype, computeType;
    int64_t group_count;
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
        || cb_array_ints_or_buffer(argv[3], "m_array", sizeof(int64_t), true, "int64_t",
            &m_array) < 0
        || cb_array_ints_or_buffer(argv[4], "n_array", sizeof(int64_t), true, "int64_t",
            &n_array) < 0
        || cb_array_ints_or_buffer(argv[5], "k_array", sizeof(int64_t), true, "int64_t",
            &k_array) < 0
        || cb_as_device_address(form, argv[7], "Aarray", 0, &Aarray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[8], "Atype", &Atype) < 0
        || cb_array_ints_or_buffer(argv[9], "lda_array", sizeof(int64_t), true, "int64_t",
            &lda_array) < 0
        || cb_as_device_address(form, argv[10], "Barray", 0, &Barray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_array_ints_or_buffer(argv[12], "ldb_array", sizeof(int64_t), true, "int64_t",
            &ldb_array) < 0
        || cb_as_device_address(form, argv[14], "Carray", 0, &Carray) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_array_ints_or_buffer(argv[16], "ldc_array", sizeof(int64_t), true, "int64_t",
            &ldc_array) < 0
        || (argv[17] != NULL && cb_as_int64(argv[17], "int64_t", &group_count) < 0)
        || cb_array_ints_or_buffer(argv[18], "group_size", sizeof(int64_t), true, "int64_t",
            &group_size) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[19], "computeType", &computeType) < 0)
        goto done;
    if (argv[17] == NULL)
        group_count = (int64_t)CB_LONGEST(&transa_array, &transb_array, &m_array, &n_array,
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
    fn_cublasGemmGroupedBatchedEx_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasGemmGroupedBatchedEx_64]);
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
        retval = cb_fail(form, &f_cublasGemmGroupedBatchedEx_64, status, argv);
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
