// functions_3.c of cubind's binding of the NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)
static const char *const params_nvmlSystemSetConfComputeGpusReadyState[] = {"isAcceptingWork",
    NULL};
static const cb_function f_nvmlSystemSetConfComputeGpusReadyState =
    {.name = "nvmlSystemSetConfComputeGpusReadyState",
    .params = params_nvmlSystemSetConfComputeGpusReadyState, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlSystemSetConfComputeGpusReadyState)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemSetConfComputeGpusReadyState, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlSystemSetConfComputeKeyRotationThresholdInfo =
    {.name = "nvmlSystemSetConfComputeKeyRotationThresholdInfo",
    .params = params_nvmlSystemSetConfComputeKeyRotationThresholdInfo, .param_count = 1,
    .result_count = 0};

CB_WRAPPER(nvmlSystemSetConfComputeKeyRotationThresholdInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemSetConfComputeKeyRotationThresholdInfo, &args, nargs,
        kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlSystemGetConfComputeSettings =
    {.name = "nvmlSystemGetConfComputeSettings", .params = params_nvmlSystemGetConfComputeSettings,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlSystemGetConfComputeSettings)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetConfComputeSettings, &args, nargs, kwnames, slots))
        return NULL;
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

// nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)
static const char *const params_nvmlSystemGetConfComputeSettings_v2[] = {"settings", NULL};
static const cb_function f_nvmlSystemGetConfComputeSettings_v2 =
    {.name = "nvmlSystemGetConfComputeSettings_v2",
    .params = params_nvmlSystemGetConfComputeSettings_v2, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlSystemGetConfComputeSettings_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetConfComputeSettings_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlSystemConfComputeSettings_v2_t *settings;
    if (cb_as_record(m, T_nvmlSystemConfComputeSettings_v2_t, args[0], "settings", &settings) < 0)
        return NULL;
    fn_nvmlSystemGetConfComputeSettings_v2 *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetConfComputeSettings_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(settings);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemGetConfComputeSettings_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)
static const char *const params_nvmlDeviceGetGspFirmwareVersion[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGspFirmwareVersion =
    {.name = "nvmlDeviceGetGspFirmwareVersion", .params = params_nvmlDeviceGetGspFirmwareVersion,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGspFirmwareVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGspFirmwareVersion, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetGspFirmwareMode = {.name = "nvmlDeviceGetGspFirmwareMode",
    .params = params_nvmlDeviceGetGspFirmwareMode, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGspFirmwareMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGspFirmwareMode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetSramEccErrorStatus =
    {.name = "nvmlDeviceGetSramEccErrorStatus", .params = params_nvmlDeviceGetSramEccErrorStatus,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetSramEccErrorStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetSramEccErrorStatus, &args, nargs, kwnames, slots))
        return NULL;
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

// nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t
//     *powerValue)
static const char *const params_nvmlDeviceSetPowerManagementLimit_v2[] = {"device", "powerValue",
    NULL};
static const cb_function f_nvmlDeviceSetPowerManagementLimit_v2 =
    {.name = "nvmlDeviceSetPowerManagementLimit_v2",
    .params = params_nvmlDeviceSetPowerManagementLimit_v2, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetPowerManagementLimit_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetPowerManagementLimit_v2, &args, nargs, kwnames, slots))
        return NULL;
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

// nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)
static const char *const params_nvmlDeviceGetAccountingMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetAccountingMode = {.name = "nvmlDeviceGetAccountingMode",
    .params = params_nvmlDeviceGetAccountingMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetAccountingMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetAccountingMode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetAccountingStats = {.name = "nvmlDeviceGetAccountingStats",
    .params = params_nvmlDeviceGetAccountingStats, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetAccountingStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetAccountingStats, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetAccountingPids = {.name = "nvmlDeviceGetAccountingPids",
    .params = params_nvmlDeviceGetAccountingPids, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetAccountingPids)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetAccountingPids, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetAccountingBufferSize =
    {.name = "nvmlDeviceGetAccountingBufferSize",
    .params = params_nvmlDeviceGetAccountingBufferSize, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetAccountingBufferSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetAccountingBufferSize, &args, nargs, kwnames, slots))
        return NULL;
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

// nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device, nvmlAccountingStats_v2_t
//     *stats)
static const char *const params_nvmlDeviceGetAccountingStats_v2[] = {"device", "stats", NULL};
static const cb_function f_nvmlDeviceGetAccountingStats_v2 =
    {.name = "nvmlDeviceGetAccountingStats_v2", .params = params_nvmlDeviceGetAccountingStats_v2,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetAccountingStats_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetAccountingStats_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlAccountingStats_v2_t *stats;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlAccountingStats_v2_t, args[1], "stats", &stats) < 0)
        return NULL;
    fn_nvmlDeviceGetAccountingStats_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAccountingStats_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, stats);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetAccountingStats_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
