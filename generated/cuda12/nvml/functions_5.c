// functions_5.c of cubind's binding of the NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
//     nvmlComputeInstanceInfo_t *info)
static const char *const params_nvmlComputeInstanceGetInfo[] = {"computeInstance", NULL};
static const cb_function f_nvmlComputeInstanceGetInfo = {.name = "nvmlComputeInstanceGetInfo",
    .params = params_nvmlComputeInstanceGetInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlComputeInstanceGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlComputeInstanceGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlComputeInstance_t computeInstance;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlComputeInstance_t, args[0], &computeInstance) < 0)
        goto done;
    fn_nvmlComputeInstanceGetInfo *call = cb_symbol_address(&symbols[S_nvmlComputeInstanceGetInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlComputeInstanceInfo_t);
    if (info == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(computeInstance, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlComputeInstanceGetInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(info));
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)
static const char *const params_nvmlDeviceIsMigDeviceHandle[] = {"device", NULL};
static const cb_function f_nvmlDeviceIsMigDeviceHandle = {.name = "nvmlDeviceIsMigDeviceHandle",
    .params = params_nvmlDeviceIsMigDeviceHandle, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceIsMigDeviceHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceIsMigDeviceHandle, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int isMigDevice = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceIsMigDeviceHandle *call =
        cb_symbol_address(&symbols[S_nvmlDeviceIsMigDeviceHandle]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isMigDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceIsMigDeviceHandle, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(isMigDevice));
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)
static const char *const params_nvmlDeviceGetGpuInstanceId[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGpuInstanceId = {.name = "nvmlDeviceGetGpuInstanceId",
    .params = params_nvmlDeviceGetGpuInstanceId, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuInstanceId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int id = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceId *call = cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &id);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuInstanceId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(id));
}

// nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)
static const char *const params_nvmlDeviceGetComputeInstanceId[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetComputeInstanceId =
    {.name = "nvmlDeviceGetComputeInstanceId", .params = params_nvmlDeviceGetComputeInstanceId,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetComputeInstanceId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetComputeInstanceId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int id = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetComputeInstanceId *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetComputeInstanceId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &id);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetComputeInstanceId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(id));
}

// nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)
static const char *const params_nvmlDeviceGetMaxMigDeviceCount[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMaxMigDeviceCount =
    {.name = "nvmlDeviceGetMaxMigDeviceCount", .params = params_nvmlDeviceGetMaxMigDeviceCount,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMaxMigDeviceCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMaxMigDeviceCount, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxMigDeviceCount *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMaxMigDeviceCount]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMaxMigDeviceCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index,
//     nvmlDevice_t *migDevice)
static const char *const params_nvmlDeviceGetMigDeviceHandleByIndex[] = {"device", "index", NULL};
static const cb_function f_nvmlDeviceGetMigDeviceHandleByIndex =
    {.name = "nvmlDeviceGetMigDeviceHandleByIndex",
    .params = params_nvmlDeviceGetMigDeviceHandleByIndex, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMigDeviceHandleByIndex)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMigDeviceHandleByIndex, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t index;
    nvmlDevice_t migDevice = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &index) < 0)
        return NULL;
    fn_nvmlDeviceGetMigDeviceHandleByIndex *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMigDeviceHandleByIndex]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, index, &migDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMigDeviceHandleByIndex, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &migDevice));
}

// nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t
//     *device)
static const char *const params_nvmlDeviceGetDeviceHandleFromMigDeviceHandle[] = {"migDevice",
    NULL};
static const cb_function f_nvmlDeviceGetDeviceHandleFromMigDeviceHandle =
    {.name = "nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
    .params = params_nvmlDeviceGetDeviceHandleFromMigDeviceHandle, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetDeviceHandleFromMigDeviceHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetDeviceHandleFromMigDeviceHandle, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t migDevice;
    nvmlDevice_t device = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &migDevice) < 0)
        return NULL;
    fn_nvmlDeviceGetDeviceHandleFromMigDeviceHandle *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDeviceHandleFromMigDeviceHandle]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(migDevice, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDeviceHandleFromMigDeviceHandle, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &device));
}

// nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)
static const char *const params_nvmlGpmMetricsGet[] = {"metricsGet", NULL};
static const cb_function f_nvmlGpmMetricsGet = {.name = "nvmlGpmMetricsGet",
    .params = params_nvmlGpmMetricsGet, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlGpmMetricsGet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpmMetricsGet, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpmMetricsGet_t *metricsGet;
    if (cb_as_record(m, T_nvmlGpmMetricsGet_t, args[0], "metricsGet", &metricsGet) < 0)
        return NULL;
    fn_nvmlGpmMetricsGet *call = cb_symbol_address(&symbols[S_nvmlGpmMetricsGet]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(metricsGet);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmMetricsGet, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)
static const char *const params_nvmlGpmSampleFree[] = {"gpmSample", NULL};
static const cb_function f_nvmlGpmSampleFree = {.name = "nvmlGpmSampleFree",
    .params = params_nvmlGpmSampleFree, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlGpmSampleFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpmSampleFree, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpmSample_t gpmSample;
    if (cb_as_handle(m, T_nvmlGpmSample_t, args[0], &gpmSample) < 0)
        return NULL;
    fn_nvmlGpmSampleFree *call = cb_symbol_address(&symbols[S_nvmlGpmSampleFree]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmSampleFree, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)
static const char *const params_nvmlGpmSampleAlloc[] = {NULL};
static const cb_function f_nvmlGpmSampleAlloc = {.name = "nvmlGpmSampleAlloc",
    .params = params_nvmlGpmSampleAlloc, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlGpmSampleAlloc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpmSampleAlloc, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpmSample_t gpmSample = NULL;
    fn_nvmlGpmSampleAlloc *call = cb_symbol_address(&symbols[S_nvmlGpmSampleAlloc]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmSampleAlloc, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlGpmSample_t, &gpmSample));
}

// nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)
static const char *const params_nvmlGpmSampleGet[] = {"device", "gpmSample", NULL};
static const cb_function f_nvmlGpmSampleGet = {.name = "nvmlGpmSampleGet",
    .params = params_nvmlGpmSampleGet, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlGpmSampleGet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpmSampleGet, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpmSample_t gpmSample;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_handle(m, T_nvmlGpmSample_t, args[1], &gpmSample) < 0)
        return NULL;
    fn_nvmlGpmSampleGet *call = cb_symbol_address(&symbols[S_nvmlGpmSampleGet]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmSampleGet, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t
//     gpmSample)
static const char *const params_nvmlGpmMigSampleGet[] = {"device", "gpuInstanceId", "gpmSample",
    NULL};
static const cb_function f_nvmlGpmMigSampleGet = {.name = "nvmlGpmMigSampleGet",
    .params = params_nvmlGpmMigSampleGet, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlGpmMigSampleGet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlGpmMigSampleGet, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t gpuInstanceId;
    nvmlGpmSample_t gpmSample;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &gpuInstanceId) < 0)
        return NULL;
    if (cb_as_handle(m, T_nvmlGpmSample_t, args[2], &gpmSample) < 0)
        return NULL;
    fn_nvmlGpmMigSampleGet *call = cb_symbol_address(&symbols[S_nvmlGpmMigSampleGet]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpuInstanceId, gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmMigSampleGet, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)
static const char *const params_nvmlGpmQueryDeviceSupport[] = {"device", "gpmSupport", NULL};
static const cb_function f_nvmlGpmQueryDeviceSupport = {.name = "nvmlGpmQueryDeviceSupport",
    .params = params_nvmlGpmQueryDeviceSupport, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlGpmQueryDeviceSupport)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpmQueryDeviceSupport, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpmSupport_t *gpmSupport;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpmSupport_t, args[1], "gpmSupport", &gpmSupport) < 0)
        return NULL;
    fn_nvmlGpmQueryDeviceSupport *call = cb_symbol_address(&symbols[S_nvmlGpmQueryDeviceSupport]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpmSupport);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmQueryDeviceSupport, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)
static const char *const params_nvmlGpmQueryIfStreamingEnabled[] = {"device", NULL};
static const cb_function f_nvmlGpmQueryIfStreamingEnabled =
    {.name = "nvmlGpmQueryIfStreamingEnabled", .params = params_nvmlGpmQueryIfStreamingEnabled,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlGpmQueryIfStreamingEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpmQueryIfStreamingEnabled, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int state = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlGpmQueryIfStreamingEnabled *call =
        cb_symbol_address(&symbols[S_nvmlGpmQueryIfStreamingEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmQueryIfStreamingEnabled, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(state));
}

// nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)
static const char *const params_nvmlGpmSetStreamingEnabled[] = {"device", "state", NULL};
static const cb_function f_nvmlGpmSetStreamingEnabled = {.name = "nvmlGpmSetStreamingEnabled",
    .params = params_nvmlGpmSetStreamingEnabled, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlGpmSetStreamingEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpmSetStreamingEnabled, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t state;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &state) < 0)
        return NULL;
    fn_nvmlGpmSetStreamingEnabled *call = cb_symbol_address(&symbols[S_nvmlGpmSetStreamingEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmSetStreamingEnabled, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)
static const char *const params_nvmlDeviceGetCapabilities[] = {"device", "caps", NULL};
static const cb_function f_nvmlDeviceGetCapabilities = {.name = "nvmlDeviceGetCapabilities",
    .params = params_nvmlDeviceGetCapabilities, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDeviceCapabilities_t *caps;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDeviceCapabilities_t, args[1], "caps", &caps) < 0)
        return NULL;
    fn_nvmlDeviceGetCapabilities *call = cb_symbol_address(&symbols[S_nvmlDeviceGetCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, caps);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCapabilities, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)
