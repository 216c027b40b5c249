// functions_batched_gemm.c of cubind for cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const __half *alpha,
//     const __half *const *Aarray, int lda, const __half *const *Barray, int ldb,
//     const __half *beta, __half *const *Carray, int ldc, int batchCount)
static const cb_function f_cublasHgemmBatched = {.name = "cublasHgemmBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "Aarray",
        "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL},
    .param_count = 15};

CB_WRAPPER(cublasHgemmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[15], *result = NULL;
    if (!cb_arguments(s, &f_cublasHgemmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &Aarray) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &Barray) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_address(m, args[12], &Carray) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || cb_as_int32(args[14], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasHgemmBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT16, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT16, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemmBatched *call = cb_symbol_address(&symbols[S_cublasHgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc,
        batchCount);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHgemmBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const float *alpha,
//     const float *const *Aarray, int lda, const float *const *Barray, int ldb, const float *beta,
//     float *const *Carray, int ldc, int batchCount)
static const cb_function f_cublasSgemmBatched = {.name = "cublasSgemmBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "Aarray",
        "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL},
    .param_count = 15};

CB_WRAPPER(cublasSgemmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[15], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &Aarray) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &Barray) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_address(m, args[12], &Carray) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || cb_as_int32(args[14], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasSgemmBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmBatched *call = cb_symbol_address(&symbols[S_cublasSgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc,
        batchCount);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemmBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const double *alpha,
//     const double *const *Aarray, int lda, const double *const *Barray, int ldb,
//     const double *beta, double *const *Carray, int ldc, int batchCount)
static const cb_function f_cublasDgemmBatched = {.name = "cublasDgemmBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "Aarray",
        "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL},
    .param_count = 15};

CB_WRAPPER(cublasDgemmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[15], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgemmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &Aarray) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &Barray) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_address(m, args[12], &Carray) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || cb_as_int32(args[14], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasDgemmBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemmBatched *call = cb_symbol_address(&symbols[S_cublasDgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc,
        batchCount);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgemmBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
//     const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb,
//     const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)
static const cb_function f_cublasCgemmBatched = {.name = "cublasCgemmBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "Aarray",
        "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL},
    .param_count = 15};

CB_WRAPPER(cublasCgemmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[15], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &Aarray) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &Barray) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_address(m, args[12], &Carray) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || cb_as_int32(args[14], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasCgemmBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmBatched *call = cb_symbol_address(&symbols[S_cublasCgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc,
        batchCount);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemmBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
//     const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb,
//     const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)
static const cb_function f_cublasCgemm3mBatched = {.name = "cublasCgemm3mBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "Aarray",
        "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL},
    .param_count = 15};

CB_WRAPPER(cublasCgemm3mBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[15], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemm3mBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &Aarray) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &Barray) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_address(m, args[12], &Carray) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || cb_as_int32(args[14], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasCgemm3mBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3mBatched *call = cb_symbol_address(&symbols[S_cublasCgemm3mBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemm3mBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray,
//     int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc,
//     int batchCount)
static const cb_function f_cublasZgemmBatched = {.name = "cublasZgemmBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "Aarray",
        "lda", "Barray", "ldb", "beta", "Carray", "ldc", "batchCount", NULL},
    .param_count = 15};

CB_WRAPPER(cublasZgemmBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[15], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemmBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, Barray, Carray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &Aarray) < 0
        || cb_as_int32(args[8], "int", &lda) < 0
        || cb_as_address(m, args[9], &Barray) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_address(m, args[12], &Carray) < 0
        || cb_as_int32(args[13], "int", &ldc) < 0
        || cb_as_int32(args[14], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasZgemmBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemmBatched *call = cb_symbol_address(&symbols[S_cublasZgemmBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, Aarray.value, lda, Barray.value, ldb, beta.data, Carray.value, ldc,
        batchCount);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemmBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *A,
//     int lda, long long strideA, const __half *B, int ldb, long long strideB, const __half *beta,
//     __half *C, int ldc, long long strideC, int batchCount)
static const cb_function f_cublasHgemmStridedBatched = {.name = "cublasHgemmStridedBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "strideA", "B", "ldb", "strideB", "beta", "C", "ldc", "strideC", "batchCount",
        NULL},
    .param_count = 18};

CB_WRAPPER(cublasHgemmStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[18], *result = NULL;
    if (!cb_arguments(s, &f_cublasHgemmStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
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
        || cb_as_int64(args[9], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_int64(args[12], "PY_LONG_LONG", &strideB) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_int32(args[15], "int", &ldc) < 0
        || cb_as_int64(args[16], "PY_LONG_LONG", &strideC) < 0
        || cb_as_int32(args[17], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasHgemmStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT16, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_FLOAT16, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHgemmStridedBatched *call = cb_symbol_address(&symbols[S_cublasHgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, strideA, B.value, ldb, strideB, beta.data, C.value, ldc,
        strideC, batchCount);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHgemmStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda,
//     long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C,
//     int ldc, long long strideC, int batchCount)
static const cb_function f_cublasSgemmStridedBatched = {.name = "cublasSgemmStridedBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "strideA", "B", "ldb", "strideB", "beta", "C", "ldc", "strideC", "batchCount",
        NULL},
    .param_count = 18};

CB_WRAPPER(cublasSgemmStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[18], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemmStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
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
        || cb_as_int64(args[9], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_int64(args[12], "PY_LONG_LONG", &strideB) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_int32(args[15], "int", &ldc) < 0
        || cb_as_int64(args[16], "PY_LONG_LONG", &strideC) < 0
        || cb_as_int32(args[17], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasSgemmStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemmStridedBatched *call = cb_symbol_address(&symbols[S_cublasSgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, strideA, B.value, ldb, strideB, beta.data, C.value, ldc,
        strideC, batchCount);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemmStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A,
//     int lda, long long strideA, const double *B, int ldb, long long strideB, const double *beta,
//     double *C, int ldc, long long strideC, int batchCount)
static const cb_function f_cublasDgemmStridedBatched = {.name = "cublasDgemmStridedBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "strideA", "B", "ldb", "strideB", "beta", "C", "ldc", "strideC", "batchCount",
        NULL},
    .param_count = 18};

CB_WRAPPER(cublasDgemmStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[18], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgemmStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
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
        || cb_as_int64(args[9], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_int64(args[12], "PY_LONG_LONG", &strideB) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_int32(args[15], "int", &ldc) < 0
        || cb_as_int64(args[16], "PY_LONG_LONG", &strideC) < 0
        || cb_as_int32(args[17], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasDgemmStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemmStridedBatched *call = cb_symbol_address(&symbols[S_cublasDgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, strideA, B.value, ldb, strideB, beta.data, C.value, ldc,
        strideC, batchCount);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgemmStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
//     int lda, long long strideA, const cuComplex *B, int ldb, long long strideB,
//     const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)
static const cb_function f_cublasCgemmStridedBatched = {.name = "cublasCgemmStridedBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "strideA", "B", "ldb", "strideB", "beta", "C", "ldc", "strideC", "batchCount",
        NULL},
    .param_count = 18};

CB_WRAPPER(cublasCgemmStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[18], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemmStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
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
        || cb_as_int64(args[9], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_int64(args[12], "PY_LONG_LONG", &strideB) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_int32(args[15], "int", &ldc) < 0
        || cb_as_int64(args[16], "PY_LONG_LONG", &strideC) < 0
        || cb_as_int32(args[17], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasCgemmStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemmStridedBatched *call = cb_symbol_address(&symbols[S_cublasCgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, strideA, B.value, ldb, strideB, beta.data, C.value, ldc,
        strideC, batchCount);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemmStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
//     int lda, long long strideA, const cuComplex *B, int ldb, long long strideB,
//     const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)
static const cb_function f_cublasCgemm3mStridedBatched = {.name = "cublasCgemm3mStridedBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "strideA", "B", "ldb", "strideB", "beta", "C", "ldc", "strideC", "batchCount",
        NULL},
    .param_count = 18};

CB_WRAPPER(cublasCgemm3mStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[18], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemm3mStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
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
        || cb_as_int64(args[9], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_int64(args[12], "PY_LONG_LONG", &strideB) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_int32(args[15], "int", &ldc) < 0
        || cb_as_int64(args[16], "PY_LONG_LONG", &strideC) < 0
        || cb_as_int32(args[17], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasCgemm3mStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3mStridedBatched *call =
        cb_symbol_address(&symbols[S_cublasCgemm3mStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, strideA, B.value, ldb, strideB, beta.data, C.value, ldc, strideC,
        batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemm3mStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *B, int ldb,
//     long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc,
//     long long strideC, int batchCount)
static const cb_function f_cublasZgemmStridedBatched = {.name = "cublasZgemmStridedBatched",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "strideA", "B", "ldb", "strideB", "beta", "C", "ldc", "strideC", "batchCount",
        NULL},
    .param_count = 18};

CB_WRAPPER(cublasZgemmStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[18], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemmStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, lda, ldb, ldc, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
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
        || cb_as_int64(args[9], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &ldb) < 0
        || cb_as_int64(args[12], "PY_LONG_LONG", &strideB) < 0
        || cb_as_target(s, args[14], "C", false, &C) < 0
        || cb_as_int32(args[15], "int", &ldc) < 0
        || cb_as_int64(args[16], "PY_LONG_LONG", &strideC) < 0
        || cb_as_int32(args[17], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasZgemmStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[13], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemmStridedBatched *call = cb_symbol_address(&symbols[S_cublasZgemmStridedBatched]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, lda, strideA, B.value, ldb, strideB, beta.data, C.value, ldc,
        strideC, batchCount);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemmStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *const *Aarray,
//     cudaDataType Atype, int lda, const void *const *Barray, cudaDataType Btype, int ldb,
//     const void *beta, void *const *Carray, cudaDataType Ctype, int ldc, int batchCount,
//     cublasComputeType_t computeType, cublasGemmAlgo_t algo)
static const cb_function f_cublasGemmBatchedEx = {.name = "cublasGemmBatchedEx",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "Aarray",
        "Atype", "lda", "Barray", "Btype", "ldb", "beta", "Carray", "Ctype", "ldc", "batchCount",
        "computeType", "algo", NULL},
    .param_count = 20};

CB_WRAPPER(cublasGemmBatchedEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[20], *result = NULL;
    if (!cb_arguments(s, &f_cublasGemmBatchedEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, Atype, lda, Btype, ldb, Ctype, ldc, batchCount, computeType,
        algo, query_pointer_mode;
    cb_number alpha, beta;
    cb_value_kind alpha_kind = CB_VALUE_NONE, beta_kind = CB_VALUE_NONE;
    cb_address Aarray, Barray, Carray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_int32(args[3], "int", &m_) < 0
        || cb_as_int32(args[4], "int", &n) < 0
        || cb_as_int32(args[5], "int", &k) < 0
        || cb_as_address(m, args[7], &Aarray) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &Barray) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0
        || cb_as_int32(args[12], "int", &ldb) < 0
        || cb_as_address(m, args[14], &Carray) < 0
        || cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0
        || cb_as_int32(args[16], "int", &ldc) < 0
        || cb_as_int32(args[17], "int", &batchCount) < 0
        || cb_as_enum(m, T_cublasComputeType_t, args[18], "computeType", &computeType) < 0
        || cb_as_enum(m, T_cublasGemmAlgo_t, args[19], "algo", &algo) < 0
        || ask_pointer_mode(s, &f_cublasGemmBatchedEx, args, handle, &query_pointer_mode,
            &result) < 0
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
    fn_cublasGemmBatchedEx *call = cb_symbol_address(&symbols[S_cublasGemmBatchedEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, Aarray.value, (cudaDataType)Atype, lda, Barray.value,
        (cudaDataType)Btype, ldb, beta.data, Carray.value, (cudaDataType)Ctype, ldc, batchCount,
        (cublasComputeType_t)computeType, (cublasGemmAlgo_t)algo);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGemmBatchedEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&Barray);
    cb_number_done(&beta);
    cb_address_release(&Carray);
    return result;
}

// cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A,
//     cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb,
//     long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc,
//     long long strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
static const cb_function f_cublasGemmStridedBatchedEx = {.name = "cublasGemmStridedBatchedEx",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "Atype", "lda", "strideA", "B", "Btype", "ldb", "strideB", "beta", "C", "Ctype", "ldc",
        "strideC", "batchCount", "computeType", "algo", NULL},
    .param_count = 23};

CB_WRAPPER(cublasGemmStridedBatchedEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[23], *result = NULL;
    if (!cb_arguments(s, &f_cublasGemmStridedBatchedEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, k, Atype, lda, Btype, ldb, Ctype, ldc, batchCount, computeType,
        algo, query_pointer_mode;
    cb_number alpha, beta;
    cb_value_kind alpha_kind = CB_VALUE_NONE, beta_kind = CB_VALUE_NONE;
    cb_address A, B, C;
    int64_t strideA, strideB, strideC;
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
        || cb_as_int64(args[10], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[11], &B) < 0
        || cb_as_enum(m, T_cudaDataType, args[12], "Btype", &Btype) < 0
        || cb_as_int32(args[13], "int", &ldb) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &strideB) < 0
        || cb_as_target(s, args[16], "C", false, &C) < 0
        || cb_as_enum(m, T_cudaDataType, args[17], "Ctype", &Ctype) < 0
        || cb_as_int32(args[18], "int", &ldc) < 0
        || cb_as_int64(args[19], "PY_LONG_LONG", &strideC) < 0
        || cb_as_int32(args[20], "int", &batchCount) < 0
        || cb_as_enum(m, T_cublasComputeType_t, args[21], "computeType", &computeType) < 0
        || cb_as_enum(m, T_cublasGemmAlgo_t, args[22], "algo", &algo) < 0
        || ask_pointer_mode(s, &f_cublasGemmStridedBatchedEx, args, handle, &query_pointer_mode,
            &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_compute_types, computeType, Ctype, "alpha",
                &alpha_kind) < 0)
        || cb_number_in(m, args[6], alpha_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "alpha", &alpha) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_compute_types, computeType, Ctype, "beta", &beta_kind) < 0)
        || cb_number_in(m, args[15], beta_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "beta", &beta) < 0)
        goto done;
    fn_cublasGemmStridedBatchedEx *call = cb_symbol_address(&symbols[S_cublasGemmStridedBatchedEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_,
        n, k, alpha.data, A.value, (cudaDataType)Atype, lda, strideA, B.value, (cudaDataType)Btype,
        ldb, strideB, beta.data, C.value, (cudaDataType)Ctype, ldc, strideC, batchCount,
        (cublasComputeType_t)computeType, (cublasGemmAlgo_t)algo);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGemmStridedBatchedEx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle,
//     const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
//     const int *m_array, const int *n_array, const int *k_array, const float *alpha_array,
//     const float *const *Aarray, const int *lda_array, const float *const *Barray,
//     const int *ldb_array, const float *beta_array, float *const *Carray, const int *ldc_array,
//     int group_count, const int *group_size)
static const cb_function f_cublasSgemmGroupedBatched = {.name = "cublasSgemmGroupedBatched",
    .params = (const char *const[]){"handle", "transa_array", "transb_array", "m_array", "n_array",
        "k_array", "alpha_array", "Aarray", "lda_array", "Barray", "ldb_array", "beta_array",
        "Carray", "ldc_array", "group_count", "group_size", NULL},
    .param_count = 16, .auto_mask = 0x4000};

CB_WRAPPER(cublasSgemmGroupedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemmGroupedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_array transa_array, transb_array, m_array, n_array, k_array, lda_array, ldb_array,
        ldc_array, group_size;
    cb_number alpha_array, beta_array;
    cb_address Aarray, Barray, Carray;
    int32_t group_count = 0;
    cb_array_init(&transa_array);
    cb_array_init(&transb_array);
    cb_array_init(&m_array);
    cb_array_init(&n_array);
    cb_array_init(&k_array);
    cb_number_init(&alpha_array);
    cb_array_init(&lda_array);
    cb_array_init(&ldb_array);
    cb_number_init(&beta_array);
    cb_array_init(&ldc_array);
    cb_array_init(&group_size);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_array_enums_or_buffer(m, T_cublasOperation_t, args[1], "transa_array",
            &transa_array) < 0
        || cb_array_enums_or_buffer(m, T_cublasOperation_t, args[2], "transb_array",
            &transb_array) < 0
        || cb_array_ints_or_buffer(args[3], "m_array", sizeof(int), true, "int", &m_array) < 0
        || cb_array_ints_or_buffer(args[4], "n_array", sizeof(int), true, "int", &n_array) < 0
        || cb_array_ints_or_buffer(args[5], "k_array", sizeof(int), true, "int", &k_array) < 0
        || cb_as_address(m, args[7], &Aarray) < 0
        || cb_array_ints_or_buffer(args[8], "lda_array", sizeof(int), true, "int", &lda_array) < 0
        || cb_as_address(m, args[9], &Barray) < 0
        || cb_array_ints_or_buffer(args[10], "ldb_array", sizeof(int), true, "int", &ldb_array) < 0
        || cb_as_address(m, args[12], &Carray) < 0
        || cb_array_ints_or_buffer(args[13], "ldc_array", sizeof(int), true, "int", &ldc_array) < 0
        || (args[14] != NULL && cb_as_int32(args[14], "int", &group_count) < 0)
        || cb_array_ints_or_buffer(args[15], "group_size", sizeof(int), true, "int",
            &group_size) < 0)
        goto done;
    if (args[14] == NULL && transa_array.length > (size_t)group_count)
        group_count = (int32_t)transa_array.length;
    if (args[14] == NULL && transb_array.length > (size_t)group_count)
        group_count = (int32_t)transb_array.length;
    if (args[14] == NULL && m_array.length > (size_t)group_count)
        group_count = (int32_t)m_array.length;
    if (args[14] == NULL && n_array.length > (size_t)group_count)
        group_count = (int32_t)n_array.length;
    if (args[14] == NULL && k_array.length > (size_t)group_count)
        group_count = (int32_t)k_array.length;
    if (args[14] == NULL && lda_array.length > (size_t)group_count)
        group_count = (int32_t)lda_array.length;
    if (args[14] == NULL && ldb_array.length > (size_t)group_count)
        group_count = (int32_t)ldb_array.length;
    if (args[14] == NULL && ldc_array.length > (size_t)group_count)
        group_count = (int32_t)ldc_array.length;
    if (args[14] == NULL && group_size.length > (size_t)group_count)
        group_count = (int32_t)group_size.length;
    if ((group_count > 0
            && cb_number_in(m, args[6], CB_VALUE_FLOAT, (size_t)group_count, true, "alpha_array",
                &alpha_array) < 0)
        || (group_count > 0
            && cb_number_in(m, args[11], CB_VALUE_FLOAT, (size_t)group_count, true, "beta_array",
                &beta_array) < 0)
        || cb_array_check(&transa_array, (size_t)group_count) < 0
        || cb_array_check(&transb_array, (size_t)group_count) < 0
        || cb_array_check(&m_array, (size_t)group_count) < 0
        || cb_array_check(&n_array, (size_t)group_count) < 0
        || cb_array_check(&k_array, (size_t)group_count) < 0
        || cb_array_check(&lda_array, (size_t)group_count) < 0
        || cb_array_check(&ldb_array, (size_t)group_count) < 0
        || cb_array_check(&ldc_array, (size_t)group_count) < 0
        || cb_array_check(&group_size, (size_t)group_count) < 0)
        goto done;
    fn_cublasSgemmGroupedBatched *call = cb_symbol_address(&symbols[S_cublasSgemmGroupedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa_array.data, transb_array.data, m_array.data, n_array.data,
        k_array.data, alpha_array.data, Aarray.value, lda_array.data, Barray.value, ldb_array.data,
        beta_array.data, Carray.value, ldc_array.data, group_count, group_size.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemmGroupedBatched, status, args, NULL);
done:
    cb_array_done(&transa_array);
    cb_array_done(&transb_array);
    cb_array_done(&m_array);
    cb_array_done(&n_array);
    cb_array_done(&k_array);
    cb_number_done(&alpha_array);
    cb_address_release(&Aarray);
    cb_array_done(&lda_array);
    cb_address_release(&Barray);
    cb_array_done(&ldb_array);
    cb_number_done(&beta_array);
    cb_address_release(&Carray);
    cb_array_done(&ldc_array);
    cb_array_done(&group_size);
    return result;
}

// cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle,
//     const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
//     const int *m_array, const int *n_array, const int *k_array, const double *alpha_array,
//     const double *const *Aarray, const int *lda_array, const double *const *Barray,
//     const int *ldb_array, const double *beta_array, double *const *Carray, const int *ldc_array,
//     int group_count, const int *group_size)
static const cb_function f_cublasDgemmGroupedBatched = {.name = "cublasDgemmGroupedBatched",
    .params = (const char *const[]){"handle", "transa_array", "transb_array", "m_array", "n_array",
        "k_array", "alpha_array", "Aarray", "lda_array", "Barray", "ldb_array", "beta_array",
        "Carray", "ldc_array", "group_count", "group_size", NULL},
    .param_count = 16, .auto_mask = 0x4000};

CB_WRAPPER(cublasDgemmGroupedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgemmGroupedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_array transa_array, transb_array, m_array, n_array, k_array, lda_array, ldb_array,
        ldc_array, group_size;
    cb_number alpha_array, beta_array;
    cb_address Aarray, Barray, Carray;
    int32_t group_count = 0;
    cb_array_init(&transa_array);
    cb_array_init(&transb_array);
    cb_array_init(&m_array);
    cb_array_init(&n_array);
    cb_array_init(&k_array);
    cb_number_init(&alpha_array);
    cb_array_init(&lda_array);
    cb_array_init(&ldb_array);
    cb_number_init(&beta_array);
    cb_array_init(&ldc_array);
    cb_array_init(&group_size);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_array_enums_or_buffer(m, T_cublasOperation_t, args[1], "transa_array",
            &transa_array) < 0
        || cb_array_enums_or_buffer(m, T_cublasOperation_t, args[2], "transb_array",
            &transb_array) < 0
        || cb_array_ints_or_buffer(args[3], "m_array", sizeof(int), true, "int", &m_array) < 0
        || cb_array_ints_or_buffer(args[4], "n_array", sizeof(int), true, "int", &n_array) < 0
        || cb_array_ints_or_buffer(args[5], "k_array", sizeof(int), true, "int", &k_array) < 0
        || cb_as_address(m, args[7], &Aarray) < 0
        || cb_array_ints_or_buffer(args[8], "lda_array", sizeof(int), true, "int", &lda_array) < 0
        || cb_as_address(m, args[9], &Barray) < 0
        || cb_array_ints_or_buffer(args[10], "ldb_array", sizeof(int), true, "int", &ldb_array) < 0
        || cb_as_address(m, args[12], &Carray) < 0
        || cb_array_ints_or_buffer(args[13], "ldc_array", sizeof(int), true, "int", &ldc_array) < 0
        || (args[14] != NULL && cb_as_int32(args[14], "int", &group_count) < 0)
        || cb_array_ints_or_buffer(args[15], "group_size", sizeof(int), true, "int",
            &group_size) < 0)
        goto done;
    if (args[14] == NULL && transa_array.length > (size_t)group_count)
        group_count = (int32_t)transa_array.length;
    if (args[14] == NULL && transb_array.length > (size_t)group_count)
        group_count = (int32_t)transb_array.length;
    if (args[14] == NULL && m_array.length > (size_t)group_count)
        group_count = (int32_t)m_array.length;
    if (args[14] == NULL && n_array.length > (size_t)group_count)
        group_count = (int32_t)n_array.length;
    if (args[14] == NULL && k_array.length > (size_t)group_count)
        group_count = (int32_t)k_array.length;
    if (args[14] == NULL && lda_array.length > (size_t)group_count)
        group_count = (int32_t)lda_array.length;
    if (args[14] == NULL && ldb_array.length > (size_t)group_count)
        group_count = (int32_t)ldb_array.length;
    if (args[14] == NULL && ldc_array.length > (size_t)group_count)
        group_count = (int32_t)ldc_array.length;
    if (args[14] == NULL && group_size.length > (size_t)group_count)
        group_count = (int32_t)group_size.length;
    if ((group_count > 0
            && cb_number_in(m, args[6], CB_VALUE_DOUBLE, (size_t)group_count, true, "alpha_array",
                &alpha_array) < 0)
        || (group_count > 0
            && cb_number_in(m, args[11], CB_VALUE_DOUBLE, (size_t)group_count, true, "beta_array",
                &beta_array) < 0)
        || cb_array_check(&transa_array, (size_t)group_count) < 0
        || cb_array_check(&transb_array, (size_t)group_count) < 0
        || cb_array_check(&m_array, (size_t)group_count) < 0
        || cb_array_check(&n_array, (size_t)group_count) < 0
        || cb_array_check(&k_array, (size_t)group_count) < 0
        || cb_array_check(&lda_array, (size_t)group_count) < 0
        || cb_array_check(&ldb_array, (size_t)group_count) < 0
        || cb_array_check(&ldc_array, (size_t)group_count) < 0
        || cb_array_check(&group_size, (size_t)group_count) < 0)
        goto done;
    fn_cublasDgemmGroupedBatched *call = cb_symbol_address(&symbols[S_cublasDgemmGroupedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa_array.data, transb_array.data, m_array.data, n_array.data,
        k_array.data, alpha_array.data, Aarray.value, lda_array.data, Barray.value, ldb_array.data,
        beta_array.data, Carray.value, ldc_array.data, group_count, group_size.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgemmGroupedBatched, status, args, NULL);
done:
    cb_array_done(&transa_array);
    cb_array_done(&transb_array);
    cb_array_done(&m_array);
    cb_array_done(&n_array);
    cb_array_done(&k_array);
    cb_number_done(&alpha_array);
    cb_address_release(&Aarray);
    cb_array_done(&lda_array);
    cb_address_release(&Barray);
    cb_array_done(&ldb_array);
    cb_number_done(&beta_array);
    cb_address_release(&Carray);
    cb_array_done(&ldc_array);
    cb_array_done(&group_size);
    return result;
}

// cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t handle,
//     const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
//     const int *m_array, const int *n_array, const int *k_array, const void *alpha_array,
//     const void *const *Aarray, cudaDataType_t Atype, const int *lda_array,
//     const void *const *Barray, cudaDataType_t Btype, const int *ldb_array,
//     const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array,
//     int group_count, const int *group_size, cublasComputeType_t computeType)
static const cb_function f_cublasGemmGroupedBatchedEx = {.name = "cublasGemmGroupedBatchedEx",
    .params = (const char *const[]){"handle", "transa_array", "transb_array", "m_array", "n_array",
        "k_array", "alpha_array", "Aarray", "Atype", "lda_array", "Barray", "Btype", "ldb_array",
        "beta_array", "Carray", "Ctype", "ldc_array", "group_count", "group_size", "computeType",
        NULL},
    .param_count = 20, .auto_mask = 0x20000};

CB_WRAPPER(cublasGemmGroupedBatchedEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[20], *result = NULL;
    if (!cb_arguments(s, &f_cublasGemmGroupedBatchedEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_array transa_array, transb_array, m_array, n_array, k_array, lda_array, ldb_array,
        ldc_array, group_size;
    cb_number alpha_array, beta_array;
    cb_value_kind alpha_array_kind = CB_VALUE_NONE, beta_array_kind = CB_VALUE_NONE;
    cb_address Aarray, Barray, Carray;
    int32_t Atype, Btype, Ctype, computeType;
    int32_t group_count = 0;
    cb_array_init(&transa_array);
    cb_array_init(&transb_array);
    cb_array_init(&m_array);
    cb_array_init(&n_array);
    cb_array_init(&k_array);
    cb_number_init(&alpha_array);
    cb_array_init(&lda_array);
    cb_array_init(&ldb_array);
    cb_number_init(&beta_array);
    cb_array_init(&ldc_array);
    cb_array_init(&group_size);
    Aarray.held = Barray.held = Carray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_array_enums_or_buffer(m, T_cublasOperation_t, args[1], "transa_array",
            &transa_array) < 0
        || cb_array_enums_or_buffer(m, T_cublasOperation_t, args[2], "transb_array",
            &transb_array) < 0
        || cb_array_ints_or_buffer(args[3], "m_array", sizeof(int), true, "int", &m_array) < 0
        || cb_array_ints_or_buffer(args[4], "n_array", sizeof(int), true, "int", &n_array) < 0
        || cb_array_ints_or_buffer(args[5], "k_array", sizeof(int), true, "int", &k_array) < 0
        || cb_as_address(m, args[7], &Aarray) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "Atype", &Atype) < 0
        || cb_array_ints_or_buffer(args[9], "lda_array", sizeof(int), true, "int", &lda_array) < 0
        || cb_as_address(m, args[10], &Barray) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "Btype", &Btype) < 0
        || cb_array_ints_or_buffer(args[12], "ldb_array", sizeof(int), true, "int", &ldb_array) < 0
        || cb_as_address(m, args[14], &Carray) < 0
        || cb_as_enum(m, T_cudaDataType, args[15], "Ctype", &Ctype) < 0
        || cb_array_ints_or_buffer(args[16], "ldc_array", sizeof(int), true, "int", &ldc_array) < 0
        || (args[17] != NULL && cb_as_int32(args[17], "int", &group_count) < 0)
        || cb_array_ints_or_buffer(args[18], "group_size", sizeof(int), true, "int",
            &group_size) < 0
        || cb_as_enum(m, T_cublasComputeType_t, args[19], "computeType", &computeType) < 0)
        goto done;
    if (args[17] == NULL && transa_array.length > (size_t)group_count)
        group_count = (int32_t)transa_array.length;
    if (args[17] == NULL && transb_array.length > (size_t)group_count)
        group_count = (int32_t)transb_array.length;
    if (args[17] == NULL && m_array.length > (size_t)group_count)
        group_count = (int32_t)m_array.length;
    if (args[17] == NULL && n_array.length > (size_t)group_count)
        group_count = (int32_t)n_array.length;
    if (args[17] == NULL && k_array.length > (size_t)group_count)
        group_count = (int32_t)k_array.length;
    if (args[17] == NULL && lda_array.length > (size_t)group_count)
        group_count = (int32_t)lda_array.length;
    if (args[17] == NULL && ldb_array.length > (size_t)group_count)
        group_count = (int32_t)ldb_array.length;
    if (args[17] == NULL && ldc_array.length > (size_t)group_count)
        group_count = (int32_t)ldc_array.length;
    if (args[17] == NULL && group_size.length > (size_t)group_count)
        group_count = (int32_t)group_size.length;
    if ((group_count > 0
            && cb_number_kind(m, &table_compute_types, computeType, Ctype, "alpha_array",
                &alpha_array_kind) < 0)
        || (group_count > 0
            && cb_number_in(m, args[6], alpha_array_kind, (size_t)group_count, true, "alpha_array",
                &alpha_array) < 0)
        || (group_count > 0
            && cb_number_kind(m, &table_compute_types, computeType, Ctype, "beta_array",
                &beta_array_kind) < 0)
        || (group_count > 0
            && cb_number_in(m, args[13], beta_array_kind, (size_t)group_count, true, "beta_array",
                &beta_array) < 0)
        || cb_array_check(&transa_array, (size_t)group_count) < 0
        || cb_array_check(&transb_array, (size_t)group_count) < 0
        || cb_array_check(&m_array, (size_t)group_count) < 0
        || cb_array_check(&n_array, (size_t)group_count) < 0
        || cb_array_check(&k_array, (size_t)group_count) < 0
        || cb_array_check(&lda_array, (size_t)group_count) < 0
        || cb_array_check(&ldb_array, (size_t)group_count) < 0
        || cb_array_check(&ldc_array, (size_t)group_count) < 0
        || cb_array_check(&group_size, (size_t)group_count) < 0)
        goto done;
    fn_cublasGemmGroupedBatchedEx *call = cb_symbol_address(&symbols[S_cublasGemmGroupedBatchedEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa_array.data, transb_array.data, m_array.data, n_array.data,
        k_array.data, alpha_array.data, Aarray.value, (cudaDataType_t)Atype, lda_array.data,
        Barray.value, (cudaDataType_t)Btype, ldb_array.data, beta_array.data, Carray.value,
        (cudaDataType_t)Ctype, ldc_array.data, group_count, group_size.data,
        (cublasComputeType_t)computeType);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGemmGroupedBatchedEx, status, args, NULL);
done:
    cb_array_done(&transa_array);
    cb_array_done(&transb_array);
    cb_array_done(&m_array);
    cb_array_done(&n_array);
    cb_array_done(&k_array);
    cb_number_done(&alpha_array);
    cb_address_release(&Aarray);
    cb_array_done(&lda_array);
    cb_address_release(&Barray);
    cb_array_done(&ldb_array);
    cb_number_done(&beta_array);
    cb_address_release(&Carray);
    cb_array_done(&ldc_array);
    cb_array_done(&group_size);
    return result;
}