//     unsigned int *pageCount, unsigned long long *addresses)
static const char *const params_nvmlDeviceGetRetiredPages[] = {"device", "cause", "pageCount",
    NULL};
static const cb_function f_nvmlDeviceGetRetiredPages = {.name = "nvmlDeviceGetRetiredPages",
    .params = params_nvmlDeviceGetRetiredPages, .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetRetiredPages)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetRetiredPages, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetRetiredPages_v2 = {.name = "nvmlDeviceGetRetiredPages_v2",
    .params = params_nvmlDeviceGetRetiredPages_v2, .param_count = 3, .result_count = 3};

CB_WRAPPER(nvmlDeviceGetRetiredPages_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetRetiredPages_v2, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetRetiredPagesPendingStatus =
    {.name = "nvmlDeviceGetRetiredPagesPendingStatus",
    .params = params_nvmlDeviceGetRetiredPagesPendingStatus, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetRetiredPagesPendingStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetRetiredPagesPendingStatus, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetRemappedRows = {.name = "nvmlDeviceGetRemappedRows",
    .params = params_nvmlDeviceGetRemappedRows, .param_count = 1, .result_count = 4};

CB_WRAPPER(nvmlDeviceGetRemappedRows)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetRemappedRows, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetRowRemapperHistogram =
    {.name = "nvmlDeviceGetRowRemapperHistogram",
    .params = params_nvmlDeviceGetRowRemapperHistogram, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetRowRemapperHistogram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetRowRemapperHistogram, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetArchitecture = {.name = "nvmlDeviceGetArchitecture",
    .params = params_nvmlDeviceGetArchitecture, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetArchitecture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetArchitecture, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetClkMonStatus = {.name = "nvmlDeviceGetClkMonStatus",
    .params = params_nvmlDeviceGetClkMonStatus, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetClkMonStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetClkMonStatus, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetProcessUtilization =
    {.name = "nvmlDeviceGetProcessUtilization", .params = params_nvmlDeviceGetProcessUtilization,
    .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetProcessUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetProcessUtilization, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetProcessesUtilizationInfo =
    {.name = "nvmlDeviceGetProcessesUtilizationInfo",
    .params = params_nvmlDeviceGetProcessesUtilizationInfo, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetProcessesUtilizationInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetProcessesUtilizationInfo, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetPlatformInfo = {.name = "nvmlDeviceGetPlatformInfo",
    .params = params_nvmlDeviceGetPlatformInfo, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetPlatformInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetPlatformInfo, &args, nargs, kwnames, slots))
        return NULL;
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

// nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)
static const char *const params_nvmlDeviceGetPdi[] = {"device", "pdi", NULL};
static const cb_function f_nvmlDeviceGetPdi = {.name = "nvmlDeviceGetPdi",
    .params = params_nvmlDeviceGetPdi, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetPdi)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetPdi, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPdi_t *pdi;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlPdi_t, args[1], "pdi", &pdi) < 0)
        return NULL;
    fn_nvmlDeviceGetPdi *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPdi]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pdi);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPdi, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
static const char *const params_nvmlDeviceSetHostname_v1[] = {"device", "hostname", NULL};
static const cb_function f_nvmlDeviceSetHostname_v1 = {.name = "nvmlDeviceSetHostname_v1",
    .params = params_nvmlDeviceSetHostname_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetHostname_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetHostname_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlHostname_v1_t *hostname;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlHostname_v1_t, args[1], "hostname", &hostname) < 0)
        return NULL;
    fn_nvmlDeviceSetHostname_v1 *call = cb_symbol_address(&symbols[S_nvmlDeviceSetHostname_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, hostname);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetHostname_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
static const char *const params_nvmlDeviceGetHostname_v1[] = {"device", "hostname", NULL};
static const cb_function f_nvmlDeviceGetHostname_v1 = {.name = "nvmlDeviceGetHostname_v1",
    .params = params_nvmlDeviceGetHostname_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetHostname_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetHostname_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlHostname_v1_t *hostname;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlHostname_v1_t, args[1], "hostname", &hostname) < 0)
        return NULL;
    fn_nvmlDeviceGetHostname_v1 *call = cb_symbol_address(&symbols[S_nvmlDeviceGetHostname_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, hostname);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetHostname_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device, nvmlPerfMetricsSamples_v1_t
//     *samples)
static const char *const params_nvmlDevicePerfMetricsGetSamples_v1[] = {"device", "samples", NULL};
static const cb_function f_nvmlDevicePerfMetricsGetSamples_v1 =
    {.name = "nvmlDevicePerfMetricsGetSamples_v1",
    .params = params_nvmlDevicePerfMetricsGetSamples_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDevicePerfMetricsGetSamples_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDevicePerfMetricsGetSamples_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPerfMetricsSamples_v1_t *samples;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlPerfMetricsSamples_v1_t, args[1], "samples", &samples) < 0)
        return NULL;
    fn_nvmlDevicePerfMetricsGetSamples_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDevicePerfMetricsGetSamples_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, samples);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDevicePerfMetricsGetSamples_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)
