// functions_helper.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)
static const cb_function f_cublasCreate = {.name = "cublasCreate", CB_NO_PARAMS, .result_count = 1};

CB_WRAPPER(cublasCreate)
{
    if (!cb_no_arguments(form, &f_cublasCreate, argv, nargs, kwnames))
        return NULL;
    cublasHandle_t handle = NULL;
    fn_cublasCreate *call = cb_symbol_address(&cublas_symbols[S_cublasCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cublasHandle_t, &handle));
}

CB_PARAM_LIST(cublasDestroy, "handle");

// cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)
static const cb_function f_cublasDestroy = {.name = "cublasDestroy", CB_PARAMS_OF(cublasDestroy)};

CB_WRAPPER(cublasDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    if (cb_as_ended_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasDestroy *call = cb_symbol_address(&cublas_symbols[S_cublasDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)
static const cb_function f_cublasGetVersion = {
    .name = "cublasGetVersion",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetVersion)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetVersion, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int version = 0;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetVersion *call = cb_symbol_address(&cublas_symbols[S_cublasGetVersion]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &version);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetVersion, status, argv);
    return cb_return1(form, PyLong_FromLong(version));
}

// cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)
static const cb_function f_cublasGetProperty = {
    .name = "cublasGetProperty",
    CB_PARAMS("type"),
    .result_count = 1,
};

CB_WRAPPER(cublasGetProperty)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetProperty, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t type;
    int value = 0;
    if (cb_as_enum(py, T_libraryPropertyType, argv[0], "type", &type) < 0)
        return NULL;
    fn_cublasGetProperty *call = cb_symbol_address(&cublas_symbols[S_cublasGetProperty]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(type, &value);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetProperty, status, argv);
    return cb_return1(form, PyLong_FromLong(value));
}

// size_t cublasGetCudartVersion(void)
static const cb_function f_cublasGetCudartVersion = {
    .name = "cublasGetCudartVersion",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cublasGetCudartVersion)
{
    if (!cb_no_arguments(form, &f_cublasGetCudartVersion, argv, nargs, kwnames))
        return NULL;
    fn_cublasGetCudartVersion *call = cb_symbol_address(&cublas_symbols[S_cublasGetCudartVersion]);
    if (call == NULL)
        return NULL;
    size_t value = call();
    return cb_return1(form, PyLong_FromSize_t(value));
}

// cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace,
//     size_t workspaceSizeInBytes)
static const cb_function f_cublasSetWorkspace = {
    .name = "cublasSetWorkspace",
    CB_PARAMS("handle", "workspace", "workspaceSizeInBytes"),
};

CB_WRAPPER(cublasSetWorkspace)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetWorkspace, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_address workspace;
    uint64_t workspaceSizeInBytes;
    workspace.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_device_address(form, argv[1], "workspace", CB_TARGET | CB_MEASURED, &workspace) < 0
        || cb_as_uint64(argv[2], "size_t", &workspaceSizeInBytes) < 0
        || (CB_UNLIKELY(workspace.held)
            && cb_held_check(&workspace, "cublasSetWorkspace", "workspace",
                workspaceSizeInBytes) < 0))
        goto done;
    fn_cublasSetWorkspace *call = cb_symbol_address(&cublas_symbols[S_cublasSetWorkspace]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, workspace.value, workspaceSizeInBytes);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetWorkspace, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&workspace);
    return retval;
}

// cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)
static const cb_function f_cublasSetStream = {
    .name = "cublasSetStream",
    CB_PARAMS("handle", "streamId"),
};

CB_WRAPPER(cublasSetStream)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasSetStream, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cudaStream_t streamId;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "streamId", &streamId) < 0)
        return NULL;
    fn_cublasSetStream *call = cb_symbol_address(&cublas_symbols[S_cublasSetStream]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, streamId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasSetStream, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)
static const cb_function f_cublasGetStream = {
    .name = "cublasGetStream",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetStream)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetStream, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cudaStream_t streamId = NULL;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetStream *call = cb_symbol_address(&cublas_symbols[S_cublasGetStream]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &streamId);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetStream, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaStream_t, &streamId));
}

// cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)
static const cb_function f_cublasGetPointerMode = {
    .name = "cublasGetPointerMode",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetPointerMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetPointerMode, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cublasPointerMode_t mode = 0;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetPointerMode *call = cb_symbol_address(&cublas_symbols[S_cublasGetPointerMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetPointerMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cublasPointerMode_t, mode));
}

CB_PARAM_LIST(cublasSetPointerMode, "handle", "mode");

// cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)
static const cb_function f_cublasSetPointerMode = {
    .name = "cublasSetPointerMode",
    CB_PARAMS_OF(cublasSetPointerMode),
};

