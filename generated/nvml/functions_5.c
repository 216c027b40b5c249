// functions_5.c of cubind's binding of the NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long
//     lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount,
//     nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)
static const char *const params_nvmlDeviceGetVgpuUtilization[] = {"device", "lastSeenTimeStamp",
    "vgpuInstanceSamplesCount", NULL};
static const cb_function f_nvmlDeviceGetVgpuUtilization = {.name = "nvmlDeviceGetVgpuUtilization",
    .params = params_nvmlDeviceGetVgpuUtilization, .param_count = 3, .result_count = 3};

CB_WRAPPER(nvmlDeviceGetVgpuUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint64_t lastSeenTimeStamp;
    nvmlValueType_t sampleValType = 0;
    uint32_t vgpuInstanceSamplesCount_in = 0;
    unsigned int vgpuInstanceSamplesCount = 0;
    cb_array utilizationSamples;
    cb_array_init(&utilizationSamples);
    size_t utilizationSamples_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &lastSeenTimeStamp) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &vgpuInstanceSamplesCount_in) < 0)
        goto done;
    vgpuInstanceSamplesCount = vgpuInstanceSamplesCount_in;
    fn_nvmlDeviceGetVgpuUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuUtilization]);
    if (call == NULL)
        goto done;
    utilizationSamples_count = (size_t)vgpuInstanceSamplesCount;
    if (cb_array_reserve(&utilizationSamples, utilizationSamples_count,
        sizeof(nvmlVgpuInstanceUtilizationSample_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, lastSeenTimeStamp, &sampleValType, &vgpuInstanceSamplesCount,
        utilizationSamples.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetVgpuUtilization, status, 1,
            PyLong_FromUnsignedLong(vgpuInstanceSamplesCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetVgpuUtilization, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)vgpuInstanceSamplesCount < utilizationSamples_count)
        utilizationSamples_count = (size_t)vgpuInstanceSamplesCount;
    PyObject *values[] = {cb_enum_member(m, T_nvmlValueType_t, sampleValType),
        PyLong_FromUnsignedLong(vgpuInstanceSamplesCount),
        cb_record_list(m, T_nvmlVgpuInstanceUtilizationSample_t, utilizationSamples.data,
        utilizationSamples_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetVgpuUtilization, values);
done:
    cb_array_done(&utilizationSamples);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
//     nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)
static const char *const params_nvmlDeviceGetVgpuInstancesUtilizationInfo[] = {"device",
    "vgpuUtilInfo", NULL};
static const cb_function f_nvmlDeviceGetVgpuInstancesUtilizationInfo =
    {.name = "nvmlDeviceGetVgpuInstancesUtilizationInfo",
    .params = params_nvmlDeviceGetVgpuInstancesUtilizationInfo, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceGetVgpuInstancesUtilizationInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuInstancesUtilizationInfo, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuInstancesUtilizationInfo_t, args[1], "vgpuUtilInfo",
        &vgpuUtilInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuInstancesUtilizationInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuInstancesUtilizationInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuUtilInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuInstancesUtilizationInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long
//     lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t
//     *utilizationSamples)
static const char *const params_nvmlDeviceGetVgpuProcessUtilization[] = {"device",
    "lastSeenTimeStamp", "vgpuProcessSamplesCount", NULL};
static const cb_function f_nvmlDeviceGetVgpuProcessUtilization =
    {.name = "nvmlDeviceGetVgpuProcessUtilization",
    .params = params_nvmlDeviceGetVgpuProcessUtilization, .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetVgpuProcessUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuProcessUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint64_t lastSeenTimeStamp;
    uint32_t vgpuProcessSamplesCount_in = 0;
    unsigned int vgpuProcessSamplesCount = 0;
    cb_array utilizationSamples;
    cb_array_init(&utilizationSamples);
    size_t utilizationSamples_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &lastSeenTimeStamp) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &vgpuProcessSamplesCount_in) < 0)
        goto done;
    vgpuProcessSamplesCount = vgpuProcessSamplesCount_in;
    fn_nvmlDeviceGetVgpuProcessUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuProcessUtilization]);
    if (call == NULL)
        goto done;
    utilizationSamples_count = (size_t)vgpuProcessSamplesCount;
    if (cb_array_reserve(&utilizationSamples, utilizationSamples_count,
        sizeof(nvmlVgpuProcessUtilizationSample_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, lastSeenTimeStamp, &vgpuProcessSamplesCount, utilizationSamples.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetVgpuProcessUtilization, status, 0,
            PyLong_FromUnsignedLong(vgpuProcessSamplesCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetVgpuProcessUtilization, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)vgpuProcessSamplesCount < utilizationSamples_count)
        utilizationSamples_count = (size_t)vgpuProcessSamplesCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(vgpuProcessSamplesCount),
        cb_record_list(m, T_nvmlVgpuProcessUtilizationSample_t, utilizationSamples.data,
        utilizationSamples_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetVgpuProcessUtilization, values);
done:
    cb_array_done(&utilizationSamples);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
//     nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)
static const char *const params_nvmlDeviceGetVgpuProcessesUtilizationInfo[] = {"device",
    "vgpuProcUtilInfo", NULL};
static const cb_function f_nvmlDeviceGetVgpuProcessesUtilizationInfo =
    {.name = "nvmlDeviceGetVgpuProcessesUtilizationInfo",
    .params = params_nvmlDeviceGetVgpuProcessesUtilizationInfo, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceGetVgpuProcessesUtilizationInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuProcessesUtilizationInfo, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuProcessesUtilizationInfo_t, args[1], "vgpuProcUtilInfo",
        &vgpuProcUtilInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuProcessesUtilizationInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuProcessesUtilizationInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuProcUtilInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuProcessesUtilizationInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t
//     *mode)
static const char *const params_nvmlVgpuInstanceGetAccountingMode[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetAccountingMode =
    {.name = "nvmlVgpuInstanceGetAccountingMode",
    .params = params_nvmlVgpuInstanceGetAccountingMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetAccountingMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlEnableState_t mode = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetAccountingMode *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetAccountingMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetAccountingMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, mode));
}

// nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     *count, unsigned int *pids)
static const char *const params_nvmlVgpuInstanceGetAccountingPids[] = {"vgpuInstance", "count",
    NULL};
static const cb_function f_nvmlVgpuInstanceGetAccountingPids =
    {.name = "nvmlVgpuInstanceGetAccountingPids",
    .params = params_nvmlVgpuInstanceGetAccountingPids, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingPids)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetAccountingPids, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array pids;
    cb_array_init(&pids);
    size_t pids_count = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlVgpuInstanceGetAccountingPids *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetAccountingPids]);
    if (call == NULL)
        goto done;
    pids_count = (size_t)count;
    if (cb_array_reserve(&pids, pids_count, sizeof(unsigned int)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &count, pids.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlVgpuInstanceGetAccountingPids, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetAccountingPids, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < pids_count)
        pids_count = (size_t)count;
    PyObject *values[] = {PyLong_FromUnsignedLong(count),
        cb_int_list(pids.data, pids_count, sizeof(unsigned int), false)};
    result = cb_return_many(s, &f_nvmlVgpuInstanceGetAccountingPids, values);
done:
    cb_array_done(&pids);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     pid, nvmlAccountingStats_t *stats)