static const char *const params_nvmlUnitSetLedState[] = {"unit", "color", NULL};
static const cb_function f_nvmlUnitSetLedState = {.name = "nvmlUnitSetLedState",
    .params = params_nvmlUnitSetLedState, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlUnitSetLedState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlUnitSetLedState, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetPersistenceMode = {.name = "nvmlDeviceSetPersistenceMode",
    .params = params_nvmlDeviceSetPersistenceMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetPersistenceMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetPersistenceMode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetComputeMode = {.name = "nvmlDeviceSetComputeMode",
    .params = params_nvmlDeviceSetComputeMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetComputeMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetComputeMode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetEccMode = {.name = "nvmlDeviceSetEccMode",
    .params = params_nvmlDeviceSetEccMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetEccMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetEccMode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceClearEccErrorCounts =
    {.name = "nvmlDeviceClearEccErrorCounts", .params = params_nvmlDeviceClearEccErrorCounts,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceClearEccErrorCounts)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceClearEccErrorCounts, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetDriverModel = {.name = "nvmlDeviceSetDriverModel",
    .params = params_nvmlDeviceSetDriverModel, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetDriverModel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetDriverModel, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetGpuLockedClocks = {.name = "nvmlDeviceSetGpuLockedClocks",
    .params = params_nvmlDeviceSetGpuLockedClocks, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetGpuLockedClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetGpuLockedClocks, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceResetGpuLockedClocks =
    {.name = "nvmlDeviceResetGpuLockedClocks", .params = params_nvmlDeviceResetGpuLockedClocks,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlDeviceResetGpuLockedClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceResetGpuLockedClocks, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetMemoryLockedClocks =
    {.name = "nvmlDeviceSetMemoryLockedClocks", .params = params_nvmlDeviceSetMemoryLockedClocks,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetMemoryLockedClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetMemoryLockedClocks, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceResetMemoryLockedClocks =
    {.name = "nvmlDeviceResetMemoryLockedClocks",
    .params = params_nvmlDeviceResetMemoryLockedClocks, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlDeviceResetMemoryLockedClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceResetMemoryLockedClocks, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetApplicationsClocks =
    {.name = "nvmlDeviceSetApplicationsClocks", .params = params_nvmlDeviceSetApplicationsClocks,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetApplicationsClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetApplicationsClocks, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceResetApplicationsClocks =
    {.name = "nvmlDeviceResetApplicationsClocks",
    .params = params_nvmlDeviceResetApplicationsClocks, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlDeviceResetApplicationsClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceResetApplicationsClocks, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetAutoBoostedClocksEnabled =
    {.name = "nvmlDeviceSetAutoBoostedClocksEnabled",
    .params = params_nvmlDeviceSetAutoBoostedClocksEnabled, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetAutoBoostedClocksEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetAutoBoostedClocksEnabled, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled =
    {.name = "nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
    .params = params_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, .param_count = 3,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceSetDefaultAutoBoostedClocksEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, &args, nargs, kwnames,
        slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetDefaultFanSpeed_v2 =
    {.name = "nvmlDeviceSetDefaultFanSpeed_v2", .params = params_nvmlDeviceSetDefaultFanSpeed_v2,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetDefaultFanSpeed_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetDefaultFanSpeed_v2, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetFanControlPolicy =
    {.name = "nvmlDeviceSetFanControlPolicy", .params = params_nvmlDeviceSetFanControlPolicy,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetFanControlPolicy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetFanControlPolicy, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetTemperatureThreshold =
    {.name = "nvmlDeviceSetTemperatureThreshold",
    .params = params_nvmlDeviceSetTemperatureThreshold, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceSetTemperatureThreshold)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetTemperatureThreshold, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetPowerManagementLimit =
    {.name = "nvmlDeviceSetPowerManagementLimit",
    .params = params_nvmlDeviceSetPowerManagementLimit, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetPowerManagementLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetPowerManagementLimit, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetGpuOperationMode =
    {.name = "nvmlDeviceSetGpuOperationMode", .params = params_nvmlDeviceSetGpuOperationMode,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetGpuOperationMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetGpuOperationMode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetAPIRestriction = {.name = "nvmlDeviceSetAPIRestriction",
    .params = params_nvmlDeviceSetAPIRestriction, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetAPIRestriction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetAPIRestriction, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetFanSpeed_v2 = {.name = "nvmlDeviceSetFanSpeed_v2",
    .params = params_nvmlDeviceSetFanSpeed_v2, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetFanSpeed_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetFanSpeed_v2, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetGpcClkVfOffset = {.name = "nvmlDeviceSetGpcClkVfOffset",
    .params = params_nvmlDeviceSetGpcClkVfOffset, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetGpcClkVfOffset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetGpcClkVfOffset, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetMemClkVfOffset = {.name = "nvmlDeviceSetMemClkVfOffset",
    .params = params_nvmlDeviceSetMemClkVfOffset, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetMemClkVfOffset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetMemClkVfOffset, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetAccountingMode = {.name = "nvmlDeviceSetAccountingMode",
    .params = params_nvmlDeviceSetAccountingMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetAccountingMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetAccountingMode, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceClearAccountingPids =
    {.name = "nvmlDeviceClearAccountingPids", .params = params_nvmlDeviceClearAccountingPids,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlDeviceClearAccountingPids)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceClearAccountingPids, &args, nargs, kwnames, slots))
        return NULL;
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

// nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t
//     *isActive)
static const char *const params_nvmlDeviceGetNvLinkState[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceGetNvLinkState = {.name = "nvmlDeviceGetNvLinkState",
    .params = params_nvmlDeviceGetNvLinkState, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkState, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetNvLinkVersion = {.name = "nvmlDeviceGetNvLinkVersion",
    .params = params_nvmlDeviceGetNvLinkVersion, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkVersion, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetNvLinkCapability =
    {.name = "nvmlDeviceGetNvLinkCapability", .params = params_nvmlDeviceGetNvLinkCapability,
    .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkCapability)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkCapability, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetNvLinkRemotePciInfo =
    {.name = "nvmlDeviceGetNvLinkRemotePciInfo", .params = params_nvmlDeviceGetNvLinkRemotePciInfo,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkRemotePciInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkRemotePciInfo, &args, nargs, kwnames, slots))
        return NULL;
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

// nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
//     nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)
static const char *const params_nvmlDeviceGetNvLinkErrorCounter[] = {"device", "link", "counter",
    NULL};
static const cb_function f_nvmlDeviceGetNvLinkErrorCounter =
    {.name = "nvmlDeviceGetNvLinkErrorCounter", .params = params_nvmlDeviceGetNvLinkErrorCounter,
    .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkErrorCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkErrorCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    int32_t counter;
    unsigned long long counterValue = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlNvLinkErrorCounter_t, args[2], "counter", &counter) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkErrorCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkErrorCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, (nvmlNvLinkErrorCounter_t)counter, &counterValue);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkErrorCounter, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(counterValue));
}

// nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)
static const char *const params_nvmlDeviceResetNvLinkErrorCounters[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceResetNvLinkErrorCounters =
    {.name = "nvmlDeviceResetNvLinkErrorCounters",
    .params = params_nvmlDeviceResetNvLinkErrorCounters, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceResetNvLinkErrorCounters)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceResetNvLinkErrorCounters, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceResetNvLinkErrorCounters *call =
        cb_symbol_address(&symbols[S_nvmlDeviceResetNvLinkErrorCounters]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceResetNvLinkErrorCounters, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)
static const char *const params_nvmlDeviceSetNvLinkUtilizationControl[] = {"device", "link",
    "counter", "control", "reset", NULL};
static const cb_function f_nvmlDeviceSetNvLinkUtilizationControl =
    {.name = "nvmlDeviceSetNvLinkUtilizationControl",
    .params = params_nvmlDeviceSetNvLinkUtilizationControl, .param_count = 5, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetNvLinkUtilizationControl)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_nvmlDeviceSetNvLinkUtilizationControl, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    uint32_t counter;
    nvmlNvLinkUtilizationControl_t *control;
    uint32_t reset;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvLinkUtilizationControl_t, args[3], "control", &control) < 0)
        return NULL;
    if (cb_as_uint32(args[4], "unsigned int", &reset) < 0)
        return NULL;
    fn_nvmlDeviceSetNvLinkUtilizationControl *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetNvLinkUtilizationControl]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, control, reset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetNvLinkUtilizationControl, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, nvmlNvLinkUtilizationControl_t *control)
static const char *const params_nvmlDeviceGetNvLinkUtilizationControl[] = {"device", "link",
    "counter", NULL};
static const cb_function f_nvmlDeviceGetNvLinkUtilizationControl =
    {.name = "nvmlDeviceGetNvLinkUtilizationControl",
    .params = params_nvmlDeviceGetNvLinkUtilizationControl, .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkUtilizationControl)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkUtilizationControl, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t link;
    uint32_t counter;
    PyObject *control = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        goto done;
    fn_nvmlDeviceGetNvLinkUtilizationControl *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkUtilizationControl]);
    if (call == NULL)
        goto done;
    control = cb_record_new(m, T_nvmlNvLinkUtilizationControl_t);
    if (control == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, cb_record_data(control));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetNvLinkUtilizationControl, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(control));
done:
    Py_XDECREF(control);
    return result;
}

// nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)
static const char *const params_nvmlDeviceGetNvLinkUtilizationCounter[] = {"device", "link",
    "counter", NULL};
static const cb_function f_nvmlDeviceGetNvLinkUtilizationCounter =
    {.name = "nvmlDeviceGetNvLinkUtilizationCounter",
    .params = params_nvmlDeviceGetNvLinkUtilizationCounter, .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetNvLinkUtilizationCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkUtilizationCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    uint32_t counter;
    unsigned long long rxcounter = 0;
    unsigned long long txcounter = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkUtilizationCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkUtilizationCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, &rxcounter, &txcounter);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkUtilizationCounter, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLongLong(rxcounter),
        PyLong_FromUnsignedLongLong(txcounter)};
    return cb_return_many(s, &f_nvmlDeviceGetNvLinkUtilizationCounter, values);
}

// nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, nvmlEnableState_t freeze)
static const char *const params_nvmlDeviceFreezeNvLinkUtilizationCounter[] = {"device", "link",
    "counter", "freeze", NULL};
static const cb_function f_nvmlDeviceFreezeNvLinkUtilizationCounter =
    {.name = "nvmlDeviceFreezeNvLinkUtilizationCounter",
    .params = params_nvmlDeviceFreezeNvLinkUtilizationCounter, .param_count = 4, .result_count = 0};

CB_WRAPPER(nvmlDeviceFreezeNvLinkUtilizationCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvmlDeviceFreezeNvLinkUtilizationCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    uint32_t counter;
    int32_t freeze;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[3], "freeze", &freeze) < 0)
        return NULL;
    fn_nvmlDeviceFreezeNvLinkUtilizationCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceFreezeNvLinkUtilizationCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, (nvmlEnableState_t)freeze);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceFreezeNvLinkUtilizationCounter, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter)
static const char *const params_nvmlDeviceResetNvLinkUtilizationCounter[] = {"device", "link",
    "counter", NULL};
static const cb_function f_nvmlDeviceResetNvLinkUtilizationCounter =
    {.name = "nvmlDeviceResetNvLinkUtilizationCounter",
    .params = params_nvmlDeviceResetNvLinkUtilizationCounter, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceResetNvLinkUtilizationCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceResetNvLinkUtilizationCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    uint32_t counter;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        return NULL;
    fn_nvmlDeviceResetNvLinkUtilizationCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceResetNvLinkUtilizationCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceResetNvLinkUtilizationCounter, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
//     nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)
static const char *const params_nvmlDeviceGetNvLinkRemoteDeviceType[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceGetNvLinkRemoteDeviceType =
    {.name = "nvmlDeviceGetNvLinkRemoteDeviceType",
    .params = params_nvmlDeviceGetNvLinkRemoteDeviceType, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkRemoteDeviceType)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkRemoteDeviceType, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    nvmlIntNvLinkDeviceType_t pNvLinkDeviceType = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkRemoteDeviceType *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkRemoteDeviceType]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, &pNvLinkDeviceType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkRemoteDeviceType, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlIntNvLinkDeviceType_t, pNvLinkDeviceType));
}

// nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
//     nvmlNvLinkPowerThres_t *info)
static const char *const params_nvmlDeviceSetNvLinkDeviceLowPowerThreshold[] = {"device", "info",
    NULL};
static const cb_function f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold =
    {.name = "nvmlDeviceSetNvLinkDeviceLowPowerThreshold",
    .params = params_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceSetNvLinkDeviceLowPowerThreshold)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvLinkPowerThres_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvLinkPowerThres_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceSetNvLinkDeviceLowPowerThreshold *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetNvLinkDeviceLowPowerThreshold]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)
static const char *const params_nvmlSystemSetNvlinkBwMode[] = {"nvlinkBwMode", NULL};
static const cb_function f_nvmlSystemSetNvlinkBwMode = {.name = "nvmlSystemSetNvlinkBwMode",
    .params = params_nvmlSystemSetNvlinkBwMode, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlSystemSetNvlinkBwMode)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemSetNvlinkBwMode, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t nvlinkBwMode;
    if (cb_as_uint32(args[0], "unsigned int", &nvlinkBwMode) < 0)
        return NULL;
    fn_nvmlSystemSetNvlinkBwMode *call = cb_symbol_address(&symbols[S_nvmlSystemSetNvlinkBwMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(nvlinkBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemSetNvlinkBwMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)
static const char *const params_nvmlSystemGetNvlinkBwMode[] = {NULL};
static const cb_function f_nvmlSystemGetNvlinkBwMode = {.name = "nvmlSystemGetNvlinkBwMode",
    .params = params_nvmlSystemGetNvlinkBwMode, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlSystemGetNvlinkBwMode)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetNvlinkBwMode, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int nvlinkBwMode = 0;
    fn_nvmlSystemGetNvlinkBwMode *call = cb_symbol_address(&symbols[S_nvmlSystemGetNvlinkBwMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&nvlinkBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemGetNvlinkBwMode, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(nvlinkBwMode));
}

// nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
//     nvmlNvlinkSupportedBwModes_t *supportedBwMode)
static const char *const params_nvmlDeviceGetNvlinkSupportedBwModes[] = {"device",
    "supportedBwMode", NULL};
static const cb_function f_nvmlDeviceGetNvlinkSupportedBwModes =
    {.name = "nvmlDeviceGetNvlinkSupportedBwModes",
    .params = params_nvmlDeviceGetNvlinkSupportedBwModes, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetNvlinkSupportedBwModes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvlinkSupportedBwModes, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSupportedBwModes_t *supportedBwMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkSupportedBwModes_t, args[1], "supportedBwMode",
        &supportedBwMode) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkSupportedBwModes *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvlinkSupportedBwModes]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, supportedBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvlinkSupportedBwModes, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)
static const char *const params_nvmlDeviceGetNvlinkBwMode[] = {"device", "getBwMode", NULL};
static const cb_function f_nvmlDeviceGetNvlinkBwMode = {.name = "nvmlDeviceGetNvlinkBwMode",
    .params = params_nvmlDeviceGetNvlinkBwMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetNvlinkBwMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvlinkBwMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkGetBwMode_t *getBwMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkGetBwMode_t, args[1], "getBwMode", &getBwMode) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkBwMode *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNvlinkBwMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, getBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvlinkBwMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)
static const char *const params_nvmlDeviceSetNvlinkBwMode[] = {"device", "setBwMode", NULL};
static const cb_function f_nvmlDeviceSetNvlinkBwMode = {.name = "nvmlDeviceSetNvlinkBwMode",
    .params = params_nvmlDeviceSetNvlinkBwMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetNvlinkBwMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetNvlinkBwMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSetBwMode_t *setBwMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkSetBwMode_t, args[1], "setBwMode", &setBwMode) < 0)
        return NULL;
    fn_nvmlDeviceSetNvlinkBwMode *call = cb_symbol_address(&symbols[S_nvmlDeviceSetNvlinkBwMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, setBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetNvlinkBwMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device, nvmlNvlinkSetBwModeAsync_v1_t
//     *setBwModeAsync)
static const char *const params_nvmlDeviceSetNvlinkBwModeAsync_v1[] = {"device", "setBwModeAsync",
    NULL};
static const cb_function f_nvmlDeviceSetNvlinkBwModeAsync_v1 =
    {.name = "nvmlDeviceSetNvlinkBwModeAsync_v1",
    .params = params_nvmlDeviceSetNvlinkBwModeAsync_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetNvlinkBwModeAsync_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetNvlinkBwModeAsync_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkSetBwModeAsync_v1_t, args[1], "setBwModeAsync",
        &setBwModeAsync) < 0)
        return NULL;
    fn_nvmlDeviceSetNvlinkBwModeAsync_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetNvlinkBwModeAsync_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, setBwModeAsync);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetNvlinkBwModeAsync_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)
