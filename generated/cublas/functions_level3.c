// functions_level3.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasSgemm, "handle", "transa", "transb", "m", "n", "k", "alpha", "A", "lda", "B",
    "ldb", "beta", "C", "ldc");

// cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda,
//     const float *B, int ldb, const float *beta, float *C, int ldc)
static const cb_function f_cublasSgemm = {.name = "cublasSgemm", CB_PARAMS_OF(cublasSgemm)};

CB_WRAPPER(cublasSgemm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSgemm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemm *call = cb_symbol_address(&cublas_symbols[S_cublasSgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemm, status, argv);
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

// cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A,
//     int lda, const double *B, int ldb, const double *beta, double *C, int ldc)
static const cb_function f_cublasDgemm = {.name = "cublasDgemm", CB_PARAMS_OF(cublasSgemm)};

CB_WRAPPER(cublasDgemm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDgemm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemm *call = cb_symbol_address(&cublas_symbols[S_cublasDgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgemm, status, argv);
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

// cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
//     int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCgemm = {.name = "cublasCgemm", CB_PARAMS_OF(cublasSgemm)};

CB_WRAPPER(cublasCgemm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCgemm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm *call = cb_symbol_address(&cublas_symbols[S_cublasCgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemm, status, argv);
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

// cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
//     int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCgemm3m = {.name = "cublasCgemm3m", CB_PARAMS_OF(cublasSgemm)};

CB_WRAPPER(cublasCgemm3m)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemm3m, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCgemm3m, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3m *call = cb_symbol_address(&cublas_symbols[S_cublasCgemm3m]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemm3m, status, argv);
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

CB_PARAM_LIST(cublasCgemm3mEx, "handle", "transa", "transb", "m", "n", "k", "alpha", "A", "Atype",
    "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc");

// cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb,
//     const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCgemm3mEx = {
    .name = "cublasCgemm3mEx",
    CB_PARAMS_OF(cublasCgemm3mEx),
};

CB_WRAPPER(cublasCgemm3mEx)
{
    PyObject *slots[17], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemm3mEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, Atype, lda, Btype, ldb, Ctype, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_as_int32(argv[12], "int", &ldb) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_as_int32(argv[16], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCgemm3mEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3mEx *call = cb_symbol_address(&cublas_symbols[S_cublasCgemm3mEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, Atype, lda,
        B.value, Btype, ldb, beta.data, C.value, Ctype, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemm3mEx, status, argv);
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

// cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZgemm = {.name = "cublasZgemm", CB_PARAMS_OF(cublasSgemm)};

CB_WRAPPER(cublasZgemm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZgemm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemm *call = cb_symbol_address(&cublas_symbols[S_cublasZgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemm, status, argv);
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

// cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZgemm3m = {.name = "cublasZgemm3m", CB_PARAMS_OF(cublasSgemm)};

CB_WRAPPER(cublasZgemm3m)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgemm3m, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZgemm3m, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemm3m *call = cb_symbol_address(&cublas_symbols[S_cublasZgemm3m]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgemm3m, status, argv);
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

// cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *A,
//     int lda, const __half *B, int ldb, const __half *beta, __half *C, int ldc)
static const cb_function f_cublasHgemm = {.name = "cublasHgemm", CB_PARAMS_OF(cublasSgemm)};

CB_WRAPPER(cublasHgemm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasHgemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasHgemm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT16, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemm *call = cb_symbol_address(&cublas_symbols[S_cublasHgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda,
        B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasHgemm, status, argv);
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

// cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A,
//     cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const float *beta,
//     void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasSgemmEx = {.name = "cublasSgemmEx", CB_PARAMS_OF(cublasCgemm3mEx)};

CB_WRAPPER(cublasSgemmEx)
{
    PyObject *slots[17], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgemmEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, Atype, lda, Btype, ldb, Ctype, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_as_int32(argv[12], "int", &ldb) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_as_int32(argv[16], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSgemmEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmEx *call = cb_symbol_address(&cublas_symbols[S_cublasSgemmEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, Atype, lda,
        B.value, Btype, ldb, beta.data, C.value, Ctype, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgemmEx, status, argv);
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

// cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A,
//     cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const void *beta,
//     void *C, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
static const cb_function f_cublasGemmEx = {
    .name = "cublasGemmEx",
    CB_PARAMS("handle", "transa", "transb", "m", "n", "k", "alpha", "A", "Atype", "lda", "B",
        "Btype", "ldb", "beta", "C", "Ctype", "ldc", "computeType", "algo"),
};

CB_WRAPPER(cublasGemmEx)
{
    PyObject *slots[19], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGemmEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, Atype, lda, Btype, ldb, Ctype, ldc, computeType, algo;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_as_int32(argv[12], "int", &ldb) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_as_int32(argv[16], "int", &ldc) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[17], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cublasGemmAlgo_t, argv[18], "algo", &algo) < 0
        || ask_pointer_mode(form, &f_cublasGemmEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in_as(py, argv[6], &table_compute_types, computeType, Ctype, CB_SINGLE, on_host,
            "alpha", &alpha) < 0
        || cb_number_in_as(py, argv[13], &table_compute_types, computeType, Ctype, CB_SINGLE,
            on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasGemmEx *call = cb_symbol_address(&cublas_symbols[S_cublasGemmEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, Atype, lda,
        B.value, Btype, ldb, beta.data, C.value, Ctype, ldc, computeType, algo);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGemmEx, status, argv);
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

// cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb,
//     const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCgemmEx = {.name = "cublasCgemmEx", CB_PARAMS_OF(cublasCgemm3mEx)};

CB_WRAPPER(cublasCgemmEx)
{
    PyObject *slots[17], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgemmEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, k, Atype, lda, Btype, ldb, Ctype, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
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
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Btype", &Btype) < 0
        || cb_as_int32(argv[12], "int", &ldb) < 0
        || cb_as_device_address(form, argv[14], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[15], "Ctype", &Ctype) < 0
        || cb_as_int32(argv[16], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCgemmEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[13], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmEx *call = cb_symbol_address(&cublas_symbols[S_cublasCgemmEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(handle, transa, transb, m, n, k, alpha.data, A.value, Atype, lda,
        B.value, Btype, ldb, beta.data, C.value, Ctype, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgemmEx, status, argv);
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

CB_PARAM_LIST(cublasStrsm, "handle", "side", "uplo", "trans", "diag", "m", "n", "alpha", "A",
    "lda", "B", "ldb");

// cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const float *alpha, const float *A, int lda, float *B, int ldb)
static const cb_function f_cublasStrsm = {.name = "cublasStrsm", CB_PARAMS_OF(cublasStrsm)};

CB_WRAPPER(cublasStrsm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrsm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb;
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
        || cb_as_device_address(form, argv[10], "B", CB_TARGET, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || ask_pointer_mode(form, &f_cublasStrsm, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrsm *call = cb_symbol_address(&cublas_symbols[S_cublasStrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrsm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const double *alpha, const double *A, int lda, double *B, int ldb)
static const cb_function f_cublasDtrsm = {.name = "cublasDtrsm", CB_PARAMS_OF(cublasStrsm)};

CB_WRAPPER(cublasDtrsm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrsm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb;
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
        || cb_as_device_address(form, argv[10], "B", CB_TARGET, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || ask_pointer_mode(form, &f_cublasDtrsm, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrsm *call = cb_symbol_address(&cublas_symbols[S_cublasDtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrsm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)
static const cb_function f_cublasCtrsm = {.name = "cublasCtrsm", CB_PARAMS_OF(cublasStrsm)};

CB_WRAPPER(cublasCtrsm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrsm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb;
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
        || cb_as_device_address(form, argv[10], "B", CB_TARGET, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || ask_pointer_mode(form, &f_cublasCtrsm, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrsm *call = cb_symbol_address(&cublas_symbols[S_cublasCtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrsm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)
static const cb_function f_cublasZtrsm = {.name = "cublasZtrsm", CB_PARAMS_OF(cublasStrsm)};

CB_WRAPPER(cublasZtrsm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrsm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb;
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
        || cb_as_device_address(form, argv[10], "B", CB_TARGET, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || ask_pointer_mode(form, &f_cublasZtrsm, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrsm *call = cb_symbol_address(&cublas_symbols[S_cublasZtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrsm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

CB_PARAM_LIST(cublasStrmm, "handle", "side", "uplo", "trans", "diag", "m", "n", "alpha", "A",
    "lda", "B", "ldb", "C", "ldc");

// cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc)
static const cb_function f_cublasStrmm = {.name = "cublasStrmm", CB_PARAMS_OF(cublasStrmm)};

CB_WRAPPER(cublasStrmm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb, ldc;
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
        || cb_as_int32(argv[5], "int", &m) < 0
        || cb_as_int32(argv[6], "int", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasStrmm, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrmm *call = cb_symbol_address(&cublas_symbols[S_cublasStrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc)
static const cb_function f_cublasDtrmm = {.name = "cublasDtrmm", CB_PARAMS_OF(cublasStrmm)};

CB_WRAPPER(cublasDtrmm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb, ldc;
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
        || cb_as_int32(argv[5], "int", &m) < 0
        || cb_as_int32(argv[6], "int", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDtrmm, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrmm *call = cb_symbol_address(&cublas_symbols[S_cublasDtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
//     cuComplex *C, int ldc)
static const cb_function f_cublasCtrmm = {.name = "cublasCtrmm", CB_PARAMS_OF(cublasStrmm)};

CB_WRAPPER(cublasCtrmm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb, ldc;
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
        || cb_as_int32(argv[5], "int", &m) < 0
        || cb_as_int32(argv[6], "int", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCtrmm, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrmm *call = cb_symbol_address(&cublas_symbols[S_cublasCtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
//     int ldb, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZtrmm = {.name = "cublasZtrmm", CB_PARAMS_OF(cublasStrmm)};

CB_WRAPPER(cublasZtrmm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m, n, lda, ldb, ldc;
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
        || cb_as_int32(argv[5], "int", &m) < 0
        || cb_as_int32(argv[6], "int", &n) < 0
        || cb_as_device_address(form, argv[8], "A", 0, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[13], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZtrmm, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrmm *call = cb_symbol_address(&cublas_symbols[S_cublasZtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}
