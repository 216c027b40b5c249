// functions_xt.c of cubind for cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)
static const cb_function f_cublasXtCreate = {.name = "cublasXtCreate",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cublasXtCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasXtCreate, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle = NULL;
    fn_cublasXtCreate *call = cb_symbol_address(&symbols[S_cublasXtCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cublasXtHandle_t, &handle));
}

// cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)
static const cb_function f_cublasXtDestroy = {.name = "cublasXtDestroy",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1};

CB_WRAPPER(cublasXtDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasXtDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasXtDestroy *call = cb_symbol_address(&symbols[S_cublasXtDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtDestroy, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)
static const cb_function f_cublasXtGetNumBoards = {.name = "cublasXtGetNumBoards",
    .params = (const char *const[]){"nbDevices", "deviceId", NULL}, .param_count = 2,
    .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cublasXtGetNumBoards)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtGetNumBoards, &args, nargs, kwnames, slots))
        return NULL;
    int32_t nbDevices = 0;
    cb_array deviceId;
    int nbBoards = 0;
    cb_array_init(&deviceId);
    if ((args[0] != NULL && cb_as_int32(args[0], "int", &nbDevices) < 0)
        || cb_array_ints_or_buffer(args[1], "deviceId", sizeof(int), true, "int", &deviceId) < 0)
        goto done;
    if (args[0] == NULL && deviceId.length > (size_t)nbDevices)
        nbDevices = (int32_t)deviceId.length;
    if (cb_array_check(&deviceId, (size_t)nbDevices) < 0)
        goto done;
    fn_cublasXtGetNumBoards *call = cb_symbol_address(&symbols[S_cublasXtGetNumBoards]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(nbDevices, deviceId.data, &nbBoards);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, PyLong_FromLong(nbBoards));
    else
        result = cb_fail(s, &f_cublasXtGetNumBoards, status, args, NULL);
done:
    cb_array_done(&deviceId);
    return result;
}

// cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)
static const cb_function f_cublasXtMaxBoards = {.name = "cublasXtMaxBoards",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cublasXtMaxBoards)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasXtMaxBoards, &args, nargs, kwnames, slots))
        return NULL;
    int nbGpuBoards = 0;
    fn_cublasXtMaxBoards *call = cb_symbol_address(&symbols[S_cublasXtMaxBoards]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&nbGpuBoards);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtMaxBoards, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(nbGpuBoards));
}

// cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)
static const cb_function f_cublasXtDeviceSelect = {.name = "cublasXtDeviceSelect",
    .params = (const char *const[]){"handle", "nbDevices", "deviceId", NULL}, .param_count = 3,
    .auto_mask = 0x2};

CB_WRAPPER(cublasXtDeviceSelect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtDeviceSelect, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t nbDevices = 0;
    cb_array deviceId;
    cb_array_init(&deviceId);
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &nbDevices) < 0)
        || cb_array_ints_or_buffer(args[2], "deviceId", sizeof(int), true, "int", &deviceId) < 0)
        goto done;
    if (args[1] == NULL && deviceId.length > (size_t)nbDevices)
        nbDevices = (int32_t)deviceId.length;
    if (cb_array_check(&deviceId, (size_t)nbDevices) < 0)
        goto done;
    fn_cublasXtDeviceSelect *call = cb_symbol_address(&symbols[S_cublasXtDeviceSelect]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nbDevices, deviceId.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtDeviceSelect, status, args, NULL);
done:
    cb_array_done(&deviceId);
    return result;
}

// cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)
static const cb_function f_cublasXtSetBlockDim = {.name = "cublasXtSetBlockDim",
    .params = (const char *const[]){"handle", "blockDim", NULL}, .param_count = 2};

CB_WRAPPER(cublasXtSetBlockDim)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasXtSetBlockDim, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t blockDim;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &blockDim) < 0)
        return NULL;
    fn_cublasXtSetBlockDim *call = cb_symbol_address(&symbols[S_cublasXtSetBlockDim]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, blockDim);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtSetBlockDim, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)
static const cb_function f_cublasXtGetBlockDim = {.name = "cublasXtGetBlockDim",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasXtGetBlockDim)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasXtGetBlockDim, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int blockDim = 0;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasXtGetBlockDim *call = cb_symbol_address(&symbols[S_cublasXtGetBlockDim]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &blockDim);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtGetBlockDim, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(blockDim));
}

// cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)
static const cb_function f_cublasXtGetPinningMemMode = {.name = "cublasXtGetPinningMemMode",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasXtGetPinningMemMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasXtGetPinningMemMode, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    cublasXtPinnedMemMode_t mode = 0;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasXtGetPinningMemMode *call = cb_symbol_address(&symbols[S_cublasXtGetPinningMemMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtGetPinningMemMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cublasXtPinnedMemMode_t, mode));
}

// cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)
static const cb_function f_cublasXtSetPinningMemMode = {.name = "cublasXtSetPinningMemMode",
    .params = (const char *const[]){"handle", "mode", NULL}, .param_count = 2};

CB_WRAPPER(cublasXtSetPinningMemMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasXtSetPinningMemMode, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t mode;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasXtPinnedMemMode_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_cublasXtSetPinningMemMode *call = cb_symbol_address(&symbols[S_cublasXtSetPinningMemMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, (cublasXtPinnedMemMode_t)mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtSetPinningMemMode, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp,
//     cublasXtOpType_t type, void *blasFunctor)
static const cb_function f_cublasXtSetCpuRoutine = {.name = "cublasXtSetCpuRoutine",
    .params = (const char *const[]){"handle", "blasOp", "type", "blasFunctor", NULL},
    .param_count = 4};

CB_WRAPPER(cublasXtSetCpuRoutine)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtSetCpuRoutine, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t blasOp, type;
    cb_address blasFunctor;
    blasFunctor.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasXtBlasOp_t, args[1], "blasOp", &blasOp) < 0
        || cb_as_enum(m, T_cublasXtOpType_t, args[2], "type", &type) < 0
        || cb_as_address(m, args[3], &blasFunctor) < 0)
        goto done;
    fn_cublasXtSetCpuRoutine *call = cb_symbol_address(&symbols[S_cublasXtSetCpuRoutine]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(handle, (cublasXtBlasOp_t)blasOp, (cublasXtOpType_t)type,
        blasFunctor.value);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtSetCpuRoutine, status, args, NULL);
done:
    cb_address_release(&blasFunctor);
    return result;
}

// cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp,
//     cublasXtOpType_t type, float ratio)
static const cb_function f_cublasXtSetCpuRatio = {.name = "cublasXtSetCpuRatio",
    .params = (const char *const[]){"handle", "blasOp", "type", "ratio", NULL}, .param_count = 4};

CB_WRAPPER(cublasXtSetCpuRatio)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cublasXtSetCpuRatio, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t blasOp, type;
    float ratio;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasXtBlasOp_t, args[1], "blasOp", &blasOp) < 0
        || cb_as_enum(m, T_cublasXtOpType_t, args[2], "type", &type) < 0
        || cb_as_float(args[3], &ratio) < 0)
        return NULL;
    fn_cublasXtSetCpuRatio *call = cb_symbol_address(&symbols[S_cublasXtSetCpuRatio]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, (cublasXtBlasOp_t)blasOp, (cublasXtOpType_t)type, ratio);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasXtSetCpuRatio, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A,
