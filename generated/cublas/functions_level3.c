// functions_level3.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda,
//     const float *B, int ldb, const float *beta, float *C, int ldc)
static const cb_function f_cublasSgemm = {.name = "cublasSgemm",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasSgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSgemm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemm *call = cb_symbol_address(&symbols[S_cublasSgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A,
//     int lda, const double *B, int ldb, const double *beta, double *C, int ldc)
static const cb_function f_cublasDgemm = {.name = "cublasDgemm",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasDgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDgemm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemm *call = cb_symbol_address(&symbols[S_cublasDgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
//     int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCgemm = {.name = "cublasCgemm",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasCgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCgemm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm *call = cb_symbol_address(&symbols[S_cublasCgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
//     int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const cb_function f_cublasCgemm3m = {.name = "cublasCgemm3m",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasCgemm3m)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemm3m, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCgemm3m, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3m *call = cb_symbol_address(&symbols[S_cublasCgemm3m]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemm3m, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb,
//     const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCgemm3mEx = {.name = "cublasCgemm3mEx",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 17};

CB_WRAPPER(cublasCgemm3mEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[17], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemm3mEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, Atype, lda, Btype, ldb, Ctype, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0
        || cb_as_int32(args[12], "int", &ldb) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0
        || cb_as_int32(args[16], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCgemm3mEx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3mEx *call = cb_symbol_address(&symbols[S_cublasCgemm3mEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemm3mEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZgemm = {.name = "cublasZgemm",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasZgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZgemm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemm *call = cb_symbol_address(&symbols[S_cublasZgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZgemm3m = {.name = "cublasZgemm3m",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasZgemm3m)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemm3m, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZgemm3m, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemm3m *call = cb_symbol_address(&symbols[S_cublasZgemm3m]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemm3m, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *A,
//     int lda, const __half *B, int ldb, const __half *beta, __half *C, int ldc)
static const cb_function f_cublasHgemm = {.name = "cublasHgemm",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasHgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasHgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasHgemm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT16, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT16, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemm *call = cb_symbol_address(&symbols[S_cublasHgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHgemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A,
//     cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const float *beta,
//     void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasSgemmEx = {.name = "cublasSgemmEx",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 17};

CB_WRAPPER(cublasSgemmEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[17], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemmEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, Atype, lda, Btype, ldb, Ctype, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0
        || cb_as_int32(args[12], "int", &ldb) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0
        || cb_as_int32(args[16], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSgemmEx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmEx *call = cb_symbol_address(&symbols[S_cublasSgemmEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemmEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A,
//     cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const void *beta,
//     void *C, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
static const cb_function f_cublasGemmEx = {.name = "cublasGemmEx",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", "computeType", "algo",
        NULL},
    .param_count = 19};

CB_WRAPPER(cublasGemmEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[19], *result = NULL;
    if (!cb_arguments(s, &f_cublasGemmEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, Atype, lda, Btype, ldb, Ctype, ldc, computeType, algo,
        query_pointer_mode;
    cb_number alpha, beta;
    cb_value_kind alpha_kind = CB_VALUE_NONE, beta_kind = CB_VALUE_NONE;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0
        || cb_as_int32(args[12], "int", &ldb) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0
        || cb_as_int32(args[16], "int", &ldc) < 0
        || cb_as_enum(m, T_cublasComputeType_t, args[17], "computeType", &computeType) < 0
        || cb_as_enum(m, T_cublasGemmAlgo_t, args[18], "algo", &algo) < 0
        || ask_pointer_mode(s, &f_cublasGemmEx, args, handle, &query_pointer_mode, &result) < 0
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
    fn_cublasGemmEx *call = cb_symbol_address(&symbols[S_cublasGemmEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc, (cublasComputeType_t)computeType,
        (cublasGemmAlgo_t)algo);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGemmEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A,
//     cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb,
//     const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
static const cb_function f_cublasCgemmEx = {.name = "cublasCgemmEx",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL},
    .param_count = 17};

CB_WRAPPER(cublasCgemmEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[17], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemmEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, Atype, lda, Btype, ldb, Ctype, ldc, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0
        || cb_as_int32(args[12], "int", &ldb) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0
        || cb_as_int32(args[16], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCgemmEx, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmEx *call = cb_symbol_address(&symbols[S_cublasCgemmEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemmEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const float *alpha, const float *A, int lda, float *B, int ldb)
static const cb_function f_cublasStrsm = {.name = "cublasStrsm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasStrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasStrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, query_pointer_mode;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_target(s, args[10], "B", false, &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || ask_pointer_mode(s, &f_cublasStrsm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrsm *call = cb_symbol_address(&symbols[S_cublasStrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStrsm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const double *alpha, const double *A, int lda, double *B, int ldb)
static const cb_function f_cublasDtrsm = {.name = "cublasDtrsm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasDtrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, query_pointer_mode;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_target(s, args[10], "B", false, &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || ask_pointer_mode(s, &f_cublasDtrsm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrsm *call = cb_symbol_address(&symbols[S_cublasDtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtrsm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)
static const cb_function f_cublasCtrsm = {.name = "cublasCtrsm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasCtrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, query_pointer_mode;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_target(s, args[10], "B", false, &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || ask_pointer_mode(s, &f_cublasCtrsm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrsm *call = cb_symbol_address(&symbols[S_cublasCtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtrsm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)
static const cb_function f_cublasZtrsm = {.name = "cublasZtrsm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasZtrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, query_pointer_mode;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_target(s, args[10], "B", false, &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || ask_pointer_mode(s, &f_cublasZtrsm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrsm *call = cb_symbol_address(&symbols[S_cublasZtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtrsm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc)
static const cb_function f_cublasStrmm = {.name = "cublasStrmm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasStrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasStrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasStrmm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasStrmm *call = cb_symbol_address(&symbols[S_cublasStrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStrmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc)
static const cb_function f_cublasDtrmm = {.name = "cublasDtrmm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasDtrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDtrmm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDtrmm *call = cb_symbol_address(&symbols[S_cublasDtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtrmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
//     cuComplex *C, int ldc)
static const cb_function f_cublasCtrmm = {.name = "cublasCtrmm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasCtrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCtrmm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCtrmm *call = cb_symbol_address(&symbols[S_cublasCtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtrmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
//     int ldb, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZtrmm = {.name = "cublasZtrmm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasZtrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t side, uplo, trans, diag, m_, n, lda, ldb, ldc, query_pointer_mode;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_int32(args[5], "int", &m_) < 0
        || cb_as_int32(args[6], "int", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_target(s, args[12], "C", false, &C) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZtrmm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZtrmm *call = cb_symbol_address(&symbols[S_cublasZtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtrmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