static const char *const params_nvmlVgpuInstanceGetAccountingStats[] = {"vgpuInstance", "pid",
    NULL};
static const cb_function f_nvmlVgpuInstanceGetAccountingStats =
    {.name = "nvmlVgpuInstanceGetAccountingStats",
    .params = params_nvmlVgpuInstanceGetAccountingStats, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetAccountingStats, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t pid;
    PyObject *stats = NULL;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &pid) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetAccountingStats *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetAccountingStats]);
    if (call == NULL)
        goto done;
    stats = cb_record_new(m, T_nvmlAccountingStats_t);
    if (stats == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, pid, cb_record_data(stats));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetAccountingStats, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(stats));
done:
    Py_XDECREF(stats);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)
static const char *const params_nvmlVgpuInstanceClearAccountingPids[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceClearAccountingPids =
    {.name = "nvmlVgpuInstanceClearAccountingPids",
    .params = params_nvmlVgpuInstanceClearAccountingPids, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlVgpuInstanceClearAccountingPids)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceClearAccountingPids, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceClearAccountingPids *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceClearAccountingPids]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceClearAccountingPids, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuLicenseInfo_t *licenseInfo)
static const char *const params_nvmlVgpuInstanceGetLicenseInfo[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetLicenseInfo =
    {.name = "nvmlVgpuInstanceGetLicenseInfo", .params = params_nvmlVgpuInstanceGetLicenseInfo,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetLicenseInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetLicenseInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *licenseInfo = NULL;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetLicenseInfo *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetLicenseInfo]);
    if (call == NULL)
        goto done;
    licenseInfo = cb_record_new(m, T_nvmlVgpuLicenseInfo_t);
    if (licenseInfo == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, cb_record_data(licenseInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetLicenseInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(licenseInfo));
done:
    Py_XDECREF(licenseInfo);
    return result;
}

// nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)
static const char *const params_nvmlGetExcludedDeviceCount[] = {NULL};
static const cb_function f_nvmlGetExcludedDeviceCount = {.name = "nvmlGetExcludedDeviceCount",
    .params = params_nvmlGetExcludedDeviceCount, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlGetExcludedDeviceCount)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGetExcludedDeviceCount, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int deviceCount = 0;
    fn_nvmlGetExcludedDeviceCount *call = cb_symbol_address(&symbols[S_nvmlGetExcludedDeviceCount]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&deviceCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGetExcludedDeviceCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(deviceCount));
}

// nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)
static const char *const params_nvmlGetExcludedDeviceInfoByIndex[] = {"index", NULL};
static const cb_function f_nvmlGetExcludedDeviceInfoByIndex =
    {.name = "nvmlGetExcludedDeviceInfoByIndex", .params = params_nvmlGetExcludedDeviceInfoByIndex,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlGetExcludedDeviceInfoByIndex)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGetExcludedDeviceInfoByIndex, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    uint32_t index;
    PyObject *info = NULL;
    if (cb_as_uint32(args[0], "unsigned int", &index) < 0)
        goto done;
    fn_nvmlGetExcludedDeviceInfoByIndex *call =
        cb_symbol_address(&symbols[S_nvmlGetExcludedDeviceInfoByIndex]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlExcludedDeviceInfo_t);
    if (info == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(index, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGetExcludedDeviceInfoByIndex, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(info));
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)
static const char *const params_nvmlDeviceReadWritePRM_v1[] = {"device", "buffer", NULL};
static const cb_function f_nvmlDeviceReadWritePRM_v1 = {.name = "nvmlDeviceReadWritePRM_v1",
    .params = params_nvmlDeviceReadWritePRM_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceReadWritePRM_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceReadWritePRM_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPRMTLV_v1_t *buffer;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlPRMTLV_v1_t, args[1], "buffer", &buffer) < 0)
        return NULL;
    fn_nvmlDeviceReadWritePRM_v1 *call = cb_symbol_address(&symbols[S_nvmlDeviceReadWritePRM_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceReadWritePRM_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device, nvmlPRMCounterList_v1_t
//     *counterList)
static const char *const params_nvmlDeviceReadPRMCounters_v1[] = {"device", "counterList", NULL};
static const cb_function f_nvmlDeviceReadPRMCounters_v1 = {.name = "nvmlDeviceReadPRMCounters_v1",
    .params = params_nvmlDeviceReadPRMCounters_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceReadPRMCounters_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceReadPRMCounters_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPRMCounterList_v1_t *counterList;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlPRMCounterList_v1_t, args[1], "counterList", &counterList) < 0)
        return NULL;
    fn_nvmlDeviceReadPRMCounters_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceReadPRMCounters_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, counterList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceReadPRMCounters_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t
//     *activationStatus)
static const char *const params_nvmlDeviceSetMigMode[] = {"device", "mode", NULL};
static const cb_function f_nvmlDeviceSetMigMode = {.name = "nvmlDeviceSetMigMode",
    .params = params_nvmlDeviceSetMigMode, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceSetMigMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetMigMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t mode;
    nvmlReturn_t activationStatus = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetMigMode *call = cb_symbol_address(&symbols[S_nvmlDeviceSetMigMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, mode, &activationStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetMigMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlReturn_t, activationStatus));
}

// nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int
//     *pendingMode)
static const char *const params_nvmlDeviceGetMigMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMigMode = {.name = "nvmlDeviceGetMigMode",
    .params = params_nvmlDeviceGetMigMode, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMigMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMigMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int currentMode = 0;
    unsigned int pendingMode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMigMode *call = cb_symbol_address(&symbols[S_nvmlDeviceGetMigMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &currentMode, &pendingMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMigMode, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(currentMode),
        PyLong_FromUnsignedLong(pendingMode)};
    return cb_return_many(s, &f_nvmlDeviceGetMigMode, values);
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile,
//     nvmlGpuInstanceProfileInfo_t *info)
static const char *const params_nvmlDeviceGetGpuInstanceProfileInfo[] = {"device", "profile", NULL};
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfo =
    {.name = "nvmlDeviceGetGpuInstanceProfileInfo",
    .params = params_nvmlDeviceGetGpuInstanceProfileInfo, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuInstanceProfileInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceProfileInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t profile;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profile) < 0)
        goto done;
    fn_nvmlDeviceGetGpuInstanceProfileInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceProfileInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlGpuInstanceProfileInfo_t);
    if (info == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGpuInstanceProfileInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(info));
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile,
//     nvmlGpuInstanceProfileInfo_v2_t *info)
static const char *const params_nvmlDeviceGetGpuInstanceProfileInfoV[] = {"device", "profile",
    "info", NULL};
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfoV =
    {.name = "nvmlDeviceGetGpuInstanceProfileInfoV",
    .params = params_nvmlDeviceGetGpuInstanceProfileInfoV, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetGpuInstanceProfileInfoV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceProfileInfoV, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profile;
    nvmlGpuInstanceProfileInfo_v2_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profile) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpuInstanceProfileInfo_v2_t, args[2], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceProfileInfoV *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceProfileInfoV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuInstanceProfileInfoV, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device, unsigned int
//     profileId, nvmlGpuInstanceProfileInfo_v2_t *info)
static const char *const params_nvmlDeviceGetGpuInstanceProfileInfoByIdV[] = {"device",
    "profileId", "info", NULL};
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfoByIdV =
    {.name = "nvmlDeviceGetGpuInstanceProfileInfoByIdV",
    .params = params_nvmlDeviceGetGpuInstanceProfileInfoByIdV, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetGpuInstanceProfileInfoByIdV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceProfileInfoByIdV, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    nvmlGpuInstanceProfileInfo_v2_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpuInstanceProfileInfo_v2_t, args[2], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceProfileInfoByIdV *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceProfileInfoByIdV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuInstanceProfileInfoByIdV, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int
//     profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)
static const char *const params_nvmlDeviceGetGpuInstancePossiblePlacements[] = {"device",
    "profileId", "count", NULL};
static const cb_function f_nvmlDeviceGetGpuInstancePossiblePlacements =
    {.name = "nvmlDeviceGetGpuInstancePossiblePlacements",
    .params = params_nvmlDeviceGetGpuInstancePossiblePlacements, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuInstancePossiblePlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstancePossiblePlacements, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t profileId;
    cb_array placements;
    cb_array_init(&placements);
    size_t placements_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlDeviceGetGpuInstancePossiblePlacements *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstancePossiblePlacements]);
    if (call == NULL)
        goto done;
    placements_count = (size_t)count;
    if (cb_array_reserve(&placements, placements_count, sizeof(nvmlGpuInstancePlacement_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, placements.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetGpuInstancePossiblePlacements, status, 1,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGpuInstancePossiblePlacements, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < placements_count)
        placements_count = (size_t)count;
    PyObject *values[] =
        {cb_record_list(m, T_nvmlGpuInstancePlacement_t, placements.data, placements_count),
        PyLong_FromUnsignedLong(count)};
    result = cb_return_many(s, &f_nvmlDeviceGetGpuInstancePossiblePlacements, values);
done:
    cb_array_done(&placements);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int
//     profileId, unsigned int *count)
static const char *const params_nvmlDeviceGetGpuInstanceRemainingCapacity[] = {"device",
    "profileId", NULL};
static const cb_function f_nvmlDeviceGetGpuInstanceRemainingCapacity =
    {.name = "nvmlDeviceGetGpuInstanceRemainingCapacity",
    .params = params_nvmlDeviceGetGpuInstanceRemainingCapacity, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuInstanceRemainingCapacity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceRemainingCapacity, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceRemainingCapacity *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceRemainingCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuInstanceRemainingCapacity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
//     nvmlGpuInstance_t *gpuInstance)
static const char *const params_nvmlDeviceCreateGpuInstance[] = {"device", "profileId", NULL};
static const cb_function f_nvmlDeviceCreateGpuInstance = {.name = "nvmlDeviceCreateGpuInstance",
    .params = params_nvmlDeviceCreateGpuInstance, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceCreateGpuInstance)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceCreateGpuInstance, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    nvmlGpuInstance_t gpuInstance = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlDeviceCreateGpuInstance *call =
        cb_symbol_address(&symbols[S_nvmlDeviceCreateGpuInstance]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, &gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceCreateGpuInstance, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlGpuInstance_t, &gpuInstance));
}

// nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int
//     profileId, const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)
static const char *const params_nvmlDeviceCreateGpuInstanceWithPlacement[] = {"device",
    "profileId", "placement", NULL};
static const cb_function f_nvmlDeviceCreateGpuInstanceWithPlacement =
    {.name = "nvmlDeviceCreateGpuInstanceWithPlacement",
    .params = params_nvmlDeviceCreateGpuInstanceWithPlacement, .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceCreateGpuInstanceWithPlacement)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceCreateGpuInstanceWithPlacement, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    const nvmlGpuInstancePlacement_t *placement;
    nvmlGpuInstance_t gpuInstance = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpuInstancePlacement_t, args[2], "placement", &placement) < 0)
        return NULL;
    fn_nvmlDeviceCreateGpuInstanceWithPlacement *call =
        cb_symbol_address(&symbols[S_nvmlDeviceCreateGpuInstanceWithPlacement]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, placement, &gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceCreateGpuInstanceWithPlacement, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlGpuInstance_t, &gpuInstance));
}

// nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)
static const char *const params_nvmlGpuInstanceDestroy[] = {"gpuInstance", NULL};
static const cb_function f_nvmlGpuInstanceDestroy = {.name = "nvmlGpuInstanceDestroy",
    .params = params_nvmlGpuInstanceDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpuInstanceDestroy, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    fn_nvmlGpuInstanceDestroy *call = cb_symbol_address(&symbols[S_nvmlGpuInstanceDestroy]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceDestroy, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
//     nvmlGpuInstance_t *gpuInstances, unsigned int *count)
static const char *const params_nvmlDeviceGetGpuInstances[] = {"device", "profileId", "count",
    NULL};
static const cb_function f_nvmlDeviceGetGpuInstances = {.name = "nvmlDeviceGetGpuInstances",
    .params = params_nvmlDeviceGetGpuInstances, .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuInstances)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstances, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t profileId;
    cb_array gpuInstances;
    cb_array_init(&gpuInstances);
    size_t gpuInstances_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlDeviceGetGpuInstances *call = cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstances]);
    if (call == NULL)
        goto done;
    gpuInstances_count = (size_t)count;
    if (cb_array_reserve(&gpuInstances, gpuInstances_count, sizeof(nvmlGpuInstance_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, gpuInstances.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetGpuInstances, status, 1,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGpuInstances, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < gpuInstances_count)
        gpuInstances_count = (size_t)count;
    PyObject *values[] =
        {cb_handle_list(m, T_nvmlGpuInstance_t, gpuInstances.data, gpuInstances_count),
        PyLong_FromUnsignedLong(count)};
    result = cb_return_many(s, &f_nvmlDeviceGetGpuInstances, values);
done:
    cb_array_done(&gpuInstances);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t
//     *gpuInstance)
static const char *const params_nvmlDeviceGetGpuInstanceById[] = {"device", "id", NULL};
static const cb_function f_nvmlDeviceGetGpuInstanceById = {.name = "nvmlDeviceGetGpuInstanceById",
    .params = params_nvmlDeviceGetGpuInstanceById, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuInstanceById)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceById, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t id;
    nvmlGpuInstance_t gpuInstance = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &id) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceById *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceById]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, id, &gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuInstanceById, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlGpuInstance_t, &gpuInstance));
}

// nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)
static const char *const params_nvmlGpuInstanceGetInfo[] = {"gpuInstance", NULL};
static const cb_function f_nvmlGpuInstanceGetInfo = {.name = "nvmlGpuInstanceGetInfo",
    .params = params_nvmlGpuInstanceGetInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlGpuInstance_t gpuInstance;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        goto done;
    fn_nvmlGpuInstanceGetInfo *call = cb_symbol_address(&symbols[S_nvmlGpuInstanceGetInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlGpuInstanceInfo_t);
    if (info == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGpuInstanceGetInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(info));
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned
//     int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)
static const char *const params_nvmlGpuInstanceGetComputeInstanceProfileInfo[] = {"gpuInstance",
    "profile", "engProfile", NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstanceProfileInfo =
    {.name = "nvmlGpuInstanceGetComputeInstanceProfileInfo",
    .params = params_nvmlGpuInstanceGetComputeInstanceProfileInfo, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceProfileInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfo, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlReturn_t status;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profile;
    uint32_t engProfile;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profile) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &engProfile) < 0)
        goto done;
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfo *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstanceProfileInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlComputeInstanceProfileInfo_t);
    if (info == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profile, engProfile, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(info));
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance,
//     unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)
static const char *const params_nvmlGpuInstanceGetComputeInstanceProfileInfoV[] = {"gpuInstance",
    "profile", "engProfile", "info", NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstanceProfileInfoV =
    {.name = "nvmlGpuInstanceGetComputeInstanceProfileInfoV",
    .params = params_nvmlGpuInstanceGetComputeInstanceProfileInfoV, .param_count = 4,
    .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceProfileInfoV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfoV, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profile;
    uint32_t engProfile;
    nvmlComputeInstanceProfileInfo_v2_t *info;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profile) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &engProfile) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlComputeInstanceProfileInfo_v2_t, args[3], "info", &info) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfoV *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstanceProfileInfoV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profile, engProfile, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfoV, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, unsigned int *count)
