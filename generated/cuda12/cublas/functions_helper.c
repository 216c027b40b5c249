// functions_helper.c of cubind for cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)
static const cb_function f_cublasCreate = {.name = "cublasCreate",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cublasCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasCreate, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle = NULL;
    fn_cublasCreate *call = cb_symbol_address(&symbols[S_cublasCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cublasHandle_t, &handle));
}

// cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)
static const cb_function f_cublasDestroy = {.name = "cublasDestroy",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1};

CB_WRAPPER(cublasDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasDestroy *call = cb_symbol_address(&symbols[S_cublasDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasDestroy, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)
static const cb_function f_cublasGetVersion = {.name = "cublasGetVersion",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasGetVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetVersion, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int version = 0;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasGetVersion *call = cb_symbol_address(&symbols[S_cublasGetVersion]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &version);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasGetVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(version));
}

// cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)
static const cb_function f_cublasGetProperty = {.name = "cublasGetProperty",
    .params = (const char *const[]){"type", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasGetProperty)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetProperty, &args, nargs, kwnames, slots))
        return NULL;
    int32_t type;
    int value = 0;
    if (cb_as_enum(m, T_libraryPropertyType, args[0], "type", &type) < 0)
        return NULL;
    fn_cublasGetProperty *call = cb_symbol_address(&symbols[S_cublasGetProperty]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call((libraryPropertyType)type, &value);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasGetProperty, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(value));
}

// size_t cublasGetCudartVersion(void)
static const cb_function f_cublasGetCudartVersion = {.name = "cublasGetCudartVersion",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(cublasGetCudartVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetCudartVersion, &args, nargs, kwnames, slots))
        return NULL;
    fn_cublasGetCudartVersion *call = cb_symbol_address(&symbols[S_cublasGetCudartVersion]);
    if (call == NULL)
        return NULL;
    size_t status = call();
    return cb_return1(s, PyLong_FromUnsignedLongLong(status));
}

// cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace,
//     size_t workspaceSizeInBytes)
static const cb_function f_cublasSetWorkspace = {.name = "cublasSetWorkspace",
    .params = (const char *const[]){"handle", "workspace", "workspaceSizeInBytes", NULL},
    .param_count = 3};

CB_WRAPPER(cublasSetWorkspace)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cublasSetWorkspace, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_address workspace;
    uint64_t workspaceSizeInBytes;
    workspace.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_target(s, args[1], "workspace", true, &workspace) < 0
        || cb_as_uint64(args[2], "size_t", &workspaceSizeInBytes) < 0
        || (CB_UNLIKELY(workspace.held)
            && cb_address_check(&workspace, "cublasSetWorkspace", "workspace",
                CB_COUNT(workspaceSizeInBytes)) < 0))
        goto done;
    fn_cublasSetWorkspace *call = cb_symbol_address(&symbols[S_cublasSetWorkspace]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, workspace.value, workspaceSizeInBytes);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSetWorkspace, status, args, NULL);
done:
    cb_address_release(&workspace);
    return result;
}

// cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)
static const cb_function f_cublasSetStream = {.name = "cublasSetStream",
    .params = (const char *const[]){"handle", "streamId", NULL}, .param_count = 2};

CB_WRAPPER(cublasSetStream)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasSetStream, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cudaStream_t streamId;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &streamId) < 0)
        return NULL;
    fn_cublasSetStream *call = cb_symbol_address(&symbols[S_cublasSetStream]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, streamId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasSetStream, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)
static const cb_function f_cublasGetStream = {.name = "cublasGetStream",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasGetStream)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetStream, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cudaStream_t streamId = NULL;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasGetStream *call = cb_symbol_address(&symbols[S_cublasGetStream]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &streamId);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasGetStream, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaStream_t, &streamId));
}

// cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)
static const cb_function f_cublasGetPointerMode = {.name = "cublasGetPointerMode",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasGetPointerMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetPointerMode, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cublasPointerMode_t mode = 0;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasGetPointerMode *call = cb_symbol_address(&symbols[S_cublasGetPointerMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasGetPointerMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cublasPointerMode_t, mode));
}

// cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)
static const cb_function f_cublasSetPointerMode = {.name = "cublasSetPointerMode",
    .params = (const char *const[]){"handle", "mode", NULL}, .param_count = 2};

