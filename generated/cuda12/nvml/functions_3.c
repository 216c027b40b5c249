// functions_3.c of cubind's binding of the NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

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

// nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)
static const char *const params_nvmlSystemEventSetCreate[] = {"request", NULL};
static const cb_function f_nvmlSystemEventSetCreate = {.name = "nvmlSystemEventSetCreate",
    .params = params_nvmlSystemEventSetCreate, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlSystemEventSetCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemEventSetCreate, &args, nargs, kwnames, slots))
        return NULL;
    nvmlSystemEventSetCreateRequest_t *request;
    if (cb_as_record(m, T_nvmlSystemEventSetCreateRequest_t, args[0], "request", &request) < 0)
        return NULL;
    fn_nvmlSystemEventSetCreate *call = cb_symbol_address(&symbols[S_nvmlSystemEventSetCreate]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(request);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemEventSetCreate, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)
static const char *const params_nvmlSystemEventSetFree[] = {"request", NULL};
static const cb_function f_nvmlSystemEventSetFree = {.name = "nvmlSystemEventSetFree",
    .params = params_nvmlSystemEventSetFree, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlSystemEventSetFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemEventSetFree, &args, nargs, kwnames, slots))
        return NULL;
    nvmlSystemEventSetFreeRequest_t *request;
    if (cb_as_record(m, T_nvmlSystemEventSetFreeRequest_t, args[0], "request", &request) < 0)
        return NULL;
    fn_nvmlSystemEventSetFree *call = cb_symbol_address(&symbols[S_nvmlSystemEventSetFree]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(request);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemEventSetFree, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)
static const char *const params_nvmlSystemRegisterEvents[] = {"request", NULL};
static const cb_function f_nvmlSystemRegisterEvents = {.name = "nvmlSystemRegisterEvents",
    .params = params_nvmlSystemRegisterEvents, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlSystemRegisterEvents)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemRegisterEvents, &args, nargs, kwnames, slots))
        return NULL;
    nvmlSystemRegisterEventRequest_t *request;
    if (cb_as_record(m, T_nvmlSystemRegisterEventRequest_t, args[0], "request", &request) < 0)
        return NULL;
    fn_nvmlSystemRegisterEvents *call = cb_symbol_address(&symbols[S_nvmlSystemRegisterEvents]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(request);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemRegisterEvents, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)
static const char *const params_nvmlSystemEventSetWait[] = {"request", NULL};
static const cb_function f_nvmlSystemEventSetWait = {.name = "nvmlSystemEventSetWait",
    .params = params_nvmlSystemEventSetWait, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlSystemEventSetWait)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemEventSetWait, &args, nargs, kwnames, slots))
        return NULL;
    nvmlSystemEventSetWaitRequest_t *request;
    if (cb_as_record(m, T_nvmlSystemEventSetWaitRequest_t, args[0], "request", &request) < 0)
        return NULL;
    fn_nvmlSystemEventSetWait *call = cb_symbol_address(&symbols[S_nvmlSystemEventSetWait]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(request);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemEventSetWait, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)