static const char *const params_nvmlDeviceGetNvLinkInfo[] = {"device", "info", NULL};
static const cb_function f_nvmlDeviceGetNvLinkInfo = {.name = "nvmlDeviceGetNvLinkInfo",
    .params = params_nvmlDeviceGetNvLinkInfo, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetNvLinkInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvLinkInfo_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvLinkInfo_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)
static const char *const params_nvmlDeviceGetNvLinkInfo_v3[] = {"device", "info", NULL};
static const cb_function f_nvmlDeviceGetNvLinkInfo_v3 = {.name = "nvmlDeviceGetNvLinkInfo_v3",
    .params = params_nvmlDeviceGetNvLinkInfo_v3, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetNvLinkInfo_v3)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkInfo_v3, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvLinkInfo_v3_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvLinkInfo_v3_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkInfo_v3 *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkInfo_v3]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkInfo_v3, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device,
//     nvmlNvlinkTelemetrySamples_v1_t *samples)
static const char *const params_nvmlDeviceGetNvLinkTelemetrySamples_v1[] = {"device", "samples",
    NULL};
static const cb_function f_nvmlDeviceGetNvLinkTelemetrySamples_v1 =
    {.name = "nvmlDeviceGetNvLinkTelemetrySamples_v1",
    .params = params_nvmlDeviceGetNvLinkTelemetrySamples_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetNvLinkTelemetrySamples_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkTelemetrySamples_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkTelemetrySamples_v1_t *samples;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkTelemetrySamples_v1_t, args[1], "samples", &samples) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkTelemetrySamples_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkTelemetrySamples_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, samples);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkTelemetrySamples_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device,
