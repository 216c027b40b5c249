// functions_level3_symmetric.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasSsyrk, "handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "beta", "C",
    "ldc");

// cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
//     const float *beta, float *C, int ldc)
static const cb_function f_cublasSsyrk = {.name = "cublasSsyrk", CB_PARAMS_OF(cublasSsyrk)};

CB_WRAPPER(cublasSsyrk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsyrk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[10], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSsyrk, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyrk *call = cb_symbol_address(&cublas_symbols[S_cublasSsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsyrk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda,
//     const double *beta, double *C, int ldc)
static const cb_function f_cublasDsyrk = {.name = "cublasDsyrk", CB_PARAMS_OF(cublasSsyrk)};

CB_WRAPPER(cublasDsyrk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsyrk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[10], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDsyrk, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyrk *call = cb_symbol_address(&cublas_symbols[S_cublasDsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsyrk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCsyrk = {.name = "cublasCsyrk", CB_PARAMS_OF(cublasSsyrk)};

CB_WRAPPER(cublasCsyrk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyrk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[10], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsyrk, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk *call = cb_symbol_address(&cublas_symbols[S_cublasCsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyrk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZsyrk = {.name = "cublasZsyrk", CB_PARAMS_OF(cublasSsyrk)};

CB_WRAPPER(cublasZsyrk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsyrk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[10], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZsyrk, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyrk *call = cb_symbol_address(&cublas_symbols[S_cublasZsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsyrk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasCsyrkEx, "handle", "uplo", "trans", "n", "k", "alpha", "A", "Atype", "lda",
    "beta", "C", "Ctype", "ldc");

// cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCsyrkEx = {.name = "cublasCsyrkEx", CB_PARAMS_OF(cublasCsyrkEx)};

CB_WRAPPER(cublasCsyrkEx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyrkEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, Atype, lda, Ctype, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "Atype", &Atype) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Ctype", &Ctype) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsyrkEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrkEx *call = cb_symbol_address(&cublas_symbols[S_cublasCsyrkEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, Atype, lda, beta.data, C.value,
        Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyrkEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCsyrk3mEx = {
    .name = "cublasCsyrk3mEx",
    CB_PARAMS_OF(cublasCsyrkEx),
};

CB_WRAPPER(cublasCsyrk3mEx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyrk3mEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, Atype, lda, Ctype, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "Atype", &Atype) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Ctype", &Ctype) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsyrk3mEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk3mEx *call = cb_symbol_address(&cublas_symbols[S_cublasCsyrk3mEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, Atype, lda, beta.data, C.value,
        Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyrk3mEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda,
//     const float *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCherk = {.name = "cublasCherk", CB_PARAMS_OF(cublasSsyrk)};

CB_WRAPPER(cublasCherk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCherk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[10], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCherk, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCherk *call = cb_symbol_address(&cublas_symbols[S_cublasCherk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCherk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A,
//     int lda, const double *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZherk = {.name = "cublasZherk", CB_PARAMS_OF(cublasSsyrk)};

CB_WRAPPER(cublasZherk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZherk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[10], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZherk, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZherk *call = cb_symbol_address(&cublas_symbols[S_cublasZherk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZherk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const void *A,
//     cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCherkEx = {.name = "cublasCherkEx", CB_PARAMS_OF(cublasCsyrkEx)};

CB_WRAPPER(cublasCherkEx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCherkEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, Atype, lda, Ctype, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "Atype", &Atype) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Ctype", &Ctype) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCherkEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCherkEx *call = cb_symbol_address(&cublas_symbols[S_cublasCherkEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, Atype, lda, beta.data, C.value,
        Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCherkEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const void *A,
//     cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCherk3mEx = {
    .name = "cublasCherk3mEx",
    CB_PARAMS_OF(cublasCsyrkEx),
};

CB_WRAPPER(cublasCherk3mEx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCherk3mEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, Atype, lda, Ctype, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "Atype", &Atype) < 0
        || cb_as_int32(argv[8], "int", &lda) < 0
        || cb_as_device_address(form, argv[10], "C", CB_TARGET, &C) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "Ctype", &Ctype) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCherk3mEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCherk3mEx *call = cb_symbol_address(&cublas_symbols[S_cublasCherk3mEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, Atype, lda, beta.data, C.value,
        Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCherk3mEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasSsyr2k, "handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B", "ldb",
    "beta", "C", "ldc");

// cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
//     const float *B, int ldb, const float *beta, float *C, int ldc)
static const cb_function f_cublasSsyr2k = {.name = "cublasSsyr2k", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasSsyr2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsyr2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSsyr2k, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyr2k *call = cb_symbol_address(&cublas_symbols[S_cublasSsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsyr2k, status, argv);
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

// cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda,
//     const double *B, int ldb, const double *beta, double *C, int ldc)
static const cb_function f_cublasDsyr2k = {.name = "cublasDsyr2k", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasDsyr2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsyr2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDsyr2k, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyr2k *call = cb_symbol_address(&cublas_symbols[S_cublasDsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsyr2k, status, argv);
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

// cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCsyr2k = {.name = "cublasCsyr2k", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasCsyr2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyr2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsyr2k, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyr2k *call = cb_symbol_address(&cublas_symbols[S_cublasCsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyr2k, status, argv);
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

// cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZsyr2k = {.name = "cublasZsyr2k", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasZsyr2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsyr2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZsyr2k, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyr2k *call = cb_symbol_address(&cublas_symbols[S_cublasZsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsyr2k, status, argv);
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

// cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCher2k = {.name = "cublasCher2k", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasCher2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCher2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCher2k, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCher2k *call = cb_symbol_address(&cublas_symbols[S_cublasCher2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCher2k, status, argv);
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

// cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta,
//     cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZher2k = {.name = "cublasZher2k", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasZher2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZher2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZher2k, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZher2k *call = cb_symbol_address(&cublas_symbols[S_cublasZher2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZher2k, status, argv);
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

// cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
//     const float *B, int ldb, const float *beta, float *C, int ldc)
static const cb_function f_cublasSsyrkx = {.name = "cublasSsyrkx", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasSsyrkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsyrkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSsyrkx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyrkx *call = cb_symbol_address(&cublas_symbols[S_cublasSsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsyrkx, status, argv);
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

// cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda,
//     const double *B, int ldb, const double *beta, double *C, int ldc)
static const cb_function f_cublasDsyrkx = {.name = "cublasDsyrkx", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasDsyrkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsyrkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDsyrkx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyrkx *call = cb_symbol_address(&cublas_symbols[S_cublasDsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsyrkx, status, argv);
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

// cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCsyrkx = {.name = "cublasCsyrkx", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasCsyrkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyrkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsyrkx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrkx *call = cb_symbol_address(&cublas_symbols[S_cublasCsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyrkx, status, argv);
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

// cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZsyrkx = {.name = "cublasZsyrkx", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasZsyrkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsyrkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZsyrkx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyrkx *call = cb_symbol_address(&cublas_symbols[S_cublasZsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsyrkx, status, argv);
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

// cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCherkx = {.name = "cublasCherkx", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasCherkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCherkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCherkx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCherkx *call = cb_symbol_address(&cublas_symbols[S_cublasCherkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCherkx, status, argv);
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

// cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta,
//     cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZherkx = {.name = "cublasZherkx", CB_PARAMS_OF(cublasSsyr2k)};

CB_WRAPPER(cublasZherkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZherkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_int32(argv[3], "int", &n) < 0
        || cb_as_int32(argv[4], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZherkx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZherkx *call = cb_symbol_address(&cublas_symbols[S_cublasZherkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZherkx, status, argv);
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

CB_PARAM_LIST(cublasSsymm, "handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B", "ldb",
    "beta", "C", "ldc");

// cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda,
//     const float *B, int ldb, const float *beta, float *C, int ldc)
static const cb_function f_cublasSsymm = {.name = "cublasSsymm", CB_PARAMS_OF(cublasSsymm)};

CB_WRAPPER(cublasSsymm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsymm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasSsymm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasSsymm *call = cb_symbol_address(&cublas_symbols[S_cublasSsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsymm, status, argv);
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

// cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda,
//     const double *B, int ldb, const double *beta, double *C, int ldc)
static const cb_function f_cublasDsymm = {.name = "cublasDsymm", CB_PARAMS_OF(cublasSsymm)};

CB_WRAPPER(cublasDsymm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsymm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasDsymm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymm *call = cb_symbol_address(&cublas_symbols[S_cublasDsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsymm, status, argv);
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

// cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCsymm = {.name = "cublasCsymm", CB_PARAMS_OF(cublasSsymm)};

CB_WRAPPER(cublasCsymm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsymm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasCsymm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymm *call = cb_symbol_address(&cublas_symbols[S_cublasCsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsymm, status, argv);
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

// cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
//     int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
//     int ldc)
static const cb_function f_cublasZsymm = {.name = "cublasZsymm", CB_PARAMS_OF(cublasSsymm)};

CB_WRAPPER(cublasZsymm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsymm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZsymm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymm *call = cb_symbol_address(&cublas_symbols[S_cublasZsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsymm, status, argv);
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

// cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasChemm = {.name = "cublasChemm", CB_PARAMS_OF(cublasSsymm)};

CB_WRAPPER(cublasChemm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasChemm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasChemm *call = cb_symbol_address(&cublas_symbols[S_cublasChemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChemm, status, argv);
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

// cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
//     int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
//     int ldc)
static const cb_function f_cublasZhemm = {.name = "cublasZhemm", CB_PARAMS_OF(cublasSsymm)};

CB_WRAPPER(cublasZhemm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_int32(argv[3], "int", &m) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", 0, &B) < 0
        || cb_as_int32(argv[9], "int", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_TARGET, &C) < 0
        || cb_as_int32(argv[12], "int", &ldc) < 0
        || ask_pointer_mode(form, &f_cublasZhemm, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasZhemm *call = cb_symbol_address(&cublas_symbols[S_cublasZhemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhemm, status, argv);
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
