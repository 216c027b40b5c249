// functions_level3_symmetric_64.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A,
//     int64_t lda, const float *beta, float *C, int64_t ldc)
static const cb_function f_cublasSsyrk_64 = {.name = "cublasSsyrk_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasSsyrk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsyrk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int64(args[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSsyrk_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyrk_64 *call = cb_symbol_address(&symbols[S_cublasSsyrk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsyrk_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
//     int64_t lda, const double *beta, double *C, int64_t ldc)
static const cb_function f_cublasDsyrk_64 = {.name = "cublasDsyrk_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasDsyrk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsyrk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int64(args[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDsyrk_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyrk_64 *call = cb_symbol_address(&symbols[S_cublasDsyrk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsyrk_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)
static const cb_function f_cublasCsyrk_64 = {.name = "cublasCsyrk_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasCsyrk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyrk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int64(args[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsyrk_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk_64 *call = cb_symbol_address(&symbols[S_cublasCsyrk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyrk_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C,
//     int64_t ldc)
static const cb_function f_cublasZsyrk_64 = {.name = "cublasZsyrk_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasZsyrk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsyrk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int64(args[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZsyrk_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyrk_64 *call = cb_symbol_address(&symbols[S_cublasZsyrk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsyrk_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype,
//     int64_t ldc)
static const cb_function f_cublasCsyrkEx_64 = {.name = "cublasCsyrkEx_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "Atype",
        "lda", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCsyrkEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyrkEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, Atype, Ctype, query_pointer_mode;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_target(s, args[10], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsyrkEx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrkEx_64 *call = cb_symbol_address(&symbols[S_cublasCsyrkEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyrkEx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype,
//     int64_t ldc)
static const cb_function f_cublasCsyrk3mEx_64 = {.name = "cublasCsyrk3mEx_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "Atype",
        "lda", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCsyrk3mEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyrk3mEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, Atype, Ctype, query_pointer_mode;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_target(s, args[10], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsyrk3mEx_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk3mEx_64 *call = cb_symbol_address(&symbols[S_cublasCsyrk3mEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyrk3mEx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A,
//     int64_t lda, const float *beta, cuComplex *C, int64_t ldc)
static const cb_function f_cublasCherk_64 = {.name = "cublasCherk_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasCherk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasCherk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int64(args[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCherk_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCherk_64 *call = cb_symbol_address(&symbols[S_cublasCherk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCherk_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const double *alpha,
//     const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZherk_64 = {.name = "cublasZherk_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasZherk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasZherk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_target(s, args[9], "C", false, &C) < 0
        || cb_as_int64(args[10], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZherk_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZherk_64 *call = cb_symbol_address(&symbols[S_cublasZherk_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZherk_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const cb_function f_cublasCherkEx_64 = {.name = "cublasCherkEx_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "Atype",
        "lda", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCherkEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCherkEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, Atype, Ctype, query_pointer_mode;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_target(s, args[10], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCherkEx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCherkEx_64 *call = cb_symbol_address(&symbols[S_cublasCherkEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCherkEx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const cb_function f_cublasCherk3mEx_64 = {.name = "cublasCherk3mEx_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "Atype",
        "lda", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCherk3mEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCherk3mEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, Atype, Ctype, query_pointer_mode;
    int64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_target(s, args[10], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCherk3mEx_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCherk3mEx_64 *call = cb_symbol_address(&symbols[S_cublasCherk3mEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCherk3mEx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A,
//     int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)
static const cb_function f_cublasSsyr2k_64 = {.name = "cublasSsyr2k_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasSsyr2k_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsyr2k_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSsyr2k_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyr2k_64 *call = cb_symbol_address(&symbols[S_cublasSsyr2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsyr2k_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
//     int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)
static const cb_function f_cublasDsyr2k_64 = {.name = "cublasDsyr2k_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDsyr2k_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsyr2k_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDsyr2k_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyr2k_64 *call = cb_symbol_address(&symbols[S_cublasDsyr2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsyr2k_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasCsyr2k_64 = {.name = "cublasCsyr2k_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCsyr2k_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyr2k_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsyr2k_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyr2k_64 *call = cb_symbol_address(&symbols[S_cublasCsyr2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyr2k_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZsyr2k_64 = {.name = "cublasZsyr2k_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZsyr2k_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsyr2k_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZsyr2k_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyr2k_64 *call = cb_symbol_address(&symbols[S_cublasZsyr2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsyr2k_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)
static const cb_function f_cublasCher2k_64 = {.name = "cublasCher2k_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCher2k_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCher2k_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCher2k_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCher2k_64 *call = cb_symbol_address(&symbols[S_cublasCher2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCher2k_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const double *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZher2k_64 = {.name = "cublasZher2k_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZher2k_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZher2k_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZher2k_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZher2k_64 *call = cb_symbol_address(&symbols[S_cublasZher2k_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZher2k_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A,
//     int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)
static const cb_function f_cublasSsyrkx_64 = {.name = "cublasSsyrkx_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasSsyrkx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsyrkx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSsyrkx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyrkx_64 *call = cb_symbol_address(&symbols[S_cublasSsyrkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsyrkx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
//     int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)
static const cb_function f_cublasDsyrkx_64 = {.name = "cublasDsyrkx_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDsyrkx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsyrkx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDsyrkx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyrkx_64 *call = cb_symbol_address(&symbols[S_cublasDsyrkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsyrkx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasCsyrkx_64 = {.name = "cublasCsyrkx_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCsyrkx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsyrkx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsyrkx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrkx_64 *call = cb_symbol_address(&symbols[S_cublasCsyrkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsyrkx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZsyrkx_64 = {.name = "cublasZsyrkx_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZsyrkx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsyrkx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZsyrkx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyrkx_64 *call = cb_symbol_address(&symbols[S_cublasZsyrkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsyrkx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)
static const cb_function f_cublasCherkx_64 = {.name = "cublasCherkx_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCherkx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCherkx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCherkx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCherkx_64 *call = cb_symbol_address(&symbols[S_cublasCherkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCherkx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const double *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZherkx_64 = {.name = "cublasZherkx_64",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZherkx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZherkx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, query_pointer_mode;
    int64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_int64(args[4], "int64_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZherkx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZherkx_64 *call = cb_symbol_address(&symbols[S_cublasZherkx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZherkx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A,
//     int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)
static const cb_function f_cublasSsymm_64 = {.name = "cublasSsymm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasSsymm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasSsymm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSsymm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsymm_64 *call = cb_symbol_address(&symbols[S_cublasSsymm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSsymm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A,
//     int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)
static const cb_function f_cublasDsymm_64 = {.name = "cublasDsymm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDsymm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDsymm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDsymm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsymm_64 *call = cb_symbol_address(&symbols[S_cublasDsymm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDsymm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasCsymm_64 = {.name = "cublasCsymm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCsymm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsymm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCsymm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsymm_64 *call = cb_symbol_address(&symbols[S_cublasCsymm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsymm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZsymm_64 = {.name = "cublasZsymm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZsymm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZsymm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZsymm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsymm_64 *call = cb_symbol_address(&symbols[S_cublasZsymm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZsymm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasChemm_64 = {.name = "cublasChemm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasChemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasChemm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasChemm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasChemm_64 *call = cb_symbol_address(&symbols[S_cublasChemm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasChemm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZhemm_64 = {.name = "cublasZhemm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZhemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZhemm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_int64(args[9], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZhemm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZhemm_64 *call = cb_symbol_address(&symbols[S_cublasZhemm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZhemm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

