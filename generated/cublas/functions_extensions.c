// functions_extensions.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasSgeam, "handle", "transa", "transb", "m", "n", "alpha", "A", "lda", "beta",
    "B", "ldb", "C", "ldc");

// cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda,
//     const float *beta, const float *B, int ldb, float *C, int ldc)
static const cb_function f_cublasSgeam = {.name = "cublasSgeam", CB_PARAMS_OF(cublasSgeam)};

CB_WRAPPER(cublasSgeam)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgeam, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSgeam, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgeam *call = cb_symbol_address(&cublas_symbols[S_cublasSgeam]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, alpha.data, A.value, lda, beta.data, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgeam, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A,
//     int64_t lda, const float *beta, const float *B, int64_t ldb, float *C, int64_t ldc)
static const cb_function f_cublasSgeam_64 = {.name = "cublasSgeam_64", CB_PARAMS_OF(cublasSgeam)};

CB_WRAPPER(cublasSgeam_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSgeam_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSgeam_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSgeam_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSgeam_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, alpha.data, A.value, lda, beta.data, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSgeam_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, const double *alpha, const double *A, int lda,
//     const double *beta, const double *B, int ldb, double *C, int ldc)
static const cb_function f_cublasDgeam = {.name = "cublasDgeam", CB_PARAMS_OF(cublasSgeam)};

CB_WRAPPER(cublasDgeam)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgeam, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDgeam, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgeam *call = cb_symbol_address(&cublas_symbols[S_cublasDgeam]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, alpha.data, A.value, lda, beta.data, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgeam, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, const double *alpha, const double *A,
//     int64_t lda, const double *beta, const double *B, int64_t ldb, double *C, int64_t ldc)
static const cb_function f_cublasDgeam_64 = {.name = "cublasDgeam_64", CB_PARAMS_OF(cublasSgeam)};

CB_WRAPPER(cublasDgeam_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDgeam_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDgeam_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDgeam_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDgeam_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, alpha.data, A.value, lda, beta.data, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDgeam_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *beta, const cuComplex *B, int ldb, cuComplex *C, int ldc)
static const cb_function f_cublasCgeam = {.name = "cublasCgeam", CB_PARAMS_OF(cublasSgeam)};

CB_WRAPPER(cublasCgeam)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgeam, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCgeam, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgeam *call = cb_symbol_address(&cublas_symbols[S_cublasCgeam]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, alpha.data, A.value, lda, beta.data, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgeam, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasCgeam_64 = {.name = "cublasCgeam_64", CB_PARAMS_OF(cublasSgeam)};

CB_WRAPPER(cublasCgeam_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgeam_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCgeam_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCgeam_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgeam_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, alpha.data, A.value, lda, beta.data, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgeam_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, const cuDoubleComplex *B,
//     int ldb, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZgeam = {.name = "cublasZgeam", CB_PARAMS_OF(cublasSgeam)};

CB_WRAPPER(cublasZgeam)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgeam, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m, n, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int32(argv[10], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZgeam, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgeam *call = cb_symbol_address(&cublas_symbols[S_cublasZgeam]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, alpha.data, A.value, lda, beta.data, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgeam, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta,
//     const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZgeam_64 = {.name = "cublasZgeam_64", CB_PARAMS_OF(cublasSgeam)};

CB_WRAPPER(cublasZgeam_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgeam_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb;
    int64_t m, n, lda, ldb, ldc;
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
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", 0, &B) < 0
        || cb_as_int64(argv[10], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZgeam_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZgeam_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZgeam_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, alpha.data, A.value, lda, beta.data, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgeam_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasSdgmm, "handle", "mode", "m", "n", "A", "lda", "x", "incx", "C", "ldc");

// cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
//     const float *A, int lda, const float *x, int incx, float *C, int ldc)
static const cb_function f_cublasSdgmm = {.name = "cublasSdgmm", CB_PARAMS_OF(cublasSdgmm)};

CB_WRAPPER(cublasSdgmm)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSdgmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode, m, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "mode", &mode) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0
        || cb_as_device_address(form, argv[8], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[9], "int", &ldc) < 0)
        goto done;
    fn_cublasSdgmm *call = cb_symbol_address(&cublas_symbols[S_cublasSdgmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, mode, m, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSdgmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
//     int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)
static const cb_function f_cublasSdgmm_64 = {.name = "cublasSdgmm_64", CB_PARAMS_OF(cublasSdgmm)};

CB_WRAPPER(cublasSdgmm_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSdgmm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    int64_t m, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "mode", &mode) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int64(argv[5], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[8], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[9], "int64_t", &ldc) < 0)
        goto done;
    fn_cublasSdgmm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSdgmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, mode, m, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSdgmm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
//     const double *A, int lda, const double *x, int incx, double *C, int ldc)
static const cb_function f_cublasDdgmm = {.name = "cublasDdgmm", CB_PARAMS_OF(cublasSdgmm)};

CB_WRAPPER(cublasDdgmm)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDdgmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode, m, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "mode", &mode) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0
        || cb_as_device_address(form, argv[8], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[9], "int", &ldc) < 0)
        goto done;
    fn_cublasDdgmm *call = cb_symbol_address(&cublas_symbols[S_cublasDdgmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, mode, m, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDdgmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
//     int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C,
//     int64_t ldc)
static const cb_function f_cublasDdgmm_64 = {.name = "cublasDdgmm_64", CB_PARAMS_OF(cublasSdgmm)};

CB_WRAPPER(cublasDdgmm_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDdgmm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    int64_t m, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "mode", &mode) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int64(argv[5], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[8], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[9], "int64_t", &ldc) < 0)
        goto done;
    fn_cublasDdgmm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDdgmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, mode, m, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDdgmm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
//     const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)
static const cb_function f_cublasCdgmm = {.name = "cublasCdgmm", CB_PARAMS_OF(cublasSdgmm)};

CB_WRAPPER(cublasCdgmm)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCdgmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode, m, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "mode", &mode) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0
        || cb_as_device_address(form, argv[8], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[9], "int", &ldc) < 0)
        goto done;
    fn_cublasCdgmm *call = cb_symbol_address(&cublas_symbols[S_cublasCdgmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, mode, m, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCdgmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
//     int64_t n, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasCdgmm_64 = {.name = "cublasCdgmm_64", CB_PARAMS_OF(cublasSdgmm)};

CB_WRAPPER(cublasCdgmm_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCdgmm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    int64_t m, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "mode", &mode) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int64(argv[5], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[8], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[9], "int64_t", &ldc) < 0)
        goto done;
    fn_cublasCdgmm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCdgmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, mode, m, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCdgmm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C,
//     int ldc)
static const cb_function f_cublasZdgmm = {.name = "cublasZdgmm", CB_PARAMS_OF(cublasSdgmm)};

CB_WRAPPER(cublasZdgmm)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZdgmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode, m, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "mode", &mode) < 0
        || cb_as_int32(argv[2], "int", &m) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0
        || cb_as_device_address(form, argv[8], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[9], "int", &ldc) < 0)
        goto done;
    fn_cublasZdgmm *call = cb_symbol_address(&cublas_symbols[S_cublasZdgmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, mode, m, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZdgmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
//     int64_t n, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
//     cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZdgmm_64 = {.name = "cublasZdgmm_64", CB_PARAMS_OF(cublasSdgmm)};

CB_WRAPPER(cublasZdgmm_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZdgmm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    int64_t m, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "mode", &mode) < 0
        || cb_as_int64(argv[2], "int64_t", &m) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "A", 0, &A) < 0
        || cb_as_int64(argv[5], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[6], "x", 0, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[8], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[9], "int64_t", &ldc) < 0)
        goto done;
    fn_cublasZdgmm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZdgmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, mode, m, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZdgmm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasStpttr, "handle", "uplo", "n", "AP", "A", "lda");

// cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *AP, float *A, int lda)
static const cb_function f_cublasStpttr = {.name = "cublasStpttr", CB_PARAMS_OF(cublasStpttr)};

CB_WRAPPER(cublasStpttr)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStpttr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address AP, A;
    AP.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[4], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0)
        goto done;
    fn_cublasStpttr *call = cb_symbol_address(&cublas_symbols[S_cublasStpttr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStpttr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *AP, double *A, int lda)
static const cb_function f_cublasDtpttr = {.name = "cublasDtpttr", CB_PARAMS_OF(cublasStpttr)};

CB_WRAPPER(cublasDtpttr)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtpttr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address AP, A;
    AP.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[4], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0)
        goto done;
    fn_cublasDtpttr *call = cb_symbol_address(&cublas_symbols[S_cublasDtpttr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtpttr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *AP, cuComplex *A, int lda)
static const cb_function f_cublasCtpttr = {.name = "cublasCtpttr", CB_PARAMS_OF(cublasStpttr)};

CB_WRAPPER(cublasCtpttr)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtpttr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address AP, A;
    AP.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[4], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0)
        goto done;
    fn_cublasCtpttr *call = cb_symbol_address(&cublas_symbols[S_cublasCtpttr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtpttr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *AP, cuDoubleComplex *A, int lda)
static const cb_function f_cublasZtpttr = {.name = "cublasZtpttr", CB_PARAMS_OF(cublasStpttr)};

CB_WRAPPER(cublasZtpttr)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtpttr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address AP, A;
    AP.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[4], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[5], "int", &lda) < 0)
        goto done;
    fn_cublasZtpttr *call = cb_symbol_address(&cublas_symbols[S_cublasZtpttr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtpttr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return retval;
}

CB_PARAM_LIST(cublasStrttp, "handle", "uplo", "n", "A", "lda", "AP");

// cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A,
//     int lda, float *AP)
static const cb_function f_cublasStrttp = {.name = "cublasStrttp", CB_PARAMS_OF(cublasStrttp)};

CB_WRAPPER(cublasStrttp)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrttp, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address A, AP;
    A.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "A", 0, &A) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_device_address(form, argv[5], "AP", CB_TARGET, &AP) < 0)
        goto done;
    fn_cublasStrttp *call = cb_symbol_address(&cublas_symbols[S_cublasStrttp]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrttp, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *A, int lda, double *AP)