static const char *const params_nvmlDeviceModifyDrainState[] = {"pciInfo", "newState", NULL};
static const cb_function f_nvmlDeviceModifyDrainState = {.name = "nvmlDeviceModifyDrainState",
    .params = params_nvmlDeviceModifyDrainState, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceModifyDrainState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceModifyDrainState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlPciInfo_t *pciInfo;
    int32_t newState;
    if (cb_as_record(m, T_nvmlPciInfo_t, args[0], "pciInfo", &pciInfo) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "newState", &newState) < 0)
        return NULL;
    fn_nvmlDeviceModifyDrainState *call = cb_symbol_address(&symbols[S_nvmlDeviceModifyDrainState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciInfo, (nvmlEnableState_t)newState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceModifyDrainState, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)
static const char *const params_nvmlDeviceQueryDrainState[] = {"pciInfo", NULL};
static const cb_function f_nvmlDeviceQueryDrainState = {.name = "nvmlDeviceQueryDrainState",
    .params = params_nvmlDeviceQueryDrainState, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceQueryDrainState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceQueryDrainState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlPciInfo_t *pciInfo;
    nvmlEnableState_t currentState = 0;
    if (cb_as_record(m, T_nvmlPciInfo_t, args[0], "pciInfo", &pciInfo) < 0)
        return NULL;
    fn_nvmlDeviceQueryDrainState *call = cb_symbol_address(&symbols[S_nvmlDeviceQueryDrainState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciInfo, &currentState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceQueryDrainState, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, currentState));
}

// nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState,
//     nvmlPcieLinkState_t linkState)
static const char *const params_nvmlDeviceRemoveGpu[] = {"pciInfo", "gpuState", "linkState", NULL};
static const cb_function f_nvmlDeviceRemoveGpu = {.name = "nvmlDeviceRemoveGpu",
    .params = params_nvmlDeviceRemoveGpu, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceRemoveGpu)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceRemoveGpu, &args, nargs, kwnames, slots))
        return NULL;
    nvmlPciInfo_t *pciInfo;
    int32_t gpuState;
    int32_t linkState;
    if (cb_as_record(m, T_nvmlPciInfo_t, args[0], "pciInfo", &pciInfo) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlDetachGpuState_t, args[1], "gpuState", &gpuState) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlPcieLinkState_t, args[2], "linkState", &linkState) < 0)
        return NULL;
    fn_nvmlDeviceRemoveGpu *call = cb_symbol_address(&symbols[S_nvmlDeviceRemoveGpu]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciInfo, (nvmlDetachGpuState_t)gpuState, (nvmlPcieLinkState_t)linkState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceRemoveGpu, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)
static const char *const params_nvmlDeviceDiscoverGpus[] = {"pciInfo", NULL};
static const cb_function f_nvmlDeviceDiscoverGpus = {.name = "nvmlDeviceDiscoverGpus",
    .params = params_nvmlDeviceDiscoverGpus, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlDeviceDiscoverGpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceDiscoverGpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlPciInfo_t *pciInfo;
    if (cb_as_record(m, T_nvmlPciInfo_t, args[0], "pciInfo", &pciInfo) < 0)
        return NULL;
    fn_nvmlDeviceDiscoverGpus *call = cb_symbol_address(&symbols[S_nvmlDeviceDiscoverGpus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceDiscoverGpus, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t
//     *values)
static const char *const params_nvmlDeviceGetFieldValues[] = {"device", "valuesCount", "values",
    NULL};
static const cb_function f_nvmlDeviceGetFieldValues = {.name = "nvmlDeviceGetFieldValues",
    .params = params_nvmlDeviceGetFieldValues, .param_count = 3, .result_count = 0,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetFieldValues)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetFieldValues, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t valuesCount = 0;
    cb_array values_;
    cb_array_init(&values_);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_int32(args[1], "int", &valuesCount) < 0)
        goto done;
    if (cb_array_room(m, T_nvmlFieldValue_t, args[2], "values", &values_) < 0)
        goto done;
    if (args[1] == NULL && values_.length > (size_t)valuesCount)
        valuesCount = (int32_t)values_.length;
    if (cb_array_check(&values_, (size_t)valuesCount) < 0)
        goto done;
    fn_nvmlDeviceGetFieldValues *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFieldValues]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, valuesCount, values_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetFieldValues, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_nvmlFieldValue_t, &values_);
    result = cb_return0(s);
done:
    cb_array_done(&values_);
    return result;
}

// nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t
//     *values)
static const char *const params_nvmlDeviceClearFieldValues[] = {"device", "valuesCount", "values",
    NULL};
static const cb_function f_nvmlDeviceClearFieldValues = {.name = "nvmlDeviceClearFieldValues",
    .params = params_nvmlDeviceClearFieldValues, .param_count = 3, .result_count = 0,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceClearFieldValues)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceClearFieldValues, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t valuesCount = 0;
    cb_array values_;
    cb_array_init(&values_);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_int32(args[1], "int", &valuesCount) < 0)
        goto done;
    if (cb_array_room(m, T_nvmlFieldValue_t, args[2], "values", &values_) < 0)
        goto done;
    if (args[1] == NULL && values_.length > (size_t)valuesCount)
        valuesCount = (int32_t)values_.length;
    if (cb_array_check(&values_, (size_t)valuesCount) < 0)
        goto done;
    fn_nvmlDeviceClearFieldValues *call = cb_symbol_address(&symbols[S_nvmlDeviceClearFieldValues]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, valuesCount, values_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceClearFieldValues, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_nvmlFieldValue_t, &values_);
    result = cb_return0(s);