//     nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)
static const char *const params_nvmlDeviceGetNvlinkRemapTableInfo_v1[] = {"device",
    "remapTableInfo", NULL};
static const cb_function f_nvmlDeviceGetNvlinkRemapTableInfo_v1 =
    {.name = "nvmlDeviceGetNvlinkRemapTableInfo_v1",
    .params = params_nvmlDeviceGetNvlinkRemapTableInfo_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetNvlinkRemapTableInfo_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvlinkRemapTableInfo_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkGetRemapTableInfo_v1_t, args[1], "remapTableInfo",
        &remapTableInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkRemapTableInfo_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvlinkRemapTableInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, remapTableInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvlinkRemapTableInfo_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t
//     *setNvleReady)
static const char *const params_nvmlDeviceSetNvlinkNvleReady_v1[] = {"device", "setNvleReady",
    NULL};
static const cb_function f_nvmlDeviceSetNvlinkNvleReady_v1 =
    {.name = "nvmlDeviceSetNvlinkNvleReady_v1", .params = params_nvmlDeviceSetNvlinkNvleReady_v1,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetNvlinkNvleReady_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetNvlinkNvleReady_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSetNvleReady_v1_t *setNvleReady;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkSetNvleReady_v1_t, args[1], "setNvleReady", &setNvleReady) < 0)
        return NULL;
    fn_nvmlDeviceSetNvlinkNvleReady_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetNvlinkNvleReady_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, setNvleReady);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetNvlinkNvleReady_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device, nvmlNvlinkLockRemapTable_v1_t
