// functions_level3_symmetric.c of cubind for cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
//     const float *beta, float *C, int ldc)
static const cb_function f_cublasSsyrk = {.name = "cublasSsyrk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasSsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int32(args[10], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSsyrk, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyrk *call = cb_symbol_address(&symbols[S_cublasSsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsyrk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda,
//     const double *beta, double *C, int ldc)
static const cb_function f_cublasDsyrk = {.name = "cublasDsyrk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasDsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int32(args[10], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDsyrk, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyrk *call = cb_symbol_address(&symbols[S_cublasDsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsyrk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCsyrk = {.name = "cublasCsyrk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasCsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int32(args[10], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsyrk, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk *call = cb_symbol_address(&symbols[S_cublasCsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyrk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZsyrk = {.name = "cublasZsyrk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasZsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int32(args[10], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZsyrk, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyrk *call = cb_symbol_address(&symbols[S_cublasZsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsyrk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCsyrkEx = {.name = "cublasCsyrkEx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "Atype",
        "lda", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCsyrkEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyrkEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, Atype, lda, Ctype, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_target(s, args[10], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsyrkEx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrkEx *call = cb_symbol_address(&symbols[S_cublasCsyrkEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyrkEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCsyrk3mEx = {.name = "cublasCsyrk3mEx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "Atype",
        "lda", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCsyrk3mEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyrk3mEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, Atype, lda, Ctype, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_target(s, args[10], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsyrk3mEx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk3mEx *call = cb_symbol_address(&symbols[S_cublasCsyrk3mEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyrk3mEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda,
//     const float *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCherk = {.name = "cublasCherk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasCherk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasCherk, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int32(args[10], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCherk, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCherk *call = cb_symbol_address(&symbols[S_cublasCherk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCherk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A,
//     int lda, const double *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZherk = {.name = "cublasZherk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasZherk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasZherk, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int32(args[10], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZherk, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZherk *call = cb_symbol_address(&symbols[S_cublasZherk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZherk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const void *A,
//     cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCherkEx = {.name = "cublasCherkEx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "Atype",
        "lda", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCherkEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCherkEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, Atype, lda, Ctype, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_target(s, args[10], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCherkEx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCherkEx *call = cb_symbol_address(&symbols[S_cublasCherkEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCherkEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const void *A,
//     cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCherk3mEx = {.name = "cublasCherk3mEx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "Atype",
        "lda", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCherk3mEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCherk3mEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, Atype, lda, Ctype, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_target(s, args[10], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCherk3mEx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCherk3mEx *call = cb_symbol_address(&symbols[S_cublasCherk3mEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCherk3mEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
//     const float *B, int ldb, const float *beta, float *C, int ldc)
static const cb_function f_cublasSsyr2k = {.name = "cublasSsyr2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasSsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSsyr2k, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyr2k *call = cb_symbol_address(&symbols[S_cublasSsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsyr2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda,
//     const double *B, int ldb, const double *beta, double *C, int ldc)
static const cb_function f_cublasDsyr2k = {.name = "cublasDsyr2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDsyr2k, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyr2k *call = cb_symbol_address(&symbols[S_cublasDsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsyr2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCsyr2k = {.name = "cublasCsyr2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsyr2k, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyr2k *call = cb_symbol_address(&symbols[S_cublasCsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyr2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZsyr2k = {.name = "cublasZsyr2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZsyr2k, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyr2k *call = cb_symbol_address(&symbols[S_cublasZsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsyr2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCher2k = {.name = "cublasCher2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCher2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCher2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCher2k, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCher2k *call = cb_symbol_address(&symbols[S_cublasCher2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCher2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta,
//     cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZher2k = {.name = "cublasZher2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZher2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZher2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZher2k, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZher2k *call = cb_symbol_address(&symbols[S_cublasZher2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZher2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
//     const float *B, int ldb, const float *beta, float *C, int ldc)
static const cb_function f_cublasSsyrkx = {.name = "cublasSsyrkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasSsyrkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsyrkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSsyrkx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyrkx *call = cb_symbol_address(&symbols[S_cublasSsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsyrkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda,
//     const double *B, int ldb, const double *beta, double *C, int ldc)
static const cb_function f_cublasDsyrkx = {.name = "cublasDsyrkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDsyrkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsyrkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDsyrkx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyrkx *call = cb_symbol_address(&symbols[S_cublasDsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsyrkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCsyrkx = {.name = "cublasCsyrkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCsyrkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyrkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsyrkx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrkx *call = cb_symbol_address(&symbols[S_cublasCsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyrkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZsyrkx = {.name = "cublasZsyrkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZsyrkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsyrkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZsyrkx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyrkx *call = cb_symbol_address(&symbols[S_cublasZsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsyrkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCherkx = {.name = "cublasCherkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCherkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCherkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCherkx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCherkx *call = cb_symbol_address(&symbols[S_cublasCherkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCherkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta,
//     cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZherkx = {.name = "cublasZherkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZherkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZherkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_int32(args[4], "int", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZherkx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZherkx *call = cb_symbol_address(&symbols[S_cublasZherkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZherkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda,
//     const float *B, int ldb, const float *beta, float *C, int ldc)
static const cb_function f_cublasSsymm = {.name = "cublasSsymm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasSsymm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsymm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m_, n, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSsymm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsymm *call = cb_symbol_address(&symbols[S_cublasSsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsymm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda,
//     const double *B, int ldb, const double *beta, double *C, int ldc)
static const cb_function f_cublasDsymm = {.name = "cublasDsymm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDsymm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsymm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m_, n, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDsymm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymm *call = cb_symbol_address(&symbols[S_cublasDsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsymm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCsymm = {.name = "cublasCsymm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCsymm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsymm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m_, n, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsymm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymm *call = cb_symbol_address(&symbols[S_cublasCsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsymm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
//     int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
//     int ldc)
static const cb_function f_cublasZsymm = {.name = "cublasZsymm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZsymm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsymm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m_, n, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZsymm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymm *call = cb_symbol_address(&symbols[S_cublasZsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsymm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasChemm = {.name = "cublasChemm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasChemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasChemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m_, n, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasChemm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChemm *call = cb_symbol_address(&symbols[S_cublasChemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasChemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
//     int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
//     int ldc)
static const cb_function f_cublasZhemm = {.name = "cublasZhemm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZhemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZhemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, m_, n, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int32(args[9], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZhemm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZhemm *call = cb_symbol_address(&symbols[S_cublasZhemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZhemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

