// functions_level3_64.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasSgemm_64, "handle", "transa", "transb", "m", "n", "k", "alpha", "A", "lda",
    "B", "ldb", "beta", "C", "ldc");

// cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
//     const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C,
//     int64_t ldc)
static const cb_function f_cublasSgemm_64 = {
    .name = "cublasSgemm_64",
    CB_PARAMS_OF(cublasSgemm_64),
};

CB_WRAPPER(cublasSgemm_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSgemm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemm_64, status, argv);
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

// cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
//     const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C,
//     int64_t ldc)
static const cb_function f_cublasDgemm_64 = {
    .name = "cublasDgemm_64",
    CB_PARAMS_OF(cublasSgemm_64),
};

CB_WRAPPER(cublasDgemm_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDgemm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemm_64, status, argv);
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

// cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta,
//     cuComplex *C, int64_t ldc)
static const cb_function f_cublasCgemm_64 = {
    .name = "cublasCgemm_64",
    CB_PARAMS_OF(cublasSgemm_64),
};

CB_WRAPPER(cublasCgemm_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCgemm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemm_64, status, argv);
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

// cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta,
//     cuComplex *C, int64_t ldc)
static const cb_function f_cublasCgemm3m_64 = {
    .name = "cublasCgemm3m_64",
    CB_PARAMS_OF(cublasSgemm_64),
};

CB_WRAPPER(cublasCgemm3m_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemm3m_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCgemm3m_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3m_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgemm3m_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemm3m_64, status, argv);
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

CB_PARAM_LIST(cublasCgemm3mEx_64, "handle", "transa", "transb", "m", "n", "k", "alpha", "A",
    "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc");

// cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype,
//     int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const cb_function f_cublasCgemm3mEx_64 = {
    .name = "cublasCgemm3mEx_64",
    CB_PARAMS_OF(cublasCgemm3mEx_64),
};

CB_WRAPPER(cublasCgemm3mEx_64)
{
    PyObject *slots[17], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemm3mEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, Atype, Btype, Ctype;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_as_int64(argv[12], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_as_int64(argv[16], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCgemm3mEx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3mEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgemm3mEx_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, Atype, lda,
        B.value, Btype, ldb, beta.data, C.value, Ctype, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemm3mEx_64, status, argv);
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

// cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZgemm_64 = {
    .name = "cublasZgemm_64",
    CB_PARAMS_OF(cublasSgemm_64),
};

CB_WRAPPER(cublasZgemm_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZgemm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemm_64, status, argv);
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

// cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZgemm3m_64 = {
    .name = "cublasZgemm3m_64",
    CB_PARAMS_OF(cublasSgemm_64),
};

CB_WRAPPER(cublasZgemm3m_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemm3m_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZgemm3m_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemm3m_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZgemm3m_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemm3m_64, status, argv);
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

// cublasStatus_t cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
//     const __half *A, int64_t lda, const __half *B, int64_t ldb, const __half *beta, __half *C,
//     int64_t ldc)
static const cb_function f_cublasHgemm_64 = {
    .name = "cublasHgemm_64",
    CB_PARAMS_OF(cublasSgemm_64),
};

CB_WRAPPER(cublasHgemm_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHgemm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasHgemm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasHgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHgemm_64, status, argv);
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

// cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
//     const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype,
//     int64_t ldb, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const cb_function f_cublasSgemmEx_64 = {
    .name = "cublasSgemmEx_64",
    CB_PARAMS_OF(cublasCgemm3mEx_64),
};

