// functions_xt.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)
static const cb_function f_cublasXtCreate = {
    .name = "cublasXtCreate",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cublasXtCreate)
{
    if (!cb_no_arguments(form, &f_cublasXtCreate, argv, nargs, kwnames))
        return NULL;
    cublasXtHandle_t handle = NULL;
    fn_cublasXtCreate *call = cb_symbol_address(&cublas_symbols[S_cublasXtCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasXtCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cublasXtHandle_t, &handle));
}

CB_PARAM_LIST(cublasXtDestroy, "handle");

// cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)
static const cb_function f_cublasXtDestroy = {
    .name = "cublasXtDestroy",
    CB_PARAMS_OF(cublasXtDestroy),
};

CB_WRAPPER(cublasXtDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasXtDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    if (cb_as_ended_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasXtDestroy *call = cb_symbol_address(&cublas_symbols[S_cublasXtDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasXtDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)
static const cb_function f_cublasXtGetNumBoards = {
    .name = "cublasXtGetNumBoards",
    CB_PARAMS("nbDevices", "deviceId"),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // nbDevices
};

CB_WRAPPER(cublasXtGetNumBoards)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtGetNumBoards, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t nbDevices;
    cb_array deviceId;
    int nbBoards = 0;
    cb_array_init(&deviceId);
    if ((argv[0] != NULL && cb_as_int32(argv[0], "int", &nbDevices) < 0)
        || cb_array_ints_or_buffer(argv[1], "deviceId", sizeof(int), true, "int", &deviceId) < 0)
        goto done;
    if (argv[0] == NULL)
        nbDevices = (int32_t)deviceId.length;
    if (cb_array_check_signed(&deviceId, nbDevices, "deviceId") < 0)
        goto done;
    fn_cublasXtGetNumBoards *call = cb_symbol_address(&cublas_symbols[S_cublasXtGetNumBoards]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(nbDevices, deviceId.data, &nbBoards);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtGetNumBoards, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(nbBoards));
done:
    cb_array_done(&deviceId);
    return retval;
}

// cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)
static const cb_function f_cublasXtMaxBoards = {
    .name = "cublasXtMaxBoards",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cublasXtMaxBoards)
{
    if (!cb_no_arguments(form, &f_cublasXtMaxBoards, argv, nargs, kwnames))
        return NULL;
    int nbGpuBoards = 0;
    fn_cublasXtMaxBoards *call = cb_symbol_address(&cublas_symbols[S_cublasXtMaxBoards]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&nbGpuBoards);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasXtMaxBoards, status, argv);
    return cb_return1(form, PyLong_FromLong(nbGpuBoards));
}

// cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)
static const cb_function f_cublasXtDeviceSelect = {
    .name = "cublasXtDeviceSelect",
    CB_PARAMS("handle", "nbDevices", "deviceId"),
    .auto_mask = CB_BIT(1), // nbDevices
};

CB_WRAPPER(cublasXtDeviceSelect)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtDeviceSelect, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t nbDevices;
    cb_array deviceId;
    cb_array_init(&deviceId);
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &nbDevices) < 0)
        || cb_array_ints_or_buffer(argv[2], "deviceId", sizeof(int), true, "int", &deviceId) < 0)
        goto done;
    if (argv[1] == NULL)
        nbDevices = (int32_t)deviceId.length;
    if (cb_array_check_signed(&deviceId, nbDevices, "deviceId") < 0)
        goto done;
    fn_cublasXtDeviceSelect *call = cb_symbol_address(&cublas_symbols[S_cublasXtDeviceSelect]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, nbDevices, deviceId.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtDeviceSelect, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&deviceId);
    return retval;
}

// cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)
static const cb_function f_cublasXtSetBlockDim = {
    .name = "cublasXtSetBlockDim",
    CB_PARAMS("handle", "blockDim"),
};

CB_WRAPPER(cublasXtSetBlockDim)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasXtSetBlockDim, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t blockDim;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &blockDim) < 0)
        return NULL;
    fn_cublasXtSetBlockDim *call = cb_symbol_address(&cublas_symbols[S_cublasXtSetBlockDim]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, blockDim);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasXtSetBlockDim, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)