done:
    cb_array_done(&values_);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t
//     *pVirtualMode)
static const char *const params_nvmlDeviceGetVirtualizationMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetVirtualizationMode =
    {.name = "nvmlDeviceGetVirtualizationMode", .params = params_nvmlDeviceGetVirtualizationMode,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVirtualizationMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetVirtualizationMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuVirtualizationMode_t pVirtualMode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetVirtualizationMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVirtualizationMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pVirtualMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVirtualizationMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlGpuVirtualizationMode_t, pVirtualMode));
}

// nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)
static const char *const params_nvmlDeviceGetHostVgpuMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetHostVgpuMode = {.name = "nvmlDeviceGetHostVgpuMode",
    .params = params_nvmlDeviceGetHostVgpuMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetHostVgpuMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetHostVgpuMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlHostVgpuMode_t pHostVgpuMode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetHostVgpuMode *call = cb_symbol_address(&symbols[S_nvmlDeviceGetHostVgpuMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pHostVgpuMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetHostVgpuMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlHostVgpuMode_t, pHostVgpuMode));
}

// nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t
//     virtualMode)
static const char *const params_nvmlDeviceSetVirtualizationMode[] = {"device", "virtualMode", NULL};
static const cb_function f_nvmlDeviceSetVirtualizationMode =
    {.name = "nvmlDeviceSetVirtualizationMode", .params = params_nvmlDeviceSetVirtualizationMode,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetVirtualizationMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetVirtualizationMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t virtualMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlGpuVirtualizationMode_t, args[1], "virtualMode", &virtualMode) < 0)
        return NULL;
    fn_nvmlDeviceSetVirtualizationMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetVirtualizationMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlGpuVirtualizationMode_t)virtualMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetVirtualizationMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t
//     *pHeterogeneousMode)
static const char *const params_nvmlDeviceGetVgpuHeterogeneousMode[] = {"device",
    "pHeterogeneousMode", NULL};
static const cb_function f_nvmlDeviceGetVgpuHeterogeneousMode =
    {.name = "nvmlDeviceGetVgpuHeterogeneousMode",
    .params = params_nvmlDeviceGetVgpuHeterogeneousMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetVgpuHeterogeneousMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuHeterogeneousMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuHeterogeneousMode_t, args[1], "pHeterogeneousMode",
        &pHeterogeneousMode) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuHeterogeneousMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuHeterogeneousMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pHeterogeneousMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuHeterogeneousMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device, const
//     nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const char *const params_nvmlDeviceSetVgpuHeterogeneousMode[] = {"device",
    "pHeterogeneousMode", NULL};
static const cb_function f_nvmlDeviceSetVgpuHeterogeneousMode =
    {.name = "nvmlDeviceSetVgpuHeterogeneousMode",
    .params = params_nvmlDeviceSetVgpuHeterogeneousMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetVgpuHeterogeneousMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetVgpuHeterogeneousMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuHeterogeneousMode_t, args[1], "pHeterogeneousMode",
        &pHeterogeneousMode) < 0)
        return NULL;
    fn_nvmlDeviceSetVgpuHeterogeneousMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetVgpuHeterogeneousMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pHeterogeneousMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetVgpuHeterogeneousMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuPlacementId_t *pPlacement)
static const char *const params_nvmlVgpuInstanceGetPlacementId[] = {"vgpuInstance", "pPlacement",
    NULL};
static const cb_function f_nvmlVgpuInstanceGetPlacementId =
    {.name = "nvmlVgpuInstanceGetPlacementId", .params = params_nvmlVgpuInstanceGetPlacementId,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlVgpuInstanceGetPlacementId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetPlacementId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlVgpuPlacementId_t *pPlacement;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuPlacementId_t, args[1], "pPlacement", &pPlacement) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetPlacementId *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetPlacementId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, pPlacement);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetPlacementId, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t
//     vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
static const char *const params_nvmlDeviceGetVgpuTypeSupportedPlacements[] = {"device",
    "vgpuTypeId", "pPlacementList", NULL};