static const char *const params_nvmlDeviceWorkloadPowerProfileGetProfilesInfo[] = {"device",
    "profilesInfo", NULL};
static const cb_function f_nvmlDeviceWorkloadPowerProfileGetProfilesInfo =
    {.name = "nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
    .params = params_nvmlDeviceWorkloadPowerProfileGetProfilesInfo, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceWorkloadPowerProfileGetProfilesInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceWorkloadPowerProfileGetProfilesInfo, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlWorkloadPowerProfileProfilesInfo_t, args[1], "profilesInfo",
        &profilesInfo) < 0)
        return NULL;
    fn_nvmlDeviceWorkloadPowerProfileGetProfilesInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceWorkloadPowerProfileGetProfilesInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profilesInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceWorkloadPowerProfileGetProfilesInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)
static const char *const params_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles[] = {"device",
    "currentProfiles", NULL};
static const cb_function f_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles =
    {.name = "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
    .params = params_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlWorkloadPowerProfileCurrentProfiles_t, args[1], "currentProfiles",
        &currentProfiles) < 0)
        return NULL;
    fn_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles *call =
        cb_symbol_address(&symbols[S_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, currentProfiles);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
static const char *const params_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles[] = {"device",
    "requestedProfiles", NULL};
static const cb_function f_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles =
    {.name = "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
    .params = params_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlWorkloadPowerProfileRequestedProfiles_t, args[1],
        "requestedProfiles", &requestedProfiles) < 0)
        return NULL;
    fn_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles *call =
        cb_symbol_address(&symbols[S_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, requestedProfiles);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, status, args,
            NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
static const char *const params_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles[] = {"device",
    "requestedProfiles", NULL};
static const cb_function f_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles =
    {.name = "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
    .params = params_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlWorkloadPowerProfileRequestedProfiles_t, args[1],
        "requestedProfiles", &requestedProfiles) < 0)
        return NULL;
    fn_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles *call =
        cb_symbol_address(&symbols[S_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, requestedProfiles);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, status, args,
            NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
//     nvmlPowerSmoothingProfile_t *profile)
static const char *const params_nvmlDevicePowerSmoothingActivatePresetProfile[] = {"device",
    "profile", NULL};
static const cb_function f_nvmlDevicePowerSmoothingActivatePresetProfile =
    {.name = "nvmlDevicePowerSmoothingActivatePresetProfile",
    .params = params_nvmlDevicePowerSmoothingActivatePresetProfile, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDevicePowerSmoothingActivatePresetProfile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDevicePowerSmoothingActivatePresetProfile, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPowerSmoothingProfile_t *profile;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlPowerSmoothingProfile_t, args[1], "profile", &profile) < 0)
        return NULL;
    fn_nvmlDevicePowerSmoothingActivatePresetProfile *call =
        cb_symbol_address(&symbols[S_nvmlDevicePowerSmoothingActivatePresetProfile]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDevicePowerSmoothingActivatePresetProfile, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
//     nvmlPowerSmoothingProfile_t *profile)
static const char *const params_nvmlDevicePowerSmoothingUpdatePresetProfileParam[] = {"device",
    "profile", NULL};
static const cb_function f_nvmlDevicePowerSmoothingUpdatePresetProfileParam =
    {.name = "nvmlDevicePowerSmoothingUpdatePresetProfileParam",
    .params = params_nvmlDevicePowerSmoothingUpdatePresetProfileParam, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDevicePowerSmoothingUpdatePresetProfileParam)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDevicePowerSmoothingUpdatePresetProfileParam, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPowerSmoothingProfile_t *profile;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlPowerSmoothingProfile_t, args[1], "profile", &profile) < 0)
        return NULL;
    fn_nvmlDevicePowerSmoothingUpdatePresetProfileParam *call =
        cb_symbol_address(&symbols[S_nvmlDevicePowerSmoothingUpdatePresetProfileParam]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDevicePowerSmoothingUpdatePresetProfileParam, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t
//     *state)
static const char *const params_nvmlDevicePowerSmoothingSetState[] = {"device", "state", NULL};
static const cb_function f_nvmlDevicePowerSmoothingSetState =
    {.name = "nvmlDevicePowerSmoothingSetState", .params = params_nvmlDevicePowerSmoothingSetState,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDevicePowerSmoothingSetState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDevicePowerSmoothingSetState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPowerSmoothingState_t *state;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlPowerSmoothingState_t, args[1], "state", &state) < 0)
        return NULL;
    fn_nvmlDevicePowerSmoothingSetState *call =
        cb_symbol_address(&symbols[S_nvmlDevicePowerSmoothingSetState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDevicePowerSmoothingSetState, status, args, NULL);
    return cb_return0(s);
}