CB_WRAPPER(cublasSgemmEx_64)
{
    PyObject *slots[17], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemmEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, Atype, Btype, Ctype;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_as_int64(argv[12], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_as_int64(argv[16], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSgemmEx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSgemmEx_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, Atype, lda,
        B.value, Btype, ldb, beta.data, C.value, Ctype, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemmEx_64, status, argv);
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

// cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb,
//     const void *beta, void *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType,
//     cublasGemmAlgo_t algo)
static const cb_function f_cublasGemmEx_64 = {
    .name = "cublasGemmEx_64",
    CB_PARAMS("handle", "transa", "transb", "m", "n", "k", "alpha", "A", "Atype", "lda", "B",
        "Btype", "ldb", "beta", "C", "Ctype", "ldc", "computeType", "algo"),
};

CB_WRAPPER(cublasGemmEx_64)
{
    PyObject *slots[19], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGemmEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, Atype, Btype, Ctype, computeType, algo;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_as_int64(argv[12], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_as_int64(argv[16], "int64_t", &ldc) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[17], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cublasGemmAlgo_t, argv[18], "algo", &algo) < 0
        || ask_pointer_mode(form, &f_cublasGemmEx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in_as(py, argv[6], &table_compute_types, computeType, Ctype, CB_SINGLE, on_host,
            "alpha", &alpha) < 0
        || cb_number_in_as(py, argv[13], &table_compute_types, computeType, Ctype, CB_SINGLE,
            on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasGemmEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasGemmEx_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, Atype, lda,
        B.value, Btype, ldb, beta.data, C.value, Ctype, ldc, computeType, algo);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGemmEx_64, status, argv);
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

// cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype,
//     int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const cb_function f_cublasCgemmEx_64 = {
    .name = "cublasCgemmEx_64",
    CB_PARAMS_OF(cublasCgemm3mEx_64),
};

CB_WRAPPER(cublasCgemmEx_64)
{
    PyObject *slots[17], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemmEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, Atype, Btype, Ctype;
    int64_t m, n, k, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_as_int64(argv[12], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_as_int64(argv[16], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCgemmEx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgemmEx_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, Atype, lda,
        B.value, Btype, ldb, beta.data, C.value, Ctype, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemmEx_64, status, argv);
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

CB_PARAM_LIST(cublasStrsm_64, "handle", "side", "uplo", "trans", "diag", "m", "n", "alpha", "A",
    "lda", "B", "ldb");

// cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)
static const cb_function f_cublasStrsm_64 = {
    .name = "cublasStrsm_64",
    CB_PARAMS_OF(cublasStrsm_64),
};

CB_WRAPPER(cublasStrsm_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrsm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb;
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
        || cb_as_device_address(form, argv[10], "B", CB_TARGET, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || ask_pointer_mode(form, &f_cublasStrsm_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrsm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasStrsm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrsm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb)
static const cb_function f_cublasDtrsm_64 = {
    .name = "cublasDtrsm_64",
    CB_PARAMS_OF(cublasStrsm_64),
};

CB_WRAPPER(cublasDtrsm_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrsm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb;
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
        || cb_as_device_address(form, argv[10], "B", CB_TARGET, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || ask_pointer_mode(form, &f_cublasDtrsm_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrsm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDtrsm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrsm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)
static const cb_function f_cublasCtrsm_64 = {
    .name = "cublasCtrsm_64",
    CB_PARAMS_OF(cublasStrsm_64),
};

CB_WRAPPER(cublasCtrsm_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrsm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb;
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
        || cb_as_device_address(form, argv[10], "B", CB_TARGET, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || ask_pointer_mode(form, &f_cublasCtrsm_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrsm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCtrsm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrsm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B,
//     int64_t ldb)
static const cb_function f_cublasZtrsm_64 = {
    .name = "cublasZtrsm_64",
    CB_PARAMS_OF(cublasStrsm_64),
};

CB_WRAPPER(cublasZtrsm_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrsm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb;
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
        || cb_as_device_address(form, argv[10], "B", CB_TARGET, &B) < 0
        || cb_as_int64(argv[11], "int64_t", &ldb) < 0
        || ask_pointer_mode(form, &f_cublasZtrsm_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrsm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZtrsm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrsm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

CB_PARAM_LIST(cublasStrmm_64, "handle", "side", "uplo", "trans", "diag", "m", "n", "alpha", "A",
    "lda", "B", "ldb", "C", "ldc");

// cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C,
//     int64_t ldc)
static const cb_function f_cublasStrmm_64 = {
    .name = "cublasStrmm_64",
    CB_PARAMS_OF(cublasStrmm_64),
};

CB_WRAPPER(cublasStrmm_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrmm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
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
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasStrmm_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrmm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasStrmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrmm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C,
//     int64_t ldc)
static const cb_function f_cublasDtrmm_64 = {
    .name = "cublasDtrmm_64",
    CB_PARAMS_OF(cublasStrmm_64),
};

CB_WRAPPER(cublasDtrmm_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrmm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
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
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDtrmm_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrmm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDtrmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrmm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
//     cuComplex *C, int64_t ldc)
static const cb_function f_cublasCtrmm_64 = {
    .name = "cublasCtrmm_64",
    CB_PARAMS_OF(cublasStrmm_64),
};

CB_WRAPPER(cublasCtrmm_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrmm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
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
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCtrmm_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrmm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCtrmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrmm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
//     const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZtrmm_64 = {
    .name = "cublasZtrmm_64",
    CB_PARAMS_OF(cublasStrmm_64),
};

CB_WRAPPER(cublasZtrmm_64)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrmm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag;
    int64_t m, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
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
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZtrmm_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrmm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZtrmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrmm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}