static const cb_function f_nvmlDeviceGetVgpuTypeSupportedPlacements =
    {.name = "nvmlDeviceGetVgpuTypeSupportedPlacements",
    .params = params_nvmlDeviceGetVgpuTypeSupportedPlacements, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetVgpuTypeSupportedPlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuTypeSupportedPlacements, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuPlacementList_t *pPlacementList;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[1], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuPlacementList_t, args[2], "pPlacementList", &pPlacementList) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuTypeSupportedPlacements *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuTypeSupportedPlacements]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuTypeId, pPlacementList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuTypeSupportedPlacements, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t
//     vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
static const char *const params_nvmlDeviceGetVgpuTypeCreatablePlacements[] = {"device",
    "vgpuTypeId", "pPlacementList", NULL};
static const cb_function f_nvmlDeviceGetVgpuTypeCreatablePlacements =
    {.name = "nvmlDeviceGetVgpuTypeCreatablePlacements",
    .params = params_nvmlDeviceGetVgpuTypeCreatablePlacements, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetVgpuTypeCreatablePlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuTypeCreatablePlacements, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuPlacementList_t *pPlacementList;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[1], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuPlacementList_t, args[2], "pPlacementList", &pPlacementList) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuTypeCreatablePlacements *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuTypeCreatablePlacements]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuTypeId, pPlacementList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuTypeCreatablePlacements, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long
//     *gspHeapSize)
static const char *const params_nvmlVgpuTypeGetGspHeapSize[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetGspHeapSize = {.name = "nvmlVgpuTypeGetGspHeapSize",
    .params = params_nvmlVgpuTypeGetGspHeapSize, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetGspHeapSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetGspHeapSize, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long gspHeapSize = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetGspHeapSize *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetGspHeapSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &gspHeapSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetGspHeapSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(gspHeapSize));
}

// nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long
//     *fbReservation)
static const char *const params_nvmlVgpuTypeGetFbReservation[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetFbReservation = {.name = "nvmlVgpuTypeGetFbReservation",
    .params = params_nvmlVgpuTypeGetFbReservation, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetFbReservation)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetFbReservation, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long fbReservation = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetFbReservation *call =
        cb_symbol_address(&symbols[S_nvmlVgpuTypeGetFbReservation]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &fbReservation);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetFbReservation, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(fbReservation));
}

// nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuRuntimeState_t *pState)
static const char *const params_nvmlVgpuInstanceGetRuntimeStateSize[] = {"vgpuInstance", "pState",
    NULL};
static const cb_function f_nvmlVgpuInstanceGetRuntimeStateSize =
    {.name = "nvmlVgpuInstanceGetRuntimeStateSize",
    .params = params_nvmlVgpuInstanceGetRuntimeStateSize, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlVgpuInstanceGetRuntimeStateSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetRuntimeStateSize, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlVgpuRuntimeState_t *pState;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuRuntimeState_t, args[1], "pState", &pState) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetRuntimeStateSize *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetRuntimeStateSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, pState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetRuntimeStateSize, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t
//     capability, nvmlEnableState_t state)
static const char *const params_nvmlDeviceSetVgpuCapabilities[] = {"device", "capability", "state",
    NULL};
static const cb_function f_nvmlDeviceSetVgpuCapabilities =
    {.name = "nvmlDeviceSetVgpuCapabilities", .params = params_nvmlDeviceSetVgpuCapabilities,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetVgpuCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetVgpuCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t capability;
    int32_t state;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlDeviceVgpuCapability_t, args[1], "capability", &capability) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[2], "state", &state) < 0)
        return NULL;
    fn_nvmlDeviceSetVgpuCapabilities *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetVgpuCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlDeviceVgpuCapability_t)capability, (nvmlEnableState_t)state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetVgpuCapabilities, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
//     nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
static const char *const params_nvmlDeviceGetGridLicensableFeatures[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGridLicensableFeatures =
    {.name = "nvmlDeviceGetGridLicensableFeatures",
    .params = params_nvmlDeviceGetGridLicensableFeatures, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGridLicensableFeatures)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGridLicensableFeatures, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *pGridLicensableFeatures = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetGridLicensableFeatures *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGridLicensableFeatures]);
    if (call == NULL)
        goto done;
    pGridLicensableFeatures = cb_record_new(m, T_nvmlGridLicensableFeatures_t);
    if (pGridLicensableFeatures == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pGridLicensableFeatures));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGridLicensableFeatures, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pGridLicensableFeatures));
done:
    Py_XDECREF(pGridLicensableFeatures);
    return result;
}

// nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int
//     *capResult)
static const char *const params_nvmlGetVgpuDriverCapabilities[] = {"capability", NULL};
static const cb_function f_nvmlGetVgpuDriverCapabilities =
    {.name = "nvmlGetVgpuDriverCapabilities", .params = params_nvmlGetVgpuDriverCapabilities,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlGetVgpuDriverCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGetVgpuDriverCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_enum(m, T_nvmlVgpuDriverCapability_t, args[0], "capability", &capability) < 0)
        return NULL;
    fn_nvmlGetVgpuDriverCapabilities *call =
        cb_symbol_address(&symbols[S_nvmlGetVgpuDriverCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call((nvmlVgpuDriverCapability_t)capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGetVgpuDriverCapabilities, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(capResult));
}

// nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t
//     capability, unsigned int *capResult)
static const char *const params_nvmlDeviceGetVgpuCapabilities[] = {"device", "capability", NULL};
static const cb_function f_nvmlDeviceGetVgpuCapabilities =
    {.name = "nvmlDeviceGetVgpuCapabilities", .params = params_nvmlDeviceGetVgpuCapabilities,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVgpuCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlDeviceVgpuCapability_t, args[1], "capability", &capability) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuCapabilities *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlDeviceVgpuCapability_t)capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuCapabilities, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(capResult));
}

// nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
//     nvmlVgpuTypeId_t *vgpuTypeIds)
static const char *const params_nvmlDeviceGetSupportedVgpus[] = {"device", "vgpuCount", NULL};
static const cb_function f_nvmlDeviceGetSupportedVgpus = {.name = "nvmlDeviceGetSupportedVgpus",
    .params = params_nvmlDeviceGetSupportedVgpus, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetSupportedVgpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedVgpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t vgpuCount_in = 0;
    unsigned int vgpuCount = 0;
    cb_array vgpuTypeIds;
    cb_array_init(&vgpuTypeIds);
    size_t vgpuTypeIds_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &vgpuCount_in) < 0)
        goto done;
    vgpuCount = vgpuCount_in;
    fn_nvmlDeviceGetSupportedVgpus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedVgpus]);
    if (call == NULL)
        goto done;
    vgpuTypeIds_count = (size_t)vgpuCount;
    if (cb_array_reserve(&vgpuTypeIds, vgpuTypeIds_count, sizeof(nvmlVgpuTypeId_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &vgpuCount, vgpuTypeIds.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetSupportedVgpus, status, 0,
            PyLong_FromUnsignedLong(vgpuCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetSupportedVgpus, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)vgpuCount < vgpuTypeIds_count)
        vgpuTypeIds_count = (size_t)vgpuCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(m, T_nvmlVgpuTypeId_t, vgpuTypeIds.data, vgpuTypeIds_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetSupportedVgpus, values);
done:
    cb_array_done(&vgpuTypeIds);
    return result;
}

// nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
//     nvmlVgpuTypeId_t *vgpuTypeIds)
static const char *const params_nvmlDeviceGetCreatableVgpus[] = {"device", "vgpuCount", NULL};
static const cb_function f_nvmlDeviceGetCreatableVgpus = {.name = "nvmlDeviceGetCreatableVgpus",
    .params = params_nvmlDeviceGetCreatableVgpus, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetCreatableVgpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetCreatableVgpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t vgpuCount_in = 0;
    unsigned int vgpuCount = 0;
    cb_array vgpuTypeIds;
    cb_array_init(&vgpuTypeIds);
    size_t vgpuTypeIds_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &vgpuCount_in) < 0)
        goto done;
    vgpuCount = vgpuCount_in;
    fn_nvmlDeviceGetCreatableVgpus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCreatableVgpus]);
    if (call == NULL)
        goto done;
    vgpuTypeIds_count = (size_t)vgpuCount;
    if (cb_array_reserve(&vgpuTypeIds, vgpuTypeIds_count, sizeof(nvmlVgpuTypeId_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &vgpuCount, vgpuTypeIds.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetCreatableVgpus, status, 0,
            PyLong_FromUnsignedLong(vgpuCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetCreatableVgpus, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)vgpuCount < vgpuTypeIds_count)
        vgpuTypeIds_count = (size_t)vgpuCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(m, T_nvmlVgpuTypeId_t, vgpuTypeIds.data, vgpuTypeIds_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetCreatableVgpus, values);
done:
    cb_array_done(&vgpuTypeIds);
    return result;
}

// nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int
//     *size)
static const char *const params_nvmlVgpuTypeGetClass[] = {"vgpuTypeId", "vgpuTypeClass", "size",
    NULL};
static const cb_function f_nvmlVgpuTypeGetClass = {.name = "nvmlVgpuTypeGetClass",
    .params = params_nvmlVgpuTypeGetClass, .param_count = 3, .result_count = 1, .auto_mask = 0x6,
    .hidden_result_mask = 0x1};
// With the buffers that the checked form makes and returns.
static const cb_function made_nvmlVgpuTypeGetClass = {.name = "nvmlVgpuTypeGetClass",
    .params = params_nvmlVgpuTypeGetClass, .param_count = 3, .result_count = 2, .auto_mask = 0x6,
    .hidden_result_mask = 0x2};

CB_WRAPPER(nvmlVgpuTypeGetClass)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetClass, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuTypeId_t vgpuTypeId;
    cb_chars vgpuTypeClass;
    cb_chars_init(&vgpuTypeClass);
    uint32_t size_in = 65536;
    unsigned int size = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        goto done;
    if (args[1] != NULL && cb_as_char_buffer(args[1], &vgpuTypeClass) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &size_in) < 0)
        goto done;
    size = size_in;
    if (args[1] != NULL
        && cb_chars_check(&vgpuTypeClass, "nvmlVgpuTypeGetClass", "vgpuTypeClass", size) < 0)
        goto done;
    fn_nvmlVgpuTypeGetClass *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetClass]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL && cb_chars_make(&vgpuTypeClass, size) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, vgpuTypeClass.data, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlVgpuTypeGetClass, status, 0,
            PyLong_FromUnsignedLong(size));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuTypeGetClass, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] =
            {PyUnicode_DecodeUTF8(vgpuTypeClass.data, Py_MIN((Py_ssize_t)size, vgpuTypeClass.size),
            "replace"), s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &made_nvmlVgpuTypeGetClass, values);
    }
    else {
        PyObject *values[] = {s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &f_nvmlVgpuTypeGetClass, values);
    }
