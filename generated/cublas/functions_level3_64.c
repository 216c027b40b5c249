// functions_level3_64.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
//     const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C,
//     int64_t ldc)
static const cb_function f_cublasSgemm_64 = {.name = "cublasSgemm_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasSgemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSgemm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemm_64 *call = cb_symbol_address(&symbols[S_cublasSgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
//     const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C,
//     int64_t ldc)
static const cb_function f_cublasDgemm_64 = {.name = "cublasDgemm_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasDgemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgemm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDgemm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemm_64 *call = cb_symbol_address(&symbols[S_cublasDgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgemm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta,
//     cuComplex *C, int64_t ldc)
static const cb_function f_cublasCgemm_64 = {.name = "cublasCgemm_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasCgemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCgemm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm_64 *call = cb_symbol_address(&symbols[S_cublasCgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta,
//     cuComplex *C, int64_t ldc)
static const cb_function f_cublasCgemm3m_64 = {.name = "cublasCgemm3m_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasCgemm3m_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemm3m_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCgemm3m_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3m_64 *call = cb_symbol_address(&symbols[S_cublasCgemm3m_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemm3m_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype,
//     int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const cb_function f_cublasCgemm3mEx_64 = {.name = "cublasCgemm3mEx_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 17};

CB_WRAPPER(cublasCgemm3mEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[17], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemm3mEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, Atype, Btype, Ctype, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0
        || cb_as_int64(args[12], "int64_t", &ldb) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0
        || cb_as_int64(args[16], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCgemm3mEx_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3mEx_64 *call = cb_symbol_address(&symbols[S_cublasCgemm3mEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemm3mEx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZgemm_64 = {.name = "cublasZgemm_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasZgemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZgemm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemm_64 *call = cb_symbol_address(&symbols[S_cublasZgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZgemm3m_64 = {.name = "cublasZgemm3m_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasZgemm3m_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemm3m_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZgemm3m_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemm3m_64 *call = cb_symbol_address(&symbols[S_cublasZgemm3m_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemm3m_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
//     const __half *A, int64_t lda, const __half *B, int64_t ldb, const __half *beta, __half *C,
//     int64_t ldc)
static const cb_function f_cublasHgemm_64 = {.name = "cublasHgemm_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasHgemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasHgemm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int64(args[8], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasHgemm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT16, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT16, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemm_64 *call = cb_symbol_address(&symbols[S_cublasHgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHgemm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
//     const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype,
//     int64_t ldb, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const cb_function f_cublasSgemmEx_64 = {.name = "cublasSgemmEx_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 17};

CB_WRAPPER(cublasSgemmEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[17], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemmEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, Atype, Btype, Ctype, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0
        || cb_as_int64(args[12], "int64_t", &ldb) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0
        || cb_as_int64(args[16], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSgemmEx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmEx_64 *call = cb_symbol_address(&symbols[S_cublasSgemmEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemmEx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb,
//     const void *beta, void *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType,
//     cublasGemmAlgo_t algo)
static const cb_function f_cublasGemmEx_64 = {.name = "cublasGemmEx_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", "computeType", "algo",
        NULL},
    .param_count = 19};

CB_WRAPPER(cublasGemmEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[19], *result = NULL;
    if (!cb_arguments(s, &f_cublasGemmEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, Atype, Btype, Ctype, computeType, algo, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_value_kind alpha_kind = CB_VALUE_NONE, beta_kind = CB_VALUE_NONE;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0
        || cb_as_int64(args[12], "int64_t", &ldb) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0
        || cb_as_int64(args[16], "int64_t", &ldc) < 0
        || cb_as_enum(m, T_cublasComputeType_t, args[17], "computeType", &computeType) < 0
        || cb_as_enum(m, T_cublasGemmAlgo_t, args[18], "algo", &algo) < 0
        || ask_pointer_mode(s, &f_cublasGemmEx_64, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_compute_types, computeType, Ctype, "alpha",
                &alpha_kind) < 0)
        || cb_number_in(m, args[6], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "alpha", &alpha) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_compute_types, computeType, Ctype, "beta", &beta_kind) < 0)
        || cb_number_in(m, args[13], beta_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "beta", &beta) < 0)
        goto done;
    fn_cublasGemmEx_64 *call = cb_symbol_address(&symbols[S_cublasGemmEx_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc, (cublasComputeType_t)computeType,
        (cublasGemmAlgo_t)algo);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGemmEx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
//     const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype,
//     int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const cb_function f_cublasCgemmEx_64 = {.name = "cublasCgemmEx_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 17};

CB_WRAPPER(cublasCgemmEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[17], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemmEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, Atype, Btype, Ctype, query_pointer_mode;
    int64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int64(args[3], "int64_t", &m_) < 0
        || cb_as_int64(args[4], "int64_t", &n) < 0
        || cb_as_int64(args[5], "int64_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0
        || cb_as_int64(args[12], "int64_t", &ldb) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0
        || cb_as_int64(args[16], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCgemmEx_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmEx_64 *call = cb_symbol_address(&symbols[S_cublasCgemmEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemmEx_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)
static const cb_function f_cublasStrsm_64 = {.name = "cublasStrsm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasStrsm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasStrsm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_target(s, args[10], "B", false, &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || ask_pointer_mode(s, &f_cublasStrsm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrsm_64 *call = cb_symbol_address(&symbols[S_cublasStrsm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStrsm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb)
static const cb_function f_cublasDtrsm_64 = {.name = "cublasDtrsm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasDtrsm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtrsm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_target(s, args[10], "B", false, &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || ask_pointer_mode(s, &f_cublasDtrsm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrsm_64 *call = cb_symbol_address(&symbols[S_cublasDtrsm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtrsm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)
static const cb_function f_cublasCtrsm_64 = {.name = "cublasCtrsm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasCtrsm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtrsm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_target(s, args[10], "B", false, &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || ask_pointer_mode(s, &f_cublasCtrsm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrsm_64 *call = cb_symbol_address(&symbols[S_cublasCtrsm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtrsm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B,
//     int64_t ldb)
static const cb_function f_cublasZtrsm_64 = {.name = "cublasZtrsm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasZtrsm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtrsm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_target(s, args[10], "B", false, &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || ask_pointer_mode(s, &f_cublasZtrsm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrsm_64 *call = cb_symbol_address(&symbols[S_cublasZtrsm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtrsm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C,
//     int64_t ldc)
static const cb_function f_cublasStrmm_64 = {.name = "cublasStrmm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasStrmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasStrmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasStrmm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrmm_64 *call = cb_symbol_address(&symbols[S_cublasStrmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStrmm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C,
//     int64_t ldc)
static const cb_function f_cublasDtrmm_64 = {.name = "cublasDtrmm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasDtrmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtrmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDtrmm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrmm_64 *call = cb_symbol_address(&symbols[S_cublasDtrmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtrmm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
//     cuComplex *C, int64_t ldc)
static const cb_function f_cublasCtrmm_64 = {.name = "cublasCtrmm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasCtrmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtrmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCtrmm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrmm_64 *call = cb_symbol_address(&symbols[S_cublasCtrmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtrmm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
//     const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZtrmm_64 = {.name = "cublasZtrmm_64",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasZtrmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtrmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int64(args[5], "int64_t", &m_) < 0
        || cb_as_int64(args[6], "int64_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int64(args[9], "int64_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int64(args[11], "int64_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int64(args[13], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZtrmm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrmm_64 *call = cb_symbol_address(&symbols[S_cublasZtrmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtrmm_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

