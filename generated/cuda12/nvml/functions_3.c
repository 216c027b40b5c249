// functions_3.c of cubind's binding of the NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long
//     long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *sampleCount,
//     nvmlSample_t *samples)
static const char *const params_nvmlDeviceGetSamples[] = {"device", "type", "lastSeenTimeStamp",
    "sampleCount", NULL};
static const cb_function f_nvmlDeviceGetSamples = {
    .name = "nvmlDeviceGetSamples", .params = params_nvmlDeviceGetSamples,
    .param_count = 4, .result_count = 3,
};

PyObject *
py_nvmlDeviceGetSamples(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_nvmlDeviceGetSamples, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetSamples, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t type;
    uint64_t lastSeenTimeStamp;
    nvmlValueType_t sampleValType = 0;
    uint32_t sampleCount_in = 0;
    unsigned int sampleCount = 0;
    cb_array samples;
    cb_array_init(&samples);
    size_t samples_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_enum(m, T_nvmlSamplingType_t, args[1], "type", &type) < 0)
        goto done;
    if (cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &lastSeenTimeStamp) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &sampleCount_in) < 0)
        goto done;
    sampleCount = sampleCount_in;
    fn_nvmlDeviceGetSamples *call = cb_symbol_address(&symbols[S_nvmlDeviceGetSamples]);
    if (call == NULL)
        goto done;
    samples_count = (size_t)sampleCount;
    if (cb_array_reserve(&samples, samples_count, sizeof(nvmlSample_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlSamplingType_t)type, lastSeenTimeStamp, &sampleValType,
        &sampleCount, samples.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetSamples, status, 1,
            PyLong_FromUnsignedLong(sampleCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetSamples, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)sampleCount < samples_count)
        samples_count = (size_t)sampleCount;
    PyObject *values[] = {cb_enum_member(m, T_nvmlValueType_t, sampleValType),
        PyLong_FromUnsignedLong(sampleCount),
        cb_record_list(m, T_nvmlSample_t, samples.data, samples_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetSamples, values);
done:
    cb_array_done(&samples);
    return result;
}

// nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)
static const char *const params_nvmlDeviceGetBAR1MemoryInfo[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetBAR1MemoryInfo = {
    .name = "nvmlDeviceGetBAR1MemoryInfo", .params = params_nvmlDeviceGetBAR1MemoryInfo,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetBAR1MemoryInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetBAR1MemoryInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetBAR1MemoryInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *bar1Memory = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetBAR1MemoryInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetBAR1MemoryInfo]);
    if (call == NULL)
        goto done;
    bar1Memory = cb_record_new(m, T_nvmlBAR1Memory_t);
    if (bar1Memory == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(bar1Memory));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetBAR1MemoryInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(bar1Memory));
done:
    Py_XDECREF(bar1Memory);
    return result;
}

// nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t
//     perfPolicyType, nvmlViolationTime_t *violTime)
static const char *const params_nvmlDeviceGetViolationStatus[] = {"device", "perfPolicyType", NULL};
static const cb_function f_nvmlDeviceGetViolationStatus = {
    .name = "nvmlDeviceGetViolationStatus", .params = params_nvmlDeviceGetViolationStatus,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetViolationStatus(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetViolationStatus, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetViolationStatus, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t perfPolicyType;
    PyObject *violTime = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_enum(m, T_nvmlPerfPolicyType_t, args[1], "perfPolicyType", &perfPolicyType) < 0)
        goto done;
    fn_nvmlDeviceGetViolationStatus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetViolationStatus]);
    if (call == NULL)
        goto done;
    violTime = cb_record_new(m, T_nvmlViolationTime_t);
    if (violTime == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlPerfPolicyType_t)perfPolicyType, cb_record_data(violTime));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetViolationStatus, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(violTime));
done:
    Py_XDECREF(violTime);
    return result;
}

// nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)
static const char *const params_nvmlDeviceGetIrqNum[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetIrqNum = {
    .name = "nvmlDeviceGetIrqNum", .params = params_nvmlDeviceGetIrqNum,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetIrqNum(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetIrqNum, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetIrqNum, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int irqNum = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetIrqNum *call = cb_symbol_address(&symbols[S_nvmlDeviceGetIrqNum]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &irqNum);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetIrqNum, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(irqNum));
}

// nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)
static const char *const params_nvmlDeviceGetNumGpuCores[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetNumGpuCores = {
    .name = "nvmlDeviceGetNumGpuCores", .params = params_nvmlDeviceGetNumGpuCores,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNumGpuCores(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetNumGpuCores, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNumGpuCores, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int numCores = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetNumGpuCores *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNumGpuCores]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &numCores);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNumGpuCores, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(numCores));
}

// nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)
static const char *const params_nvmlDeviceGetPowerSource[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerSource = {
    .name = "nvmlDeviceGetPowerSource", .params = params_nvmlDeviceGetPowerSource,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetPowerSource(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetPowerSource, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPowerSource, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlPowerSource_t powerSource = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerSource *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPowerSource]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &powerSource);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerSource, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlPowerSource_t, &powerSource));
}

// nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)
static const char *const params_nvmlDeviceGetMemoryBusWidth[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMemoryBusWidth = {
    .name = "nvmlDeviceGetMemoryBusWidth", .params = params_nvmlDeviceGetMemoryBusWidth,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetMemoryBusWidth(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetMemoryBusWidth, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMemoryBusWidth, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int busWidth = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMemoryBusWidth *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMemoryBusWidth]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &busWidth);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMemoryBusWidth, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(busWidth));
}

// nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)
static const char *const params_nvmlDeviceGetPcieLinkMaxSpeed[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPcieLinkMaxSpeed = {
    .name = "nvmlDeviceGetPcieLinkMaxSpeed", .params = params_nvmlDeviceGetPcieLinkMaxSpeed,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetPcieLinkMaxSpeed(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetPcieLinkMaxSpeed, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPcieLinkMaxSpeed, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int maxSpeed = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPcieLinkMaxSpeed *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPcieLinkMaxSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &maxSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPcieLinkMaxSpeed, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(maxSpeed));
}

// nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)
static const char *const params_nvmlDeviceGetPcieSpeed[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPcieSpeed = {
    .name = "nvmlDeviceGetPcieSpeed", .params = params_nvmlDeviceGetPcieSpeed,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetPcieSpeed(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetPcieSpeed, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPcieSpeed, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int pcieSpeed = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPcieSpeed *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPcieSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pcieSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPcieSpeed, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(pcieSpeed));
}

// nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int
//     *adaptiveClockStatus)
static const char *const params_nvmlDeviceGetAdaptiveClockInfoStatus[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetAdaptiveClockInfoStatus = {
    .name = "nvmlDeviceGetAdaptiveClockInfoStatus",
        .params = params_nvmlDeviceGetAdaptiveClockInfoStatus,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetAdaptiveClockInfoStatus(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetAdaptiveClockInfoStatus, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetAdaptiveClockInfoStatus, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int adaptiveClockStatus = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetAdaptiveClockInfoStatus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAdaptiveClockInfoStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &adaptiveClockStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetAdaptiveClockInfoStatus, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(adaptiveClockStatus));
}

// nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)
static const char *const params_nvmlDeviceGetBusType[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetBusType = {
    .name = "nvmlDeviceGetBusType", .params = params_nvmlDeviceGetBusType,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetBusType(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetBusType, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetBusType, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlBusType_t type = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetBusType *call = cb_symbol_address(&symbols[S_nvmlDeviceGetBusType]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &type);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetBusType, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlBusType_t, &type));
}

// nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)
static const char *const params_nvmlDeviceGetGpuFabricInfo[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGpuFabricInfo = {
    .name = "nvmlDeviceGetGpuFabricInfo", .params = params_nvmlDeviceGetGpuFabricInfo,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetGpuFabricInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetGpuFabricInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetGpuFabricInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *gpuFabricInfo = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetGpuFabricInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetGpuFabricInfo]);
    if (call == NULL)
        goto done;
    gpuFabricInfo = cb_record_new(m, T_nvmlGpuFabricInfo_t);
    if (gpuFabricInfo == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(gpuFabricInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGpuFabricInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(gpuFabricInfo));
done:
    Py_XDECREF(gpuFabricInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t
//     *gpuFabricInfo)
static const char *const params_nvmlDeviceGetGpuFabricInfoV[] = {"device", "gpuFabricInfo", NULL};
static const cb_function f_nvmlDeviceGetGpuFabricInfoV = {
    .name = "nvmlDeviceGetGpuFabricInfoV", .params = params_nvmlDeviceGetGpuFabricInfoV,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetGpuFabricInfoV(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetGpuFabricInfoV, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetGpuFabricInfoV, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlGpuFabricInfoV_t *gpuFabricInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpuFabricInfoV_t, args[1], "gpuFabricInfo", &gpuFabricInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuFabricInfoV *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuFabricInfoV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpuFabricInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuFabricInfoV, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)
static const char *const params_nvmlSystemGetConfComputeCapabilities[] = {NULL};
static const cb_function f_nvmlSystemGetConfComputeCapabilities = {
    .name = "nvmlSystemGetConfComputeCapabilities",
        .params = params_nvmlSystemGetConfComputeCapabilities,
    .param_count = 0, .result_count = 1,
};

PyObject *
py_nvmlSystemGetConfComputeCapabilities(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemGetConfComputeCapabilities, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemGetConfComputeCapabilities, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    PyObject *capabilities = NULL;
    fn_nvmlSystemGetConfComputeCapabilities *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetConfComputeCapabilities]);
    if (call == NULL)
        goto done;
    capabilities = cb_record_new(m, T_nvmlConfComputeSystemCaps_t);
    if (capabilities == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(capabilities));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlSystemGetConfComputeCapabilities, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(capabilities));
done:
    Py_XDECREF(capabilities);
    return result;
}

// nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)
static const char *const params_nvmlSystemGetConfComputeState[] = {NULL};
static const cb_function f_nvmlSystemGetConfComputeState = {
    .name = "nvmlSystemGetConfComputeState", .params = params_nvmlSystemGetConfComputeState,
    .param_count = 0, .result_count = 1,
};

PyObject *
py_nvmlSystemGetConfComputeState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemGetConfComputeState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemGetConfComputeState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    PyObject *state = NULL;
    fn_nvmlSystemGetConfComputeState *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetConfComputeState]);
    if (call == NULL)
        goto done;
    state = cb_record_new(m, T_nvmlConfComputeSystemState_t);
    if (state == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(state));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlSystemGetConfComputeState, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(state));
done:
    Py_XDECREF(state);
    return result;
}

// nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
//     nvmlConfComputeMemSizeInfo_t *memInfo)
static const char *const params_nvmlDeviceGetConfComputeMemSizeInfo[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetConfComputeMemSizeInfo = {
    .name = "nvmlDeviceGetConfComputeMemSizeInfo",
        .params = params_nvmlDeviceGetConfComputeMemSizeInfo,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetConfComputeMemSizeInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetConfComputeMemSizeInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetConfComputeMemSizeInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *memInfo = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetConfComputeMemSizeInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetConfComputeMemSizeInfo]);
    if (call == NULL)
        goto done;
    memInfo = cb_record_new(m, T_nvmlConfComputeMemSizeInfo_t);
    if (memInfo == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(memInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetConfComputeMemSizeInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memInfo));
done:
    Py_XDECREF(memInfo);
    return result;
}

// nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)
static const char *const params_nvmlSystemGetConfComputeGpusReadyState[] = {NULL};
static const cb_function f_nvmlSystemGetConfComputeGpusReadyState = {
    .name = "nvmlSystemGetConfComputeGpusReadyState",
        .params = params_nvmlSystemGetConfComputeGpusReadyState,
    .param_count = 0, .result_count = 1,
};

PyObject *
py_nvmlSystemGetConfComputeGpusReadyState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemGetConfComputeGpusReadyState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemGetConfComputeGpusReadyState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    unsigned int isAcceptingWork = 0;
    fn_nvmlSystemGetConfComputeGpusReadyState *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetConfComputeGpusReadyState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&isAcceptingWork);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemGetConfComputeGpusReadyState, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(isAcceptingWork));
}

// nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t
//     *memory)
static const char *const params_nvmlDeviceGetConfComputeProtectedMemoryUsage[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetConfComputeProtectedMemoryUsage = {
    .name = "nvmlDeviceGetConfComputeProtectedMemoryUsage",
        .params = params_nvmlDeviceGetConfComputeProtectedMemoryUsage,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetConfComputeProtectedMemoryUsage(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetConfComputeProtectedMemoryUsage, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetConfComputeProtectedMemoryUsage, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *memory = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetConfComputeProtectedMemoryUsage *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetConfComputeProtectedMemoryUsage]);
    if (call == NULL)
        goto done;
    memory = cb_record_new(m, T_nvmlMemory_t);
    if (memory == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(memory));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetConfComputeProtectedMemoryUsage, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memory));
done:
    Py_XDECREF(memory);
    return result;
}

// nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
//     nvmlConfComputeGpuCertificate_t *gpuCert)
static const char *const params_nvmlDeviceGetConfComputeGpuCertificate[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetConfComputeGpuCertificate = {
    .name = "nvmlDeviceGetConfComputeGpuCertificate",
        .params = params_nvmlDeviceGetConfComputeGpuCertificate,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetConfComputeGpuCertificate(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetConfComputeGpuCertificate, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetConfComputeGpuCertificate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *gpuCert = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetConfComputeGpuCertificate *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetConfComputeGpuCertificate]);
    if (call == NULL)
        goto done;
    gpuCert = cb_record_new(m, T_nvmlConfComputeGpuCertificate_t);
    if (gpuCert == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(gpuCert));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetConfComputeGpuCertificate, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(gpuCert));
done:
    Py_XDECREF(gpuCert);
    return result;
}

// nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
//     nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)
static const char *const params_nvmlDeviceGetConfComputeGpuAttestationReport[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetConfComputeGpuAttestationReport = {
    .name = "nvmlDeviceGetConfComputeGpuAttestationReport",
        .params = params_nvmlDeviceGetConfComputeGpuAttestationReport,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetConfComputeGpuAttestationReport(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetConfComputeGpuAttestationReport, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetConfComputeGpuAttestationReport, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *gpuAtstReport = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetConfComputeGpuAttestationReport *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetConfComputeGpuAttestationReport]);
    if (call == NULL)
        goto done;
    gpuAtstReport = cb_record_new(m, T_nvmlConfComputeGpuAttestationReport_t);
    if (gpuAtstReport == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(gpuAtstReport));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetConfComputeGpuAttestationReport, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(gpuAtstReport));
done:
    Py_XDECREF(gpuAtstReport);
    return result;
}

// nvmlReturn_t
//     nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t
//     *pKeyRotationThrInfo)
static const char *const params_nvmlSystemGetConfComputeKeyRotationThresholdInfo[] =
    {"pKeyRotationThrInfo", NULL};
static const cb_function f_nvmlSystemGetConfComputeKeyRotationThresholdInfo = {
    .name = "nvmlSystemGetConfComputeKeyRotationThresholdInfo",
        .params = params_nvmlSystemGetConfComputeKeyRotationThresholdInfo,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlSystemGetConfComputeKeyRotationThresholdInfo(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemGetConfComputeKeyRotationThresholdInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemGetConfComputeKeyRotationThresholdInfo, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo;
    if (cb_as_record(m, T_nvmlConfComputeGetKeyRotationThresholdInfo_t, args[0],
        "pKeyRotationThrInfo", &pKeyRotationThrInfo) < 0)
        return NULL;
    fn_nvmlSystemGetConfComputeKeyRotationThresholdInfo *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetConfComputeKeyRotationThresholdInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pKeyRotationThrInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemGetConfComputeKeyRotationThresholdInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long
//     sizeKiB)
static const char *const params_nvmlDeviceSetConfComputeUnprotectedMemSize[] = {"device",
    "sizeKiB", NULL};
static const cb_function f_nvmlDeviceSetConfComputeUnprotectedMemSize = {
    .name = "nvmlDeviceSetConfComputeUnprotectedMemSize",
        .params = params_nvmlDeviceSetConfComputeUnprotectedMemSize,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetConfComputeUnprotectedMemSize(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetConfComputeUnprotectedMemSize, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetConfComputeUnprotectedMemSize, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint64_t sizeKiB;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &sizeKiB) < 0)
        return NULL;
    fn_nvmlDeviceSetConfComputeUnprotectedMemSize *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetConfComputeUnprotectedMemSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, sizeKiB);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetConfComputeUnprotectedMemSize, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)
static const char *const params_nvmlSystemSetConfComputeGpusReadyState[] = {"isAcceptingWork",
    NULL};
static const cb_function f_nvmlSystemSetConfComputeGpusReadyState = {
    .name = "nvmlSystemSetConfComputeGpusReadyState",
        .params = params_nvmlSystemSetConfComputeGpusReadyState,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlSystemSetConfComputeGpusReadyState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemSetConfComputeGpusReadyState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemSetConfComputeGpusReadyState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    uint32_t isAcceptingWork;
    if (cb_as_uint32(args[0], "unsigned int", &isAcceptingWork) < 0)
        return NULL;
    fn_nvmlSystemSetConfComputeGpusReadyState *call =
        cb_symbol_address(&symbols[S_nvmlSystemSetConfComputeGpusReadyState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(isAcceptingWork);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemSetConfComputeGpusReadyState, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t
//     nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t
//     *pKeyRotationThrInfo)
static const char *const params_nvmlSystemSetConfComputeKeyRotationThresholdInfo[] =
    {"pKeyRotationThrInfo", NULL};
static const cb_function f_nvmlSystemSetConfComputeKeyRotationThresholdInfo = {
    .name = "nvmlSystemSetConfComputeKeyRotationThresholdInfo",
        .params = params_nvmlSystemSetConfComputeKeyRotationThresholdInfo,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlSystemSetConfComputeKeyRotationThresholdInfo(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemSetConfComputeKeyRotationThresholdInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemSetConfComputeKeyRotationThresholdInfo, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo;
    if (cb_as_record(m, T_nvmlConfComputeSetKeyRotationThresholdInfo_t, args[0],
        "pKeyRotationThrInfo", &pKeyRotationThrInfo) < 0)
        return NULL;
    fn_nvmlSystemSetConfComputeKeyRotationThresholdInfo *call =
        cb_symbol_address(&symbols[S_nvmlSystemSetConfComputeKeyRotationThresholdInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pKeyRotationThrInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemSetConfComputeKeyRotationThresholdInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)
static const char *const params_nvmlSystemGetConfComputeSettings[] = {"settings", NULL};
static const cb_function f_nvmlSystemGetConfComputeSettings = {
    .name = "nvmlSystemGetConfComputeSettings", .params = params_nvmlSystemGetConfComputeSettings,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlSystemGetConfComputeSettings(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemGetConfComputeSettings, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemGetConfComputeSettings, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlSystemConfComputeSettings_t *settings;
    if (cb_as_record(m, T_nvmlSystemConfComputeSettings_t, args[0], "settings", &settings) < 0)
        return NULL;
    fn_nvmlSystemGetConfComputeSettings *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetConfComputeSettings]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(settings);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemGetConfComputeSettings, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)
static const char *const params_nvmlDeviceGetGspFirmwareVersion[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGspFirmwareVersion = {
    .name = "nvmlDeviceGetGspFirmwareVersion", .params = params_nvmlDeviceGetGspFirmwareVersion,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetGspFirmwareVersion(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetGspFirmwareVersion, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetGspFirmwareVersion, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    char version[64] = {0};
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGspFirmwareVersion *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGspFirmwareVersion]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (char *)version);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGspFirmwareVersion, status, args, NULL);
    return cb_return1(s,
        PyBytes_FromStringAndSize(version, s->checked ? 64 : (Py_ssize_t)strnlen(version, 64)));
}

// nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled, unsigned
//     int *defaultMode)
static const char *const params_nvmlDeviceGetGspFirmwareMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGspFirmwareMode = {
    .name = "nvmlDeviceGetGspFirmwareMode", .params = params_nvmlDeviceGetGspFirmwareMode,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetGspFirmwareMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetGspFirmwareMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetGspFirmwareMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int isEnabled = 0;
    unsigned int defaultMode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGspFirmwareMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGspFirmwareMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isEnabled, &defaultMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGspFirmwareMode, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(isEnabled), PyLong_FromUnsignedLong(defaultMode)};
    return cb_return_many(s, &f_nvmlDeviceGetGspFirmwareMode, values);
}

// nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t
//     *status)
static const char *const params_nvmlDeviceGetSramEccErrorStatus[] = {"device", "status", NULL};
static const cb_function f_nvmlDeviceGetSramEccErrorStatus = {
    .name = "nvmlDeviceGetSramEccErrorStatus", .params = params_nvmlDeviceGetSramEccErrorStatus,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetSramEccErrorStatus(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetSramEccErrorStatus, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetSramEccErrorStatus, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlEccSramErrorStatus_t *status_;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEccSramErrorStatus_t, args[1], "status", &status_) < 0)
        return NULL;
    fn_nvmlDeviceGetSramEccErrorStatus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSramEccErrorStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, status_);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetSramEccErrorStatus, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)
static const char *const params_nvmlDeviceGetAccountingMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetAccountingMode = {
    .name = "nvmlDeviceGetAccountingMode", .params = params_nvmlDeviceGetAccountingMode,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetAccountingMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetAccountingMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetAccountingMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlEnableState_t mode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetAccountingMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAccountingMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetAccountingMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, mode));
}

// nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
//     nvmlAccountingStats_t *stats)
static const char *const params_nvmlDeviceGetAccountingStats[] = {"device", "pid", NULL};
static const cb_function f_nvmlDeviceGetAccountingStats = {
    .name = "nvmlDeviceGetAccountingStats", .params = params_nvmlDeviceGetAccountingStats,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetAccountingStats(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetAccountingStats, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetAccountingStats, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t pid;
    PyObject *stats = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &pid) < 0)
        goto done;
    fn_nvmlDeviceGetAccountingStats *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAccountingStats]);
    if (call == NULL)
        goto done;
    stats = cb_record_new(m, T_nvmlAccountingStats_t);
    if (stats == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pid, cb_record_data(stats));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetAccountingStats, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(stats));
done:
    Py_XDECREF(stats);
    return result;
}

// nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int
//     *pids)
static const char *const params_nvmlDeviceGetAccountingPids[] = {"device", "count", NULL};
static const cb_function f_nvmlDeviceGetAccountingPids = {
    .name = "nvmlDeviceGetAccountingPids", .params = params_nvmlDeviceGetAccountingPids,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetAccountingPids(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetAccountingPids, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetAccountingPids, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array pids;
    cb_array_init(&pids);
    size_t pids_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlDeviceGetAccountingPids *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAccountingPids]);
    if (call == NULL)
        goto done;
    pids_count = (size_t)count;
    if (cb_array_reserve(&pids, pids_count, sizeof(unsigned int)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &count, pids.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetAccountingPids, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetAccountingPids, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < pids_count)
        pids_count = (size_t)count;
    PyObject *values[] = {PyLong_FromUnsignedLong(count),
        cb_int_list(pids.data, pids_count, sizeof(unsigned int), false)};
    result = cb_return_many(s, &f_nvmlDeviceGetAccountingPids, values);
done:
    cb_array_done(&pids);
    return result;
}

// nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)
static const char *const params_nvmlDeviceGetAccountingBufferSize[] = {"device", "bufferSize",
    NULL};
static const cb_function f_nvmlDeviceGetAccountingBufferSize = {
    .name = "nvmlDeviceGetAccountingBufferSize", .params = params_nvmlDeviceGetAccountingBufferSize,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetAccountingBufferSize(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetAccountingBufferSize, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetAccountingBufferSize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t bufferSize_in = 0;
    unsigned int bufferSize = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &bufferSize_in) < 0)
        return NULL;
    bufferSize = bufferSize_in;
    fn_nvmlDeviceGetAccountingBufferSize *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAccountingBufferSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &bufferSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetAccountingBufferSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(bufferSize));
}

// nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
//     unsigned int *pageCount, unsigned long long *addresses)
static const char *const params_nvmlDeviceGetRetiredPages[] = {"device", "cause", "pageCount",
    NULL};
static const cb_function f_nvmlDeviceGetRetiredPages = {
    .name = "nvmlDeviceGetRetiredPages", .params = params_nvmlDeviceGetRetiredPages,
    .param_count = 3, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetRetiredPages(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetRetiredPages, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetRetiredPages, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t cause;
    uint32_t pageCount_in = 0;
    unsigned int pageCount = 0;
    cb_array addresses;
    cb_array_init(&addresses);
    size_t addresses_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_enum(m, T_nvmlPageRetirementCause_t, args[1], "cause", &cause) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &pageCount_in) < 0)
        goto done;
    pageCount = pageCount_in;
    fn_nvmlDeviceGetRetiredPages *call = cb_symbol_address(&symbols[S_nvmlDeviceGetRetiredPages]);
    if (call == NULL)
        goto done;
    addresses_count = (size_t)pageCount;
    if (cb_array_reserve(&addresses, addresses_count, sizeof(unsigned long long)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlPageRetirementCause_t)cause, &pageCount, addresses.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetRetiredPages, status, 0,
            PyLong_FromUnsignedLong(pageCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetRetiredPages, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)pageCount < addresses_count)
        addresses_count = (size_t)pageCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(pageCount),
        cb_int_list(addresses.data, addresses_count, sizeof(unsigned long long), false)};
    result = cb_return_many(s, &f_nvmlDeviceGetRetiredPages, values);
done:
    cb_array_done(&addresses);
    return result;
}

// nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
//     unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)
static const char *const params_nvmlDeviceGetRetiredPages_v2[] = {"device", "cause", "pageCount",
    NULL};
static const cb_function f_nvmlDeviceGetRetiredPages_v2 = {
    .name = "nvmlDeviceGetRetiredPages_v2", .params = params_nvmlDeviceGetRetiredPages_v2,
    .param_count = 3, .result_count = 3,
};