CB_WRAPPER(cublasSetPointerMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasSetPointerMode, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasPointerMode_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_cublasSetPointerMode *call = cb_symbol_address(&symbols[S_cublasSetPointerMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, (cublasPointerMode_t)mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasSetPointerMode, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)
static const cb_function f_cublasGetAtomicsMode = {.name = "cublasGetAtomicsMode",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasGetAtomicsMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetAtomicsMode, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cublasAtomicsMode_t mode = 0;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasGetAtomicsMode *call = cb_symbol_address(&symbols[S_cublasGetAtomicsMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasGetAtomicsMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cublasAtomicsMode_t, mode));
}

// cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)
static const cb_function f_cublasSetAtomicsMode = {.name = "cublasSetAtomicsMode",
    .params = (const char *const[]){"handle", "mode", NULL}, .param_count = 2};

CB_WRAPPER(cublasSetAtomicsMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasSetAtomicsMode, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasAtomicsMode_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_cublasSetAtomicsMode *call = cb_symbol_address(&symbols[S_cublasSetAtomicsMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, (cublasAtomicsMode_t)mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasSetAtomicsMode, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)
static const cb_function f_cublasGetMathMode = {.name = "cublasGetMathMode",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasGetMathMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetMathMode, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cublasMath_t mode = 0;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasGetMathMode *call = cb_symbol_address(&symbols[S_cublasGetMathMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasGetMathMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cublasMath_t, mode));
}

// cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)
static const cb_function f_cublasSetMathMode = {.name = "cublasSetMathMode",
    .params = (const char *const[]){"handle", "mode", NULL}, .param_count = 2};

CB_WRAPPER(cublasSetMathMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasSetMathMode, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t mode;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasMath_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_cublasSetMathMode *call = cb_symbol_address(&symbols[S_cublasSetMathMode]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, (cublasMath_t)mode);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasSetMathMode, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)
static const cb_function f_cublasGetSmCountTarget = {.name = "cublasGetSmCountTarget",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasGetSmCountTarget)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetSmCountTarget, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int smCountTarget = 0;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasGetSmCountTarget *call = cb_symbol_address(&symbols[S_cublasGetSmCountTarget]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &smCountTarget);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasGetSmCountTarget, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(smCountTarget));
}

// cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)
static const cb_function f_cublasSetSmCountTarget = {.name = "cublasSetSmCountTarget",
    .params = (const char *const[]){"handle", "smCountTarget", NULL}, .param_count = 2};

CB_WRAPPER(cublasSetSmCountTarget)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasSetSmCountTarget, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t smCountTarget;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &smCountTarget) < 0)
        return NULL;
    fn_cublasSetSmCountTarget *call = cb_symbol_address(&symbols[S_cublasSetSmCountTarget]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, smCountTarget);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasSetSmCountTarget, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle,
//     cublasEmulationStrategy_t *emulationStrategy)
static const cb_function f_cublasGetEmulationStrategy = {.name = "cublasGetEmulationStrategy",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasGetEmulationStrategy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetEmulationStrategy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cublasEmulationStrategy_t emulationStrategy = 0;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0)
        return NULL;
    fn_cublasGetEmulationStrategy *call = cb_symbol_address(&symbols[S_cublasGetEmulationStrategy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, &emulationStrategy);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasGetEmulationStrategy, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cublasEmulationStrategy_t, emulationStrategy));
}

// cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle,
//     cublasEmulationStrategy_t emulationStrategy)
static const cb_function f_cublasSetEmulationStrategy = {.name = "cublasSetEmulationStrategy",
    .params = (const char *const[]){"handle", "emulationStrategy", NULL}, .param_count = 2};

CB_WRAPPER(cublasSetEmulationStrategy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasSetEmulationStrategy, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t emulationStrategy;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cublasEmulationStrategy_t, args[1], "emulationStrategy",
            &emulationStrategy) < 0)
        return NULL;
    fn_cublasSetEmulationStrategy *call = cb_symbol_address(&symbols[S_cublasSetEmulationStrategy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(handle, (cublasEmulationStrategy_t)emulationStrategy);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasSetEmulationStrategy, status, args, NULL);
    return cb_return0(s);
}

