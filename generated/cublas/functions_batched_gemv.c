// functions_batched_gemv.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const float *alpha, const float *const *Aarray, int lda, const float *const *xarray,
//     int incx, const float *beta, float *const *yarray, int incy, int batchCount)
static const cb_function f_cublasSgemvBatched = {.name = "cublasSgemvBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasSgemvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasSgemvBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemvBatched *call = cb_symbol_address(&symbols[S_cublasSgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemvBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const float *alpha, const float *const *Aarray, int64_t lda,
//     const float *const *xarray, int64_t incx, const float *beta, float *const *yarray,
//     int64_t incy, int64_t batchCount)
static const cb_function f_cublasSgemvBatched_64 = {.name = "cublasSgemvBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasSgemvBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemvBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int64(args[11], "int64_t", &incy) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasSgemvBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemvBatched_64 *call = cb_symbol_address(&symbols[S_cublasSgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemvBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const double *alpha, const double *const *Aarray, int lda, const double *const *xarray,
//     int incx, const double *beta, double *const *yarray, int incy, int batchCount)
static const cb_function f_cublasDgemvBatched = {.name = "cublasDgemvBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDgemvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgemvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasDgemvBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemvBatched *call = cb_symbol_address(&symbols[S_cublasDgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgemvBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const double *alpha, const double *const *Aarray, int64_t lda,
//     const double *const *xarray, int64_t incx, const double *beta, double *const *yarray,
//     int64_t incy, int64_t batchCount)
static const cb_function f_cublasDgemvBatched_64 = {.name = "cublasDgemvBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasDgemvBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgemvBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int64(args[11], "int64_t", &incy) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasDgemvBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemvBatched_64 *call = cb_symbol_address(&symbols[S_cublasDgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgemvBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
//     const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray,
//     int incy, int batchCount)
static const cb_function f_cublasCgemvBatched = {.name = "cublasCgemvBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCgemvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasCgemvBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemvBatched *call = cb_symbol_address(&symbols[S_cublasCgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemvBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
//     const cuComplex *const *xarray, int64_t incx, const cuComplex *beta,
//     cuComplex *const *yarray, int64_t incy, int64_t batchCount)
static const cb_function f_cublasCgemvBatched_64 = {.name = "cublasCgemvBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasCgemvBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemvBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int64(args[11], "int64_t", &incy) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasCgemvBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemvBatched_64 *call = cb_symbol_address(&symbols[S_cublasCgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemvBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda,
//     const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta,
//     cuDoubleComplex *const *yarray, int incy, int batchCount)
static const cb_function f_cublasZgemvBatched = {.name = "cublasZgemvBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZgemvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasZgemvBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemvBatched *call = cb_symbol_address(&symbols[S_cublasZgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemvBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
//     int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda,
//     const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta,
//     cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)
static const cb_function f_cublasZgemvBatched_64 = {.name = "cublasZgemvBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasZgemvBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemvBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int64(args[11], "int64_t", &incy) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasZgemvBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemvBatched_64 *call = cb_symbol_address(&symbols[S_cublasZgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemvBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasHSHgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __half *const *Aarray, int lda,
//     const __half *const *xarray, int incx, const float *beta, __half *const *yarray, int incy,
//     int batchCount)
static const cb_function f_cublasHSHgemvBatched = {.name = "cublasHSHgemvBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasHSHgemvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasHSHgemvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasHSHgemvBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSHgemvBatched *call = cb_symbol_address(&symbols[S_cublasHSHgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHSHgemvBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasHSHgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __half *const *Aarray, int64_t lda,
//     const __half *const *xarray, int64_t incx, const float *beta, __half *const *yarray,
//     int64_t incy, int64_t batchCount)
static const cb_function f_cublasHSHgemvBatched_64 = {.name = "cublasHSHgemvBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasHSHgemvBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasHSHgemvBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int64(args[11], "int64_t", &incy) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasHSHgemvBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSHgemvBatched_64 *call = cb_symbol_address(&symbols[S_cublasHSHgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHSHgemvBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasHSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __half *const *Aarray, int lda,
//     const __half *const *xarray, int incx, const float *beta, float *const *yarray, int incy,
//     int batchCount)
static const cb_function f_cublasHSSgemvBatched = {.name = "cublasHSSgemvBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasHSSgemvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasHSSgemvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasHSSgemvBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSSgemvBatched *call = cb_symbol_address(&symbols[S_cublasHSSgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHSSgemvBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasHSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __half *const *Aarray, int64_t lda,
//     const __half *const *xarray, int64_t incx, const float *beta, float *const *yarray,
//     int64_t incy, int64_t batchCount)
static const cb_function f_cublasHSSgemvBatched_64 = {.name = "cublasHSSgemvBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasHSSgemvBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasHSSgemvBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int64(args[11], "int64_t", &incy) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasHSSgemvBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSSgemvBatched_64 *call = cb_symbol_address(&symbols[S_cublasHSSgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHSSgemvBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasTSTgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
//     const __nv_bfloat16 *const *xarray, int incx, const float *beta,
//     __nv_bfloat16 *const *yarray, int incy, int batchCount)
static const cb_function f_cublasTSTgemvBatched = {.name = "cublasTSTgemvBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasTSTgemvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasTSTgemvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasTSTgemvBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSTgemvBatched *call = cb_symbol_address(&symbols[S_cublasTSTgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasTSTgemvBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasTSTgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
//     const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta,
//     __nv_bfloat16 *const *yarray, int64_t incy, int64_t batchCount)
static const cb_function f_cublasTSTgemvBatched_64 = {.name = "cublasTSTgemvBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasTSTgemvBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasTSTgemvBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int64(args[11], "int64_t", &incy) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasTSTgemvBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSTgemvBatched_64 *call = cb_symbol_address(&symbols[S_cublasTSTgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasTSTgemvBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasTSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
//     const __nv_bfloat16 *const *xarray, int incx, const float *beta, float *const *yarray,
//     int incy, int batchCount)
static const cb_function f_cublasTSSgemvBatched = {.name = "cublasTSSgemvBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasTSSgemvBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasTSSgemvBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int32(args[8], "int", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int32(args[11], "int", &incy) < 0
        || cb_as_int32(args[12], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasTSSgemvBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSSgemvBatched *call = cb_symbol_address(&symbols[S_cublasTSSgemvBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasTSSgemvBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasTSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
//     const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta, float *const *yarray,
//     int64_t incy, int64_t batchCount)
static const cb_function f_cublasTSSgemvBatched_64 = {.name = "cublasTSSgemvBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "Aarray", "lda",
        "xarray", "incx", "beta", "yarray", "incy", "batchCount", NULL},
    .param_count = 13};

CB_WRAPPER(cublasTSSgemvBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasTSSgemvBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, incx, incy, batchCount;
    cb_number alpha, beta;
    cb_address Aarray, xarray, yarray;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    Aarray.held = xarray.held = yarray.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &Aarray) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_address(m, args[7], &xarray) < 0
        || cb_as_int64(args[8], "int64_t", &incx) < 0
        || cb_as_address(m, args[10], &yarray) < 0
        || cb_as_int64(args[11], "int64_t", &incy) < 0
        || cb_as_int64(args[12], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasTSSgemvBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSSgemvBatched_64 *call = cb_symbol_address(&symbols[S_cublasTSSgemvBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, Aarray.value, lda,
        xarray.value, incx, beta.data, yarray.value, incy, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasTSSgemvBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&Aarray);
    cb_address_release(&xarray);
    cb_number_done(&beta);
    cb_address_release(&yarray);
    return result;
}

// cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const float *A, int lda, long long strideA, const float *x,
//     int incx, long long stridex, const float *beta, float *y, int incy, long long stridey,
//     int batchCount)
static const cb_function f_cublasSgemvStridedBatched = {.name = "cublasSgemvStridedBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasSgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int32(args[15], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasSgemvStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemvStridedBatched *call = cb_symbol_address(&symbols[S_cublasSgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemvStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, long long strideA,
//     const float *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy,
//     long long stridey, int64_t batchCount)
static const cb_function f_cublasSgemvStridedBatched_64 = {.name = "cublasSgemvStridedBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasSgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasSgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int64(args[13], "int64_t", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int64(args[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasSgemvStridedBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasSgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSgemvStridedBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const double *alpha, const double *A, int lda, long long strideA, const double *x,
//     int incx, long long stridex, const double *beta, double *y, int incy, long long stridey,
//     int batchCount)
static const cb_function f_cublasDgemvStridedBatched = {.name = "cublasDgemvStridedBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasDgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int32(args[15], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasDgemvStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemvStridedBatched *call = cb_symbol_address(&symbols[S_cublasDgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgemvStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, long long strideA,
//     const double *x, int64_t incx, long long stridex, const double *beta, double *y,
//     int64_t incy, long long stridey, int64_t batchCount)
static const cb_function f_cublasDgemvStridedBatched_64 = {.name = "cublasDgemvStridedBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasDgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasDgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int64(args[13], "int64_t", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int64(args[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasDgemvStridedBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasDgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDgemvStridedBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
//     const cuComplex *x, int incx, long long stridex, const cuComplex *beta, cuComplex *y,
//     int incy, long long stridey, int batchCount)
static const cb_function f_cublasCgemvStridedBatched = {.name = "cublasCgemvStridedBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasCgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int32(args[15], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasCgemvStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemvStridedBatched *call = cb_symbol_address(&symbols[S_cublasCgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemvStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
//     long long strideA, const cuComplex *x, int64_t incx, long long stridex,
//     const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey, int64_t batchCount)
static const cb_function f_cublasCgemvStridedBatched_64 = {.name = "cublasCgemvStridedBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasCgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasCgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int64(args[13], "int64_t", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int64(args[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasCgemvStridedBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasCgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCgemvStridedBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
//     const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta,
//     cuDoubleComplex *y, int incy, long long stridey, int batchCount)
static const cb_function f_cublasZgemvStridedBatched = {.name = "cublasZgemvStridedBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasZgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int32(args[15], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasZgemvStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemvStridedBatched *call = cb_symbol_address(&symbols[S_cublasZgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemvStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
//     long long strideA, const cuDoubleComplex *x, int64_t incx, long long stridex,
//     const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey,
//     int64_t batchCount)
static const cb_function f_cublasZgemvStridedBatched_64 = {.name = "cublasZgemvStridedBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasZgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasZgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int64(args[13], "int64_t", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int64(args[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasZgemvStridedBatched_64, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasZgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZgemvStridedBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasHSHgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
//     int m, int n, const float *alpha, const __half *A, int lda, long long strideA,
//     const __half *x, int incx, long long stridex, const float *beta, __half *y, int incy,
//     long long stridey, int batchCount)
static const cb_function f_cublasHSHgemvStridedBatched = {.name = "cublasHSHgemvStridedBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasHSHgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasHSHgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int32(args[15], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasHSHgemvStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSHgemvStridedBatched *call =
        cb_symbol_address(&symbols[S_cublasHSHgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHSHgemvStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasHSHgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __half *A, int64_t lda, long long strideA,
//     const __half *x, int64_t incx, long long stridex, const float *beta, __half *y,
//     int64_t incy, long long stridey, int64_t batchCount)
static const cb_function f_cublasHSHgemvStridedBatched_64 = {
    .name = "cublasHSHgemvStridedBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasHSHgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasHSHgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int64(args[13], "int64_t", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int64(args[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasHSHgemvStridedBatched_64, args, handle,
            &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSHgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasHSHgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHSHgemvStridedBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasHSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
//     int m, int n, const float *alpha, const __half *A, int lda, long long strideA,
//     const __half *x, int incx, long long stridex, const float *beta, float *y, int incy,
//     long long stridey, int batchCount)
static const cb_function f_cublasHSSgemvStridedBatched = {.name = "cublasHSSgemvStridedBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasHSSgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasHSSgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int32(args[15], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasHSSgemvStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSSgemvStridedBatched *call =
        cb_symbol_address(&symbols[S_cublasHSSgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHSSgemvStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasHSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __half *A, int64_t lda, long long strideA,
//     const __half *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy,
//     long long stridey, int64_t batchCount)
static const cb_function f_cublasHSSgemvStridedBatched_64 = {
    .name = "cublasHSSgemvStridedBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasHSSgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasHSSgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int64(args[13], "int64_t", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int64(args[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasHSSgemvStridedBatched_64, args, handle,
            &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSSgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasHSSgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasHSSgemvStridedBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasTSTgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
//     int m, int n, const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA,
//     const __nv_bfloat16 *x, int incx, long long stridex, const float *beta, __nv_bfloat16 *y,
//     int incy, long long stridey, int batchCount)
static const cb_function f_cublasTSTgemvStridedBatched = {.name = "cublasTSTgemvStridedBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasTSTgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasTSTgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int32(args[15], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasTSTgemvStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSTgemvStridedBatched *call =
        cb_symbol_address(&symbols[S_cublasTSTgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasTSTgemvStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasTSTgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *A, int64_t lda,
//     long long strideA, const __nv_bfloat16 *x, int64_t incx, long long stridex,
//     const float *beta, __nv_bfloat16 *y, int64_t incy, long long stridey, int64_t batchCount)
static const cb_function f_cublasTSTgemvStridedBatched_64 = {
    .name = "cublasTSTgemvStridedBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasTSTgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasTSTgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int64(args[13], "int64_t", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int64(args[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasTSTgemvStridedBatched_64, args, handle,
            &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSTgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasTSTgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasTSTgemvStridedBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasTSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
//     int m, int n, const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA,
//     const __nv_bfloat16 *x, int incx, long long stridex, const float *beta, float *y, int incy,
//     long long stridey, int batchCount)
static const cb_function f_cublasTSSgemvStridedBatched = {.name = "cublasTSSgemvStridedBatched",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasTSSgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasTSSgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, m_, n, lda, incx, incy, batchCount, query_pointer_mode;
    cb_number alpha, beta;
    cb_address A, x, y;
    int64_t strideA, stridex, stridey;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int32(args[2], "int", &m_) < 0
        || cb_as_int32(args[3], "int", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int32(args[6], "int", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int32(args[9], "int", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int32(args[13], "int", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int32(args[15], "int", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasTSSgemvStridedBatched, args, handle, &query_pointer_mode,
            &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSSgemvStridedBatched *call =
        cb_symbol_address(&symbols[S_cublasTSSgemvStridedBatched]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasTSSgemvStridedBatched, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasTSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *A, int64_t lda,
//     long long strideA, const __nv_bfloat16 *x, int64_t incx, long long stridex,
//     const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)
static const cb_function f_cublasTSSgemvStridedBatched_64 = {
    .name = "cublasTSSgemvStridedBatched_64",
    .params = (const char *const[]){"handle", "trans", "m", "n", "alpha", "A", "lda", "strideA",
        "x", "incx", "stridex", "beta", "y", "incy", "stridey", "batchCount", NULL},
    .param_count = 16};

CB_WRAPPER(cublasTSSgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasTSSgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t trans, query_pointer_mode;
    int64_t m_, n, lda, strideA, incx, stridex, incy, stridey, batchCount;
    cb_number alpha, beta;
    cb_address A, x, y;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0
        || cb_as_int64(args[2], "int64_t", &m_) < 0
        || cb_as_int64(args[3], "int64_t", &n) < 0
        || cb_as_address(m, args[5], &A) < 0
        || cb_as_int64(args[6], "int64_t", &lda) < 0
        || cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0
        || cb_as_address(m, args[8], &x) < 0
        || cb_as_int64(args[9], "int64_t", &incx) < 0
        || cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0
        || cb_as_target(s, args[12], "y", false, &y) < 0
        || cb_as_int64(args[13], "int64_t", &incy) < 0
        || cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0
        || cb_as_int64(args[15], "int64_t", &batchCount) < 0
        || ask_pointer_mode(s, &f_cublasTSSgemvStridedBatched_64, args, handle,
            &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSSgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasTSSgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasTSSgemvStridedBatched_64, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