//     *remapTableLockInfo)
static const char *const params_nvmlDeviceLockNvlinkRemapTable_v1[] = {"device",
    "remapTableLockInfo", NULL};
static const cb_function f_nvmlDeviceLockNvlinkRemapTable_v1 =
    {.name = "nvmlDeviceLockNvlinkRemapTable_v1",
    .params = params_nvmlDeviceLockNvlinkRemapTable_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceLockNvlinkRemapTable_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceLockNvlinkRemapTable_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkLockRemapTable_v1_t, args[1], "remapTableLockInfo",
        &remapTableLockInfo) < 0)
        return NULL;
    fn_nvmlDeviceLockNvlinkRemapTable_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceLockNvlinkRemapTable_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, remapTableLockInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceLockNvlinkRemapTable_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device,
//     nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)
static const char *const params_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1[] = {"device",
    "encryptionKey", NULL};
static const cb_function f_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 =
    {.name = "nvmlDeviceSetupNvlinkNvleEncryptionKey_v1",
    .params = params_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkSetupNvleEncryptionKey_v1_t, args[1], "encryptionKey",
        &encryptionKey) < 0)
        return NULL;
    fn_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, encryptionKey);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device,
//     nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)
static const char *const params_nvmlDeviceGetNvlinkNvlePrivateInfo_v1[] = {"device", "privateInfo",
    NULL};