static const cb_function f_cublasDtrttp = {.name = "cublasDtrttp", CB_PARAMS_OF(cublasStrttp)};

CB_WRAPPER(cublasDtrttp)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrttp, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address A, AP;
    A.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "A", 0, &A) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_device_address(form, argv[5], "AP", CB_TARGET, &AP) < 0)
        goto done;
    fn_cublasDtrttp *call = cb_symbol_address(&cublas_symbols[S_cublasDtrttp]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrttp, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *A, int lda, cuComplex *AP)
static const cb_function f_cublasCtrttp = {.name = "cublasCtrttp", CB_PARAMS_OF(cublasStrttp)};

CB_WRAPPER(cublasCtrttp)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrttp, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address A, AP;
    A.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "A", 0, &A) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_device_address(form, argv[5], "AP", CB_TARGET, &AP) < 0)
        goto done;
    fn_cublasCtrttp *call = cb_symbol_address(&cublas_symbols[S_cublasCtrttp]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrttp, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *A, int lda, cuDoubleComplex *AP)
static const cb_function f_cublasZtrttp = {.name = "cublasZtrttp", CB_PARAMS_OF(cublasStrttp)};

CB_WRAPPER(cublasZtrttp)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrttp, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address A, AP;
    A.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[3], "A", 0, &A) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_device_address(form, argv[5], "AP", CB_TARGET, &AP) < 0)
        goto done;
    fn_cublasZtrttp *call = cb_symbol_address(&cublas_symbols[S_cublasZtrttp]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrttp, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k,
//     const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb,
//     unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)
static const cb_function f_cublasUint8gemmBias = {
    .name = "cublasUint8gemmBias",
    CB_PARAMS("handle", "transa", "transb", "transc", "m", "n", "k", "A", "A_bias", "lda", "B",
        "B_bias", "ldb", "C", "C_bias", "ldc", "C_mult", "C_shift"),
};

CB_WRAPPER(cublasUint8gemmBias)
{
    PyObject *slots[18], *retval = NULL;
    if (!cb_arguments(form, &f_cublasUint8gemmBias, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, transc, m, n, k, A_bias, lda, B_bias, ldb, C_bias, ldc, C_mult, C_shift;
    cb_address A, B, C;
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "transc", &transc) < 0
        || cb_as_int32(argv[4], "int", &m) < 0
        || cb_as_int32(argv[5], "int", &n) < 0
        || cb_as_int32(argv[6], "int", &k) < 0
        || cb_as_device_address(form, argv[7], "A", 0, &A) < 0
        || cb_as_int32(argv[8], "int", &A_bias) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", 0, &B) < 0
        || cb_as_int32(argv[11], "int", &B_bias) < 0
        || cb_as_int32(argv[12], "int", &ldb) < 0
        || cb_as_device_address(form, argv[13], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[14], "int", &C_bias) < 0
        || cb_as_int32(argv[15], "int", &ldc) < 0
        || cb_as_int32(argv[16], "int", &C_mult) < 0
        || cb_as_int32(argv[17], "int", &C_shift) < 0)
        goto done;
    fn_cublasUint8gemmBias *call = cb_symbol_address(&cublas_symbols[S_cublasUint8gemmBias]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, transc, m, n, k, A.value, A_bias, lda, B.value, B_bias,
        ldb, C.value, C_bias, ldc, C_mult, C_shift);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasUint8gemmBias, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}