PyObject *
py_nvmlDeviceGetRetiredPages_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetRetiredPages_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetRetiredPages_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t cause;
    uint32_t pageCount_in = 0;
    unsigned int pageCount = 0;
    cb_array addresses;
    cb_array_init(&addresses);
    size_t addresses_count = 0;
    cb_array timestamps;
    cb_array_init(&timestamps);
    size_t timestamps_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_enum(m, T_nvmlPageRetirementCause_t, args[1], "cause", &cause) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &pageCount_in) < 0)
        goto done;
    pageCount = pageCount_in;
    fn_nvmlDeviceGetRetiredPages_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetRetiredPages_v2]);
    if (call == NULL)
        goto done;
    addresses_count = (size_t)pageCount;
    if (cb_array_reserve(&addresses, addresses_count, sizeof(unsigned long long)) < 0)
        goto done;
    timestamps_count = (size_t)pageCount;
    if (cb_array_reserve(&timestamps, timestamps_count, sizeof(unsigned long long)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlPageRetirementCause_t)cause, &pageCount, addresses.data,
        timestamps.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetRetiredPages_v2, status, 0,
            PyLong_FromUnsignedLong(pageCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetRetiredPages_v2, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)pageCount < addresses_count)
        addresses_count = (size_t)pageCount;
    if (s->checked && (size_t)pageCount < timestamps_count)
        timestamps_count = (size_t)pageCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(pageCount),
        cb_int_list(addresses.data, addresses_count, sizeof(unsigned long long), false),
        cb_int_list(timestamps.data, timestamps_count, sizeof(unsigned long long), false)};
    result = cb_return_many(s, &f_nvmlDeviceGetRetiredPages_v2, values);
done:
    cb_array_done(&addresses);
    cb_array_done(&timestamps);
    return result;
}

// nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t
//     *isPending)
static const char *const params_nvmlDeviceGetRetiredPagesPendingStatus[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetRetiredPagesPendingStatus = {
    .name = "nvmlDeviceGetRetiredPagesPendingStatus",
        .params = params_nvmlDeviceGetRetiredPagesPendingStatus,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetRetiredPagesPendingStatus(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetRetiredPagesPendingStatus, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetRetiredPagesPendingStatus, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlEnableState_t isPending = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetRetiredPagesPendingStatus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetRetiredPagesPendingStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isPending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetRetiredPagesPendingStatus, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, isPending));
}

// nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int
//     *uncRows, unsigned int *isPending, unsigned int *failureOccurred)
static const char *const params_nvmlDeviceGetRemappedRows[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetRemappedRows = {
    .name = "nvmlDeviceGetRemappedRows", .params = params_nvmlDeviceGetRemappedRows,
    .param_count = 1, .result_count = 4,
};

PyObject *
py_nvmlDeviceGetRemappedRows(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetRemappedRows, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetRemappedRows, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int corrRows = 0;
    unsigned int uncRows = 0;
    unsigned int isPending = 0;
    unsigned int failureOccurred = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetRemappedRows *call = cb_symbol_address(&symbols[S_nvmlDeviceGetRemappedRows]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &corrRows, &uncRows, &isPending, &failureOccurred);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetRemappedRows, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(corrRows), PyLong_FromUnsignedLong(uncRows),
        PyLong_FromUnsignedLong(isPending), PyLong_FromUnsignedLong(failureOccurred)};
    return cb_return_many(s, &f_nvmlDeviceGetRemappedRows, values);
}

// nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
//     nvmlRowRemapperHistogramValues_t *values)
static const char *const params_nvmlDeviceGetRowRemapperHistogram[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetRowRemapperHistogram = {
    .name = "nvmlDeviceGetRowRemapperHistogram", .params = params_nvmlDeviceGetRowRemapperHistogram,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetRowRemapperHistogram(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetRowRemapperHistogram, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetRowRemapperHistogram, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *values_ = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetRowRemapperHistogram *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetRowRemapperHistogram]);
    if (call == NULL)
        goto done;
    values_ = cb_record_new(m, T_nvmlRowRemapperHistogramValues_t);
    if (values_ == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(values_));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetRowRemapperHistogram, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(values_));
done:
    Py_XDECREF(values_);
    return result;
}

// nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)
static const char *const params_nvmlDeviceGetArchitecture[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetArchitecture = {
    .name = "nvmlDeviceGetArchitecture", .params = params_nvmlDeviceGetArchitecture,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetArchitecture(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetArchitecture, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetArchitecture, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlDeviceArchitecture_t arch = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetArchitecture *call = cb_symbol_address(&symbols[S_nvmlDeviceGetArchitecture]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &arch);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetArchitecture, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlDeviceArchitecture_t, &arch));
}

// nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)
static const char *const params_nvmlDeviceGetClkMonStatus[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetClkMonStatus = {
    .name = "nvmlDeviceGetClkMonStatus", .params = params_nvmlDeviceGetClkMonStatus,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetClkMonStatus(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetClkMonStatus, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetClkMonStatus, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *status_ = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetClkMonStatus *call = cb_symbol_address(&symbols[S_nvmlDeviceGetClkMonStatus]);
    if (call == NULL)
        goto done;
    status_ = cb_record_new(m, T_nvmlClkMonStatus_t);
    if (status_ == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(status_));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetClkMonStatus, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(status_));
done:
    Py_XDECREF(status_);
    return result;
}

// nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t
//     *utilization, unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)
static const char *const params_nvmlDeviceGetProcessUtilization[] = {"device",
    "processSamplesCount", "lastSeenTimeStamp", NULL};
static const cb_function f_nvmlDeviceGetProcessUtilization = {
    .name = "nvmlDeviceGetProcessUtilization", .params = params_nvmlDeviceGetProcessUtilization,
    .param_count = 3, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetProcessUtilization(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetProcessUtilization, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetProcessUtilization, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    cb_array utilization;
    cb_array_init(&utilization);
    size_t utilization_count = 0;
    uint32_t processSamplesCount_in = 0;
    unsigned int processSamplesCount = 0;
    uint64_t lastSeenTimeStamp;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &processSamplesCount_in) < 0)
        goto done;
    if (cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &lastSeenTimeStamp) < 0)
        goto done;
    processSamplesCount = processSamplesCount_in;
    fn_nvmlDeviceGetProcessUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetProcessUtilization]);
    if (call == NULL)
        goto done;
    utilization_count = (size_t)processSamplesCount;
    if (cb_array_reserve(&utilization, utilization_count,
        sizeof(nvmlProcessUtilizationSample_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, utilization.data, &processSamplesCount, lastSeenTimeStamp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetProcessUtilization, status, 1,
            PyLong_FromUnsignedLong(processSamplesCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetProcessUtilization, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)processSamplesCount < utilization_count)
        utilization_count = (size_t)processSamplesCount;
    PyObject *values[] =
        {cb_record_list(m, T_nvmlProcessUtilizationSample_t, utilization.data, utilization_count),
        PyLong_FromUnsignedLong(processSamplesCount)};
    result = cb_return_many(s, &f_nvmlDeviceGetProcessUtilization, values);
done:
    cb_array_done(&utilization);
    return result;
}

// nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
//     nvmlProcessesUtilizationInfo_t *procesesUtilInfo)
static const char *const params_nvmlDeviceGetProcessesUtilizationInfo[] = {"device",
    "procesesUtilInfo", NULL};
static const cb_function f_nvmlDeviceGetProcessesUtilizationInfo = {
    .name = "nvmlDeviceGetProcessesUtilizationInfo",
        .params = params_nvmlDeviceGetProcessesUtilizationInfo,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetProcessesUtilizationInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetProcessesUtilizationInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetProcessesUtilizationInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlProcessesUtilizationInfo_t *procesesUtilInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlProcessesUtilizationInfo_t, args[1], "procesesUtilInfo",
        &procesesUtilInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetProcessesUtilizationInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetProcessesUtilizationInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, procesesUtilInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetProcessesUtilizationInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)
static const char *const params_nvmlDeviceGetPlatformInfo[] = {"device", "platformInfo", NULL};
static const cb_function f_nvmlDeviceGetPlatformInfo = {
    .name = "nvmlDeviceGetPlatformInfo", .params = params_nvmlDeviceGetPlatformInfo,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetPlatformInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetPlatformInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPlatformInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlPlatformInfo_t *platformInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlPlatformInfo_t, args[1], "platformInfo", &platformInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetPlatformInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPlatformInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, platformInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPlatformInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)
static const char *const params_nvmlUnitSetLedState[] = {"unit", "color", NULL};
static const cb_function f_nvmlUnitSetLedState = {
    .name = "nvmlUnitSetLedState", .params = params_nvmlUnitSetLedState,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlUnitSetLedState(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlUnitSetLedState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlUnitSetLedState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlUnit_t unit;
    int32_t color;
    if (cb_as_handle(m, T_nvmlUnit_t, args[0], &unit) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlLedColor_t, args[1], "color", &color) < 0)
        return NULL;
    fn_nvmlUnitSetLedState *call = cb_symbol_address(&symbols[S_nvmlUnitSetLedState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, (nvmlLedColor_t)color);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlUnitSetLedState, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)
static const char *const params_nvmlDeviceSetPersistenceMode[] = {"device", "mode", NULL};
static const cb_function f_nvmlDeviceSetPersistenceMode = {
    .name = "nvmlDeviceSetPersistenceMode", .params = params_nvmlDeviceSetPersistenceMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetPersistenceMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetPersistenceMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetPersistenceMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetPersistenceMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetPersistenceMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEnableState_t)mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetPersistenceMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)
static const char *const params_nvmlDeviceSetComputeMode[] = {"device", "mode", NULL};
static const cb_function f_nvmlDeviceSetComputeMode = {
    .name = "nvmlDeviceSetComputeMode", .params = params_nvmlDeviceSetComputeMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetComputeMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetComputeMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetComputeMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlComputeMode_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetComputeMode *call = cb_symbol_address(&symbols[S_nvmlDeviceSetComputeMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlComputeMode_t)mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetComputeMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)
static const char *const params_nvmlDeviceSetEccMode[] = {"device", "ecc", NULL};
static const cb_function f_nvmlDeviceSetEccMode = {
    .name = "nvmlDeviceSetEccMode", .params = params_nvmlDeviceSetEccMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetEccMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetEccMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetEccMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t ecc;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "ecc", &ecc) < 0)
        return NULL;
    fn_nvmlDeviceSetEccMode *call = cb_symbol_address(&symbols[S_nvmlDeviceSetEccMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEnableState_t)ecc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetEccMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)
static const char *const params_nvmlDeviceClearEccErrorCounts[] = {"device", "counterType", NULL};
static const cb_function f_nvmlDeviceClearEccErrorCounts = {
    .name = "nvmlDeviceClearEccErrorCounts", .params = params_nvmlDeviceClearEccErrorCounts,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceClearEccErrorCounts(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceClearEccErrorCounts, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceClearEccErrorCounts, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t counterType;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEccCounterType_t, args[1], "counterType", &counterType) < 0)
        return NULL;
    fn_nvmlDeviceClearEccErrorCounts *call =
        cb_symbol_address(&symbols[S_nvmlDeviceClearEccErrorCounts]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEccCounterType_t)counterType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceClearEccErrorCounts, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel,
//     unsigned int flags)
static const char *const params_nvmlDeviceSetDriverModel[] = {"device", "driverModel", "flags",
    NULL};
static const cb_function f_nvmlDeviceSetDriverModel = {
    .name = "nvmlDeviceSetDriverModel", .params = params_nvmlDeviceSetDriverModel,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetDriverModel(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetDriverModel, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetDriverModel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t driverModel;
    uint32_t flags;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlDriverModel_t, args[1], "driverModel", &driverModel) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_nvmlDeviceSetDriverModel *call = cb_symbol_address(&symbols[S_nvmlDeviceSetDriverModel]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlDriverModel_t)driverModel, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetDriverModel, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz,
//     unsigned int maxGpuClockMHz)
static const char *const params_nvmlDeviceSetGpuLockedClocks[] = {"device", "minGpuClockMHz",
    "maxGpuClockMHz", NULL};
static const cb_function f_nvmlDeviceSetGpuLockedClocks = {
    .name = "nvmlDeviceSetGpuLockedClocks", .params = params_nvmlDeviceSetGpuLockedClocks,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetGpuLockedClocks(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetGpuLockedClocks, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetGpuLockedClocks, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t minGpuClockMHz;
    uint32_t maxGpuClockMHz;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &minGpuClockMHz) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &maxGpuClockMHz) < 0)
        return NULL;
    fn_nvmlDeviceSetGpuLockedClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetGpuLockedClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, minGpuClockMHz, maxGpuClockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetGpuLockedClocks, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)
