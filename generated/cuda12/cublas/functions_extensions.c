// functions_extensions.c of cubind for cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda,
//     const float *beta, const float *B, int ldb, float *C, int ldc)
static const cb_function f_cublasSgeam = {.name = "cublasSgeam",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "alpha", "A", "lda",
        "beta", "B", "ldb", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasSgeam)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgeam, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, lda, ldb, ldc, query_pointer_mode;
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
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSgeam, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgeam *call = cb_symbol_address(&symbols[S_cublasSgeam]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, alpha.data,
        A.value, lda, beta.data, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgeam, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A,
//     int64_t lda, const float *beta, const float *B, int64_t ldb, float *C, int64_t ldc)
static const cb_function f_cublasSgeam_64 = {.name = "cublasSgeam_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "alpha", "A", "lda",
        "beta", "B", "ldb", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasSgeam_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgeam_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
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
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasSgeam_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgeam_64 *call = cb_symbol_address(&symbols[S_cublasSgeam_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, alpha.data,
        A.value, lda, beta.data, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgeam_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, const double *alpha, const double *A, int lda,
//     const double *beta, const double *B, int ldb, double *C, int ldc)
static const cb_function f_cublasDgeam = {.name = "cublasDgeam",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "alpha", "A", "lda",
        "beta", "B", "ldb", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDgeam)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgeam, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, lda, ldb, ldc, query_pointer_mode;
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
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDgeam, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgeam *call = cb_symbol_address(&symbols[S_cublasDgeam]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, alpha.data,
        A.value, lda, beta.data, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgeam, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, const double *alpha, const double *A,
//     int64_t lda, const double *beta, const double *B, int64_t ldb, double *C, int64_t ldc)
static const cb_function f_cublasDgeam_64 = {.name = "cublasDgeam_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "alpha", "A", "lda",
        "beta", "B", "ldb", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDgeam_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgeam_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
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
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasDgeam_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgeam_64 *call = cb_symbol_address(&symbols[S_cublasDgeam_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, alpha.data,
        A.value, lda, beta.data, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgeam_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
//     const cuComplex *beta, const cuComplex *B, int ldb, cuComplex *C, int ldc)
static const cb_function f_cublasCgeam = {.name = "cublasCgeam",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "alpha", "A", "lda",
        "beta", "B", "ldb", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCgeam)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgeam, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, lda, ldb, ldc, query_pointer_mode;
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
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCgeam, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgeam *call = cb_symbol_address(&symbols[S_cublasCgeam]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, alpha.data,
        A.value, lda, beta.data, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgeam, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
//     int64_t lda, const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasCgeam_64 = {.name = "cublasCgeam_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "alpha", "A", "lda",
        "beta", "B", "ldb", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCgeam_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgeam_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
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
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasCgeam_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgeam_64 *call = cb_symbol_address(&symbols[S_cublasCgeam_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, alpha.data,
        A.value, lda, beta.data, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgeam_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, const cuDoubleComplex *B,
//     int ldb, cuDoubleComplex *C, int ldc)
static const cb_function f_cublasZgeam = {.name = "cublasZgeam",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "alpha", "A", "lda",
        "beta", "B", "ldb", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZgeam)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgeam, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, m_, n, lda, ldb, ldc, query_pointer_mode;
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
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int32(args[7], "int", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int32(args[10], "int", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int32(args[12], "int", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZgeam, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgeam *call = cb_symbol_address(&symbols[S_cublasZgeam]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, alpha.data,
        A.value, lda, beta.data, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgeam, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta,
//     const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZgeam_64 = {.name = "cublasZgeam_64",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "alpha", "A", "lda",
        "beta", "B", "ldb", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZgeam_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgeam_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, query_pointer_mode;
    int64_t m_, n, lda, ldb, ldc;
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
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_int64(args[7], "int64_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_int64(args[10], "int64_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", false, &C) < 0
        || cb_as_int64(args[12], "int64_t", &ldc) < 0
        || ask_pointer_mode(s, &f_cublasZgeam_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgeam_64 *call = cb_symbol_address(&symbols[S_cublasZgeam_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, alpha.data,
        A.value, lda, beta.data, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgeam_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
//     const float *A, int lda, const float *x, int incx, float *C, int ldc)
static const cb_function f_cublasSdgmm = {.name = "cublasSdgmm",
    .params = (const char *const[]){"handle", "mode", "m", "n", "A", "lda", "x", "incx", "C",
        "ldc", NULL},
    .param_count = 10};

CB_WRAPPER(cublasSdgmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasSdgmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode, m_, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "mode", &mode) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0
        || cb_as_target(s, args[8], "C", false, &C) < 0
        || cb_as_int32(args[9], "int", &ldc) < 0)
        goto done;
    fn_cublasSdgmm *call = cb_symbol_address(&symbols[S_cublasSdgmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)mode, m_, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSdgmm, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
//     int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)
static const cb_function f_cublasSdgmm_64 = {.name = "cublasSdgmm_64",
    .params = (const char *const[]){"handle", "mode", "m", "n", "A", "lda", "x", "incx", "C",
        "ldc", NULL},
    .param_count = 10};

CB_WRAPPER(cublasSdgmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasSdgmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    int64_t m_, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "mode", &mode) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int64(args[5], "int64_t", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int64(args[7], "int64_t", &incx) < 0
        || cb_as_target(s, args[8], "C", false, &C) < 0
        || cb_as_int64(args[9], "int64_t", &ldc) < 0)
        goto done;
    fn_cublasSdgmm_64 *call = cb_symbol_address(&symbols[S_cublasSdgmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)mode, m_, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSdgmm_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
//     const double *A, int lda, const double *x, int incx, double *C, int ldc)
static const cb_function f_cublasDdgmm = {.name = "cublasDdgmm",
    .params = (const char *const[]){"handle", "mode", "m", "n", "A", "lda", "x", "incx", "C",
        "ldc", NULL},
    .param_count = 10};

CB_WRAPPER(cublasDdgmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDdgmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode, m_, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "mode", &mode) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0
        || cb_as_target(s, args[8], "C", false, &C) < 0
        || cb_as_int32(args[9], "int", &ldc) < 0)
        goto done;
    fn_cublasDdgmm *call = cb_symbol_address(&symbols[S_cublasDdgmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)mode, m_, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDdgmm, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
//     int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C,
//     int64_t ldc)
static const cb_function f_cublasDdgmm_64 = {.name = "cublasDdgmm_64",
    .params = (const char *const[]){"handle", "mode", "m", "n", "A", "lda", "x", "incx", "C",
        "ldc", NULL},
    .param_count = 10};

CB_WRAPPER(cublasDdgmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasDdgmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    int64_t m_, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "mode", &mode) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int64(args[5], "int64_t", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int64(args[7], "int64_t", &incx) < 0
        || cb_as_target(s, args[8], "C", false, &C) < 0
        || cb_as_int64(args[9], "int64_t", &ldc) < 0)
        goto done;
    fn_cublasDdgmm_64 *call = cb_symbol_address(&symbols[S_cublasDdgmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)mode, m_, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDdgmm_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
//     const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)
static const cb_function f_cublasCdgmm = {.name = "cublasCdgmm",
    .params = (const char *const[]){"handle", "mode", "m", "n", "A", "lda", "x", "incx", "C",
        "ldc", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCdgmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCdgmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode, m_, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "mode", &mode) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0
        || cb_as_target(s, args[8], "C", false, &C) < 0
        || cb_as_int32(args[9], "int", &ldc) < 0)
        goto done;
    fn_cublasCdgmm *call = cb_symbol_address(&symbols[S_cublasCdgmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)mode, m_, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCdgmm, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
//     int64_t n, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C,
//     int64_t ldc)
static const cb_function f_cublasCdgmm_64 = {.name = "cublasCdgmm_64",
    .params = (const char *const[]){"handle", "mode", "m", "n", "A", "lda", "x", "incx", "C",
        "ldc", NULL},
    .param_count = 10};

CB_WRAPPER(cublasCdgmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasCdgmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    int64_t m_, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "mode", &mode) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int64(args[5], "int64_t", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int64(args[7], "int64_t", &incx) < 0
        || cb_as_target(s, args[8], "C", false, &C) < 0
        || cb_as_int64(args[9], "int64_t", &ldc) < 0)
        goto done;
    fn_cublasCdgmm_64 *call = cb_symbol_address(&symbols[S_cublasCdgmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)mode, m_, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCdgmm_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
//     const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C,
//     int ldc)
static const cb_function f_cublasZdgmm = {.name = "cublasZdgmm",
    .params = (const char *const[]){"handle", "mode", "m", "n", "A", "lda", "x", "incx", "C",
        "ldc", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZdgmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZdgmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode, m_, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "mode", &mode) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int32(args[7], "int", &incx) < 0
        || cb_as_target(s, args[8], "C", false, &C) < 0
        || cb_as_int32(args[9], "int", &ldc) < 0)
        goto done;
    fn_cublasZdgmm *call = cb_symbol_address(&symbols[S_cublasZdgmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)mode, m_, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZdgmm, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
//     int64_t n, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
//     cuDoubleComplex *C, int64_t ldc)
static const cb_function f_cublasZdgmm_64 = {.name = "cublasZdgmm_64",
    .params = (const char *const[]){"handle", "mode", "m", "n", "A", "lda", "x", "incx", "C",
        "ldc", NULL},
    .param_count = 10};

CB_WRAPPER(cublasZdgmm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cublasZdgmm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    int64_t m_, n, lda, incx, ldc;
    cb_address A, x, C;
    A.held = x.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "mode", &mode) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[4], &A) < 0
        || cb_as_int64(args[5], "int64_t", &lda) < 0
        || cb_as_address(m, args[6], &x) < 0
        || cb_as_int64(args[7], "int64_t", &incx) < 0
        || cb_as_target(s, args[8], "C", false, &C) < 0
        || cb_as_int64(args[9], "int64_t", &ldc) < 0)
        goto done;
    fn_cublasZdgmm_64 *call = cb_symbol_address(&symbols[S_cublasZdgmm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)mode, m_, n, A.value, lda, x.value, incx, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZdgmm_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *AP, float *A, int lda)
static const cb_function f_cublasStpttr = {.name = "cublasStpttr",
    .params = (const char *const[]){"handle", "uplo", "n", "AP", "A", "lda", NULL},
    .param_count = 6};

CB_WRAPPER(cublasStpttr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasStpttr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address AP, A;
    AP.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &AP) < 0
        || cb_as_target(s, args[4], "A", false, &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    fn_cublasStpttr *call = cb_symbol_address(&symbols[S_cublasStpttr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStpttr, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *AP, double *A, int lda)
static const cb_function f_cublasDtpttr = {.name = "cublasDtpttr",
    .params = (const char *const[]){"handle", "uplo", "n", "AP", "A", "lda", NULL},
    .param_count = 6};

CB_WRAPPER(cublasDtpttr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtpttr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address AP, A;
    AP.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &AP) < 0
        || cb_as_target(s, args[4], "A", false, &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    fn_cublasDtpttr *call = cb_symbol_address(&symbols[S_cublasDtpttr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtpttr, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *AP, cuComplex *A, int lda)
static const cb_function f_cublasCtpttr = {.name = "cublasCtpttr",
    .params = (const char *const[]){"handle", "uplo", "n", "AP", "A", "lda", NULL},
    .param_count = 6};

CB_WRAPPER(cublasCtpttr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtpttr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address AP, A;
    AP.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &AP) < 0
        || cb_as_target(s, args[4], "A", false, &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    fn_cublasCtpttr *call = cb_symbol_address(&symbols[S_cublasCtpttr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtpttr, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *AP, cuDoubleComplex *A, int lda)
static const cb_function f_cublasZtpttr = {.name = "cublasZtpttr",
    .params = (const char *const[]){"handle", "uplo", "n", "AP", "A", "lda", NULL},
    .param_count = 6};

CB_WRAPPER(cublasZtpttr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtpttr, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address AP, A;
    AP.held = A.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &AP) < 0
        || cb_as_target(s, args[4], "A", false, &A) < 0
        || cb_as_int32(args[5], "int", &lda) < 0)
        goto done;
    fn_cublasZtpttr *call = cb_symbol_address(&symbols[S_cublasZtpttr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, AP.value, A.value, lda);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtpttr, status, args, NULL);
done:
    cb_address_release(&AP);
    cb_address_release(&A);
    return result;
}

// cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A,
//     int lda, float *AP)
static const cb_function f_cublasStrttp = {.name = "cublasStrttp",
    .params = (const char *const[]){"handle", "uplo", "n", "A", "lda", "AP", NULL},
    .param_count = 6};

CB_WRAPPER(cublasStrttp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasStrttp, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address A, AP;
    A.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_target(s, args[5], "AP", false, &AP) < 0)
        goto done;
    fn_cublasStrttp *call = cb_symbol_address(&symbols[S_cublasStrttp]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasStrttp, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *A, int lda, double *AP)
static const cb_function f_cublasDtrttp = {.name = "cublasDtrttp",
    .params = (const char *const[]){"handle", "uplo", "n", "A", "lda", "AP", NULL},
    .param_count = 6};

CB_WRAPPER(cublasDtrttp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasDtrttp, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address A, AP;
    A.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_target(s, args[5], "AP", false, &AP) < 0)
        goto done;
    fn_cublasDtrttp *call = cb_symbol_address(&symbols[S_cublasDtrttp]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDtrttp, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *A, int lda, cuComplex *AP)
static const cb_function f_cublasCtrttp = {.name = "cublasCtrttp",
    .params = (const char *const[]){"handle", "uplo", "n", "A", "lda", "AP", NULL},
    .param_count = 6};

CB_WRAPPER(cublasCtrttp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasCtrttp, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address A, AP;
    A.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_target(s, args[5], "AP", false, &AP) < 0)
        goto done;
    fn_cublasCtrttp *call = cb_symbol_address(&symbols[S_cublasCtrttp]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCtrttp, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *A, int lda, cuDoubleComplex *AP)
static const cb_function f_cublasZtrttp = {.name = "cublasZtrttp",
    .params = (const char *const[]){"handle", "uplo", "n", "A", "lda", "AP", NULL},
    .param_count = 6};

CB_WRAPPER(cublasZtrttp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasZtrttp, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, lda;
    cb_address A, AP;
    A.held = AP.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_int32(args[2], "int", &n) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_target(s, args[5], "AP", false, &AP) < 0)
        goto done;
    fn_cublasZtrttp *call = cb_symbol_address(&symbols[S_cublasZtrttp]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, n, A.value, lda, AP.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZtrttp, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&AP);
    return result;
}

// cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k,
//     const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb,
//     unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)
static const cb_function f_cublasUint8gemmBias = {.name = "cublasUint8gemmBias",
    .params = (const char *const[]){"handle", "transa", "transb", "transc", "m", "n", "k", "A",
        "A_bias", "lda", "B", "B_bias", "ldb", "C", "C_bias", "ldc", "C_mult", "C_shift", NULL},
    .param_count = 18};

CB_WRAPPER(cublasUint8gemmBias)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[18], *result = NULL;
    if (!cb_arguments(s, &f_cublasUint8gemmBias, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t transa, transb, transc, m_, n, k, A_bias, lda, B_bias, ldb, C_bias, ldc, C_mult,
        C_shift;
    cb_address A, B, C;
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "transc", &transc) < 0
        || cb_as_int32(args[4], "int", &m_) < 0
        || cb_as_int32(args[5], "int", &n) < 0
        || cb_as_int32(args[6], "int", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_int32(args[8], "int", &A_bias) < 0
        || cb_as_int32(args[9], "int", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_int32(args[11], "int", &B_bias) < 0
        || cb_as_int32(args[12], "int", &ldb) < 0
        || cb_as_target(s, args[13], "C", false, &C) < 0
        || cb_as_int32(args[14], "int", &C_bias) < 0
        || cb_as_int32(args[15], "int", &ldc) < 0
        || cb_as_int32(args[16], "int", &C_mult) < 0
        || cb_as_int32(args[17], "int", &C_shift) < 0)
        goto done;
    fn_cublasUint8gemmBias *call = cb_symbol_address(&symbols[S_cublasUint8gemmBias]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb,
        (cublasOperation_t)transc, m_, n, k, A.value, A_bias, lda, B.value, B_bias, ldb, C.value,
        C_bias, ldc, C_mult, C_shift);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasUint8gemmBias, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