// const char *cublasGetStatusName(cublasStatus_t status)
static const cb_function f_cublasGetStatusName = {.name = "cublasGetStatusName",
    .params = (const char *const[]){"status", NULL}, .param_count = 1};

CB_WRAPPER(cublasGetStatusName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetStatusName, &args, nargs, kwnames, slots))
        return NULL;
    int32_t status_;
    if (cb_as_enum(m, T_cublasStatus_t, args[0], "status", &status_) < 0)
        return NULL;
    fn_cublasGetStatusName *call = cb_symbol_address(&symbols[S_cublasGetStatusName]);
    if (call == NULL)
        return NULL;
    const char *status = call((cublasStatus_t)status_);
    return cb_return1(s, cb_string_result(s, status));
}

// const char *cublasGetStatusString(cublasStatus_t status)
static const cb_function f_cublasGetStatusString = {.name = "cublasGetStatusString",
    .params = (const char *const[]){"status", NULL}, .param_count = 1};

CB_WRAPPER(cublasGetStatusString)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetStatusString, &args, nargs, kwnames, slots))
        return NULL;
    int32_t status_;
    if (cb_as_enum(m, T_cublasStatus_t, args[0], "status", &status_) < 0)
        return NULL;
    fn_cublasGetStatusString *call = cb_symbol_address(&symbols[S_cublasGetStatusString]);
    if (call == NULL)
        return NULL;
    const char *status = call((cublasStatus_t)status_);
    return cb_return1(s, cb_string_result(s, status));
}

// cublasStatus_t cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr,
//     const char *logFileName)
static const cb_function f_cublasLoggerConfigure = {.name = "cublasLoggerConfigure",
    .params = (const char *const[]){"logIsOn", "logToStdOut", "logToStdErr", "logFileName", NULL},
    .param_count = 4};

CB_WRAPPER(cublasLoggerConfigure)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cublasLoggerConfigure, &args, nargs, kwnames, slots))
        return NULL;
    int32_t logIsOn, logToStdOut, logToStdErr;
    cb_address logFileName;
    logFileName.held = false;
    if (cb_as_int32(args[0], "int", &logIsOn) < 0
        || cb_as_int32(args[1], "int", &logToStdOut) < 0
        || cb_as_int32(args[2], "int", &logToStdErr) < 0
        || cb_as_text(args[3], true, &logFileName) < 0)
        goto done;
    fn_cublasLoggerConfigure *call = cb_symbol_address(&symbols[S_cublasLoggerConfigure]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(logIsOn, logToStdOut, logToStdErr, logFileName.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLoggerConfigure, status, args, NULL);
done:
    cb_address_release(&logFileName);
    return result;
}

// cublasStatus_t cublasSetLoggerCallback(cublasLogCallback userCallback)
static const cb_function f_cublasSetLoggerCallback = {.name = "cublasSetLoggerCallback",
    .params = (const char *const[]){"userCallback", NULL}, .param_count = 1};

CB_WRAPPER(cublasSetLoggerCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cublasSetLoggerCallback, &args, nargs, kwnames, slots))
        return NULL;
    cb_callback userCallback = {0};
    if (cb_as_callback(m, T_cublasLogCallback, args[0],
            (void *)trampoline_cublasSetLoggerCallback_userCallback, NULL, CB_SCOPE_PROCESS,
            &userCallback) < 0)
        goto done;
    fn_cublasSetLoggerCallback *call = cb_symbol_address(&symbols[S_cublasSetLoggerCallback]);
    if (call == NULL)
        goto done;
    cb_callback_offer(&slot_cublasSetLoggerCallback_userCallback, &userCallback);
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call((cublasLogCallback)userCallback.function);
    Py_END_ALLOW_THREADS
    cb_callback_install(&slot_cublasSetLoggerCallback_userCallback, &userCallback,
        status == CUBLAS_STATUS_SUCCESS);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSetLoggerCallback, status, args, NULL);
done:
    cb_callback_install(&slot_cublasSetLoggerCallback_userCallback, &userCallback, false);
    return result;
}

// cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *userCallback)
static const cb_function f_cublasGetLoggerCallback = {.name = "cublasGetLoggerCallback",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cublasGetLoggerCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasGetLoggerCallback, &args, nargs, kwnames, slots))
        return NULL;
    cublasLogCallback userCallback = NULL;
    fn_cublasGetLoggerCallback *call = cb_symbol_address(&symbols[S_cublasGetLoggerCallback]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&userCallback);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasGetLoggerCallback, status, args, NULL);
    return cb_return1(s,
        cb_callback_result(m, T_cublasLogCallback, (void *)userCallback,
            (void *)trampoline_cublasSetLoggerCallback_userCallback,
            &slot_cublasSetLoggerCallback_userCallback));
}

// cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr,
//     int incy)
static const cb_function f_cublasSetVector = {.name = "cublasSetVector",
    .params = (const char *const[]){"n", "elemSize", "x", "incx", "devicePtr", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasSetVector)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasSetVector, &args, nargs, kwnames, slots))
        return NULL;
    int32_t n, elemSize, incx, incy;
    cb_address x, devicePtr;
    x.held = devicePtr.held = false;
    if (cb_as_int32(args[0], "int", &n) < 0
        || cb_as_int32(args[1], "int", &elemSize) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "devicePtr", true, &devicePtr) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || (CB_UNLIKELY(x.held)
            && cb_address_check(&x, "cublasSetVector", "x",
                cb_extent(CB_COUNT(1), CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(devicePtr.held)
            && cb_address_check(&devicePtr, "cublasSetVector", "devicePtr",
                cb_extent(CB_COUNT(1), CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetVector *call = cb_symbol_address(&symbols[S_cublasSetVector]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, x.value, incx, devicePtr.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSetVector, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&devicePtr);
    return result;
}

// cublasStatus_t cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx,
//     void *devicePtr, int64_t incy)
static const cb_function f_cublasSetVector_64 = {.name = "cublasSetVector_64",
    .params = (const char *const[]){"n", "elemSize", "x", "incx", "devicePtr", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasSetVector_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasSetVector_64, &args, nargs, kwnames, slots))
        return NULL;
    int64_t n, elemSize, incx, incy;
    cb_address x, devicePtr;
    x.held = devicePtr.held = false;
    if (cb_as_int64(args[0], "int64_t", &n) < 0
        || cb_as_int64(args[1], "int64_t", &elemSize) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "devicePtr", true, &devicePtr) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || (CB_UNLIKELY(x.held)
            && cb_address_check(&x, "cublasSetVector_64", "x",
                cb_extent(CB_COUNT(1), CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(devicePtr.held)
            && cb_address_check(&devicePtr, "cublasSetVector_64", "devicePtr",
                cb_extent(CB_COUNT(1), CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetVector_64 *call = cb_symbol_address(&symbols[S_cublasSetVector_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, x.value, incx, devicePtr.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSetVector_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&devicePtr);
    return result;
}

// cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)
static const cb_function f_cublasGetVector = {.name = "cublasGetVector",
    .params = (const char *const[]){"n", "elemSize", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasGetVector)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasGetVector, &args, nargs, kwnames, slots))
        return NULL;
    int32_t n, elemSize, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_int32(args[0], "int", &n) < 0
        || cb_as_int32(args[1], "int", &elemSize) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", true, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || (CB_UNLIKELY(x.held)
            && cb_address_check(&x, "cublasGetVector", "x",
                cb_extent(CB_COUNT(1), CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(y.held)
            && cb_address_check(&y, "cublasGetVector", "y",
                cb_extent(CB_COUNT(1), CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetVector *call = cb_symbol_address(&symbols[S_cublasGetVector]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGetVector, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx,
//     void *y, int64_t incy)
static const cb_function f_cublasGetVector_64 = {.name = "cublasGetVector_64",
    .params = (const char *const[]){"n", "elemSize", "x", "incx", "y", "incy", NULL},
    .param_count = 6};

CB_WRAPPER(cublasGetVector_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasGetVector_64, &args, nargs, kwnames, slots))
        return NULL;
    int64_t n, elemSize, incx, incy;
    cb_address x, y;
    x.held = y.held = false;
    if (cb_as_int64(args[0], "int64_t", &n) < 0
        || cb_as_int64(args[1], "int64_t", &elemSize) < 0
        || cb_as_address(m, args[2], &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", true, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || (CB_UNLIKELY(x.held)
            && cb_address_check(&x, "cublasGetVector_64", "x",
                cb_extent(CB_COUNT(1), CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(y.held)
            && cb_address_check(&y, "cublasGetVector_64", "y",
                cb_extent(CB_COUNT(1), CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetVector_64 *call = cb_symbol_address(&symbols[S_cublasGetVector_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, x.value, incx, y.value, incy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGetVector_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    return result;
}

// cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda,
//     void *B, int ldb)
static const cb_function f_cublasSetMatrix = {.name = "cublasSetMatrix",
    .params = (const char *const[]){"rows", "cols", "elemSize", "A", "lda", "B", "ldb", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSetMatrix)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSetMatrix, &args, nargs, kwnames, slots))
        return NULL;
    int32_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    A.held = B.held = false;
    if (cb_as_int32(args[0], "int", &rows) < 0
        || cb_as_int32(args[1], "int", &cols) < 0
        || cb_as_int32(args[2], "int", &elemSize) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_target(s, args[5], "B", true, &B) < 0
        || cb_as_int32(args[6], "int", &ldb) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasSetMatrix", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasSetMatrix", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetMatrix *call = cb_symbol_address(&symbols[S_cublasSetMatrix]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSetMatrix, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A,
//     int64_t lda, void *B, int64_t ldb)
static const cb_function f_cublasSetMatrix_64 = {.name = "cublasSetMatrix_64",
    .params = (const char *const[]){"rows", "cols", "elemSize", "A", "lda", "B", "ldb", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSetMatrix_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSetMatrix_64, &args, nargs, kwnames, slots))
        return NULL;
    int64_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    A.held = B.held = false;
    if (cb_as_int64(args[0], "int64_t", &rows) < 0
        || cb_as_int64(args[1], "int64_t", &cols) < 0
        || cb_as_int64(args[2], "int64_t", &elemSize) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int64(args[4], "int64_t", &lda) < 0
        || cb_as_target(s, args[5], "B", true, &B) < 0
        || cb_as_int64(args[6], "int64_t", &ldb) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasSetMatrix_64", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasSetMatrix_64", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetMatrix_64 *call = cb_symbol_address(&symbols[S_cublasSetMatrix_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSetMatrix_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda,
//     void *B, int ldb)
static const cb_function f_cublasGetMatrix = {.name = "cublasGetMatrix",
    .params = (const char *const[]){"rows", "cols", "elemSize", "A", "lda", "B", "ldb", NULL},
    .param_count = 7};

CB_WRAPPER(cublasGetMatrix)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasGetMatrix, &args, nargs, kwnames, slots))
        return NULL;
    int32_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    A.held = B.held = false;
    if (cb_as_int32(args[0], "int", &rows) < 0
        || cb_as_int32(args[1], "int", &cols) < 0
        || cb_as_int32(args[2], "int", &elemSize) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_target(s, args[5], "B", true, &B) < 0
        || cb_as_int32(args[6], "int", &ldb) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasGetMatrix", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasGetMatrix", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetMatrix *call = cb_symbol_address(&symbols[S_cublasGetMatrix]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGetMatrix, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A,
//     int64_t lda, void *B, int64_t ldb)
static const cb_function f_cublasGetMatrix_64 = {.name = "cublasGetMatrix_64",
    .params = (const char *const[]){"rows", "cols", "elemSize", "A", "lda", "B", "ldb", NULL},
    .param_count = 7};

CB_WRAPPER(cublasGetMatrix_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasGetMatrix_64, &args, nargs, kwnames, slots))
        return NULL;
    int64_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    A.held = B.held = false;
    if (cb_as_int64(args[0], "int64_t", &rows) < 0
        || cb_as_int64(args[1], "int64_t", &cols) < 0
        || cb_as_int64(args[2], "int64_t", &elemSize) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int64(args[4], "int64_t", &lda) < 0
        || cb_as_target(s, args[5], "B", true, &B) < 0
        || cb_as_int64(args[6], "int64_t", &ldb) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasGetMatrix_64", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasGetMatrix_64", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetMatrix_64 *call = cb_symbol_address(&symbols[S_cublasGetMatrix_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGetMatrix_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx,
//     void *devicePtr, int incy, cudaStream_t stream)
static const cb_function f_cublasSetVectorAsync = {.name = "cublasSetVectorAsync",
    .params = (const char *const[]){"n", "elemSize", "hostPtr", "incx", "devicePtr", "incy",
        "stream", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSetVectorAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSetVectorAsync, &args, nargs, kwnames, slots))
        return NULL;
    int32_t n, elemSize, incx, incy;
    cb_address hostPtr, devicePtr;
    cudaStream_t stream;
    hostPtr.held = devicePtr.held = false;
    if (cb_as_int32(args[0], "int", &n) < 0
        || cb_as_int32(args[1], "int", &elemSize) < 0
        || cb_as_address(m, args[2], &hostPtr) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "devicePtr", true, &devicePtr) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || cb_as_handle(m, T_cudaStream_t, args[6], &stream) < 0
        || (CB_UNLIKELY(hostPtr.held)
            && cb_address_check(&hostPtr, "cublasSetVectorAsync", "hostPtr",
                cb_extent(CB_COUNT(1), CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(devicePtr.held)
            && cb_address_check(&devicePtr, "cublasSetVectorAsync", "devicePtr",
                cb_extent(CB_COUNT(1), CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetVectorAsync *call = cb_symbol_address(&symbols[S_cublasSetVectorAsync]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, hostPtr.value, incx, devicePtr.value, incy, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSetVectorAsync, status, args, NULL);
done:
    cb_address_release(&hostPtr);
    cb_address_release(&devicePtr);
    return result;
}

// cublasStatus_t cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr,
//     int64_t incx, void *devicePtr, int64_t incy, cudaStream_t stream)
static const cb_function f_cublasSetVectorAsync_64 = {.name = "cublasSetVectorAsync_64",
    .params = (const char *const[]){"n", "elemSize", "hostPtr", "incx", "devicePtr", "incy",
        "stream", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSetVectorAsync_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSetVectorAsync_64, &args, nargs, kwnames, slots))
        return NULL;
    int64_t n, elemSize, incx, incy;
    cb_address hostPtr, devicePtr;
    cudaStream_t stream;
    hostPtr.held = devicePtr.held = false;
    if (cb_as_int64(args[0], "int64_t", &n) < 0
        || cb_as_int64(args[1], "int64_t", &elemSize) < 0
        || cb_as_address(m, args[2], &hostPtr) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "devicePtr", true, &devicePtr) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || cb_as_handle(m, T_cudaStream_t, args[6], &stream) < 0
        || (CB_UNLIKELY(hostPtr.held)
            && cb_address_check(&hostPtr, "cublasSetVectorAsync_64", "hostPtr",
                cb_extent(CB_COUNT(1), CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(devicePtr.held)
            && cb_address_check(&devicePtr, "cublasSetVectorAsync_64", "devicePtr",
                cb_extent(CB_COUNT(1), CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetVectorAsync_64 *call = cb_symbol_address(&symbols[S_cublasSetVectorAsync_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, hostPtr.value, incx, devicePtr.value, incy, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSetVectorAsync_64, status, args, NULL);
done:
    cb_address_release(&hostPtr);
    cb_address_release(&devicePtr);
    return result;
}

// cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx,
//     void *hostPtr, int incy, cudaStream_t stream)
static const cb_function f_cublasGetVectorAsync = {.name = "cublasGetVectorAsync",
    .params = (const char *const[]){"n", "elemSize", "devicePtr", "incx", "hostPtr", "incy",
        "stream", NULL},
    .param_count = 7};

CB_WRAPPER(cublasGetVectorAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasGetVectorAsync, &args, nargs, kwnames, slots))
        return NULL;
    int32_t n, elemSize, incx, incy;
    cb_address devicePtr, hostPtr;
    cudaStream_t stream;
    devicePtr.held = hostPtr.held = false;
    if (cb_as_int32(args[0], "int", &n) < 0
        || cb_as_int32(args[1], "int", &elemSize) < 0
        || cb_as_address(m, args[2], &devicePtr) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "hostPtr", true, &hostPtr) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || cb_as_handle(m, T_cudaStream_t, args[6], &stream) < 0
        || (CB_UNLIKELY(devicePtr.held)
            && cb_address_check(&devicePtr, "cublasGetVectorAsync", "devicePtr",
                cb_extent(CB_COUNT(1), CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(hostPtr.held)
            && cb_address_check(&hostPtr, "cublasGetVectorAsync", "hostPtr",
                cb_extent(CB_COUNT(1), CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetVectorAsync *call = cb_symbol_address(&symbols[S_cublasGetVectorAsync]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, devicePtr.value, incx, hostPtr.value, incy, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGetVectorAsync, status, args, NULL);
done:
    cb_address_release(&devicePtr);
    cb_address_release(&hostPtr);
    return result;
}

// cublasStatus_t cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr,
//     int64_t incx, void *hostPtr, int64_t incy, cudaStream_t stream)
static const cb_function f_cublasGetVectorAsync_64 = {.name = "cublasGetVectorAsync_64",
    .params = (const char *const[]){"n", "elemSize", "devicePtr", "incx", "hostPtr", "incy",
        "stream", NULL},
    .param_count = 7};

CB_WRAPPER(cublasGetVectorAsync_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasGetVectorAsync_64, &args, nargs, kwnames, slots))
        return NULL;
    int64_t n, elemSize, incx, incy;
    cb_address devicePtr, hostPtr;
    cudaStream_t stream;
    devicePtr.held = hostPtr.held = false;
    if (cb_as_int64(args[0], "int64_t", &n) < 0
        || cb_as_int64(args[1], "int64_t", &elemSize) < 0
        || cb_as_address(m, args[2], &devicePtr) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "hostPtr", true, &hostPtr) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || cb_as_handle(m, T_cudaStream_t, args[6], &stream) < 0
        || (CB_UNLIKELY(devicePtr.held)
            && cb_address_check(&devicePtr, "cublasGetVectorAsync_64", "devicePtr",
                cb_extent(CB_COUNT(1), CB_COUNT(incx), CB_COUNT(n), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(hostPtr.held)
            && cb_address_check(&hostPtr, "cublasGetVectorAsync_64", "hostPtr",
                cb_extent(CB_COUNT(1), CB_COUNT(incy), CB_COUNT(n), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetVectorAsync_64 *call = cb_symbol_address(&symbols[S_cublasGetVectorAsync_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(n, elemSize, devicePtr.value, incx, hostPtr.value, incy, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGetVectorAsync_64, status, args, NULL);
done:
    cb_address_release(&devicePtr);
    cb_address_release(&hostPtr);
    return result;
}

// cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda,
//     void *B, int ldb, cudaStream_t stream)
static const cb_function f_cublasSetMatrixAsync = {.name = "cublasSetMatrixAsync",
    .params = (const char *const[]){"rows", "cols", "elemSize", "A", "lda", "B", "ldb", "stream",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasSetMatrixAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasSetMatrixAsync, &args, nargs, kwnames, slots))
        return NULL;
    int32_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    cudaStream_t stream;
    A.held = B.held = false;
    if (cb_as_int32(args[0], "int", &rows) < 0
        || cb_as_int32(args[1], "int", &cols) < 0
        || cb_as_int32(args[2], "int", &elemSize) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_target(s, args[5], "B", true, &B) < 0
        || cb_as_int32(args[6], "int", &ldb) < 0
        || cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasSetMatrixAsync", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasSetMatrixAsync", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetMatrixAsync *call = cb_symbol_address(&symbols[S_cublasSetMatrixAsync]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSetMatrixAsync, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize,
//     const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)
static const cb_function f_cublasSetMatrixAsync_64 = {.name = "cublasSetMatrixAsync_64",
    .params = (const char *const[]){"rows", "cols", "elemSize", "A", "lda", "B", "ldb", "stream",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasSetMatrixAsync_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasSetMatrixAsync_64, &args, nargs, kwnames, slots))
        return NULL;
    int64_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    cudaStream_t stream;
    A.held = B.held = false;
    if (cb_as_int64(args[0], "int64_t", &rows) < 0
        || cb_as_int64(args[1], "int64_t", &cols) < 0
        || cb_as_int64(args[2], "int64_t", &elemSize) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int64(args[4], "int64_t", &lda) < 0
        || cb_as_target(s, args[5], "B", true, &B) < 0
        || cb_as_int64(args[6], "int64_t", &ldb) < 0
        || cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasSetMatrixAsync_64", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasSetMatrixAsync_64", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasSetMatrixAsync_64 *call = cb_symbol_address(&symbols[S_cublasSetMatrixAsync_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSetMatrixAsync_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda,
//     void *B, int ldb, cudaStream_t stream)
static const cb_function f_cublasGetMatrixAsync = {.name = "cublasGetMatrixAsync",
    .params = (const char *const[]){"rows", "cols", "elemSize", "A", "lda", "B", "ldb", "stream",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasGetMatrixAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasGetMatrixAsync, &args, nargs, kwnames, slots))
        return NULL;
    int32_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    cudaStream_t stream;
    A.held = B.held = false;
    if (cb_as_int32(args[0], "int", &rows) < 0
        || cb_as_int32(args[1], "int", &cols) < 0
        || cb_as_int32(args[2], "int", &elemSize) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int32(args[4], "int", &lda) < 0
        || cb_as_target(s, args[5], "B", true, &B) < 0
        || cb_as_int32(args[6], "int", &ldb) < 0
        || cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasGetMatrixAsync", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasGetMatrixAsync", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetMatrixAsync *call = cb_symbol_address(&symbols[S_cublasGetMatrixAsync]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGetMatrixAsync, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// cublasStatus_t cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize,
//     const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)
static const cb_function f_cublasGetMatrixAsync_64 = {.name = "cublasGetMatrixAsync_64",
    .params = (const char *const[]){"rows", "cols", "elemSize", "A", "lda", "B", "ldb", "stream",
        NULL},
    .param_count = 8};

CB_WRAPPER(cublasGetMatrixAsync_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasGetMatrixAsync_64, &args, nargs, kwnames, slots))
        return NULL;
    int64_t rows, cols, elemSize, lda, ldb;
    cb_address A, B;
    cudaStream_t stream;
    A.held = B.held = false;
    if (cb_as_int64(args[0], "int64_t", &rows) < 0
        || cb_as_int64(args[1], "int64_t", &cols) < 0
        || cb_as_int64(args[2], "int64_t", &elemSize) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_int64(args[4], "int64_t", &lda) < 0
        || cb_as_target(s, args[5], "B", true, &B) < 0
        || cb_as_int64(args[6], "int64_t", &ldb) < 0
        || cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0
        || (CB_UNLIKELY(A.held)
            && cb_address_check(&A, "cublasGetMatrixAsync_64", "A",
                cb_extent(CB_COUNT(rows), CB_COUNT(lda), CB_COUNT(cols), CB_COUNT(elemSize))) < 0)
        || (CB_UNLIKELY(B.held)
            && cb_address_check(&B, "cublasGetMatrixAsync_64", "B",
                cb_extent(CB_COUNT(rows), CB_COUNT(ldb), CB_COUNT(cols), CB_COUNT(elemSize))) < 0))
        goto done;
    fn_cublasGetMatrixAsync_64 *call = cb_symbol_address(&symbols[S_cublasGetMatrixAsync_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(rows, cols, elemSize, A.value, lda, B.value, ldb, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasGetMatrixAsync_64, status, args, NULL);
done:
    cb_address_release(&A);
    cb_address_release(&B);
    return result;
}

// void cublasXerbla(const char *srName, int info)
static const cb_function f_cublasXerbla = {.name = "cublasXerbla",
    .params = (const char *const[]){"srName", "info", NULL}, .param_count = 2};

CB_WRAPPER(cublasXerbla)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cublasXerbla, &args, nargs, kwnames, slots))
        return NULL;
    cb_address srName;
    int32_t info;
    srName.held = false;
    if (cb_as_text(args[0], false, &srName) < 0
        || cb_as_int32(args[1], "int", &info) < 0)
        goto done;
    fn_cublasXerbla *call = cb_symbol_address(&symbols[S_cublasXerbla]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    call(srName.value, info);
    Py_END_ALLOW_THREADS
    result = cb_return0(s);
done:
    cb_address_release(&srName);
    return result;
}