static const char *const params_nvmlDeviceResetGpuLockedClocks[] = {"device", NULL};
static const cb_function f_nvmlDeviceResetGpuLockedClocks = {
    .name = "nvmlDeviceResetGpuLockedClocks", .params = params_nvmlDeviceResetGpuLockedClocks,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlDeviceResetGpuLockedClocks(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceResetGpuLockedClocks, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceResetGpuLockedClocks, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceResetGpuLockedClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceResetGpuLockedClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceResetGpuLockedClocks, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz,
//     unsigned int maxMemClockMHz)
static const char *const params_nvmlDeviceSetMemoryLockedClocks[] = {"device", "minMemClockMHz",
    "maxMemClockMHz", NULL};
static const cb_function f_nvmlDeviceSetMemoryLockedClocks = {
    .name = "nvmlDeviceSetMemoryLockedClocks", .params = params_nvmlDeviceSetMemoryLockedClocks,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetMemoryLockedClocks(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetMemoryLockedClocks, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetMemoryLockedClocks, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t minMemClockMHz;
    uint32_t maxMemClockMHz;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &minMemClockMHz) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &maxMemClockMHz) < 0)
        return NULL;
    fn_nvmlDeviceSetMemoryLockedClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetMemoryLockedClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, minMemClockMHz, maxMemClockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetMemoryLockedClocks, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)
static const char *const params_nvmlDeviceResetMemoryLockedClocks[] = {"device", NULL};
static const cb_function f_nvmlDeviceResetMemoryLockedClocks = {
    .name = "nvmlDeviceResetMemoryLockedClocks", .params = params_nvmlDeviceResetMemoryLockedClocks,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlDeviceResetMemoryLockedClocks(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceResetMemoryLockedClocks, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceResetMemoryLockedClocks, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceResetMemoryLockedClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceResetMemoryLockedClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceResetMemoryLockedClocks, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz,
//     unsigned int graphicsClockMHz)
static const char *const params_nvmlDeviceSetApplicationsClocks[] = {"device", "memClockMHz",
    "graphicsClockMHz", NULL};
static const cb_function f_nvmlDeviceSetApplicationsClocks = {
    .name = "nvmlDeviceSetApplicationsClocks", .params = params_nvmlDeviceSetApplicationsClocks,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetApplicationsClocks(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetApplicationsClocks, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetApplicationsClocks, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t memClockMHz;
    uint32_t graphicsClockMHz;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &memClockMHz) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &graphicsClockMHz) < 0)
        return NULL;
    fn_nvmlDeviceSetApplicationsClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetApplicationsClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, memClockMHz, graphicsClockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetApplicationsClocks, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)
static const char *const params_nvmlDeviceResetApplicationsClocks[] = {"device", NULL};
static const cb_function f_nvmlDeviceResetApplicationsClocks = {
    .name = "nvmlDeviceResetApplicationsClocks", .params = params_nvmlDeviceResetApplicationsClocks,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlDeviceResetApplicationsClocks(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceResetApplicationsClocks, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceResetApplicationsClocks, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceResetApplicationsClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceResetApplicationsClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceResetApplicationsClocks, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t
//     enabled)
static const char *const params_nvmlDeviceSetAutoBoostedClocksEnabled[] = {"device", "enabled",
    NULL};
static const cb_function f_nvmlDeviceSetAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceSetAutoBoostedClocksEnabled",
        .params = params_nvmlDeviceSetAutoBoostedClocksEnabled,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetAutoBoostedClocksEnabled(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetAutoBoostedClocksEnabled, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetAutoBoostedClocksEnabled, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t enabled;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "enabled", &enabled) < 0)
        return NULL;
    fn_nvmlDeviceSetAutoBoostedClocksEnabled *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetAutoBoostedClocksEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEnableState_t)enabled);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetAutoBoostedClocksEnabled, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t
//     enabled, unsigned int flags)
static const char *const params_nvmlDeviceSetDefaultAutoBoostedClocksEnabled[] = {"device",
    "enabled", "flags", NULL};
static const cb_function f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
        .params = params_nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetDefaultAutoBoostedClocksEnabled(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t enabled;
    uint32_t flags;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "enabled", &enabled) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_nvmlDeviceSetDefaultAutoBoostedClocksEnabled *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetDefaultAutoBoostedClocksEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEnableState_t)enabled, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)
static const char *const params_nvmlDeviceSetDefaultFanSpeed_v2[] = {"device", "fan", NULL};
static const cb_function f_nvmlDeviceSetDefaultFanSpeed_v2 = {
    .name = "nvmlDeviceSetDefaultFanSpeed_v2", .params = params_nvmlDeviceSetDefaultFanSpeed_v2,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetDefaultFanSpeed_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetDefaultFanSpeed_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetDefaultFanSpeed_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t fan;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceSetDefaultFanSpeed_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetDefaultFanSpeed_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetDefaultFanSpeed_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
//     nvmlFanControlPolicy_t policy)
static const char *const params_nvmlDeviceSetFanControlPolicy[] = {"device", "fan", "policy", NULL};
static const cb_function f_nvmlDeviceSetFanControlPolicy = {
    .name = "nvmlDeviceSetFanControlPolicy", .params = params_nvmlDeviceSetFanControlPolicy,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetFanControlPolicy(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetFanControlPolicy, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetFanControlPolicy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t fan;
    nvmlFanControlPolicy_t policy;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    if (cb_as_scalar(m, T_nvmlFanControlPolicy_t, args[2], &policy, sizeof policy) < 0)
        return NULL;
    fn_nvmlDeviceSetFanControlPolicy *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetFanControlPolicy]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, policy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetFanControlPolicy, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t
//     thresholdType, int *temp)
static const char *const params_nvmlDeviceSetTemperatureThreshold[] = {"device", "thresholdType",
    NULL};
static const cb_function f_nvmlDeviceSetTemperatureThreshold = {
    .name = "nvmlDeviceSetTemperatureThreshold", .params = params_nvmlDeviceSetTemperatureThreshold,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceSetTemperatureThreshold(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetTemperatureThreshold, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetTemperatureThreshold, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t thresholdType;
    int temp = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlTemperatureThresholds_t, args[1], "thresholdType", &thresholdType) < 0)
        return NULL;
    fn_nvmlDeviceSetTemperatureThreshold *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetTemperatureThreshold]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlTemperatureThresholds_t)thresholdType, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetTemperatureThreshold, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(temp));
}

// nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)
static const char *const params_nvmlDeviceSetPowerManagementLimit[] = {"device", "limit", NULL};
static const cb_function f_nvmlDeviceSetPowerManagementLimit = {
    .name = "nvmlDeviceSetPowerManagementLimit", .params = params_nvmlDeviceSetPowerManagementLimit,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetPowerManagementLimit(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetPowerManagementLimit, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetPowerManagementLimit, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t limit;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &limit) < 0)
        return NULL;
    fn_nvmlDeviceSetPowerManagementLimit *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetPowerManagementLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, limit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetPowerManagementLimit, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)