CB_WRAPPER(cublasSetPointerMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasSetPointerMode, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasPointerMode_t, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_cublasSetPointerMode *call = cb_symbol_address(&cublas_symbols[S_cublasSetPointerMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasSetPointerMode, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)
static const cb_function f_cublasGetAtomicsMode = {
    .name = "cublasGetAtomicsMode",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetAtomicsMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetAtomicsMode, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cublasAtomicsMode_t mode = 0;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetAtomicsMode *call = cb_symbol_address(&cublas_symbols[S_cublasGetAtomicsMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetAtomicsMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cublasAtomicsMode_t, mode));
}

// cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)
static const cb_function f_cublasSetAtomicsMode = {
    .name = "cublasSetAtomicsMode",
    CB_PARAMS_OF(cublasSetPointerMode),
};

CB_WRAPPER(cublasSetAtomicsMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasSetAtomicsMode, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasAtomicsMode_t, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_cublasSetAtomicsMode *call = cb_symbol_address(&cublas_symbols[S_cublasSetAtomicsMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasSetAtomicsMode, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)
static const cb_function f_cublasGetMathMode = {
    .name = "cublasGetMathMode",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetMathMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetMathMode, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cublasMath_t mode = 0;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetMathMode *call = cb_symbol_address(&cublas_symbols[S_cublasGetMathMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetMathMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cublasMath_t, mode));
}

// cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)
static const cb_function f_cublasSetMathMode = {
    .name = "cublasSetMathMode",
    CB_PARAMS_OF(cublasSetPointerMode),
};

CB_WRAPPER(cublasSetMathMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasSetMathMode, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasMath_t, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_cublasSetMathMode *call = cb_symbol_address(&cublas_symbols[S_cublasSetMathMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasSetMathMode, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)
static const cb_function f_cublasGetSmCountTarget = {
    .name = "cublasGetSmCountTarget",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetSmCountTarget)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetSmCountTarget, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int smCountTarget = 0;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetSmCountTarget *call = cb_symbol_address(&cublas_symbols[S_cublasGetSmCountTarget]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &smCountTarget);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetSmCountTarget, status, argv);
    return cb_return1(form, PyLong_FromLong(smCountTarget));
}

// cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)
static const cb_function f_cublasSetSmCountTarget = {
    .name = "cublasSetSmCountTarget",
    CB_PARAMS("handle", "smCountTarget"),
};

CB_WRAPPER(cublasSetSmCountTarget)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasSetSmCountTarget, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t smCountTarget;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &smCountTarget) < 0)
        return NULL;
    fn_cublasSetSmCountTarget *call = cb_symbol_address(&cublas_symbols[S_cublasSetSmCountTarget]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, smCountTarget);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasSetSmCountTarget, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle,
//     cublasEmulationStrategy_t *emulationStrategy)
static const cb_function f_cublasGetEmulationStrategy = {
    .name = "cublasGetEmulationStrategy",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetEmulationStrategy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetEmulationStrategy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cublasEmulationStrategy_t emulationStrategy = 0;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetEmulationStrategy *call =
        cb_symbol_address(&cublas_symbols[S_cublasGetEmulationStrategy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &emulationStrategy);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetEmulationStrategy, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cublasEmulationStrategy_t, emulationStrategy));
}

// cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle,
//     cublasEmulationStrategy_t emulationStrategy)
static const cb_function f_cublasSetEmulationStrategy = {
    .name = "cublasSetEmulationStrategy",
    CB_PARAMS("handle", "emulationStrategy"),
};

CB_WRAPPER(cublasSetEmulationStrategy)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasSetEmulationStrategy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t emulationStrategy;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasEmulationStrategy_t, argv[1], "emulationStrategy",
            &emulationStrategy) < 0)
        return NULL;
    fn_cublasSetEmulationStrategy *call =
        cb_symbol_address(&cublas_symbols[S_cublasSetEmulationStrategy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, emulationStrategy);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasSetEmulationStrategy, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t handle,
//     cudaEmulationSpecialValuesSupport *mask)
static const cb_function f_cublasGetEmulationSpecialValuesSupport = {
    .name = "cublasGetEmulationSpecialValuesSupport",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetEmulationSpecialValuesSupport)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetEmulationSpecialValuesSupport, &argv, nargs, kwnames,
            slots))
        return NULL;
    cublasHandle_t handle;
    cudaEmulationSpecialValuesSupport mask = 0;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetEmulationSpecialValuesSupport *call =
        cb_symbol_address(&cublas_symbols[S_cublasGetEmulationSpecialValuesSupport]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mask);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetEmulationSpecialValuesSupport, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cudaEmulationSpecialValuesSupport, mask));
}

// cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t handle,
//     cudaEmulationSpecialValuesSupport mask)
static const cb_function f_cublasSetEmulationSpecialValuesSupport = {
    .name = "cublasSetEmulationSpecialValuesSupport",
    CB_PARAMS("handle", "mask"),
};

CB_WRAPPER(cublasSetEmulationSpecialValuesSupport)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasSetEmulationSpecialValuesSupport, &argv, nargs, kwnames,
            slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mask;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cudaEmulationSpecialValuesSupport, argv[1], "mask", &mask) < 0)
        return NULL;
    fn_cublasSetEmulationSpecialValuesSupport *call =
        cb_symbol_address(&cublas_symbols[S_cublasSetEmulationSpecialValuesSupport]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, mask);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasSetEmulationSpecialValuesSupport, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t handle,