done:
    cb_chars_release(&vgpuTypeClass);
    return result;
}

// nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int
//     *size)
static const char *const params_nvmlVgpuTypeGetName[] = {"vgpuTypeId", "vgpuTypeName", "size",
    NULL};
static const cb_function f_nvmlVgpuTypeGetName = {.name = "nvmlVgpuTypeGetName",
    .params = params_nvmlVgpuTypeGetName, .param_count = 3, .result_count = 1, .auto_mask = 0x6,
    .hidden_result_mask = 0x1};
// With the buffers that the checked form makes and returns.
static const cb_function made_nvmlVgpuTypeGetName = {.name = "nvmlVgpuTypeGetName",
    .params = params_nvmlVgpuTypeGetName, .param_count = 3, .result_count = 2, .auto_mask = 0x6,
    .hidden_result_mask = 0x2};

CB_WRAPPER(nvmlVgpuTypeGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetName, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuTypeId_t vgpuTypeId;
    cb_chars vgpuTypeName;
    cb_chars_init(&vgpuTypeName);
    uint32_t size_in = 65536;
    unsigned int size = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        goto done;
    if (args[1] != NULL && cb_as_char_buffer(args[1], &vgpuTypeName) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &size_in) < 0)
        goto done;
    size = size_in;
    if (args[1] != NULL
        && cb_chars_check(&vgpuTypeName, "nvmlVgpuTypeGetName", "vgpuTypeName", size) < 0)
        goto done;
    fn_nvmlVgpuTypeGetName *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetName]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL && cb_chars_make(&vgpuTypeName, size) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, vgpuTypeName.data, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlVgpuTypeGetName, status, 0,
            PyLong_FromUnsignedLong(size));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuTypeGetName, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] =
            {PyUnicode_DecodeUTF8(vgpuTypeName.data, Py_MIN((Py_ssize_t)size, vgpuTypeName.size),
            "replace"), s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &made_nvmlVgpuTypeGetName, values);
    }
    else {
        PyObject *values[] = {s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &f_nvmlVgpuTypeGetName, values);
    }
done:
    cb_chars_release(&vgpuTypeName);
    return result;
}