static const char *const params_nvmlDeviceSetGpuOperationMode[] = {"device", "mode", NULL};
static const cb_function f_nvmlDeviceSetGpuOperationMode = {
    .name = "nvmlDeviceSetGpuOperationMode", .params = params_nvmlDeviceSetGpuOperationMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetGpuOperationMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetGpuOperationMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetGpuOperationMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlGpuOperationMode_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetGpuOperationMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetGpuOperationMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlGpuOperationMode_t)mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetGpuOperationMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
//     nvmlEnableState_t isRestricted)
static const char *const params_nvmlDeviceSetAPIRestriction[] = {"device", "apiType",
    "isRestricted", NULL};
static const cb_function f_nvmlDeviceSetAPIRestriction = {
    .name = "nvmlDeviceSetAPIRestriction", .params = params_nvmlDeviceSetAPIRestriction,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetAPIRestriction(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetAPIRestriction, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetAPIRestriction, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t apiType;
    int32_t isRestricted;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlRestrictedAPI_t, args[1], "apiType", &apiType) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[2], "isRestricted", &isRestricted) < 0)
        return NULL;
    fn_nvmlDeviceSetAPIRestriction *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetAPIRestriction]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlRestrictedAPI_t)apiType, (nvmlEnableState_t)isRestricted);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetAPIRestriction, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)
static const char *const params_nvmlDeviceSetFanSpeed_v2[] = {"device", "fan", "speed", NULL};
static const cb_function f_nvmlDeviceSetFanSpeed_v2 = {
    .name = "nvmlDeviceSetFanSpeed_v2", .params = params_nvmlDeviceSetFanSpeed_v2,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetFanSpeed_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetFanSpeed_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetFanSpeed_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t fan;
    uint32_t speed;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &speed) < 0)
        return NULL;
    fn_nvmlDeviceSetFanSpeed_v2 *call = cb_symbol_address(&symbols[S_nvmlDeviceSetFanSpeed_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, speed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetFanSpeed_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)
static const char *const params_nvmlDeviceSetGpcClkVfOffset[] = {"device", "offset", NULL};
static const cb_function f_nvmlDeviceSetGpcClkVfOffset = {
    .name = "nvmlDeviceSetGpcClkVfOffset", .params = params_nvmlDeviceSetGpcClkVfOffset,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetGpcClkVfOffset(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetGpcClkVfOffset, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetGpcClkVfOffset, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t offset;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &offset) < 0)
        return NULL;
    fn_nvmlDeviceSetGpcClkVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetGpcClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetGpcClkVfOffset, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)
static const char *const params_nvmlDeviceSetMemClkVfOffset[] = {"device", "offset", NULL};
static const cb_function f_nvmlDeviceSetMemClkVfOffset = {
    .name = "nvmlDeviceSetMemClkVfOffset", .params = params_nvmlDeviceSetMemClkVfOffset,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetMemClkVfOffset(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetMemClkVfOffset, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetMemClkVfOffset, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t offset;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &offset) < 0)
        return NULL;
    fn_nvmlDeviceSetMemClkVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetMemClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetMemClkVfOffset, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)
static const char *const params_nvmlDeviceSetAccountingMode[] = {"device", "mode", NULL};
static const cb_function f_nvmlDeviceSetAccountingMode = {
    .name = "nvmlDeviceSetAccountingMode", .params = params_nvmlDeviceSetAccountingMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetAccountingMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetAccountingMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetAccountingMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetAccountingMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetAccountingMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEnableState_t)mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetAccountingMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)
static const char *const params_nvmlDeviceClearAccountingPids[] = {"device", NULL};
static const cb_function f_nvmlDeviceClearAccountingPids = {
    .name = "nvmlDeviceClearAccountingPids", .params = params_nvmlDeviceClearAccountingPids,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlDeviceClearAccountingPids(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceClearAccountingPids, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceClearAccountingPids, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceClearAccountingPids *call =
        cb_symbol_address(&symbols[S_nvmlDeviceClearAccountingPids]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceClearAccountingPids, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t
//     *powerValue)
static const char *const params_nvmlDeviceSetPowerManagementLimit_v2[] = {"device", "powerValue",
    NULL};
static const cb_function f_nvmlDeviceSetPowerManagementLimit_v2 = {
    .name = "nvmlDeviceSetPowerManagementLimit_v2",
        .params = params_nvmlDeviceSetPowerManagementLimit_v2,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetPowerManagementLimit_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetPowerManagementLimit_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetPowerManagementLimit_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlPowerValue_v2_t *powerValue;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlPowerValue_v2_t, args[1], "powerValue", &powerValue) < 0)
        return NULL;
    fn_nvmlDeviceSetPowerManagementLimit_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetPowerManagementLimit_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, powerValue);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetPowerManagementLimit_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t
//     *isActive)
static const char *const params_nvmlDeviceGetNvLinkState[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceGetNvLinkState = {
    .name = "nvmlDeviceGetNvLinkState", .params = params_nvmlDeviceGetNvLinkState,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    nvmlEnableState_t isActive = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkState *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, &isActive);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkState, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, isActive));
}

// nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int
//     *version)
static const char *const params_nvmlDeviceGetNvLinkVersion[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceGetNvLinkVersion = {
    .name = "nvmlDeviceGetNvLinkVersion", .params = params_nvmlDeviceGetNvLinkVersion,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkVersion(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkVersion, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkVersion, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    unsigned int version = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkVersion *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkVersion]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, &version);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(version));
}

// nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
//     nvmlNvLinkCapability_t capability, unsigned int *capResult)
static const char *const params_nvmlDeviceGetNvLinkCapability[] = {"device", "link", "capability",
    NULL};
static const cb_function f_nvmlDeviceGetNvLinkCapability = {
    .name = "nvmlDeviceGetNvLinkCapability", .params = params_nvmlDeviceGetNvLinkCapability,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkCapability(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkCapability, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkCapability, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlNvLinkCapability_t, args[2], "capability", &capability) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkCapability *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkCapability]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, (nvmlNvLinkCapability_t)capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkCapability, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(capResult));
}

// nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link,
//     nvmlPciInfo_t *pci)
static const char *const params_nvmlDeviceGetNvLinkRemotePciInfo[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceGetNvLinkRemotePciInfo = {
    .name = "nvmlDeviceGetNvLinkRemotePciInfo", .params = params_nvmlDeviceGetNvLinkRemotePciInfo,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkRemotePciInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkRemotePciInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkRemotePciInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t link;
    PyObject *pci = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        goto done;
    fn_nvmlDeviceGetNvLinkRemotePciInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkRemotePciInfo]);
    if (call == NULL)
        goto done;
    pci = cb_record_new(m, T_nvmlPciInfo_t);
    if (pci == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, cb_record_data(pci));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetNvLinkRemotePciInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pci));
done:
    Py_XDECREF(pci);
    return result;
}