//     cudaEmulationMantissaControl *mantissaControl)
static const cb_function f_cublasGetFixedPointEmulationMantissaControl = {
    .name = "cublasGetFixedPointEmulationMantissaControl",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetFixedPointEmulationMantissaControl)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetFixedPointEmulationMantissaControl, &argv, nargs, kwnames,
            slots))
        return NULL;
    cublasHandle_t handle;
    cudaEmulationMantissaControl mantissaControl = 0;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetFixedPointEmulationMantissaControl *call =
        cb_symbol_address(&cublas_symbols[S_cublasGetFixedPointEmulationMantissaControl]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mantissaControl);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetFixedPointEmulationMantissaControl, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cudaEmulationMantissaControl, mantissaControl));
}

// cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t handle,
//     cudaEmulationMantissaControl mantissaControl)
static const cb_function f_cublasSetFixedPointEmulationMantissaControl = {
    .name = "cublasSetFixedPointEmulationMantissaControl",
    CB_PARAMS("handle", "mantissaControl"),
};

CB_WRAPPER(cublasSetFixedPointEmulationMantissaControl)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasSetFixedPointEmulationMantissaControl, &argv, nargs, kwnames,
            slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mantissaControl;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cudaEmulationMantissaControl, argv[1], "mantissaControl",
            &mantissaControl) < 0)
        return NULL;
    fn_cublasSetFixedPointEmulationMantissaControl *call =
        cb_symbol_address(&cublas_symbols[S_cublasSetFixedPointEmulationMantissaControl]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, mantissaControl);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasSetFixedPointEmulationMantissaControl, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle,
//     int *maxMantissaBitCount)
static const cb_function f_cublasGetFixedPointEmulationMaxMantissaBitCount = {
    .name = "cublasGetFixedPointEmulationMaxMantissaBitCount",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetFixedPointEmulationMaxMantissaBitCount)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetFixedPointEmulationMaxMantissaBitCount, &argv, nargs,
            kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int maxMantissaBitCount = 0;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetFixedPointEmulationMaxMantissaBitCount *call =
        cb_symbol_address(&cublas_symbols[S_cublasGetFixedPointEmulationMaxMantissaBitCount]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &maxMantissaBitCount);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetFixedPointEmulationMaxMantissaBitCount, status, argv);
    return cb_return1(form, PyLong_FromLong(maxMantissaBitCount));
}

// cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle,
//     int maxMantissaBitCount)
static const cb_function f_cublasSetFixedPointEmulationMaxMantissaBitCount = {
    .name = "cublasSetFixedPointEmulationMaxMantissaBitCount",
    CB_PARAMS("handle", "maxMantissaBitCount"),
};

CB_WRAPPER(cublasSetFixedPointEmulationMaxMantissaBitCount)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasSetFixedPointEmulationMaxMantissaBitCount, &argv, nargs,
            kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t maxMantissaBitCount;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &maxMantissaBitCount) < 0)
        return NULL;
    fn_cublasSetFixedPointEmulationMaxMantissaBitCount *call =
        cb_symbol_address(&cublas_symbols[S_cublasSetFixedPointEmulationMaxMantissaBitCount]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, maxMantissaBitCount);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasSetFixedPointEmulationMaxMantissaBitCount, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle,
//     int *mantissaBitOffset)
static const cb_function f_cublasGetFixedPointEmulationMantissaBitOffset = {
    .name = "cublasGetFixedPointEmulationMantissaBitOffset",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetFixedPointEmulationMantissaBitOffset)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetFixedPointEmulationMantissaBitOffset, &argv, nargs,
            kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int mantissaBitOffset = 0;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetFixedPointEmulationMantissaBitOffset *call =
        cb_symbol_address(&cublas_symbols[S_cublasGetFixedPointEmulationMantissaBitOffset]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mantissaBitOffset);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetFixedPointEmulationMantissaBitOffset, status, argv);
    return cb_return1(form, PyLong_FromLong(mantissaBitOffset));
}

// cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle,
//     int mantissaBitOffset)
static const cb_function f_cublasSetFixedPointEmulationMantissaBitOffset = {
    .name = "cublasSetFixedPointEmulationMantissaBitOffset",
    CB_PARAMS("handle", "mantissaBitOffset"),
};

CB_WRAPPER(cublasSetFixedPointEmulationMantissaBitOffset)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasSetFixedPointEmulationMantissaBitOffset, &argv, nargs,
            kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mantissaBitOffset;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &mantissaBitOffset) < 0)
        return NULL;
    fn_cublasSetFixedPointEmulationMantissaBitOffset *call =
        cb_symbol_address(&cublas_symbols[S_cublasSetFixedPointEmulationMantissaBitOffset]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, mantissaBitOffset);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasSetFixedPointEmulationMantissaBitOffset, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle,
//     int **mantissaBitCount)
static const cb_function f_cublasGetFixedPointEmulationMantissaBitCountPointer = {
    .name = "cublasGetFixedPointEmulationMantissaBitCountPointer",
    CB_PARAMS_OF(cublasDestroy),
    .result_count = 1,
};

CB_WRAPPER(cublasGetFixedPointEmulationMantissaBitCountPointer)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetFixedPointEmulationMantissaBitCountPointer, &argv, nargs,
            kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int *mantissaBitCount = NULL;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cublasGetFixedPointEmulationMantissaBitCountPointer *call =
        cb_symbol_address(&cublas_symbols[S_cublasGetFixedPointEmulationMantissaBitCountPointer]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mantissaBitCount);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetFixedPointEmulationMantissaBitCountPointer, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(mantissaBitCount));
}

// cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle,
//     int *mantissaBitCount)
static const cb_function f_cublasSetFixedPointEmulationMantissaBitCountPointer = {
    .name = "cublasSetFixedPointEmulationMantissaBitCountPointer",
    CB_PARAMS("handle", "mantissaBitCount"),
};

CB_WRAPPER(cublasSetFixedPointEmulationMantissaBitCountPointer)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetFixedPointEmulationMantissaBitCountPointer, &argv, nargs,
            kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_address mantissaBitCount;
    mantissaBitCount.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_device_address(form, argv[1], "mantissaBitCount", CB_TARGET,
            &mantissaBitCount) < 0)
        goto done;
    fn_cublasSetFixedPointEmulationMantissaBitCountPointer *call =
        cb_symbol_address(&cublas_symbols[S_cublasSetFixedPointEmulationMantissaBitCountPointer]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(handle, mantissaBitCount.value);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetFixedPointEmulationMantissaBitCountPointer, status,
            argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&mantissaBitCount);
    return retval;
}

CB_PARAM_LIST(cublasGetStatusName, "status");

// const char *cublasGetStatusName(cublasStatus_t status)
static const cb_function f_cublasGetStatusName = {
    .name = "cublasGetStatusName",
    CB_PARAMS_OF(cublasGetStatusName),
    .result_count = 1,
};

CB_WRAPPER(cublasGetStatusName)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetStatusName, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t status;
    if (cb_as_enum(py, T_cublasStatus_t, argv[0], "status", &status) < 0)
        return NULL;
    fn_cublasGetStatusName *call = cb_symbol_address(&cublas_symbols[S_cublasGetStatusName]);
    if (call == NULL)
        return NULL;
    const char *text = call(status);
    return cb_return1(form, cb_string_result(form, text));
}

// const char *cublasGetStatusString(cublasStatus_t status)
static const cb_function f_cublasGetStatusString = {
    .name = "cublasGetStatusString",
    CB_PARAMS_OF(cublasGetStatusName),
    .result_count = 1,
};

CB_WRAPPER(cublasGetStatusString)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasGetStatusString, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t status;
    if (cb_as_enum(py, T_cublasStatus_t, argv[0], "status", &status) < 0)
        return NULL;
    fn_cublasGetStatusString *call = cb_symbol_address(&cublas_symbols[S_cublasGetStatusString]);
    if (call == NULL)
        return NULL;
    const char *text = call(status);
    return cb_return1(form, cb_string_result(form, text));
}

// cublasStatus_t cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr,
//     const char *logFileName)
static const cb_function f_cublasLoggerConfigure = {
    .name = "cublasLoggerConfigure",
    CB_PARAMS("logIsOn", "logToStdOut", "logToStdErr", "logFileName"),
    .optional_mask = CB_BIT(3), // logFileName
};

CB_WRAPPER(cublasLoggerConfigure)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLoggerConfigure, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t logIsOn, logToStdOut, logToStdErr;
    cb_address logFileName;
    logFileName.held = false;
    if (cb_as_int32(argv[0], "int", &logIsOn) < 0
        || cb_as_int32(argv[1], "int", &logToStdOut) < 0
        || cb_as_int32(argv[2], "int", &logToStdErr) < 0
        || cb_as_optional_text(argv[3], &logFileName) < 0)
        goto done;
    fn_cublasLoggerConfigure *call = cb_symbol_address(&cublas_symbols[S_cublasLoggerConfigure]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(logIsOn, logToStdOut, logToStdErr, logFileName.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLoggerConfigure, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&logFileName);
    return retval;
}

// cublasStatus_t cublasSetLoggerCallback(cublasLogCallback userCallback)
static const cb_function f_cublasSetLoggerCallback = {
    .name = "cublasSetLoggerCallback",
    CB_PARAMS("userCallback"),
};

CB_WRAPPER(cublasSetLoggerCallback)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetLoggerCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cb_callback userCallback = {0};
    if (cb_as_callback(py, T_cublasLogCallback, argv[0],
            trampoline_cublasSetLoggerCallback_userCallback, NULL, CB_SCOPE_PROCESS,
            &userCallback) < 0)
        goto done;
    fn_cublasSetLoggerCallback *call =
        cb_symbol_address(&cublas_symbols[S_cublasSetLoggerCallback]);
    if (call == NULL)
        goto done;
    cb_callback_offer(&slot_cublasSetLoggerCallback_userCallback, &userCallback);
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(userCallback.function);
    Py_END_ALLOW_THREADS
    cb_callback_install(&slot_cublasSetLoggerCallback_userCallback, &userCallback,
        status == CUBLAS_STATUS_SUCCESS);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetLoggerCallback, status, argv);
    else
        retval = cb_return0(form);
done:
    // For paths that did not reach the call; after the call it does nothing.
    cb_callback_install(&slot_cublasSetLoggerCallback_userCallback, &userCallback, false);
    return retval;
}

// cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *userCallback)
static const cb_function f_cublasGetLoggerCallback = {
    .name = "cublasGetLoggerCallback",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cublasGetLoggerCallback)
{
    if (!cb_no_arguments(form, &f_cublasGetLoggerCallback, argv, nargs, kwnames))
        return NULL;
    cublasLogCallback userCallback = NULL;
    fn_cublasGetLoggerCallback *call =
        cb_symbol_address(&cublas_symbols[S_cublasGetLoggerCallback]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&userCallback);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasGetLoggerCallback, status, argv);
    return cb_return1(form,
        cb_callback_result(py, T_cublasLogCallback, (void *)userCallback,
            trampoline_cublasSetLoggerCallback_userCallback,
            &slot_cublasSetLoggerCallback_userCallback));
}

CB_PARAM_LIST(cublasSetVector, "n", "elemSize", "x", "incx", "devicePtr", "incy");

// cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr,
//     int incy)
static const cb_function f_cublasSetVector = {
    .name = "cublasSetVector",
    CB_PARAMS_OF(cublasSetVector),
};

CB_WRAPPER(cublasSetVector)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetVector, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t n, elemSize, incx, incy;
    cb_address x, devicePtr;
    x.held = devicePtr.held = false;
    if (cb_as_int32(argv[0], "int", &n) < 0
        || cb_as_int32(argv[1], "int", &elemSize) < 0
        || cb_as_address(py, argv[2], &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "devicePtr", CB_TARGET | CB_MEASURED, &devicePtr) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || (CB_UNLIKELY(x.held)
            && cb_held_check(&x, "cublasSetVector", "x",
                cb_extent(1, CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(devicePtr.held)
            && cb_held_check(&devicePtr, "cublasSetVector", "devicePtr",
                cb_extent(1, CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetVector *call = cb_symbol_address(&cublas_symbols[S_cublasSetVector]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, x.value, incx, devicePtr.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetVector, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&devicePtr);
    return retval;
}

// cublasStatus_t cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx,
//     void *devicePtr, int64_t incy)
static const cb_function f_cublasSetVector_64 = {
    .name = "cublasSetVector_64",
    CB_PARAMS_OF(cublasSetVector),
};

CB_WRAPPER(cublasSetVector_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetVector_64, &argv, nargs, kwnames, slots))
        return NULL;
    int64_t n, elemSize, incx, incy;
    cb_address x, devicePtr;
    x.held = devicePtr.held = false;
    if (cb_as_int64(argv[0], "int64_t", &n) < 0
        || cb_as_int64(argv[1], "int64_t", &elemSize) < 0
        || cb_as_address(py, argv[2], &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "devicePtr", CB_TARGET | CB_MEASURED, &devicePtr) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || (CB_UNLIKELY(x.held)
            && cb_held_check(&x, "cublasSetVector_64", "x",
                cb_extent(1, CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(devicePtr.held)
            && cb_held_check(&devicePtr, "cublasSetVector_64", "devicePtr",
                cb_extent(1, CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetVector_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSetVector_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, x.value, incx, devicePtr.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetVector_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&devicePtr);
    return retval;
}

CB_PARAM_LIST(cublasGetVector, "n", "elemSize", "x", "incx", "y", "incy");

// cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)
static const cb_function f_cublasGetVector = {
    .name = "cublasGetVector",
    CB_PARAMS_OF(cublasGetVector),
};

CB_WRAPPER(cublasGetVector)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGetVector, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t n, elemSize, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_int32(argv[0], "int", &n) < 0
        || cb_as_int32(argv[1], "int", &elemSize) < 0
        || cb_as_device_address(form, argv[2], "x", CB_MEASURED, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_measured_target(form, argv[4], "y", &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || (CB_UNLIKELY(x.held)
            && cb_held_check(&x, "cublasGetVector", "x",
                cb_extent(1, CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(y.held)
            && cb_held_check(&y, "cublasGetVector", "y",
                cb_extent(1, CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetVector *call = cb_symbol_address(&cublas_symbols[S_cublasGetVector]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGetVector, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

// cublasStatus_t cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx,
//     void *y, int64_t incy)
static const cb_function f_cublasGetVector_64 = {
    .name = "cublasGetVector_64",
    CB_PARAMS_OF(cublasGetVector),
};

CB_WRAPPER(cublasGetVector_64)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGetVector_64, &argv, nargs, kwnames, slots))
        return NULL;
    int64_t n, elemSize, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_int64(argv[0], "int64_t", &n) < 0
        || cb_as_int64(argv[1], "int64_t", &elemSize) < 0
        || cb_as_device_address(form, argv[2], "x", CB_MEASURED, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_measured_target(form, argv[4], "y", &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || (CB_UNLIKELY(x.held)
            && cb_held_check(&x, "cublasGetVector_64", "x",
                cb_extent(1, CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(y.held)
            && cb_held_check(&y, "cublasGetVector_64", "y",
                cb_extent(1, CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetVector_64 *call = cb_symbol_address(&cublas_symbols[S_cublasGetVector_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGetVector_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return retval;
}

CB_PARAM_LIST(cublasSetMatrix, "rows", "cols", "elemSize", "A", "lda", "B", "ldb");

// cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda,
//     void *B, int ldb)
static const cb_function f_cublasSetMatrix = {
    .name = "cublasSetMatrix",
    CB_PARAMS_OF(cublasSetMatrix),
};

CB_WRAPPER(cublasSetMatrix)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetMatrix, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    A.held = B.held = false;
    if (cb_as_int32(argv[0], "int", &rows) < 0
        || cb_as_int32(argv[1], "int", &cols) < 0
        || cb_as_int32(argv[2], "int", &elemSize) < 0
        || cb_as_address(py, argv[3], &A) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_device_address(form, argv[5], "B", CB_TARGET | CB_MEASURED, &B) < 0
        || cb_as_int32(argv[6], "int", &ldb) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasSetMatrix", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasSetMatrix", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetMatrix *call = cb_symbol_address(&cublas_symbols[S_cublasSetMatrix]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetMatrix, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A,
//     int64_t lda, void *B, int64_t ldb)
static const cb_function f_cublasSetMatrix_64 = {
    .name = "cublasSetMatrix_64",
    CB_PARAMS_OF(cublasSetMatrix),
};

CB_WRAPPER(cublasSetMatrix_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetMatrix_64, &argv, nargs, kwnames, slots))
        return NULL;
    int64_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    A.held = B.held = false;
    if (cb_as_int64(argv[0], "int64_t", &rows) < 0
        || cb_as_int64(argv[1], "int64_t", &cols) < 0
        || cb_as_int64(argv[2], "int64_t", &elemSize) < 0
        || cb_as_address(py, argv[3], &A) < 0
        || cb_as_int64(argv[4], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[5], "B", CB_TARGET | CB_MEASURED, &B) < 0
        || cb_as_int64(argv[6], "int64_t", &ldb) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasSetMatrix_64", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasSetMatrix_64", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetMatrix_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSetMatrix_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetMatrix_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda,
//     void *B, int ldb)
static const cb_function f_cublasGetMatrix = {
    .name = "cublasGetMatrix",
    CB_PARAMS_OF(cublasSetMatrix),
};

CB_WRAPPER(cublasGetMatrix)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGetMatrix, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    A.held = B.held = false;
    if (cb_as_int32(argv[0], "int", &rows) < 0
        || cb_as_int32(argv[1], "int", &cols) < 0
        || cb_as_int32(argv[2], "int", &elemSize) < 0
        || cb_as_device_address(form, argv[3], "A", CB_MEASURED, &A) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_measured_target(form, argv[5], "B", &B) < 0
        || cb_as_int32(argv[6], "int", &ldb) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasGetMatrix", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasGetMatrix", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetMatrix *call = cb_symbol_address(&cublas_symbols[S_cublasGetMatrix]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGetMatrix, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A,
//     int64_t lda, void *B, int64_t ldb)
static const cb_function f_cublasGetMatrix_64 = {
    .name = "cublasGetMatrix_64",
    CB_PARAMS_OF(cublasSetMatrix),
};

CB_WRAPPER(cublasGetMatrix_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGetMatrix_64, &argv, nargs, kwnames, slots))
        return NULL;
    int64_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    A.held = B.held = false;
    if (cb_as_int64(argv[0], "int64_t", &rows) < 0
        || cb_as_int64(argv[1], "int64_t", &cols) < 0
        || cb_as_int64(argv[2], "int64_t", &elemSize) < 0
        || cb_as_device_address(form, argv[3], "A", CB_MEASURED, &A) < 0
        || cb_as_int64(argv[4], "int64_t", &lda) < 0
        || cb_as_measured_target(form, argv[5], "B", &B) < 0
        || cb_as_int64(argv[6], "int64_t", &ldb) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasGetMatrix_64", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasGetMatrix_64", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetMatrix_64 *call = cb_symbol_address(&cublas_symbols[S_cublasGetMatrix_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGetMatrix_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

CB_PARAM_LIST(cublasSetVectorAsync, "n", "elemSize", "hostPtr", "incx", "devicePtr", "incy",
    "stream");

// cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx,
//     void *devicePtr, int incy, cudaStream_t stream)
static const cb_function f_cublasSetVectorAsync = {
    .name = "cublasSetVectorAsync",
    CB_PARAMS_OF(cublasSetVectorAsync),
};

CB_WRAPPER(cublasSetVectorAsync)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetVectorAsync, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t n, elemSize, incx, incy;
    cb_address hostPtr, devicePtr;
    cudaStream_t stream;
    hostPtr.held = devicePtr.held = false;
    if (cb_as_int32(argv[0], "int", &n) < 0
        || cb_as_int32(argv[1], "int", &elemSize) < 0
        || cb_as_address(py, argv[2], &hostPtr) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "devicePtr", CB_TARGET | CB_MEASURED, &devicePtr) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[6], "stream", &stream) < 0
        || (CB_UNLIKELY(hostPtr.held)
            && cb_held_check(&hostPtr, "cublasSetVectorAsync", "hostPtr",
                cb_extent(1, CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(devicePtr.held)
            && cb_held_check(&devicePtr, "cublasSetVectorAsync", "devicePtr",
                cb_extent(1, CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetVectorAsync *call = cb_symbol_address(&cublas_symbols[S_cublasSetVectorAsync]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, hostPtr.value, incx, devicePtr.value, incy, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetVectorAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&hostPtr);
    cb_address_release(&devicePtr);
    return retval;
}

// cublasStatus_t cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr,
//     int64_t incx, void *devicePtr, int64_t incy, cudaStream_t stream)
static const cb_function f_cublasSetVectorAsync_64 = {
    .name = "cublasSetVectorAsync_64",
    CB_PARAMS_OF(cublasSetVectorAsync),
};

CB_WRAPPER(cublasSetVectorAsync_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetVectorAsync_64, &argv, nargs, kwnames, slots))
        return NULL;
    int64_t n, elemSize, incx, incy;
    cb_address hostPtr, devicePtr;
    cudaStream_t stream;
    hostPtr.held = devicePtr.held = false;
    if (cb_as_int64(argv[0], "int64_t", &n) < 0
        || cb_as_int64(argv[1], "int64_t", &elemSize) < 0
        || cb_as_address(py, argv[2], &hostPtr) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "devicePtr", CB_TARGET | CB_MEASURED, &devicePtr) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[6], "stream", &stream) < 0
        || (CB_UNLIKELY(hostPtr.held)
            && cb_held_check(&hostPtr, "cublasSetVectorAsync_64", "hostPtr",
                cb_extent(1, CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(devicePtr.held)
            && cb_held_check(&devicePtr, "cublasSetVectorAsync_64", "devicePtr",
                cb_extent(1, CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetVectorAsync_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasSetVectorAsync_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, hostPtr.value, incx, devicePtr.value, incy, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetVectorAsync_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&hostPtr);
    cb_address_release(&devicePtr);
    return retval;
}

CB_PARAM_LIST(cublasGetVectorAsync, "n", "elemSize", "devicePtr", "incx", "hostPtr", "incy",
    "stream");

// cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx,
//     void *hostPtr, int incy, cudaStream_t stream)
static const cb_function f_cublasGetVectorAsync = {
    .name = "cublasGetVectorAsync",
    CB_PARAMS_OF(cublasGetVectorAsync),
};

CB_WRAPPER(cublasGetVectorAsync)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGetVectorAsync, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t n, elemSize, incx, incy;
    cb_address devicePtr, hostPtr;
    cudaStream_t stream;
    devicePtr.held = hostPtr.held = false;
    if (cb_as_int32(argv[0], "int", &n) < 0
        || cb_as_int32(argv[1], "int", &elemSize) < 0
        || cb_as_device_address(form, argv[2], "devicePtr", CB_MEASURED, &devicePtr) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_measured_target(form, argv[4], "hostPtr", &hostPtr) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[6], "stream", &stream) < 0
        || (CB_UNLIKELY(devicePtr.held)
            && cb_held_check(&devicePtr, "cublasGetVectorAsync", "devicePtr",
                cb_extent(1, CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(hostPtr.held)
            && cb_held_check(&hostPtr, "cublasGetVectorAsync", "hostPtr",
                cb_extent(1, CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetVectorAsync *call = cb_symbol_address(&cublas_symbols[S_cublasGetVectorAsync]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, devicePtr.value, incx, hostPtr.value, incy, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGetVectorAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devicePtr);
    cb_address_release(&hostPtr);
    return retval;
}

// cublasStatus_t cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr,
//     int64_t incx, void *hostPtr, int64_t incy, cudaStream_t stream)
static const cb_function f_cublasGetVectorAsync_64 = {
    .name = "cublasGetVectorAsync_64",
    CB_PARAMS_OF(cublasGetVectorAsync),
};

CB_WRAPPER(cublasGetVectorAsync_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGetVectorAsync_64, &argv, nargs, kwnames, slots))
        return NULL;
    int64_t n, elemSize, incx, incy;
    cb_address devicePtr, hostPtr;
    cudaStream_t stream;
    devicePtr.held = hostPtr.held = false;
    if (cb_as_int64(argv[0], "int64_t", &n) < 0
        || cb_as_int64(argv[1], "int64_t", &elemSize) < 0
        || cb_as_device_address(form, argv[2], "devicePtr", CB_MEASURED, &devicePtr) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_measured_target(form, argv[4], "hostPtr", &hostPtr) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[6], "stream", &stream) < 0
        || (CB_UNLIKELY(devicePtr.held)
            && cb_held_check(&devicePtr, "cublasGetVectorAsync_64", "devicePtr",
                cb_extent(1, CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(hostPtr.held)
            && cb_held_check(&hostPtr, "cublasGetVectorAsync_64", "hostPtr",
                cb_extent(1, CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetVectorAsync_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasGetVectorAsync_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, devicePtr.value, incx, hostPtr.value, incy, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGetVectorAsync_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devicePtr);
    cb_address_release(&hostPtr);
    return retval;
}

CB_PARAM_LIST(cublasSetMatrixAsync, "rows", "cols", "elemSize", "A", "lda", "B", "ldb", "stream");

// cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda,
//     void *B, int ldb, cudaStream_t stream)
static const cb_function f_cublasSetMatrixAsync = {
    .name = "cublasSetMatrixAsync",
    CB_PARAMS_OF(cublasSetMatrixAsync),
};

CB_WRAPPER(cublasSetMatrixAsync)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetMatrixAsync, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    cudaStream_t stream;
    A.held = B.held = false;
    if (cb_as_int32(argv[0], "int", &rows) < 0
        || cb_as_int32(argv[1], "int", &cols) < 0
        || cb_as_int32(argv[2], "int", &elemSize) < 0
        || cb_as_address(py, argv[3], &A) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_device_address(form, argv[5], "B", CB_TARGET | CB_MEASURED, &B) < 0
        || cb_as_int32(argv[6], "int", &ldb) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[7], "stream", &stream) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasSetMatrixAsync", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasSetMatrixAsync", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetMatrixAsync *call = cb_symbol_address(&cublas_symbols[S_cublasSetMatrixAsync]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetMatrixAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize,
//     const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)
static const cb_function f_cublasSetMatrixAsync_64 = {
    .name = "cublasSetMatrixAsync_64",
    CB_PARAMS_OF(cublasSetMatrixAsync),
};

CB_WRAPPER(cublasSetMatrixAsync_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSetMatrixAsync_64, &argv, nargs, kwnames, slots))
        return NULL;
    int64_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    cudaStream_t stream;
    A.held = B.held = false;
    if (cb_as_int64(argv[0], "int64_t", &rows) < 0
        || cb_as_int64(argv[1], "int64_t", &cols) < 0
        || cb_as_int64(argv[2], "int64_t", &elemSize) < 0
        || cb_as_address(py, argv[3], &A) < 0
        || cb_as_int64(argv[4], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[5], "B", CB_TARGET | CB_MEASURED, &B) < 0
        || cb_as_int64(argv[6], "int64_t", &ldb) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[7], "stream", &stream) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasSetMatrixAsync_64", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasSetMatrixAsync_64", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetMatrixAsync_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasSetMatrixAsync_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSetMatrixAsync_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda,
//     void *B, int ldb, cudaStream_t stream)
static const cb_function f_cublasGetMatrixAsync = {
    .name = "cublasGetMatrixAsync",
    CB_PARAMS_OF(cublasSetMatrixAsync),
};

CB_WRAPPER(cublasGetMatrixAsync)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGetMatrixAsync, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    cudaStream_t stream;
    A.held = B.held = false;
    if (cb_as_int32(argv[0], "int", &rows) < 0
        || cb_as_int32(argv[1], "int", &cols) < 0
        || cb_as_int32(argv[2], "int", &elemSize) < 0
        || cb_as_device_address(form, argv[3], "A", CB_MEASURED, &A) < 0
        || cb_as_int32(argv[4], "int", &lda) < 0
        || cb_as_measured_target(form, argv[5], "B", &B) < 0
        || cb_as_int32(argv[6], "int", &ldb) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[7], "stream", &stream) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasGetMatrixAsync", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasGetMatrixAsync", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetMatrixAsync *call = cb_symbol_address(&cublas_symbols[S_cublasGetMatrixAsync]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGetMatrixAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// cublasStatus_t cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize,
//     const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)
static const cb_function f_cublasGetMatrixAsync_64 = {
    .name = "cublasGetMatrixAsync_64",
    CB_PARAMS_OF(cublasSetMatrixAsync),
};

CB_WRAPPER(cublasGetMatrixAsync_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasGetMatrixAsync_64, &argv, nargs, kwnames, slots))
        return NULL;
    int64_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    cudaStream_t stream;
    A.held = B.held = false;
    if (cb_as_int64(argv[0], "int64_t", &rows) < 0
        || cb_as_int64(argv[1], "int64_t", &cols) < 0
        || cb_as_int64(argv[2], "int64_t", &elemSize) < 0
        || cb_as_device_address(form, argv[3], "A", CB_MEASURED, &A) < 0
        || cb_as_int64(argv[4], "int64_t", &lda) < 0
        || cb_as_measured_target(form, argv[5], "B", &B) < 0
        || cb_as_int64(argv[6], "int64_t", &ldb) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[7], "stream", &stream) < 0
        || (CB_UNLIKELY(A.held)
            && cb_held_check(&A, "cublasGetMatrixAsync_64", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_held_check(&B, "cublasGetMatrixAsync_64", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetMatrixAsync_64 *call =
        cb_symbol_address(&cublas_symbols[S_cublasGetMatrixAsync_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasGetMatrixAsync_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return retval;
}

// void cublasXerbla(const char *srName, int info)
static const cb_function f_cublasXerbla = {.name = "cublasXerbla", CB_PARAMS("srName", "info")};

CB_WRAPPER(cublasXerbla)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cublasXerbla, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address srName;
    int32_t info;
    srName.held = false;
    if (cb_as_text(argv[0], &srName) < 0
        || cb_as_int32(argv[1], "int", &info) < 0)
        goto done;
    fn_cublasXerbla *call = cb_symbol_address(&cublas_symbols[S_cublasXerbla]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    call(srName.value, info);
    Py_END_ALLOW_THREADS
    retval = cb_return0(form);
done:
    cb_address_release(&srName);
    return retval;
}
