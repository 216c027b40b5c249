// functions_9.c of cubind's binding of the cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const float *A, int lda, long long strideA, const float *x, int
//     incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int
//     batchCount)
static const char *const params_cublasSgemvStridedBatched[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasSgemvStridedBatched = {.name = "cublasSgemvStridedBatched",
    .params = params_cublasSgemvStridedBatched, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasSgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasSgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int32_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    int64_t stridey;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int32(args[15], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSgemvStridedBatched, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemvStridedBatched *call = cb_symbol_address(&symbols[S_cublasSgemvStridedBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgemvStridedBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
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
static const char *const params_cublasSgemvStridedBatched_64[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasSgemvStridedBatched_64 = {.name = "cublasSgemvStridedBatched_64",
    .params = params_cublasSgemvStridedBatched_64, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasSgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasSgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int64_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    int64_t stridey;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int64(args[15], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasSgemvStridedBatched_64, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasSgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgemvStridedBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const double *alpha, const double *A, int lda, long long strideA, const double *x, int
//     incx, long long stridex, const double *beta, double *y, int incy, long long stridey, int
//     batchCount)
static const char *const params_cublasDgemvStridedBatched[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasDgemvStridedBatched = {.name = "cublasDgemvStridedBatched",
    .params = params_cublasDgemvStridedBatched, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasDgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasDgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int32_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    int64_t stridey;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int32(args[15], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDgemvStridedBatched, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemvStridedBatched *call = cb_symbol_address(&symbols[S_cublasDgemvStridedBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgemvStridedBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
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
//     const double *x, int64_t incx, long long stridex, const double *beta, double *y, int64_t
//     incy, long long stridey, int64_t batchCount)
static const char *const params_cublasDgemvStridedBatched_64[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasDgemvStridedBatched_64 = {.name = "cublasDgemvStridedBatched_64",
    .params = params_cublasDgemvStridedBatched_64, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasDgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasDgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int64_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    int64_t stridey;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int64(args[15], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasDgemvStridedBatched_64, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasDgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgemvStridedBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const
//     cuComplex *x, int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy,
//     long long stridey, int batchCount)
static const char *const params_cublasCgemvStridedBatched[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasCgemvStridedBatched = {.name = "cublasCgemvStridedBatched",
    .params = params_cublasCgemvStridedBatched, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasCgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasCgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int32_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    int64_t stridey;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int32(args[15], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgemvStridedBatched, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemvStridedBatched *call = cb_symbol_address(&symbols[S_cublasCgemvStridedBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemvStridedBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long
//     strideA, const cuComplex *x, int64_t incx, long long stridex, const cuComplex *beta,
//     cuComplex *y, int64_t incy, long long stridey, int64_t batchCount)
static const char *const params_cublasCgemvStridedBatched_64[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasCgemvStridedBatched_64 = {.name = "cublasCgemvStridedBatched_64",
    .params = params_cublasCgemvStridedBatched_64, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasCgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasCgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int64_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    int64_t stridey;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int64(args[15], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasCgemvStridedBatched_64, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasCgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemvStridedBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
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
static const char *const params_cublasZgemvStridedBatched[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasZgemvStridedBatched = {.name = "cublasZgemvStridedBatched",
    .params = params_cublasZgemvStridedBatched, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasZgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasZgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int32_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    int64_t stridey;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int32(args[15], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgemvStridedBatched, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemvStridedBatched *call = cb_symbol_address(&symbols[S_cublasZgemvStridedBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgemvStridedBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
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
//     long long strideA, const cuDoubleComplex *x, int64_t incx, long long stridex, const
//     cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey, int64_t
//     batchCount)
static const char *const params_cublasZgemvStridedBatched_64[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasZgemvStridedBatched_64 = {.name = "cublasZgemvStridedBatched_64",
    .params = params_cublasZgemvStridedBatched_64, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasZgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasZgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int64_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    int64_t stridey;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int64(args[15], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasZgemvStridedBatched_64, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasZgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasZgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgemvStridedBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasHSHgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __half *A, int lda, long long strideA, const __half *x, int
//     incx, long long stridex, const float *beta, __half *y, int incy, long long stridey, int
//     batchCount)
static const char *const params_cublasHSHgemvStridedBatched[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasHSHgemvStridedBatched = {.name = "cublasHSHgemvStridedBatched",
    .params = params_cublasHSHgemvStridedBatched, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasHSHgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasHSHgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int32_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    int64_t stridey;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int32(args[15], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasHSHgemvStridedBatched, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSHgemvStridedBatched *call =
        cb_symbol_address(&symbols[S_cublasHSHgemvStridedBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasHSHgemvStridedBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
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
//     const __half *x, int64_t incx, long long stridex, const float *beta, __half *y, int64_t incy,
//     long long stridey, int64_t batchCount)
static const char *const params_cublasHSHgemvStridedBatched_64[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasHSHgemvStridedBatched_64 =
    {.name = "cublasHSHgemvStridedBatched_64", .params = params_cublasHSHgemvStridedBatched_64,
    .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasHSHgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasHSHgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int64_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    int64_t stridey;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int64(args[15], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasHSHgemvStridedBatched_64, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSHgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasHSHgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasHSHgemvStridedBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasHSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __half *A, int lda, long long strideA, const __half *x, int
//     incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int
//     batchCount)
static const char *const params_cublasHSSgemvStridedBatched[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasHSSgemvStridedBatched = {.name = "cublasHSSgemvStridedBatched",
    .params = params_cublasHSSgemvStridedBatched, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasHSSgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasHSSgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int32_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    int64_t stridey;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int32(args[15], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasHSSgemvStridedBatched, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSSgemvStridedBatched *call =
        cb_symbol_address(&symbols[S_cublasHSSgemvStridedBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasHSSgemvStridedBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
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
static const char *const params_cublasHSSgemvStridedBatched_64[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasHSSgemvStridedBatched_64 =
    {.name = "cublasHSSgemvStridedBatched_64", .params = params_cublasHSSgemvStridedBatched_64,
    .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasHSSgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasHSSgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int64_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    int64_t stridey;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int64(args[15], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasHSSgemvStridedBatched_64, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasHSSgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasHSSgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasHSSgemvStridedBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasTSTgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA, const
//     __nv_bfloat16 *x, int incx, long long stridex, const float *beta, __nv_bfloat16 *y, int incy,
//     long long stridey, int batchCount)
static const char *const params_cublasTSTgemvStridedBatched[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasTSTgemvStridedBatched = {.name = "cublasTSTgemvStridedBatched",
    .params = params_cublasTSTgemvStridedBatched, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasTSTgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasTSTgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int32_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    int64_t stridey;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int32(args[15], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasTSTgemvStridedBatched, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSTgemvStridedBatched *call =
        cb_symbol_address(&symbols[S_cublasTSTgemvStridedBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasTSTgemvStridedBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasTSTgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *A, int64_t lda, long long
//     strideA, const __nv_bfloat16 *x, int64_t incx, long long stridex, const float *beta,
//     __nv_bfloat16 *y, int64_t incy, long long stridey, int64_t batchCount)
static const char *const params_cublasTSTgemvStridedBatched_64[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasTSTgemvStridedBatched_64 =
    {.name = "cublasTSTgemvStridedBatched_64", .params = params_cublasTSTgemvStridedBatched_64,
    .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasTSTgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasTSTgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int64_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    int64_t stridey;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int64(args[15], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasTSTgemvStridedBatched_64, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSTgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasTSTgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasTSTgemvStridedBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasTSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
//     int n, const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA, const
//     __nv_bfloat16 *x, int incx, long long stridex, const float *beta, float *y, int incy, long
//     long stridey, int batchCount)
static const char *const params_cublasTSSgemvStridedBatched[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasTSSgemvStridedBatched = {.name = "cublasTSSgemvStridedBatched",
    .params = params_cublasTSSgemvStridedBatched, .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasTSSgemvStridedBatched)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasTSSgemvStridedBatched, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int32_t m_;
    int32_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int32_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int32_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int32_t incy;
    int64_t stridey;
    int32_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &m_) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int32(args[9], "int", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int32(args[13], "int", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int32(args[15], "int", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasTSSgemvStridedBatched, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSSgemvStridedBatched *call =
        cb_symbol_address(&symbols[S_cublasTSSgemvStridedBatched]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasTSSgemvStridedBatched, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasTSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
//     int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *A, int64_t lda, long long
//     strideA, const __nv_bfloat16 *x, int64_t incx, long long stridex, const float *beta, float
//     *y, int64_t incy, long long stridey, int64_t batchCount)
static const char *const params_cublasTSSgemvStridedBatched_64[] = {"handle", "trans", "m", "n",
    "alpha", "A", "lda", "strideA", "x", "incx", "stridex", "beta", "y", "incy", "stridey",
    "batchCount", NULL};
static const cb_function f_cublasTSSgemvStridedBatched_64 =
    {.name = "cublasTSSgemvStridedBatched_64", .params = params_cublasTSSgemvStridedBatched_64,
    .param_count = 16, .result_count = 0};

CB_WRAPPER(cublasTSSgemvStridedBatched_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[16];
    if (!cb_arguments(s, &f_cublasTSSgemvStridedBatched_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasHandle_t handle;
    int32_t trans;
    int64_t m_;
    int64_t n;
    cb_number alpha;
    cb_number_init(&alpha);
    cb_address A;
    A.held = false;
    int64_t lda;
    int64_t strideA;
    cb_address x;
    x.held = false;
    int64_t incx;
    int64_t stridex;
    cb_number beta;
    cb_number_init(&beta);
    cb_address y;
    y.held = false;
    int64_t incy;
    int64_t stridey;
    int64_t batchCount;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_cublasOperation_t, args[1], "trans", &trans) < 0)
        goto done;
    if (cb_as_int64(args[2], "int64_t", &m_) < 0)
        goto done;
    if (cb_as_int64(args[3], "int64_t", &n) < 0)
        goto done;
    if (cb_as_address(m, args[5], &A) < 0)
        goto done;
    if (cb_as_int64(args[6], "int64_t", &lda) < 0)
        goto done;
    if (cb_as_int64(args[7], "PY_LONG_LONG", &strideA) < 0)
        goto done;
    if (cb_as_address(m, args[8], &x) < 0)
        goto done;
    if (cb_as_int64(args[9], "int64_t", &incx) < 0)
        goto done;
    if (cb_as_int64(args[10], "PY_LONG_LONG", &stridex) < 0)
        goto done;
    if (cb_as_target(s, args[12], "y", false, &y) < 0)
        goto done;
    if (cb_as_int64(args[13], "int64_t", &incy) < 0)
        goto done;
    if (cb_as_int64(args[14], "PY_LONG_LONG", &stridey) < 0)
        goto done;
    if (cb_as_int64(args[15], "int64_t", &batchCount) < 0)
        goto done;
    int32_t query_pointer_mode = 0;
    {
        cublasPointerMode_t answer = 0;
        fn_cublasGetPointerMode *ask = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
        if (ask == NULL)
            goto done;
        status = ask(handle, &answer);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail_asking(s, &f_cublasTSSgemvStridedBatched_64, "cublasGetPointerMode",
                status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[4], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasTSSgemvStridedBatched_64 *call =
        cb_symbol_address(&symbols[S_cublasTSSgemvStridedBatched_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)trans, m_, n, alpha.data, A.value, lda, strideA,
        x.value, incx, stridex, beta.data, y.value, incy, stridey, batchCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasTSSgemvStridedBatched_64, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&x);
    cb_number_done(&beta);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int
//     ldb, const float *beta, float *C, int ldc)
static const char *const params_cublasSgemm[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasSgemm = {.name = "cublasSgemm", .params = params_cublasSgemm,
    .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasSgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasSgemm, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasSgemm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemm *call = cb_symbol_address(&symbols[S_cublasSgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgemm, status, args, NULL);
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

// cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float
//     *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)
static const char *const params_cublasSgemm_64[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasSgemm_64 = {.name = "cublasSgemm_64",
    .params = params_cublasSgemm_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasSgemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasSgemm_64, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasSgemm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
        "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_FLOAT, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasSgemm_64 *call = cb_symbol_address(&symbols[S_cublasSgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSgemm_64, status, args, NULL);
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

// cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const double *alpha, const double *A, int lda, const double *B,
//     int ldb, const double *beta, double *C, int ldc)
static const char *const params_cublasDgemm[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasDgemm = {.name = "cublasDgemm", .params = params_cublasDgemm,
    .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasDgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasDgemm, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasDgemm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemm *call = cb_symbol_address(&symbols[S_cublasDgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgemm, status, args, NULL);
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

// cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double
//     *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)
static const char *const params_cublasDgemm_64[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasDgemm_64 = {.name = "cublasDgemm_64",
    .params = params_cublasDgemm_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasDgemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasDgemm_64, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasDgemm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasDgemm_64 *call = cb_symbol_address(&symbols[S_cublasDgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDgemm_64, status, args, NULL);
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

// cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const
//     cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const char *const params_cublasCgemm[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasCgemm = {.name = "cublasCgemm", .params = params_cublasCgemm,
    .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasCgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasCgemm, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasCgemm, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm *call = cb_symbol_address(&symbols[S_cublasCgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemm, status, args, NULL);
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

// cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const
//     cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex
//     *C, int64_t ldc)
static const char *const params_cublasCgemm_64[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasCgemm_64 = {.name = "cublasCgemm_64",
    .params = params_cublasCgemm_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasCgemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasCgemm_64, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasCgemm_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm_64 *call = cb_symbol_address(&symbols[S_cublasCgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemm_64, status, args, NULL);
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

// cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const
//     cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)
static const char *const params_cublasCgemm3m[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasCgemm3m = {.name = "cublasCgemm3m",
    .params = params_cublasCgemm3m, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasCgemm3m)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasCgemm3m, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasCgemm3m, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3m *call = cb_symbol_address(&symbols[S_cublasCgemm3m]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemm3m, status, args, NULL);
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

// cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const
//     cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex
//     *C, int64_t ldc)
static const char *const params_cublasCgemm3m_64[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasCgemm3m_64 = {.name = "cublasCgemm3m_64",
    .params = params_cublasCgemm3m_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasCgemm3m_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasCgemm3m_64, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasCgemm3m_64, "cublasGetPointerMode", status, args);
            goto done;
        }
        query_pointer_mode = (int32_t)answer;
    }
    if (cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    if (cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0,
        query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasCgemm3m_64 *call = cb_symbol_address(&symbols[S_cublasCgemm3m_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemm3m_64, status, args, NULL);
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

// cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int
//     lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType
//     Ctype, int ldc)
static const char *const params_cublasCgemm3mEx[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCgemm3mEx = {.name = "cublasCgemm3mEx",
    .params = params_cublasCgemm3mEx, .param_count = 17, .result_count = 0};

CB_WRAPPER(cublasCgemm3mEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[17];
    if (!cb_arguments(s, &f_cublasCgemm3mEx, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasCgemm3mEx, "cublasGetPointerMode", status, args);
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
    fn_cublasCgemm3mEx *call = cb_symbol_address(&symbols[S_cublasCgemm3mEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemm3mEx, status, args, NULL);
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

// cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void
//     *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const
//     cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
static const char *const params_cublasCgemm3mEx_64[] = {"handle", "transa", "transb", "m", "n",
    "k", "alpha", "A", "Atype", "lda", "B", "Btype", "ldb", "beta", "C", "Ctype", "ldc", NULL};
static const cb_function f_cublasCgemm3mEx_64 = {.name = "cublasCgemm3mEx_64",
    .params = params_cublasCgemm3mEx_64, .param_count = 17, .result_count = 0};

CB_WRAPPER(cublasCgemm3mEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[17];
    if (!cb_arguments(s, &f_cublasCgemm3mEx_64, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasCgemm3mEx_64, "cublasGetPointerMode", status, args);
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
    fn_cublasCgemm3mEx_64 *call = cb_symbol_address(&symbols[S_cublasCgemm3mEx_64]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, (cudaDataType)Atype, lda, B.value, (cudaDataType)Btype, ldb,
        beta.data, C.value, (cudaDataType)Ctype, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCgemm3mEx_64, status, args, NULL);
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

// cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
//     transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
//     const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
static const char *const params_cublasZgemm[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasZgemm = {.name = "cublasZgemm", .params = params_cublasZgemm,
    .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasZgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasZgemm, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasZgemm, "cublasGetPointerMode", status, args);
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
    fn_cublasZgemm *call = cb_symbol_address(&symbols[S_cublasZgemm]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgemm, status, args, NULL);
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

// cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const
//     cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
static const char *const params_cublasZgemm_64[] = {"handle", "transa", "transb", "m", "n", "k",
    "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", NULL};
static const cb_function f_cublasZgemm_64 = {.name = "cublasZgemm_64",
    .params = params_cublasZgemm_64, .param_count = 14, .result_count = 0};

CB_WRAPPER(cublasZgemm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cublasZgemm_64, &args, nargs, kwnames, slots))
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
            result = cb_fail_asking(s, &f_cublasZgemm_64, "cublasGetPointerMode", status, args);
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
    fn_cublasZgemm_64 *call = cb_symbol_address(&symbols[S_cublasZgemm_64]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZgemm_64, status, args, NULL);
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