//     size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSgemm = {.name = "cublasXtSgemm",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasXtSgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtSgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t transa, transb;
    uint64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_uint64(args[5], "size_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_uint64(args[8], "size_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_uint64(args[10], "size_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", true, &C) < 0
        || cb_as_uint64(args[13], "size_t", &ldc) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtSgemm", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? m_ : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? k : m_)),
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtSgemm", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? k : n)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? n : k)),
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtSgemm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(float))) < 0))
        goto done;
    fn_cublasXtSgemm *call = cb_symbol_address(&symbols[S_cublasXtSgemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtSgemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha,
//     const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C,
//     size_t ldc)
static const cb_function f_cublasXtDgemm = {.name = "cublasXtDgemm",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasXtDgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtDgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t transa, transb;
    uint64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_uint64(args[5], "size_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_uint64(args[8], "size_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_uint64(args[10], "size_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", true, &C) < 0
        || cb_as_uint64(args[13], "size_t", &ldc) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtDgemm", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? m_ : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? k : m_)),
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtDgemm", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? k : n)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? n : k)),
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtDgemm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(double))) < 0))
        goto done;
    fn_cublasXtDgemm *call = cb_symbol_address(&symbols[S_cublasXtDgemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtDgemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha,
//     const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta,
//     cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCgemm = {.name = "cublasXtCgemm",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasXtCgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t transa, transb;
    uint64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_uint64(args[5], "size_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_uint64(args[8], "size_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_uint64(args[10], "size_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", true, &C) < 0
        || cb_as_uint64(args[13], "size_t", &ldc) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX64, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtCgemm", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? m_ : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? k : m_)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtCgemm", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? k : n)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? n : k)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtCgemm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCgemm *call = cb_symbol_address(&symbols[S_cublasXtCgemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCgemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZgemm = {.name = "cublasXtZgemm",
    .params = (const char *const[]){"handle", "transa", "transb", "m", "n", "k", "alpha", "A",
        "lda", "B", "ldb", "beta", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasXtZgemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZgemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t transa, transb;
    uint64_t m_, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[1], "transa", &transa) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "transb", &transb) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_uint64(args[5], "size_t", &k) < 0
        || cb_as_address(m, args[7], &A) < 0
        || cb_as_uint64(args[8], "size_t", &lda) < 0
        || cb_as_address(m, args[9], &B) < 0
        || cb_as_uint64(args[10], "size_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", true, &C) < 0
        || cb_as_uint64(args[13], "size_t", &ldc) < 0
        || cb_number_in(m, args[6], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[11], CB_VALUE_COMPLEX128, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZgemm", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? m_ : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)transa == CUBLAS_OP_N ? k : m_)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtZgemm", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? k : n)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)transb == CUBLAS_OP_N ? n : k)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZgemm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZgemm *call = cb_symbol_address(&symbols[S_cublasXtZgemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasOperation_t)transa, (cublasOperation_t)transb, m_, n, k,
        alpha.data, A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZgemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda,
//     const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSsyrk = {.name = "cublasXtSsyrk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasXtSsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtSsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_target(s, args[9], "C", true, &C) < 0
        || cb_as_uint64(args[10], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtSsyrk", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtSsyrk", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(float))) < 0))
        goto done;
    fn_cublasXtSsyrk *call = cb_symbol_address(&symbols[S_cublasXtSsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtSsyrk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A,
//     size_t lda, const double *beta, double *C, size_t ldc)
static const cb_function f_cublasXtDsyrk = {.name = "cublasXtDsyrk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasXtDsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtDsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_target(s, args[9], "C", true, &C) < 0
        || cb_as_uint64(args[10], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtDsyrk", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtDsyrk", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(double))) < 0))
        goto done;
    fn_cublasXtDsyrk *call = cb_symbol_address(&symbols[S_cublasXtDsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtDsyrk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCsyrk = {.name = "cublasXtCsyrk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasXtCsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_target(s, args[9], "C", true, &C) < 0
        || cb_as_uint64(args[10], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX64, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtCsyrk", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtCsyrk", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCsyrk *call = cb_symbol_address(&symbols[S_cublasXtCsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCsyrk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C,
//     size_t ldc)
static const cb_function f_cublasXtZsyrk = {.name = "cublasXtZsyrk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasXtZsyrk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZsyrk, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_target(s, args[9], "C", true, &C) < 0
        || cb_as_uint64(args[10], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_COMPLEX128, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZsyrk", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZsyrk", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZsyrk *call = cb_symbol_address(&symbols[S_cublasXtZsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZsyrk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A,
//     size_t lda, const float *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCherk = {.name = "cublasXtCherk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasXtCherk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCherk, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_target(s, args[9], "C", true, &C) < 0
        || cb_as_uint64(args[10], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtCherk", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtCherk", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCherk *call = cb_symbol_address(&symbols[S_cublasXtCherk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCherk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A,
//     size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZherk = {.name = "cublasXtZherk",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda",
        "beta", "C", "ldc", NULL},
    .param_count = 11};

CB_WRAPPER(cublasXtZherk)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZherk, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_target(s, args[9], "C", true, &C) < 0
        || cb_as_uint64(args[10], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[8], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZherk", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZherk", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZherk *call = cb_symbol_address(&symbols[S_cublasXtZherk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZherk, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda,
//     const float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSsyr2k = {.name = "cublasXtSsyr2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtSsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtSsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtSsyr2k", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtSsyr2k", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtSsyr2k", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(float))) < 0))
        goto done;
    fn_cublasXtSsyr2k *call = cb_symbol_address(&symbols[S_cublasXtSsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtSsyr2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A,
//     size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)
static const cb_function f_cublasXtDsyr2k = {.name = "cublasXtDsyr2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtDsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtDsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtDsyr2k", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtDsyr2k", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtDsyr2k", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(double))) < 0))
        goto done;
    fn_cublasXtDsyr2k *call = cb_symbol_address(&symbols[S_cublasXtDsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtDsyr2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCsyr2k = {.name = "cublasXtCsyr2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtCsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtCsyr2k", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtCsyr2k", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtCsyr2k", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCsyr2k *call = cb_symbol_address(&symbols[S_cublasXtCsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCsyr2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZsyr2k = {.name = "cublasXtZsyr2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtZsyr2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZsyr2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZsyr2k", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtZsyr2k", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZsyr2k", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZsyr2k *call = cb_symbol_address(&symbols[S_cublasXtZsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZsyr2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCherkx = {.name = "cublasXtCherkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtCherkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCherkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtCherkx", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtCherkx", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtCherkx", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCherkx *call = cb_symbol_address(&symbols[S_cublasXtCherkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCherkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const double *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZherkx = {.name = "cublasXtZherkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtZherkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZherkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZherkx", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtZherkx", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZherkx", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZherkx *call = cb_symbol_address(&symbols[S_cublasXtZherkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZherkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const float *alpha, const float *A, size_t lda, float *B, size_t ldb)
static const cb_function f_cublasXtStrsm = {.name = "cublasXtStrsm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasXtStrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtStrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m_, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_uint64(args[5], "size_t", &m_) < 0
        || cb_as_uint64(args[6], "size_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_uint64(args[9], "size_t", &lda) < 0
        || cb_as_target(s, args[10], "B", true, &B) < 0
        || cb_as_uint64(args[11], "size_t", &ldb) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtStrsm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtStrsm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(float))) < 0))
        goto done;
    fn_cublasXtStrsm *call = cb_symbol_address(&symbols[S_cublasXtStrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtStrsm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const double *alpha, const double *A, size_t lda, double *B, size_t ldb)
static const cb_function f_cublasXtDtrsm = {.name = "cublasXtDtrsm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasXtDtrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtDtrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m_, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_uint64(args[5], "size_t", &m_) < 0
        || cb_as_uint64(args[6], "size_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_uint64(args[9], "size_t", &lda) < 0
        || cb_as_target(s, args[10], "B", true, &B) < 0
        || cb_as_uint64(args[11], "size_t", &ldb) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtDtrsm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtDtrsm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(double))) < 0))
        goto done;
    fn_cublasXtDtrsm *call = cb_symbol_address(&symbols[S_cublasXtDtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtDtrsm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)
static const cb_function f_cublasXtCtrsm = {.name = "cublasXtCtrsm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasXtCtrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCtrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m_, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_uint64(args[5], "size_t", &m_) < 0
        || cb_as_uint64(args[6], "size_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_uint64(args[9], "size_t", &lda) < 0
        || cb_as_target(s, args[10], "B", true, &B) < 0
        || cb_as_uint64(args[11], "size_t", &ldb) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtCtrsm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtCtrsm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCtrsm *call = cb_symbol_address(&symbols[S_cublasXtCtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCtrsm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B,
//     size_t ldb)
static const cb_function f_cublasXtZtrsm = {.name = "cublasXtZtrsm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", NULL},
    .param_count = 12};

CB_WRAPPER(cublasXtZtrsm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZtrsm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m_, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_uint64(args[5], "size_t", &m_) < 0
        || cb_as_uint64(args[6], "size_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_uint64(args[9], "size_t", &lda) < 0
        || cb_as_target(s, args[10], "B", true, &B) < 0
        || cb_as_uint64(args[11], "size_t", &ldb) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZtrsm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtZtrsm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZtrsm *call = cb_symbol_address(&symbols[S_cublasXtZtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZtrsm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda,
//     const float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSsymm = {.name = "cublasXtSsymm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtSsymm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtSsymm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtSsymm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtSsymm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtSsymm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(float))) < 0))
        goto done;
    fn_cublasXtSsymm *call = cb_symbol_address(&symbols[S_cublasXtSsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtSsymm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda,
//     const double *B, size_t ldb, const double *beta, double *C, size_t ldc)
static const cb_function f_cublasXtDsymm = {.name = "cublasXtDsymm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtDsymm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtDsymm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtDsymm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtDsymm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtDsymm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(double))) < 0))
        goto done;
    fn_cublasXtDsymm *call = cb_symbol_address(&symbols[S_cublasXtDsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtDsymm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCsymm = {.name = "cublasXtCsymm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtCsymm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCsymm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtCsymm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtCsymm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtCsymm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCsymm *call = cb_symbol_address(&symbols[S_cublasXtCsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCsymm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZsymm = {.name = "cublasXtZsymm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtZsymm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZsymm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZsymm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtZsymm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZsymm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZsymm *call = cb_symbol_address(&symbols[S_cublasXtZsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZsymm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtChemm = {.name = "cublasXtChemm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtChemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtChemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtChemm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtChemm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtChemm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtChemm *call = cb_symbol_address(&symbols[S_cublasXtChemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtChemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZhemm = {.name = "cublasXtZhemm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtZhemm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZhemm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m_, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZhemm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtZhemm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZhemm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZhemm *call = cb_symbol_address(&symbols[S_cublasXtZhemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZhemm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda,
//     const float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSsyrkx = {.name = "cublasXtSsyrkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtSsyrkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtSsyrkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtSsyrkx", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtSsyrkx", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtSsyrkx", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(float))) < 0))
        goto done;
    fn_cublasXtSsyrkx *call = cb_symbol_address(&symbols[S_cublasXtSsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtSsyrkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A,
//     size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)
static const cb_function f_cublasXtDsyrkx = {.name = "cublasXtDsyrkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtDsyrkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtDsyrkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtDsyrkx", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtDsyrkx", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtDsyrkx", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(double))) < 0))
        goto done;
    fn_cublasXtDsyrkx *call = cb_symbol_address(&symbols[S_cublasXtDsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtDsyrkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCsyrkx = {.name = "cublasXtCsyrkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtCsyrkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCsyrkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX64, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtCsyrkx", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtCsyrkx", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtCsyrkx", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCsyrkx *call = cb_symbol_address(&symbols[S_cublasXtCsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCsyrkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZsyrkx = {.name = "cublasXtZsyrkx",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtZsyrkx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZsyrkx, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_COMPLEX128, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZsyrkx", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtZsyrkx", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZsyrkx", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZsyrkx *call = cb_symbol_address(&symbols[S_cublasXtZsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZsyrkx, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCher2k = {.name = "cublasXtCher2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtCher2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCher2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtCher2k", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtCher2k", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtCher2k", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCher2k *call = cb_symbol_address(&symbols[S_cublasXtCher2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCher2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const double *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZher2k = {.name = "cublasXtZher2k",
    .params = (const char *const[]){"handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B",
        "ldb", "beta", "C", "ldc", NULL},
    .param_count = 13};

CB_WRAPPER(cublasXtZher2k)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[13], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZher2k, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[1], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[2], "trans", &trans) < 0
        || cb_as_uint64(args[3], "size_t", &n) < 0
        || cb_as_uint64(args[4], "size_t", &k) < 0
        || cb_as_address(m, args[6], &A) < 0
        || cb_as_uint64(args[7], "size_t", &lda) < 0
        || cb_as_address(m, args[8], &B) < 0
        || cb_as_uint64(args[9], "size_t", &ldb) < 0
        || cb_as_target(s, args[11], "C", true, &C) < 0
        || cb_as_uint64(args[12], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[10], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZher2k", "A",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(lda), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtZher2k", "B",
                cb_extent(CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? n : k)),
                    CB_COUNT(ldb), CB_COUNT(((cublasOperation_t)trans == CUBLAS_OP_N ? k : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZher2k", "C",
                cb_extent(CB_COUNT(n), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZher2k *call = cb_symbol_address(&symbols[S_cublasXtZher2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasFillMode_t)uplo, (cublasOperation_t)trans, n, k, alpha.data,
        A.value, lda, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZher2k, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP,
//     const float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSspmm = {.name = "cublasXtSspmm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "AP", "B", "ldb",
        "beta", "C", "ldc", NULL},
    .param_count = 12};

CB_WRAPPER(cublasXtSspmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtSspmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m_, n, ldb, ldc;
    cb_number alpha, beta;
    cb_address AP, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_address(m, args[6], &AP) < 0
        || cb_as_address(m, args[7], &B) < 0
        || cb_as_uint64(args[8], "size_t", &ldb) < 0
        || cb_as_target(s, args[10], "C", true, &C) < 0
        || cb_as_uint64(args[11], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_FLOAT, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(AP.held)
            && cb_address_check(&AP, "cublasXtSspmm", "AP",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT((((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_
                                : n) + (((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_
                                    : n) + 1 != 0))),
                    CB_COUNT(2))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtSspmm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtSspmm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(float))) < 0))
        goto done;
    fn_cublasXtSspmm *call = cb_symbol_address(&symbols[S_cublasXtSspmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        AP.value, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtSspmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP,
//     const double *B, size_t ldb, const double *beta, double *C, size_t ldc)
static const cb_function f_cublasXtDspmm = {.name = "cublasXtDspmm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "AP", "B", "ldb",
        "beta", "C", "ldc", NULL},
    .param_count = 12};

CB_WRAPPER(cublasXtDspmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtDspmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m_, n, ldb, ldc;
    cb_number alpha, beta;
    cb_address AP, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_address(m, args[6], &AP) < 0
        || cb_as_address(m, args[7], &B) < 0
        || cb_as_uint64(args[8], "size_t", &ldb) < 0
        || cb_as_target(s, args[10], "C", true, &C) < 0
        || cb_as_uint64(args[11], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_DOUBLE, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(AP.held)
            && cb_address_check(&AP, "cublasXtDspmm", "AP",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT((((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_
                                : n) + (((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_
                                    : n) + 1 != 0))),
                    CB_COUNT(4))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtDspmm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtDspmm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(double))) < 0))
        goto done;
    fn_cublasXtDspmm *call = cb_symbol_address(&symbols[S_cublasXtDspmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        AP.value, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtDspmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP,
//     const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCspmm = {.name = "cublasXtCspmm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "AP", "B", "ldb",
        "beta", "C", "ldc", NULL},
    .param_count = 12};

CB_WRAPPER(cublasXtCspmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCspmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m_, n, ldb, ldc;
    cb_number alpha, beta;
    cb_address AP, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_address(m, args[6], &AP) < 0
        || cb_as_address(m, args[7], &B) < 0
        || cb_as_uint64(args[8], "size_t", &ldb) < 0
        || cb_as_target(s, args[10], "C", true, &C) < 0
        || cb_as_uint64(args[11], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX64, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(AP.held)
            && cb_address_check(&AP, "cublasXtCspmm", "AP",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT((((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_
                                : n) + (((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_
                                    : n) + 1 != 0))),
                    CB_COUNT(4))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtCspmm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtCspmm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCspmm *call = cb_symbol_address(&symbols[S_cublasXtCspmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        AP.value, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCspmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZspmm = {.name = "cublasXtZspmm",
    .params = (const char *const[]){"handle", "side", "uplo", "m", "n", "alpha", "AP", "B", "ldb",
        "beta", "C", "ldc", NULL},
    .param_count = 12};

CB_WRAPPER(cublasXtZspmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZspmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m_, n, ldb, ldc;
    cb_number alpha, beta;
    cb_address AP, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_uint64(args[3], "size_t", &m_) < 0
        || cb_as_uint64(args[4], "size_t", &n) < 0
        || cb_as_address(m, args[6], &AP) < 0
        || cb_as_address(m, args[7], &B) < 0
        || cb_as_uint64(args[8], "size_t", &ldb) < 0
        || cb_as_target(s, args[10], "C", true, &C) < 0
        || cb_as_uint64(args[11], "size_t", &ldc) < 0
        || cb_number_in(m, args[5], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || cb_number_in(m, args[9], CB_VALUE_COMPLEX128, 0, true, "beta", &beta) < 0
        || (CB_UNLIKELY(AP.held)
            && cb_address_check(&AP, "cublasXtZspmm", "AP",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT((((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_
                                : n) + (((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_
                                    : n) + 1 != 0))),
                    CB_COUNT(8))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtZspmm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZspmm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZspmm *call = cb_symbol_address(&symbols[S_cublasXtZspmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, m_, n, alpha.data,
        AP.value, B.value, ldb, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZspmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C,
//     size_t ldc)
static const cb_function f_cublasXtStrmm = {.name = "cublasXtStrmm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasXtStrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtStrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m_, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_uint64(args[5], "size_t", &m_) < 0
        || cb_as_uint64(args[6], "size_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_uint64(args[9], "size_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_uint64(args[11], "size_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", true, &C) < 0
        || cb_as_uint64(args[13], "size_t", &ldc) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtStrmm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtStrmm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtStrmm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(float))) < 0))
        goto done;
    fn_cublasXtStrmm *call = cb_symbol_address(&symbols[S_cublasXtStrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtStrmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C,
//     size_t ldc)
static const cb_function f_cublasXtDtrmm = {.name = "cublasXtDtrmm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasXtDtrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtDtrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m_, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_uint64(args[5], "size_t", &m_) < 0
        || cb_as_uint64(args[6], "size_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_uint64(args[9], "size_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_uint64(args[11], "size_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", true, &C) < 0
        || cb_as_uint64(args[13], "size_t", &ldc) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtDtrmm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtDtrmm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtDtrmm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(double))) < 0))
        goto done;
    fn_cublasXtDtrmm *call = cb_symbol_address(&symbols[S_cublasXtDtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtDtrmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
//     cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCtrmm = {.name = "cublasXtCtrmm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasXtCtrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtCtrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m_, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_uint64(args[5], "size_t", &m_) < 0
        || cb_as_uint64(args[6], "size_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_uint64(args[9], "size_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_uint64(args[11], "size_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", true, &C) < 0
        || cb_as_uint64(args[13], "size_t", &ldc) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtCtrmm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtCtrmm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtCtrmm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCtrmm *call = cb_symbol_address(&symbols[S_cublasXtCtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtCtrmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
//     const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZtrmm = {.name = "cublasXtZtrmm",
    .params = (const char *const[]){"handle", "side", "uplo", "trans", "diag", "m", "n", "alpha",
        "A", "lda", "B", "ldb", "C", "ldc", NULL},
    .param_count = 14};

CB_WRAPPER(cublasXtZtrmm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cublasXtZtrmm, &args, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m_, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasXtHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasSideMode_t, args[1], "side", &side) < 0
        || cb_as_enum(m, T_cublasFillMode_t, args[2], "uplo", &uplo) < 0
        || cb_as_enum(m, T_cublasOperation_t, args[3], "trans", &trans) < 0
        || cb_as_enum(m, T_cublasDiagType_t, args[4], "diag", &diag) < 0
        || cb_as_uint64(args[5], "size_t", &m_) < 0
        || cb_as_uint64(args[6], "size_t", &n) < 0
        || cb_as_address(m, args[8], &A) < 0
        || cb_as_uint64(args[9], "size_t", &lda) < 0
        || cb_as_address(m, args[10], &B) < 0
        || cb_as_uint64(args[11], "size_t", &ldb) < 0
        || cb_as_target(s, args[12], "C", true, &C) < 0
        || cb_as_uint64(args[13], "size_t", &ldc) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasXtZtrmm", "A",
                cb_extent(CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    CB_COUNT(lda), CB_COUNT(((cublasSideMode_t)side == CUBLAS_SIDE_LEFT ? m_ : n)),
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasXtZtrmm", "B",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldb), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_address_check(&C, "cublasXtZtrmm", "C",
                cb_extent(CB_COUNT(m_), CB_COUNT(ldc), CB_COUNT(n), sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZtrmm *call = cb_symbol_address(&symbols[S_cublasXtZtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, (cublasSideMode_t)side, (cublasFillMode_t)uplo, (cublasOperation_t)trans,
        (cublasDiagType_t)diag, m_, n, alpha.data, A.value, lda, B.value, ldb, C.value, ldc);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasXtZtrmm, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