static const cb_function f_cublasXtGetBlockDim = {
    .name = "cublasXtGetBlockDim",
    CB_PARAMS_OF(cublasXtDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasXtGetBlockDim)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasXtGetBlockDim, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int blockDim = 0;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasXtGetBlockDim *call = cb_symbol_address(&cublas_symbols[S_cublasXtGetBlockDim]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &blockDim);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasXtGetBlockDim, status, argv);
    return cb_return1(form, PyLong_FromLong(blockDim));
}

// cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)
static const cb_function f_cublasXtGetPinningMemMode = {
    .name = "cublasXtGetPinningMemMode",
    CB_PARAMS_OF(cublasXtDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasXtGetPinningMemMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasXtGetPinningMemMode, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    cublasXtPinnedMemMode_t mode = 0;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasXtGetPinningMemMode *call =
        cb_symbol_address(&cublas_symbols[S_cublasXtGetPinningMemMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasXtGetPinningMemMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cublasXtPinnedMemMode_t, mode));
}

// cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)
static const cb_function f_cublasXtSetPinningMemMode = {
    .name = "cublasXtSetPinningMemMode",
    CB_PARAMS("handle", "mode"),
};

CB_WRAPPER(cublasXtSetPinningMemMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasXtSetPinningMemMode, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t mode;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasXtPinnedMemMode_t, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_cublasXtSetPinningMemMode *call =
        cb_symbol_address(&cublas_symbols[S_cublasXtSetPinningMemMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasXtSetPinningMemMode, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp,
//     cublasXtOpType_t type, void *blasFunctor)
static const cb_function f_cublasXtSetCpuRoutine = {
    .name = "cublasXtSetCpuRoutine",
    CB_PARAMS("handle", "blasOp", "type", "blasFunctor"),
};

CB_WRAPPER(cublasXtSetCpuRoutine)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtSetCpuRoutine, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t blasOp, type;
    cb_address blasFunctor;
    blasFunctor.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasXtBlasOp_t, argv[1], "blasOp", &blasOp) < 0
        || cb_as_enum(py, T_cublasXtOpType_t, argv[2], "type", &type) < 0
        || cb_as_address(py, argv[3], &blasFunctor) < 0)
        goto done;
    fn_cublasXtSetCpuRoutine *call = cb_symbol_address(&cublas_symbols[S_cublasXtSetCpuRoutine]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(handle, blasOp, type, blasFunctor.value);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtSetCpuRoutine, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&blasFunctor);
    return retval;
}

// cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp,
//     cublasXtOpType_t type, float ratio)
static const cb_function f_cublasXtSetCpuRatio = {
    .name = "cublasXtSetCpuRatio",
    CB_PARAMS("handle", "blasOp", "type", "ratio"),
};

CB_WRAPPER(cublasXtSetCpuRatio)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cublasXtSetCpuRatio, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t blasOp, type;
    float ratio;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasXtBlasOp_t, argv[1], "blasOp", &blasOp) < 0
        || cb_as_enum(py, T_cublasXtOpType_t, argv[2], "type", &type) < 0
        || cb_as_float(argv[3], &ratio) < 0)
        return NULL;
    fn_cublasXtSetCpuRatio *call = cb_symbol_address(&cublas_symbols[S_cublasXtSetCpuRatio]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, blasOp, type, ratio);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasXtSetCpuRatio, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cublasXtSgemm, "handle", "transa", "transb", "m", "n", "k", "alpha", "A", "lda", "B",
    "ldb", "beta", "C", "ldc");

// cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A,
//     size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSgemm = {.name = "cublasXtSgemm", CB_PARAMS_OF(cublasXtSgemm)};

