// functions_level3_symmetric_64.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasSsyrk_64, "handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "beta",
    "C", "ldc");

// cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A,
//     int64_t lda, const float *beta, float *C, int64_t ldc)
static const cb_function f_cublasSsyrk_64 = {
    .name = "cublasSsyrk_64",
    CB_PARAMS_OF(cublasSsyrk_64),
};

CB_WRAPPER(cublasSsyrk_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsyrk_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSsyrk_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyrk_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSsyrk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsyrk_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
//     int64_t lda, const double *beta, double *C, int64_t ldc)
static const cb_function f_cublasDsyrk_64 = {
    .name = "cublasDsyrk_64",
    CB_PARAMS_OF(cublasSsyrk_64),
};

CB_WRAPPER(cublasDsyrk_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsyrk_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDsyrk_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyrk_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDsyrk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsyrk_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)
static const cb_function f_cublasCsyrk_64 = {
    .name = "cublasCsyrk_64",
    CB_PARAMS_OF(cublasSsyrk_64),
};

CB_WRAPPER(cublasCsyrk_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyrk_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsyrk_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsyrk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyrk_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C,
//     int64_t ldc)
static const cb_function f_cublasZsyrk_64 = {
    .name = "cublasZsyrk_64",
    CB_PARAMS_OF(cublasSsyrk_64),
};

CB_WRAPPER(cublasZsyrk_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsyrk_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZsyrk_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyrk_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZsyrk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsyrk_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasCsyrkEx_64, "handle", "uplo", "trans", "n", "k", "alpha", "A", "Atype", "lda",
    "beta", "C", "Ctype", "ldc");

// cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype,
//     int64_t ldc)
static const cb_function f_cublasCsyrkEx_64 = {
    .name = "cublasCsyrkEx_64",
    CB_PARAMS_OF(cublasCsyrkEx_64),
};

CB_WRAPPER(cublasCsyrkEx_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyrkEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, Atype, Ctype;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "Atype", &Atype) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Ctype", &Ctype) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsyrkEx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrkEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsyrkEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, Atype, lda, beta.data, C.value,
        Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyrkEx_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype,
//     int64_t ldc)
static const cb_function f_cublasCsyrk3mEx_64 = {
    .name = "cublasCsyrk3mEx_64",
    CB_PARAMS_OF(cublasCsyrkEx_64),
};

CB_WRAPPER(cublasCsyrk3mEx_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyrk3mEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, Atype, Ctype;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "Atype", &Atype) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Ctype", &Ctype) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsyrk3mEx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk3mEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsyrk3mEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, Atype, lda, beta.data, C.value,
        Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyrk3mEx_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A,
//     int64_t lda, const float *beta, cuComplex *C, int64_t ldc)
static const cb_function f_cublasCherk_64 = {
    .name = "cublasCherk_64",
    CB_PARAMS_OF(cublasSsyrk_64),
};

CB_WRAPPER(cublasCherk_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCherk_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCherk_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCherk_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCherk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCherk_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const double *alpha,
//     const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZherk_64 = {
    .name = "cublasZherk_64",
    CB_PARAMS_OF(cublasSsyrk_64),
};

CB_WRAPPER(cublasZherk_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZherk_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZherk_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZherk_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZherk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZherk_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const cb_function f_cublasCherkEx_64 = {
    .name = "cublasCherkEx_64",
    CB_PARAMS_OF(cublasCsyrkEx_64),
};

CB_WRAPPER(cublasCherkEx_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCherkEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, Atype, Ctype;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "Atype", &Atype) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Ctype", &Ctype) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCherkEx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCherkEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCherkEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, Atype, lda, beta.data, C.value,
        Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCherkEx_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const cb_function f_cublasCherk3mEx_64 = {
    .name = "cublasCherk3mEx_64",
    CB_PARAMS_OF(cublasCsyrkEx_64),
};

CB_WRAPPER(cublasCherk3mEx_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCherk3mEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, Atype, Ctype;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "Atype", &Atype) < 0
        || cb_as_int64(argv[8], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Ctype", &Ctype) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCherk3mEx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCherk3mEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCherk3mEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, Atype, lda, beta.data, C.value,
        Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCherk3mEx_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasSsyr2k_64, "handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
    "ldb", "beta", "C", "ldc");

// cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A,
//     int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)
static const cb_function f_cublasSsyr2k_64 = {
    .name = "cublasSsyr2k_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasSsyr2k_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsyr2k_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSsyr2k_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyr2k_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSsyr2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsyr2k_64, status, argv);
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

// cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
//     int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)
static const cb_function f_cublasDsyr2k_64 = {
    .name = "cublasDsyr2k_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasDsyr2k_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsyr2k_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDsyr2k_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyr2k_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDsyr2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsyr2k_64, status, argv);
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

// cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasCsyr2k_64 = {
    .name = "cublasCsyr2k_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasCsyr2k_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyr2k_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsyr2k_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyr2k_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsyr2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyr2k_64, status, argv);
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

// cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZsyr2k_64 = {
    .name = "cublasZsyr2k_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasZsyr2k_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsyr2k_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZsyr2k_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyr2k_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZsyr2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsyr2k_64, status, argv);
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

// cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)
static const cb_function f_cublasCher2k_64 = {
    .name = "cublasCher2k_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasCher2k_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCher2k_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCher2k_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCher2k_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCher2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCher2k_64, status, argv);
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

// cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const double *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZher2k_64 = {
    .name = "cublasZher2k_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasZher2k_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZher2k_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZher2k_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZher2k_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZher2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZher2k_64, status, argv);
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

// cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A,
//     int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)
static const cb_function f_cublasSsyrkx_64 = {
    .name = "cublasSsyrkx_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasSsyrkx_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsyrkx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSsyrkx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyrkx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSsyrkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsyrkx_64, status, argv);
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

// cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
//     int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)
static const cb_function f_cublasDsyrkx_64 = {
    .name = "cublasDsyrkx_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasDsyrkx_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsyrkx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDsyrkx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyrkx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDsyrkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsyrkx_64, status, argv);
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

// cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasCsyrkx_64 = {
    .name = "cublasCsyrkx_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasCsyrkx_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyrkx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsyrkx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrkx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsyrkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyrkx_64, status, argv);
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

// cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZsyrkx_64 = {
    .name = "cublasZsyrkx_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasZsyrkx_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsyrkx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZsyrkx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyrkx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZsyrkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsyrkx_64, status, argv);
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

// cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)
static const cb_function f_cublasCherkx_64 = {
    .name = "cublasCherkx_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasCherkx_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCherkx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCherkx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCherkx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCherkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCherkx_64, status, argv);
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

// cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const double *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZherkx_64 = {
    .name = "cublasZherkx_64",
    CB_PARAMS_OF(cublasSsyr2k_64),
};

CB_WRAPPER(cublasZherkx_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZherkx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int64(argv[3], "int64_t", &n) < 0
        || cb_as_int64(argv[4], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZherkx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZherkx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZherkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZherkx_64, status, argv);
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

CB_PARAM_LIST(cublasSsymm_64, "handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B", "ldb",
    "beta", "C", "ldc");

// cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A,
//     int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)
static const cb_function f_cublasSsymm_64 = {
    .name = "cublasSsymm_64",
    CB_PARAMS_OF(cublasSsymm_64),
};

CB_WRAPPER(cublasSsymm_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsymm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo;
    int64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSsymm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsymm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSsymm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsymm_64, status, argv);
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

// cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A,
//     int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)
static const cb_function f_cublasDsymm_64 = {
    .name = "cublasDsymm_64",
    CB_PARAMS_OF(cublasSsymm_64),
};

CB_WRAPPER(cublasDsymm_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsymm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo;
    int64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDsymm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDsymm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsymm_64, status, argv);
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

// cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasCsymm_64 = {
    .name = "cublasCsymm_64",
    CB_PARAMS_OF(cublasSsymm_64),
};

CB_WRAPPER(cublasCsymm_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsymm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo;
    int64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsymm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsymm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsymm_64, status, argv);
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

// cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZsymm_64 = {
    .name = "cublasZsymm_64",
    CB_PARAMS_OF(cublasSsymm_64),
};

CB_WRAPPER(cublasZsymm_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsymm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo;
    int64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZsymm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZsymm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsymm_64, status, argv);
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

// cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasChemm_64 = {
    .name = "cublasChemm_64",
    CB_PARAMS_OF(cublasSsymm_64),
};

CB_WRAPPER(cublasChemm_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChemm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo;
    int64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasChemm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasChemm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasChemm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChemm_64, status, argv);
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

// cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZhemm_64 = {
    .name = "cublasZhemm_64",
    CB_PARAMS_OF(cublasSsymm_64),
};

CB_WRAPPER(cublasZhemm_64)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhemm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo;
    int64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int64(argv[3], "int64_t", &m) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int64(argv[9], "int64_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int64(argv[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZhemm_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZhemm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZhemm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhemm_64, status, argv);
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