static const cb_function f_nvmlDeviceGetNvlinkNvlePrivateInfo_v1 =
    {.name = "nvmlDeviceGetNvlinkNvlePrivateInfo_v1",
    .params = params_nvmlDeviceGetNvlinkNvlePrivateInfo_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetNvlinkNvlePrivateInfo_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvlinkNvlePrivateInfo_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkNvlePrivateInfo_v1_t, args[1], "privateInfo", &privateInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkNvlePrivateInfo_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvlinkNvlePrivateInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, privateInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvlinkNvlePrivateInfo_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)
static const char *const params_nvmlEventSetCreate[] = {NULL};
static const cb_function f_nvmlEventSetCreate = {.name = "nvmlEventSetCreate",
    .params = params_nvmlEventSetCreate, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlEventSetCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlEventSetCreate, &args, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set = NULL;
    fn_nvmlEventSetCreate *call = cb_symbol_address(&symbols[S_nvmlEventSetCreate]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&set);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlEventSet_t, &set));
}

// nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes,
//     nvmlEventSet_t set)
static const char *const params_nvmlDeviceRegisterEvents[] = {"device", "eventTypes", "set", NULL};
static const cb_function f_nvmlDeviceRegisterEvents = {.name = "nvmlDeviceRegisterEvents",
    .params = params_nvmlDeviceRegisterEvents, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceRegisterEvents)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceRegisterEvents, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint64_t eventTypes;
    nvmlEventSet_t set;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &eventTypes) < 0)
        return NULL;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[2], &set) < 0)
        return NULL;
    fn_nvmlDeviceRegisterEvents *call = cb_symbol_address(&symbols[S_nvmlDeviceRegisterEvents]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, eventTypes, set);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceRegisterEvents, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long
//     *eventTypes)
static const char *const params_nvmlDeviceGetSupportedEventTypes[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetSupportedEventTypes =
    {.name = "nvmlDeviceGetSupportedEventTypes", .params = params_nvmlDeviceGetSupportedEventTypes,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetSupportedEventTypes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedEventTypes, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long eventTypes = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetSupportedEventTypes *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedEventTypes]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &eventTypes);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetSupportedEventTypes, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(eventTypes));
}

// nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int
//     timeoutms)
static const char *const params_nvmlEventSetWait[] = {"set", "timeoutms", NULL};
static const cb_function f_nvmlEventSetWait = {.name = "nvmlEventSetWait",
    .params = params_nvmlEventSetWait, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlEventSetWait)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlEventSetWait, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlEventSet_t set;
    PyObject *data = NULL;
    uint32_t timeoutms;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &timeoutms) < 0)
        goto done;
    fn_nvmlEventSetWait *call = cb_symbol_address(&symbols[S_nvmlEventSetWait]);
    if (call == NULL)
        goto done;
    data = cb_record_new(m, T_nvmlEventData_t);
    if (data == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, cb_record_data(data), timeoutms);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlEventSetWait, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(data));
done:
    Py_XDECREF(data);
    return result;
}

// nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet, const
//     nvmlGpuOperationalEventConfig_v1_t *config)
static const char *const params_nvmlEventSetRegisterGpuOperationalEvents_v1[] = {"eventSet",
    "config", NULL};
static const cb_function f_nvmlEventSetRegisterGpuOperationalEvents_v1 =
    {.name = "nvmlEventSetRegisterGpuOperationalEvents_v1",
    .params = params_nvmlEventSetRegisterGpuOperationalEvents_v1, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlEventSetRegisterGpuOperationalEvents_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlEventSetRegisterGpuOperationalEvents_v1, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlEventSet_t eventSet;
    const nvmlGpuOperationalEventConfig_v1_t *config;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &eventSet) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpuOperationalEventConfig_v1_t, args[1], "config", &config) < 0)
        return NULL;
    fn_nvmlEventSetRegisterGpuOperationalEvents_v1 *call =
        cb_symbol_address(&symbols[S_nvmlEventSetRegisterGpuOperationalEvents_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(eventSet, config);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetRegisterGpuOperationalEvents_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)
static const char *const params_nvmlEventSetWait_v3[] = {"set", "params", NULL};
static const cb_function f_nvmlEventSetWait_v3 = {.name = "nvmlEventSetWait_v3",
    .params = params_nvmlEventSetWait_v3, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlEventSetWait_v3)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlEventSetWait_v3, &args, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    nvmlEventSetWait_v3_t *params;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEventSetWait_v3_t, args[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetWait_v3 *call = cb_symbol_address(&symbols[S_nvmlEventSetWait_v3]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetWait_v3, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set, nvmlEventSetGetContextCount_v1_t
//     *params)
static const char *const params_nvmlEventSetGetContextCount_v1[] = {"set", "params", NULL};
static const cb_function f_nvmlEventSetGetContextCount_v1 =
    {.name = "nvmlEventSetGetContextCount_v1", .params = params_nvmlEventSetGetContextCount_v1,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlEventSetGetContextCount_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlEventSetGetContextCount_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    nvmlEventSetGetContextCount_v1_t *params;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEventSetGetContextCount_v1_t, args[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetContextCount_v1 *call =
        cb_symbol_address(&symbols[S_nvmlEventSetGetContextCount_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetGetContextCount_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set, nvmlEventSetGetContextInfo_v1_t
//     *params)
static const char *const params_nvmlEventSetGetContextInfo_v1[] = {"set", "params", NULL};
static const cb_function f_nvmlEventSetGetContextInfo_v1 =
    {.name = "nvmlEventSetGetContextInfo_v1", .params = params_nvmlEventSetGetContextInfo_v1,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlEventSetGetContextInfo_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlEventSetGetContextInfo_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    nvmlEventSetGetContextInfo_v1_t *params;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEventSetGetContextInfo_v1_t, args[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetContextInfo_v1 *call =
        cb_symbol_address(&symbols[S_nvmlEventSetGetContextInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetGetContextInfo_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set, nvmlEventSetGetContextData_v1_t
//     *params)
static const char *const params_nvmlEventSetGetContextData_v1[] = {"set", "params", NULL};
static const cb_function f_nvmlEventSetGetContextData_v1 =
    {.name = "nvmlEventSetGetContextData_v1", .params = params_nvmlEventSetGetContextData_v1,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlEventSetGetContextData_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlEventSetGetContextData_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    nvmlEventSetGetContextData_v1_t *params;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEventSetGetContextData_v1_t, args[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetContextData_v1 *call =
        cb_symbol_address(&symbols[S_nvmlEventSetGetContextData_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetGetContextData_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set,
//     nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)
static const char *const params_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1[] = {"set",
    "params", NULL};
static const cb_function f_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 =
    {.name = "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1",
    .params = params_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t, args[1],
        "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 *call =
        cb_symbol_address(&symbols[S_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, status, args,
            NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)
static const char *const params_nvmlEventSetFree[] = {"set", NULL};
static const cb_function f_nvmlEventSetFree = {.name = "nvmlEventSetFree",
    .params = params_nvmlEventSetFree, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlEventSetFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlEventSetFree, &args, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    fn_nvmlEventSetFree *call = cb_symbol_address(&symbols[S_nvmlEventSetFree]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetFree, status, args, NULL);
    return cb_return0(s);
}