CB_WRAPPER(cublasXtSgemm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtSgemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t transa, transb;
    uint64_t m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_uint64(argv[5], "size_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[8], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[10], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[13], "size_t", &ldc) < 0
        || cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_FLOAT, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtSgemm", "A",
                cb_extent(transa == CUBLAS_OP_N ? m : k, lda, transa == CUBLAS_OP_N ? k : m,
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtSgemm", "B",
                cb_extent(transb == CUBLAS_OP_N ? k : n, ldb, transb == CUBLAS_OP_N ? n : k,
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtSgemm", "C", cb_extent(m, ldc, n, sizeof(float))) < 0))
        goto done;
    fn_cublasXtSgemm *call = cb_symbol_address(&cublas_symbols[S_cublasXtSgemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda, B.value, ldb,
        beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtSgemm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha,
//     const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C,
//     size_t ldc)
static const cb_function f_cublasXtDgemm = {.name = "cublasXtDgemm", CB_PARAMS_OF(cublasXtSgemm)};

CB_WRAPPER(cublasXtDgemm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtDgemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t transa, transb;
    uint64_t m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_uint64(argv[5], "size_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[8], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[10], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[13], "size_t", &ldc) < 0
        || cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_DOUBLE, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtDgemm", "A",
                cb_extent(transa == CUBLAS_OP_N ? m : k, lda, transa == CUBLAS_OP_N ? k : m,
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtDgemm", "B",
                cb_extent(transb == CUBLAS_OP_N ? k : n, ldb, transb == CUBLAS_OP_N ? n : k,
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtDgemm", "C", cb_extent(m, ldc, n, sizeof(double))) < 0))
        goto done;
    fn_cublasXtDgemm *call = cb_symbol_address(&cublas_symbols[S_cublasXtDgemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda, B.value, ldb,
        beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtDgemm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha,
//     const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta,
//     cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCgemm = {.name = "cublasXtCgemm", CB_PARAMS_OF(cublasXtSgemm)};

CB_WRAPPER(cublasXtCgemm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCgemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t transa, transb;
    uint64_t m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_uint64(argv[5], "size_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[8], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[10], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[13], "size_t", &ldc) < 0
        || cb_number_in(py, argv[6], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX64, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtCgemm", "A",
                cb_extent(transa == CUBLAS_OP_N ? m : k, lda, transa == CUBLAS_OP_N ? k : m,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtCgemm", "B",
                cb_extent(transb == CUBLAS_OP_N ? k : n, ldb, transb == CUBLAS_OP_N ? n : k,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtCgemm", "C",
                cb_extent(m, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCgemm *call = cb_symbol_address(&cublas_symbols[S_cublasXtCgemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda, B.value, ldb,
        beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCgemm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa,
//     cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZgemm = {.name = "cublasXtZgemm", CB_PARAMS_OF(cublasXtSgemm)};

CB_WRAPPER(cublasXtZgemm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZgemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t transa, transb;
    uint64_t m, n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[1], "transa", &transa) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "transb", &transb) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_uint64(argv[5], "size_t", &k) < 0
        || cb_as_device_address(form, argv[7], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[8], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[10], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[13], "size_t", &ldc) < 0
        || cb_number_in(py, argv[6], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[11], CB_VALUE_COMPLEX128, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZgemm", "A",
                cb_extent(transa == CUBLAS_OP_N ? m : k, lda, transa == CUBLAS_OP_N ? k : m,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtZgemm", "B",
                cb_extent(transb == CUBLAS_OP_N ? k : n, ldb, transb == CUBLAS_OP_N ? n : k,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZgemm", "C",
                cb_extent(m, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZgemm *call = cb_symbol_address(&cublas_symbols[S_cublasXtZgemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, transa, transb, m, n, k, alpha.data, A.value, lda, B.value, ldb,
        beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZgemm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasXtSsyrk, "handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "beta", "C",
    "ldc");

// cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda,
//     const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSsyrk = {.name = "cublasXtSsyrk", CB_PARAMS_OF(cublasXtSsyrk)};

CB_WRAPPER(cublasXtSsyrk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtSsyrk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[10], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_FLOAT, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtSsyrk", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtSsyrk", "C", cb_extent(n, ldc, n, sizeof(float))) < 0))
        goto done;
    fn_cublasXtSsyrk *call = cb_symbol_address(&cublas_symbols[S_cublasXtSsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtSsyrk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A,
//     size_t lda, const double *beta, double *C, size_t ldc)
static const cb_function f_cublasXtDsyrk = {.name = "cublasXtDsyrk", CB_PARAMS_OF(cublasXtSsyrk)};

CB_WRAPPER(cublasXtDsyrk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtDsyrk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[10], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_DOUBLE, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtDsyrk", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtDsyrk", "C", cb_extent(n, ldc, n, sizeof(double))) < 0))
        goto done;
    fn_cublasXtDsyrk *call = cb_symbol_address(&cublas_symbols[S_cublasXtDsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtDsyrk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCsyrk = {.name = "cublasXtCsyrk", CB_PARAMS_OF(cublasXtSsyrk)};

CB_WRAPPER(cublasXtCsyrk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCsyrk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[10], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX64, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtCsyrk", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtCsyrk", "C",
                cb_extent(n, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCsyrk *call = cb_symbol_address(&cublas_symbols[S_cublasXtCsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCsyrk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C,
//     size_t ldc)
static const cb_function f_cublasXtZsyrk = {.name = "cublasXtZsyrk", CB_PARAMS_OF(cublasXtSsyrk)};

CB_WRAPPER(cublasXtZsyrk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZsyrk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[10], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_COMPLEX128, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZsyrk", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZsyrk", "C",
                cb_extent(n, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZsyrk *call = cb_symbol_address(&cublas_symbols[S_cublasXtZsyrk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZsyrk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A,
//     size_t lda, const float *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCherk = {.name = "cublasXtCherk", CB_PARAMS_OF(cublasXtSsyrk)};

CB_WRAPPER(cublasXtCherk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCherk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[10], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_FLOAT, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtCherk", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtCherk", "C",
                cb_extent(n, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCherk *call = cb_symbol_address(&cublas_symbols[S_cublasXtCherk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCherk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A,
//     size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZherk = {.name = "cublasXtZherk", CB_PARAMS_OF(cublasXtSsyrk)};

CB_WRAPPER(cublasXtZherk)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZherk, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldc;
    cb_number alpha, beta;
    cb_address A, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[9], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[10], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[8], CB_VALUE_DOUBLE, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZherk", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZherk", "C",
                cb_extent(n, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZherk *call = cb_symbol_address(&cublas_symbols[S_cublasXtZherk]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, beta.data, C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZherk, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasXtSsyr2k, "handle", "uplo", "trans", "n", "k", "alpha", "A", "lda", "B", "ldb",
    "beta", "C", "ldc");

// cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda,
//     const float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSsyr2k = {
    .name = "cublasXtSsyr2k",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtSsyr2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtSsyr2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtSsyr2k", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtSsyr2k", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtSsyr2k", "C", cb_extent(n, ldc, n, sizeof(float))) < 0))
        goto done;
    fn_cublasXtSsyr2k *call = cb_symbol_address(&cublas_symbols[S_cublasXtSsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtSsyr2k, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A,
//     size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)
static const cb_function f_cublasXtDsyr2k = {
    .name = "cublasXtDsyr2k",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtDsyr2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtDsyr2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtDsyr2k", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtDsyr2k", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtDsyr2k", "C", cb_extent(n, ldc, n, sizeof(double))) < 0))
        goto done;
    fn_cublasXtDsyr2k *call = cb_symbol_address(&cublas_symbols[S_cublasXtDsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtDsyr2k, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCsyr2k = {
    .name = "cublasXtCsyr2k",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtCsyr2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCsyr2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtCsyr2k", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtCsyr2k", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtCsyr2k", "C",
                cb_extent(n, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCsyr2k *call = cb_symbol_address(&cublas_symbols[S_cublasXtCsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCsyr2k, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZsyr2k = {
    .name = "cublasXtZsyr2k",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtZsyr2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZsyr2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZsyr2k", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtZsyr2k", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZsyr2k", "C",
                cb_extent(n, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZsyr2k *call = cb_symbol_address(&cublas_symbols[S_cublasXtZsyr2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZsyr2k, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCherkx = {
    .name = "cublasXtCherkx",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtCherkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCherkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtCherkx", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtCherkx", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtCherkx", "C",
                cb_extent(n, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCherkx *call = cb_symbol_address(&cublas_symbols[S_cublasXtCherkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCherkx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const double *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZherkx = {
    .name = "cublasXtZherkx",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtZherkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZherkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZherkx", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtZherkx", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZherkx", "C",
                cb_extent(n, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZherkx *call = cb_symbol_address(&cublas_symbols[S_cublasXtZherkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZherkx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasXtStrsm, "handle", "side", "uplo", "trans", "diag", "m", "n", "alpha", "A",
    "lda", "B", "ldb");

// cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const float *alpha, const float *A, size_t lda, float *B, size_t ldb)
static const cb_function f_cublasXtStrsm = {.name = "cublasXtStrsm", CB_PARAMS_OF(cublasXtStrsm)};

CB_WRAPPER(cublasXtStrsm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtStrsm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_uint64(argv[5], "size_t", &m) < 0
        || cb_as_uint64(argv[6], "size_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[9], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[11], "size_t", &ldb) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtStrsm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtStrsm", "B", cb_extent(m, ldb, n, sizeof(float))) < 0))
        goto done;
    fn_cublasXtStrsm *call = cb_symbol_address(&cublas_symbols[S_cublasXtStrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtStrsm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const double *alpha, const double *A, size_t lda, double *B, size_t ldb)
static const cb_function f_cublasXtDtrsm = {.name = "cublasXtDtrsm", CB_PARAMS_OF(cublasXtStrsm)};

CB_WRAPPER(cublasXtDtrsm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtDtrsm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_uint64(argv[5], "size_t", &m) < 0
        || cb_as_uint64(argv[6], "size_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[9], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[11], "size_t", &ldb) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtDtrsm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtDtrsm", "B", cb_extent(m, ldb, n, sizeof(double))) < 0))
        goto done;
    fn_cublasXtDtrsm *call = cb_symbol_address(&cublas_symbols[S_cublasXtDtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtDtrsm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)
static const cb_function f_cublasXtCtrsm = {.name = "cublasXtCtrsm", CB_PARAMS_OF(cublasXtStrsm)};

CB_WRAPPER(cublasXtCtrsm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCtrsm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_uint64(argv[5], "size_t", &m) < 0
        || cb_as_uint64(argv[6], "size_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[9], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[11], "size_t", &ldb) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtCtrsm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtCtrsm", "B",
                cb_extent(m, ldb, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCtrsm *call = cb_symbol_address(&cublas_symbols[S_cublasXtCtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCtrsm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B,
//     size_t ldb)
static const cb_function f_cublasXtZtrsm = {.name = "cublasXtZtrsm", CB_PARAMS_OF(cublasXtStrsm)};

CB_WRAPPER(cublasXtZtrsm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZtrsm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m, n, lda, ldb;
    cb_number alpha;
    cb_address A, B;
    cb_number_init(&alpha);
    A.held = B.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_uint64(argv[5], "size_t", &m) < 0
        || cb_as_uint64(argv[6], "size_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[9], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[11], "size_t", &ldb) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZtrsm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtZtrsm", "B",
                cb_extent(m, ldb, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZtrsm *call = cb_symbol_address(&cublas_symbols[S_cublasXtZtrsm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZtrsm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

CB_PARAM_LIST(cublasXtSsymm, "handle", "side", "uplo", "m", "n", "alpha", "A", "lda", "B", "ldb",
    "beta", "C", "ldc");

// cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda,
//     const float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSsymm = {.name = "cublasXtSsymm", CB_PARAMS_OF(cublasXtSsymm)};

CB_WRAPPER(cublasXtSsymm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtSsymm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtSsymm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtSsymm", "B", cb_extent(m, ldb, n, sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtSsymm", "C", cb_extent(m, ldc, n, sizeof(float))) < 0))
        goto done;
    fn_cublasXtSsymm *call = cb_symbol_address(&cublas_symbols[S_cublasXtSsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtSsymm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda,
//     const double *B, size_t ldb, const double *beta, double *C, size_t ldc)
static const cb_function f_cublasXtDsymm = {.name = "cublasXtDsymm", CB_PARAMS_OF(cublasXtSsymm)};

CB_WRAPPER(cublasXtDsymm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtDsymm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtDsymm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtDsymm", "B", cb_extent(m, ldb, n, sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtDsymm", "C", cb_extent(m, ldc, n, sizeof(double))) < 0))
        goto done;
    fn_cublasXtDsymm *call = cb_symbol_address(&cublas_symbols[S_cublasXtDsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtDsymm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCsymm = {.name = "cublasXtCsymm", CB_PARAMS_OF(cublasXtSsymm)};

CB_WRAPPER(cublasXtCsymm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCsymm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtCsymm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtCsymm", "B", cb_extent(m, ldb, n, sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtCsymm", "C",
                cb_extent(m, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCsymm *call = cb_symbol_address(&cublas_symbols[S_cublasXtCsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCsymm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZsymm = {.name = "cublasXtZsymm", CB_PARAMS_OF(cublasXtSsymm)};

CB_WRAPPER(cublasXtZsymm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZsymm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZsymm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtZsymm", "B",
                cb_extent(m, ldb, n, sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZsymm", "C",
                cb_extent(m, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZsymm *call = cb_symbol_address(&cublas_symbols[S_cublasXtZsymm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZsymm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtChemm = {.name = "cublasXtChemm", CB_PARAMS_OF(cublasXtSsymm)};

CB_WRAPPER(cublasXtChemm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtChemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtChemm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtChemm", "B", cb_extent(m, ldb, n, sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtChemm", "C",
                cb_extent(m, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtChemm *call = cb_symbol_address(&cublas_symbols[S_cublasXtChemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtChemm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZhemm = {.name = "cublasXtZhemm", CB_PARAMS_OF(cublasXtSsymm)};

CB_WRAPPER(cublasXtZhemm)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZhemm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m, n, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZhemm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtZhemm", "B",
                cb_extent(m, ldb, n, sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZhemm", "C",
                cb_extent(m, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZhemm *call = cb_symbol_address(&cublas_symbols[S_cublasXtZhemm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZhemm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda,
//     const float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSsyrkx = {
    .name = "cublasXtSsyrkx",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtSsyrkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtSsyrkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtSsyrkx", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtSsyrkx", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtSsyrkx", "C", cb_extent(n, ldc, n, sizeof(float))) < 0))
        goto done;
    fn_cublasXtSsyrkx *call = cb_symbol_address(&cublas_symbols[S_cublasXtSsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtSsyrkx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A,
//     size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)
static const cb_function f_cublasXtDsyrkx = {
    .name = "cublasXtDsyrkx",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtDsyrkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtDsyrkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtDsyrkx", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtDsyrkx", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtDsyrkx", "C", cb_extent(n, ldc, n, sizeof(double))) < 0))
        goto done;
    fn_cublasXtDsyrkx *call = cb_symbol_address(&cublas_symbols[S_cublasXtDsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtDsyrkx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCsyrkx = {
    .name = "cublasXtCsyrkx",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtCsyrkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCsyrkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX64, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtCsyrkx", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtCsyrkx", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtCsyrkx", "C",
                cb_extent(n, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCsyrkx *call = cb_symbol_address(&cublas_symbols[S_cublasXtCsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCsyrkx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZsyrkx = {
    .name = "cublasXtZsyrkx",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtZsyrkx)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZsyrkx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_COMPLEX128, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZsyrkx", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtZsyrkx", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZsyrkx", "C",
                cb_extent(n, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZsyrkx *call = cb_symbol_address(&cublas_symbols[S_cublasXtZsyrkx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZsyrkx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
//     size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCher2k = {
    .name = "cublasXtCher2k",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtCher2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCher2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_FLOAT, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtCher2k", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtCher2k", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtCher2k", "C",
                cb_extent(n, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCher2k *call = cb_symbol_address(&cublas_symbols[S_cublasXtCher2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCher2k, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
//     const double *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZher2k = {
    .name = "cublasXtZher2k",
    CB_PARAMS_OF(cublasXtSsyr2k),
};

CB_WRAPPER(cublasXtZher2k)
{
    PyObject *slots[13], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZher2k, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t uplo, trans;
    uint64_t n, k, lda, ldb, ldc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_uint64(argv[3], "size_t", &n) < 0
        || cb_as_uint64(argv[4], "size_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[7], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[9], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[11], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[12], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[10], CB_VALUE_DOUBLE, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZher2k", "A",
                cb_extent(trans == CUBLAS_OP_N ? n : k, lda, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtZher2k", "B",
                cb_extent(trans == CUBLAS_OP_N ? n : k, ldb, trans == CUBLAS_OP_N ? k : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZher2k", "C",
                cb_extent(n, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZher2k *call = cb_symbol_address(&cublas_symbols[S_cublasXtZher2k]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, n, k, alpha.data, A.value, lda, B.value, ldb, beta.data,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZher2k, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasXtSspmm, "handle", "side", "uplo", "m", "n", "alpha", "AP", "B", "ldb", "beta",
    "C", "ldc");

// cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP,
//     const float *B, size_t ldb, const float *beta, float *C, size_t ldc)
static const cb_function f_cublasXtSspmm = {.name = "cublasXtSspmm", CB_PARAMS_OF(cublasXtSspmm)};

CB_WRAPPER(cublasXtSspmm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtSspmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m, n, ldb, ldc;
    cb_number alpha, beta;
    cb_address AP, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_address(py, argv[6], &AP) < 0
        || cb_as_device_address(form, argv[7], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[8], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[10], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[11], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_FLOAT, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_FLOAT, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(AP.held)
            && cb_held_check(&AP, "cublasXtSspmm", "AP",
                cb_packed(side == CUBLAS_SIDE_LEFT ? m : n, sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtSspmm", "B", cb_extent(m, ldb, n, sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtSspmm", "C", cb_extent(m, ldc, n, sizeof(float))) < 0))
        goto done;
    fn_cublasXtSspmm *call = cb_symbol_address(&cublas_symbols[S_cublasXtSspmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, AP.value, B.value, ldb, beta.data, C.value,
        ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtSspmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP,
//     const double *B, size_t ldb, const double *beta, double *C, size_t ldc)
static const cb_function f_cublasXtDspmm = {.name = "cublasXtDspmm", CB_PARAMS_OF(cublasXtSspmm)};

CB_WRAPPER(cublasXtDspmm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtDspmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m, n, ldb, ldc;
    cb_number alpha, beta;
    cb_address AP, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_address(py, argv[6], &AP) < 0
        || cb_as_device_address(form, argv[7], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[8], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[10], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[11], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_DOUBLE, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_DOUBLE, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(AP.held)
            && cb_held_check(&AP, "cublasXtDspmm", "AP",
                cb_packed(side == CUBLAS_SIDE_LEFT ? m : n, sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtDspmm", "B", cb_extent(m, ldb, n, sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtDspmm", "C", cb_extent(m, ldc, n, sizeof(double))) < 0))
        goto done;
    fn_cublasXtDspmm *call = cb_symbol_address(&cublas_symbols[S_cublasXtDspmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, AP.value, B.value, ldb, beta.data, C.value,
        ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtDspmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP,
//     const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCspmm = {.name = "cublasXtCspmm", CB_PARAMS_OF(cublasXtSspmm)};

CB_WRAPPER(cublasXtCspmm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCspmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m, n, ldb, ldc;
    cb_number alpha, beta;
    cb_address AP, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_address(py, argv[6], &AP) < 0
        || cb_as_device_address(form, argv[7], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[8], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[10], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[11], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX64, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(AP.held)
            && cb_held_check(&AP, "cublasXtCspmm", "AP",
                cb_packed(side == CUBLAS_SIDE_LEFT ? m : n, sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtCspmm", "B", cb_extent(m, ldb, n, sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtCspmm", "C",
                cb_extent(m, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCspmm *call = cb_symbol_address(&cublas_symbols[S_cublasXtCspmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, AP.value, B.value, ldb, beta.data, C.value,
        ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCspmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb,
//     const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZspmm = {.name = "cublasXtZspmm", CB_PARAMS_OF(cublasXtSspmm)};

CB_WRAPPER(cublasXtZspmm)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZspmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo;
    uint64_t m, n, ldb, ldc;
    cb_number alpha, beta;
    cb_address AP, B, C;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    AP.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_uint64(argv[3], "size_t", &m) < 0
        || cb_as_uint64(argv[4], "size_t", &n) < 0
        || cb_as_address(py, argv[6], &AP) < 0
        || cb_as_device_address(form, argv[7], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[8], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[10], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[11], "size_t", &ldc) < 0
        || cb_number_in(py, argv[5], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || cb_number_in(py, argv[9], CB_VALUE_COMPLEX128, CB_SINGLE, true, "beta", &beta) < 0
        || (CB_UNLIKELY(AP.held)
            && cb_held_check(&AP, "cublasXtZspmm", "AP",
                cb_packed(side == CUBLAS_SIDE_LEFT ? m : n, sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtZspmm", "B",
                cb_extent(m, ldb, n, sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZspmm", "C",
                cb_extent(m, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZspmm *call = cb_symbol_address(&cublas_symbols[S_cublasXtZspmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, m, n, alpha.data, AP.value, B.value, ldb, beta.data, C.value,
        ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZspmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&AP);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    return retval;
}

CB_PARAM_LIST(cublasXtStrmm, "handle", "side", "uplo", "trans", "diag", "m", "n", "alpha", "A",
    "lda", "B", "ldb", "C", "ldc");

// cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C,
//     size_t ldc)
static const cb_function f_cublasXtStrmm = {.name = "cublasXtStrmm", CB_PARAMS_OF(cublasXtStrmm)};

CB_WRAPPER(cublasXtStrmm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtStrmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_uint64(argv[5], "size_t", &m) < 0
        || cb_as_uint64(argv[6], "size_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[9], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[11], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[13], "size_t", &ldc) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtStrmm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(float))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtStrmm", "B", cb_extent(m, ldb, n, sizeof(float))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtStrmm", "C", cb_extent(m, ldc, n, sizeof(float))) < 0))
        goto done;
    fn_cublasXtStrmm *call = cb_symbol_address(&cublas_symbols[S_cublasXtStrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtStrmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C,
//     size_t ldc)
static const cb_function f_cublasXtDtrmm = {.name = "cublasXtDtrmm", CB_PARAMS_OF(cublasXtStrmm)};

CB_WRAPPER(cublasXtDtrmm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtDtrmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_uint64(argv[5], "size_t", &m) < 0
        || cb_as_uint64(argv[6], "size_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[9], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[11], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[13], "size_t", &ldc) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtDtrmm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(double))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtDtrmm", "B", cb_extent(m, ldb, n, sizeof(double))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtDtrmm", "C", cb_extent(m, ldc, n, sizeof(double))) < 0))
        goto done;
    fn_cublasXtDtrmm *call = cb_symbol_address(&cublas_symbols[S_cublasXtDtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtDtrmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
//     cuComplex *C, size_t ldc)
static const cb_function f_cublasXtCtrmm = {.name = "cublasXtCtrmm", CB_PARAMS_OF(cublasXtStrmm)};

CB_WRAPPER(cublasXtCtrmm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtCtrmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_uint64(argv[5], "size_t", &m) < 0
        || cb_as_uint64(argv[6], "size_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[9], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[11], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[13], "size_t", &ldc) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtCtrmm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtCtrmm", "B", cb_extent(m, ldb, n, sizeof(cuComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtCtrmm", "C",
                cb_extent(m, ldc, n, sizeof(cuComplex))) < 0))
        goto done;
    fn_cublasXtCtrmm *call = cb_symbol_address(&cublas_symbols[S_cublasXtCtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtCtrmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
//     cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
//     const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)
static const cb_function f_cublasXtZtrmm = {.name = "cublasXtZtrmm", CB_PARAMS_OF(cublasXtStrmm)};

CB_WRAPPER(cublasXtZtrmm)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXtZtrmm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasXtHandle_t handle;
    int32_t side, uplo, trans, diag;
    uint64_t m, n, lda, ldb, ldc;
    cb_number alpha;
    cb_address A, B, C;
    cb_number_init(&alpha);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasXtHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasSideMode_t, argv[1], "side", &side) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[2], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[3], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[4], "diag", &diag) < 0
        || cb_as_uint64(argv[5], "size_t", &m) < 0
        || cb_as_uint64(argv[6], "size_t", &n) < 0
        || cb_as_device_address(form, argv[8], "A", CB_HOST_TOO | CB_MEASURED, &A) < 0
        || cb_as_uint64(argv[9], "size_t", &lda) < 0
        || cb_as_device_address(form, argv[10], "B", CB_HOST_TOO | CB_MEASURED, &B) < 0
        || cb_as_uint64(argv[11], "size_t", &ldb) < 0
        || cb_as_device_address(form, argv[12], "C", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &C) < 0
        || cb_as_uint64(argv[13], "size_t", &ldc) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE, true, "alpha", &alpha) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasXtZtrmm", "A",
                cb_extent(side == CUBLAS_SIDE_LEFT ? m : n, lda, side == CUBLAS_SIDE_LEFT ? m : n,
                    sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasXtZtrmm", "B",
                cb_extent(m, ldb, n, sizeof(cuDoubleComplex))) < 0)
        || (CB_UNLIKELY(C.held)
            && cb_held_check(&C, "cublasXtZtrmm", "C",
                cb_extent(m, ldc, n, sizeof(cuDoubleComplex))) < 0))
        goto done;
    fn_cublasXtZtrmm *call = cb_symbol_address(&cublas_symbols[S_cublasXtZtrmm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, side, uplo, trans, diag, m, n, alpha.data, A.value, lda, B.value, ldb,
        C.value, ldc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasXtZtrmm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}
