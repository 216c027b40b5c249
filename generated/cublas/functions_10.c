// functions_10.c of cubind's binding of the cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
//     const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const char *const params_cublasZgemm3m[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasZgemm3m = {.name = "cublasZgemm3m",
    .params = params_cublasZgemm3m, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasZgemm3m)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasZgemm3m, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &B) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgemm3m, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemm3m *call = cb_symbol_address(&symbols[S_cublasZgemm3m]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgemm3m, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
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
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const
//     cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const char *const params_cublasZgemm3m_64[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasZgemm3m_64 = {.name = "cublasZgemm3m_64",
    .params = params_cublasZgemm3m_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasZgemm3m_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasZgemm3m_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address B;
    B.held = false;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &B) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgemm3m_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemm3m_64 *call = cb_symbol_address(&symbols[S_cublasZgemm3m_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgemm3m_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const __half *alpha, const __half *A, int lda, const __half *B,
//     int ldb, const __half *beta, __half *C, int ldc)
static const char *const params_cublasHgemm[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasHgemm = {.name = "cublasHgemm", .params = params_cublasHgemm,
    .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasHgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasHgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &B) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasHgemm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemm *call = cb_symbol_address(&symbols[S_cublasHgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasHgemm, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda,
//     const __half *B, int64_t ldb, const __half *beta, __half *C, int64_t ldc)
static const char *const params_cublasHgemm_64[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasHgemm_64 = {.name = "cublasHgemm_64",
    .params = params_cublasHgemm_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasHgemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasHgemm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_address B;
    B.held = false;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[9], &B) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[12], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasHgemm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT16, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemm_64 *call = cb_symbol_address(&symbols[S_cublasHgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasHgemm_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda,
//     const void *B, cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype,
//     int ldc)
static const char *const params_cublasSgemmEx[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasSgemmEx = {.name = "cublasSgemmEx",
    .params = params_cublasSgemmEx, .param_count = 17, .result_count = 0};

CB_WRAPPER(cublasSgemmEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[17];
    if (!cb_arguments(s, &f_cublasSgemmEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t Btype;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0)
        goto done;
    if (cb_as_int32(args[12], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[14], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int32(args[16], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSgemmEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[13], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmEx *call = cb_symbol_address(&symbols[S_cublasSgemmEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgemmEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const void *A,
//     cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float
//     *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const char *const params_cublasSgemmEx_64[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasSgemmEx_64 = {.name = "cublasSgemmEx_64",
    .params = params_cublasSgemmEx_64, .param_count = 17, .result_count = 0};

CB_WRAPPER(cublasSgemmEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[17];
    if (!cb_arguments(s, &f_cublasSgemmEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int64_t lda;
    cb_address B;
    B.held = false;
    int32_t Btype;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0)
        goto done;
    if (cb_as_int64(args[12], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[14], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int64(args[16], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSgemmEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[13], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmEx_64 *call = cb_symbol_address(&symbols[S_cublasSgemmEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgemmEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda,
//     const void *B, cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype,
//     int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
static const char *const params_cublasGemmEx[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", "computeType",
    "algo", NULL};
static const cb_function f_cublasGemmEx = {.name = "cublasGemmEx", .params = params_cublasGemmEx,
    .param_count = 19, .result_count = 0};

CB_WRAPPER(cublasGemmEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[19];
    if (!cb_arguments(s, &f_cublasGemmEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t Btype;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int32_t ldc;
    int32_t computeType;
    int32_t algo;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0)
        goto done;
    if (cb_as_int32(args[12], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[14], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int32(args[16], "int", &ldc) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasComputeType_t, args[17], "computeType", &computeType) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasGemmAlgo_t, args[18], "algo", &algo) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasGemmEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    if (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
        && cb_number_kind(m, &table_compute_types, computeType, Ctype, "alpha", &alpha_kind) < 0)
        goto done;
    if (cb_number_in(m, args[6], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    cb_value_kind beta_kind = CB_VALUE_NONE;
    if (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
        && cb_number_kind(m, &table_compute_types, computeType, Ctype, "beta", &beta_kind) < 0)
        goto done;
    if (cb_number_in(m, args[13], beta_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasGemmEx *call = cb_symbol_address(&symbols[S_cublasGemmEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc, (cublasComputeType_t)computeType,
        (cublasGemmAlgo_t)algo);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasGemmEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType
//     Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void
//     *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
static const char *const params_cublasGemmEx_64[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", "computeType",
    "algo", NULL};
static const cb_function f_cublasGemmEx_64 = {.name = "cublasGemmEx_64",
    .params = params_cublasGemmEx_64, .param_count = 19, .result_count = 0};

CB_WRAPPER(cublasGemmEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[19];
    if (!cb_arguments(s, &f_cublasGemmEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int64_t lda;
    cb_address B;
    B.held = false;
    int32_t Btype;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int64_t ldc;
    int32_t computeType;
    int32_t algo;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0)
        goto done;
    if (cb_as_int64(args[12], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[14], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int64(args[16], "int64_t", &ldc) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasComputeType_t, args[17], "computeType", &computeType) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasGemmAlgo_t, args[18], "algo", &algo) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasGemmEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    cb_value_kind alpha_kind = CB_VALUE_NONE;
    if (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
        && cb_number_kind(m, &table_compute_types, computeType, Ctype, "alpha", &alpha_kind) < 0)
        goto done;
    if (cb_number_in(m, args[6], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    cb_value_kind beta_kind = CB_VALUE_NONE;
    if (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
        && cb_number_kind(m, &table_compute_types, computeType, Ctype, "beta", &beta_kind) < 0)
        goto done;
    if (cb_number_in(m, args[13], beta_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasGemmEx_64 *call = cb_symbol_address(&symbols[S_cublasGemmEx_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc, (cublasComputeType_t)computeType,
        (cublasGemmAlgo_t)algo);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasGemmEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int
//     lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType
//     Ctype, int ldc)
static const char *const params_cublasCgemmEx[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCgemmEx = {.name = "cublasCgemmEx",
    .params = params_cublasCgemmEx, .param_count = 17, .result_count = 0};

CB_WRAPPER(cublasCgemmEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[17];
    if (!cb_arguments(s, &f_cublasCgemmEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int32_t m_;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t Btype;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0)
        goto done;
    if (cb_as_int32(args[12], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[14], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int32(args[16], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgemmEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[13], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmEx *call = cb_symbol_address(&symbols[S_cublasCgemmEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemmEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void
//     *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const
//     cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const char *const params_cublasCgemmEx_64[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCgemmEx_64 = {.name = "cublasCgemmEx_64",
    .params = params_cublasCgemmEx_64, .param_count = 17, .result_count = 0};

CB_WRAPPER(cublasCgemmEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[17];
    if (!cb_arguments(s, &f_cublasCgemmEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t transa;
    int32_t transb;
    int64_t m_;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int64_t lda;
    cb_address B;
    B.held = false;
    int32_t Btype;
    int64_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[5], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[7], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[10], &B) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0)
        goto done;
    if (cb_as_int64(args[12], "int64_t", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[14], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int64(args[16], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgemmEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[13], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmEx_64 *call = cb_symbol_address(&symbols[S_cublasCgemmEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemmEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const float *alpha, const float *A, int lda, const float *beta, float
//     *C, int ldc)
static const char *const params_cublasSsyrk[] = {"handle", "uplo", "trans", "n", "k", "alpha", "A",
    "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasSsyrk = {.name = "cublasSsyrk", .params = params_cublasSsyrk,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasSsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasSsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsyrk, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSsyrk *call = cb_symbol_address(&symbols[S_cublasSsyrk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsyrk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float
//     *beta, float *C, int64_t ldc)
static const char *const params_cublasSsyrk_64[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasSsyrk_64 = {.name = "cublasSsyrk_64",
    .params = params_cublasSsyrk_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasSsyrk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasSsyrk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsyrk_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasSsyrk_64 *call = cb_symbol_address(&symbols[S_cublasSsyrk_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsyrk_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const double *alpha, const double *A, int lda, const double *beta,
//     double *C, int ldc)
static const char *const params_cublasDsyrk[] = {"handle", "uplo", "trans", "n", "k", "alpha", "A",
    "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasDsyrk = {.name = "cublasDsyrk", .params = params_cublasDsyrk,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasDsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasDsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsyrk, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyrk *call = cb_symbol_address(&symbols[S_cublasDsyrk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsyrk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double
//     *beta, double *C, int64_t ldc)
static const char *const params_cublasDsyrk_64[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasDsyrk_64 = {.name = "cublasDsyrk_64",
    .params = params_cublasDsyrk_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasDsyrk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasDsyrk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDsyrk_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDsyrk_64 *call = cb_symbol_address(&symbols[S_cublasDsyrk_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDsyrk_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex
//     *beta, cuComplex *C, int ldc)
static const char *const params_cublasCsyrk[] = {"handle", "uplo", "trans", "n", "k", "alpha", "A",
    "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasCsyrk = {.name = "cublasCsyrk", .params = params_cublasCsyrk,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasCsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasCsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsyrk, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk *call = cb_symbol_address(&symbols[S_cublasCsyrk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsyrk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const
//     cuComplex *beta, cuComplex *C, int64_t ldc)
static const char *const params_cublasCsyrk_64[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasCsyrk_64 = {.name = "cublasCsyrk_64",
    .params = params_cublasCsyrk_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasCsyrk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasCsyrk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsyrk_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk_64 *call = cb_symbol_address(&symbols[S_cublasCsyrk_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsyrk_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const
//     cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const char *const params_cublasZsyrk[] = {"handle", "uplo", "trans", "n", "k", "alpha", "A",
    "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasZsyrk = {.name = "cublasZsyrk", .params = params_cublasZsyrk,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasZsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasZsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZsyrk, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyrk *call = cb_symbol_address(&symbols[S_cublasZsyrk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZsyrk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t
//     lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const char *const params_cublasZsyrk_64[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasZsyrk_64 = {.name = "cublasZsyrk_64",
    .params = params_cublasZsyrk_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasZsyrk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasZsyrk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZsyrk_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZsyrk_64 *call = cb_symbol_address(&symbols[S_cublasZsyrk_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZsyrk_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
//     const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
static const char *const params_cublasCsyrkEx[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "Atype", "lda", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCsyrkEx = {.name = "cublasCsyrkEx",
    .params = params_cublasCsyrkEx, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasCsyrkEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasCsyrkEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int32_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int32(args[12], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsyrkEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrkEx *call = cb_symbol_address(&symbols[S_cublasCsyrkEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsyrkEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
//     int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const char *const params_cublasCsyrkEx_64[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "Atype", "lda", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCsyrkEx_64 = {.name = "cublasCsyrkEx_64",
    .params = params_cublasCsyrkEx_64, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasCsyrkEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasCsyrkEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int64(args[12], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsyrkEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrkEx_64 *call = cb_symbol_address(&symbols[S_cublasCsyrkEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsyrkEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
//     const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
static const char *const params_cublasCsyrk3mEx[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "Atype", "lda", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCsyrk3mEx = {.name = "cublasCsyrk3mEx",
    .params = params_cublasCsyrk3mEx, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasCsyrk3mEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasCsyrk3mEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int32_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int32(args[12], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsyrk3mEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk3mEx *call = cb_symbol_address(&symbols[S_cublasCsyrk3mEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsyrk3mEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
//     int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const char *const params_cublasCsyrk3mEx_64[] = {"handle", "uplo", "trans", "n", "k",
    "alpha", "A", "Atype", "lda", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCsyrk3mEx_64 = {.name = "cublasCsyrk3mEx_64",
    .params = params_cublasCsyrk3mEx_64, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasCsyrk3mEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasCsyrk3mEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int64(args[12], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCsyrk3mEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCsyrk3mEx_64 *call = cb_symbol_address(&symbols[S_cublasCsyrk3mEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCsyrk3mEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const float *alpha, const cuComplex *A, int lda, const float *beta,
//     cuComplex *C, int ldc)
static const char *const params_cublasCherk[] = {"handle", "uplo", "trans", "n", "k", "alpha", "A",
    "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasCherk = {.name = "cublasCherk", .params = params_cublasCherk,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasCherk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasCherk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCherk, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasCherk *call = cb_symbol_address(&symbols[S_cublasCherk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCherk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float
//     *beta, cuComplex *C, int64_t ldc)
static const char *const params_cublasCherk_64[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasCherk_64 = {.name = "cublasCherk_64",
    .params = params_cublasCherk_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasCherk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasCherk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCherk_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasCherk_64 *call = cb_symbol_address(&symbols[S_cublasCherk_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCherk_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const double *alpha, const cuDoubleComplex *A, int lda, const double
//     *beta, cuDoubleComplex *C, int ldc)
static const char *const params_cublasZherk[] = {"handle", "uplo", "trans", "n", "k", "alpha", "A",
    "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasZherk = {.name = "cublasZherk", .params = params_cublasZherk,
    .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasZherk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasZherk, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[10], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZherk, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZherk *call = cb_symbol_address(&symbols[S_cublasZherk]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZherk, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda,
//     const double *beta, cuDoubleComplex *C, int64_t ldc)
static const char *const params_cublasZherk_64[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "beta", "C", "ldc", NULL};
static const cb_function f_cublasZherk_64 = {.name = "cublasZherk_64",
    .params = params_cublasZherk_64, .param_count = 11, .result_count = 0};

CB_WRAPPER(cublasZherk_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cublasZherk_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int64(args[7], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[9], "C", false, &C) < 0)
        goto done;
    if (cb_as_int64(args[10], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZherk_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZherk_64 *call = cb_symbol_address(&symbols[S_cublasZherk_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZherk_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const
//     float *beta, void *C, cudaDataType Ctype, int ldc)
static const char *const params_cublasCherkEx[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "Atype", "lda", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCherkEx = {.name = "cublasCherkEx",
    .params = params_cublasCherkEx, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasCherkEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasCherkEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int32_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int32(args[12], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCherkEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasCherkEx *call = cb_symbol_address(&symbols[S_cublasCherkEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCherkEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t
//     lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const char *const params_cublasCherkEx_64[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "Atype", "lda", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCherkEx_64 = {.name = "cublasCherkEx_64",
    .params = params_cublasCherkEx_64, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasCherkEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasCherkEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int64(args[12], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCherkEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasCherkEx_64 *call = cb_symbol_address(&symbols[S_cublasCherkEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCherkEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const
//     float *beta, void *C, cudaDataType Ctype, int ldc)
static const char *const params_cublasCherk3mEx[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "Atype", "lda", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCherk3mEx = {.name = "cublasCherk3mEx",
    .params = params_cublasCherk3mEx, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasCherk3mEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasCherk3mEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int32_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int32(args[8], "int", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int32(args[12], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCherk3mEx, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasCherk3mEx *call = cb_symbol_address(&symbols[S_cublasCherk3mEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCherk3mEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t
//     lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const char *const params_cublasCherk3mEx_64[] = {"handle", "uplo", "trans", "n", "k",
    "alpha", "A", "Atype", "lda", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCherk3mEx_64 = {.name = "cublasCherk3mEx_64",
    .params = params_cublasCherk3mEx_64, .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasCherk3mEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasCherk3mEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int64_t n;
    int64_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t Atype;
    int64_t lda;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t Ctype;
    int64_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_int64(args[4], "int64_t", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[7], "Atype", &Atype) < 0)
        goto done;
    if (cb_as_int64(args[8], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_target(s, args[10], "C", false, &C) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaDataType, args[11], "Ctype", &Ctype) < 0)
        goto done;
    if (cb_as_int64(args[12], "int64_t", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCherk3mEx_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[9], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "beta", &beta) < 0)
        goto done;
    fn_cublasCherk3mEx_64 *call = cb_symbol_address(&symbols[S_cublasCherk3mEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, (cudaDataType)Atype, lda, beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCherk3mEx_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t
//     trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb,
//     const float *beta, float *C, int ldc)
static const char *const params_cublasSsyr2k[] = {"handle", "uplo", "trans", "n", "k", "alpha",
    "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasSsyr2k = {.name = "cublasSsyr2k", .params = params_cublasSsyr2k,
    .param_count = 13, .result_count = 0};

CB_WRAPPER(cublasSsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[13];
    if (!cb_arguments(s, &f_cublasSsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t uplo;
    int32_t trans;
    int32_t n;
    int32_t k;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    cb_address B;
    B.held = false;
    int32_t ldb;
    cb_number beta;
    cb_number_init(&beta);
    cb_address C;
    C.held = false;
    int32_t ldc;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_int32(args[4], "int", &k) < 0)
        goto done;
    if (cb_as_address(m, args[6], &A) < 0)
        goto done;
    if (cb_as_int32(args[7], "int", &lda) < 0)
        goto done;
    if (cb_as_address(m, args[8], &B) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &ldb) < 0)
        goto done;
    if (cb_as_target(s, args[11], "C", false, &C) < 0)
        goto done;
    if (cb_as_int32(args[12], "int", &ldc) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSsyr2k, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[10], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSsyr2k *call = cb_symbol_address(&symbols[S_cublasSsyr2k]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSsyr2k, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