static const char *const params_nvmlGpuInstanceGetComputeInstanceRemainingCapacity[] =
    {"gpuInstance", "profileId", NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstanceRemainingCapacity =
    {.name = "nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
    .params = params_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceRemainingCapacity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetComputeInstanceRemainingCapacity *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstanceRemainingCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, status, args,
            NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)
static const char *const params_nvmlGpuInstanceGetComputeInstancePossiblePlacements[] =
    {"gpuInstance", "profileId", "count", NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstancePossiblePlacements =
    {.name = "nvmlGpuInstanceGetComputeInstancePossiblePlacements",
    .params = params_nvmlGpuInstanceGetComputeInstancePossiblePlacements, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstancePossiblePlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    cb_array placements;
    cb_array_init(&placements);
    size_t placements_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlGpuInstanceGetComputeInstancePossiblePlacements *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstancePossiblePlacements]);
    if (call == NULL)
        goto done;
    placements_count = (size_t)count;
    if (cb_array_reserve(&placements, placements_count, sizeof(nvmlComputeInstancePlacement_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, placements.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, status,
            1, PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, status, args,
            NULL);
        goto done;
    }
    if (s->checked && (size_t)count < placements_count)
        placements_count = (size_t)count;
    PyObject *values[] =
        {cb_record_list(m, T_nvmlComputeInstancePlacement_t, placements.data, placements_count),
        PyLong_FromUnsignedLong(count)};
    result = cb_return_many(s, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, values);
done:
    cb_array_done(&placements);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int
//     profileId, nvmlComputeInstance_t *computeInstance)
static const char *const params_nvmlGpuInstanceCreateComputeInstance[] = {"gpuInstance",
    "profileId", NULL};
static const cb_function f_nvmlGpuInstanceCreateComputeInstance =
    {.name = "nvmlGpuInstanceCreateComputeInstance",
    .params = params_nvmlGpuInstanceCreateComputeInstance, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceCreateComputeInstance)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceCreateComputeInstance, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    nvmlComputeInstance_t computeInstance = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlGpuInstanceCreateComputeInstance *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceCreateComputeInstance]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, &computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceCreateComputeInstance, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlComputeInstance_t, &computeInstance));
}

// nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, const nvmlComputeInstancePlacement_t *placement,
//     nvmlComputeInstance_t *computeInstance)
static const char *const params_nvmlGpuInstanceCreateComputeInstanceWithPlacement[] =
    {"gpuInstance", "profileId", "placement", NULL};
static const cb_function f_nvmlGpuInstanceCreateComputeInstanceWithPlacement =
    {.name = "nvmlGpuInstanceCreateComputeInstanceWithPlacement",
    .params = params_nvmlGpuInstanceCreateComputeInstanceWithPlacement, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceCreateComputeInstanceWithPlacement)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlGpuInstanceCreateComputeInstanceWithPlacement, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    const nvmlComputeInstancePlacement_t *placement;
    nvmlComputeInstance_t computeInstance = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlComputeInstancePlacement_t, args[2], "placement", &placement) < 0)
        return NULL;
    fn_nvmlGpuInstanceCreateComputeInstanceWithPlacement *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceCreateComputeInstanceWithPlacement]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, placement, &computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceCreateComputeInstanceWithPlacement, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlComputeInstance_t, &computeInstance));
}

// nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)
static const char *const params_nvmlComputeInstanceDestroy[] = {"computeInstance", NULL};
static const cb_function f_nvmlComputeInstanceDestroy = {.name = "nvmlComputeInstanceDestroy",
    .params = params_nvmlComputeInstanceDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlComputeInstanceDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlComputeInstanceDestroy, &args, nargs, kwnames, slots))
        return NULL;
    nvmlComputeInstance_t computeInstance;
    if (cb_as_handle(m, T_nvmlComputeInstance_t, args[0], &computeInstance) < 0)
        return NULL;
    fn_nvmlComputeInstanceDestroy *call = cb_symbol_address(&symbols[S_nvmlComputeInstanceDestroy]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlComputeInstanceDestroy, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int
//     profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)
static const char *const params_nvmlGpuInstanceGetComputeInstances[] = {"gpuInstance", "profileId",
    "count", NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstances =
    {.name = "nvmlGpuInstanceGetComputeInstances",
    .params = params_nvmlGpuInstanceGetComputeInstances, .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstances)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstances, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    cb_array computeInstances;
    cb_array_init(&computeInstances);
    size_t computeInstances_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlGpuInstanceGetComputeInstances *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstances]);
    if (call == NULL)
        goto done;
    computeInstances_count = (size_t)count;
    if (cb_array_reserve(&computeInstances, computeInstances_count,
        sizeof(nvmlComputeInstance_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, computeInstances.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlGpuInstanceGetComputeInstances, status, 1,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGpuInstanceGetComputeInstances, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < computeInstances_count)
        computeInstances_count = (size_t)count;
    PyObject *values[] =
        {cb_handle_list(m, T_nvmlComputeInstance_t, computeInstances.data, computeInstances_count),
        PyLong_FromUnsignedLong(count)};
    result = cb_return_many(s, &f_nvmlGpuInstanceGetComputeInstances, values);
done:
    cb_array_done(&computeInstances);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int
//     id, nvmlComputeInstance_t *computeInstance)
static const char *const params_nvmlGpuInstanceGetComputeInstanceById[] = {"gpuInstance", "id",
    NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstanceById =
    {.name = "nvmlGpuInstanceGetComputeInstanceById",
    .params = params_nvmlGpuInstanceGetComputeInstanceById, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceById)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstanceById, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t id;
    nvmlComputeInstance_t computeInstance = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &id) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetComputeInstanceById *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstanceById]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, id, &computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetComputeInstanceById, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlComputeInstance_t, &computeInstance));
}

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

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)
static const char *const params_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1[] = {"device",
    "updateProfiles", NULL};
static const cb_function f_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1 =
    {.name = "nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1",
    .params = params_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlWorkloadPowerProfileUpdateProfiles_v1_t, args[1], "updateProfiles",
        &updateProfiles) < 0)
        return NULL;
    fn_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, updateProfiles);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, status, args, NULL);
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

// nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device,
//     nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)
static const char *const params_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts[] = {"device",
    "errorCounts", NULL};
static const cb_function f_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts =
    {.name = "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts",
    .params = params_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEccSramUniqueUncorrectedErrorCounts_t, args[1], "errorCounts",
        &errorCounts) < 0)
        return NULL;
    fn_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, errorCounts);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)
static const char *const params_nvmlDeviceGetRemappedRows_v2[] = {"device", "info", NULL};
static const cb_function f_nvmlDeviceGetRemappedRows_v2 = {.name = "nvmlDeviceGetRemappedRows_v2",
    .params = params_nvmlDeviceGetRemappedRows_v2, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetRemappedRows_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetRemappedRows_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlRemappedRowsInfo_v2_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlRemappedRowsInfo_v2_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetRemappedRows_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetRemappedRows_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetRemappedRows_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)
static const char *const params_nvmlDeviceSetRusdSettings_v1[] = {"device", "settings", NULL};
static const cb_function f_nvmlDeviceSetRusdSettings_v1 = {.name = "nvmlDeviceSetRusdSettings_v1",
    .params = params_nvmlDeviceSetRusdSettings_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetRusdSettings_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetRusdSettings_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlRusdSettings_v1_t *settings;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlRusdSettings_v1_t, args[1], "settings", &settings) < 0)
        return NULL;
    fn_nvmlDeviceSetRusdSettings_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetRusdSettings_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, settings);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetRusdSettings_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device,
//     nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)
static const char *const params_nvmlDeviceGetBankRemapperStatus_v1[] = {"device",
    "pBankRemapperStatus", NULL};
static const cb_function f_nvmlDeviceGetBankRemapperStatus_v1 =
    {.name = "nvmlDeviceGetBankRemapperStatus_v1",
    .params = params_nvmlDeviceGetBankRemapperStatus_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetBankRemapperStatus_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetBankRemapperStatus_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEccBankRemapperStatus_v1_t, args[1], "pBankRemapperStatus",
        &pBankRemapperStatus) < 0)
        return NULL;
    fn_nvmlDeviceGetBankRemapperStatus_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetBankRemapperStatus_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pBankRemapperStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetBankRemapperStatus_v1, status, args, NULL);
    return cb_return0(s);
}

