// functions_2.c of cubind's binding of the NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t
//     thresholdType, unsigned int *temp)
static const char *const params_nvmlDeviceGetTemperatureThreshold[] = {"device", "thresholdType",
    NULL};
static const cb_function f_nvmlDeviceGetTemperatureThreshold =
    {.name = "nvmlDeviceGetTemperatureThreshold",
    .params = params_nvmlDeviceGetTemperatureThreshold, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetTemperatureThreshold)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetTemperatureThreshold, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t thresholdType;
    unsigned int temp = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlTemperatureThresholds_t, args[1], "thresholdType", &thresholdType) < 0)
        return NULL;
    fn_nvmlDeviceGetTemperatureThreshold *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTemperatureThreshold]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlTemperatureThresholds_t)thresholdType, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTemperatureThreshold, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(temp));
}

// nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t
//     *marginTempInfo)
static const char *const params_nvmlDeviceGetMarginTemperature[] = {"device", "marginTempInfo",
    NULL};
static const cb_function f_nvmlDeviceGetMarginTemperature =
    {.name = "nvmlDeviceGetMarginTemperature", .params = params_nvmlDeviceGetMarginTemperature,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetMarginTemperature)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMarginTemperature, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlMarginTemperature_t *marginTempInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlMarginTemperature_t, args[1], "marginTempInfo", &marginTempInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetMarginTemperature *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMarginTemperature]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, marginTempInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMarginTemperature, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
//     nvmlGpuThermalSettings_t *pThermalSettings)
static const char *const params_nvmlDeviceGetThermalSettings[] = {"device", "sensorIndex", NULL};
static const cb_function f_nvmlDeviceGetThermalSettings = {.name = "nvmlDeviceGetThermalSettings",
    .params = params_nvmlDeviceGetThermalSettings, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetThermalSettings)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetThermalSettings, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t sensorIndex;
    PyObject *pThermalSettings = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &sensorIndex) < 0)
        goto done;
    fn_nvmlDeviceGetThermalSettings *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetThermalSettings]);
    if (call == NULL)
        goto done;
    pThermalSettings = cb_record_new(m, T_nvmlGpuThermalSettings_t);
    if (pThermalSettings == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, sensorIndex, cb_record_data(pThermalSettings));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetThermalSettings, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pThermalSettings));
done:
    Py_XDECREF(pThermalSettings);
    return result;
}

// nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)
static const char *const params_nvmlDeviceGetPerformanceState[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPerformanceState =
    {.name = "nvmlDeviceGetPerformanceState", .params = params_nvmlDeviceGetPerformanceState,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPerformanceState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPerformanceState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPstates_t pState = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPerformanceState *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPerformanceState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPerformanceState, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlPstates_t, pState));
}

// nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long
//     *clocksEventReasons)
static const char *const params_nvmlDeviceGetCurrentClocksEventReasons[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetCurrentClocksEventReasons =
    {.name = "nvmlDeviceGetCurrentClocksEventReasons",
    .params = params_nvmlDeviceGetCurrentClocksEventReasons, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetCurrentClocksEventReasons)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetCurrentClocksEventReasons, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long clocksEventReasons = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrentClocksEventReasons *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCurrentClocksEventReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &clocksEventReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCurrentClocksEventReasons, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(clocksEventReasons));
}

// nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long
//     *clocksThrottleReasons)
static const char *const params_nvmlDeviceGetCurrentClocksThrottleReasons[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetCurrentClocksThrottleReasons =
    {.name = "nvmlDeviceGetCurrentClocksThrottleReasons",
    .params = params_nvmlDeviceGetCurrentClocksThrottleReasons, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetCurrentClocksThrottleReasons)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetCurrentClocksThrottleReasons, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long clocksThrottleReasons = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrentClocksThrottleReasons *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCurrentClocksThrottleReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &clocksThrottleReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCurrentClocksThrottleReasons, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(clocksThrottleReasons));
}

// nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long
//     *supportedClocksEventReasons)
static const char *const params_nvmlDeviceGetSupportedClocksEventReasons[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetSupportedClocksEventReasons =
    {.name = "nvmlDeviceGetSupportedClocksEventReasons",
    .params = params_nvmlDeviceGetSupportedClocksEventReasons, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetSupportedClocksEventReasons)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedClocksEventReasons, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long supportedClocksEventReasons = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetSupportedClocksEventReasons *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedClocksEventReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &supportedClocksEventReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetSupportedClocksEventReasons, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(supportedClocksEventReasons));
}

// nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long
//     *supportedClocksThrottleReasons)
static const char *const params_nvmlDeviceGetSupportedClocksThrottleReasons[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetSupportedClocksThrottleReasons =
    {.name = "nvmlDeviceGetSupportedClocksThrottleReasons",
    .params = params_nvmlDeviceGetSupportedClocksThrottleReasons, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetSupportedClocksThrottleReasons)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedClocksThrottleReasons, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long supportedClocksThrottleReasons = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetSupportedClocksThrottleReasons *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedClocksThrottleReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &supportedClocksThrottleReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetSupportedClocksThrottleReasons, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(supportedClocksThrottleReasons));
}

// nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)
static const char *const params_nvmlDeviceGetPowerState[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerState = {.name = "nvmlDeviceGetPowerState",
    .params = params_nvmlDeviceGetPowerState, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPowerState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPowerState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPstates_t pState = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerState *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPowerState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerState, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlPstates_t, pState));
}

// nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t
//     *pDynamicPstatesInfo)
static const char *const params_nvmlDeviceGetDynamicPstatesInfo[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetDynamicPstatesInfo =
    {.name = "nvmlDeviceGetDynamicPstatesInfo", .params = params_nvmlDeviceGetDynamicPstatesInfo,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetDynamicPstatesInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetDynamicPstatesInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *pDynamicPstatesInfo = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetDynamicPstatesInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDynamicPstatesInfo]);
    if (call == NULL)
        goto done;
    pDynamicPstatesInfo = cb_record_new(m, T_nvmlGpuDynamicPstatesInfo_t);
    if (pDynamicPstatesInfo == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pDynamicPstatesInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetDynamicPstatesInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pDynamicPstatesInfo));
done:
    Py_XDECREF(pDynamicPstatesInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)
static const char *const params_nvmlDeviceGetMemClkVfOffset[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMemClkVfOffset = {.name = "nvmlDeviceGetMemClkVfOffset",
    .params = params_nvmlDeviceGetMemClkVfOffset, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMemClkVfOffset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemClkVfOffset, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int offset = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMemClkVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMemClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMemClkVfOffset, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(offset));
}

// nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,
//     nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)
static const char *const params_nvmlDeviceGetMinMaxClockOfPState[] = {"device", "type", "pstate",
    NULL};
static const cb_function f_nvmlDeviceGetMinMaxClockOfPState =
    {.name = "nvmlDeviceGetMinMaxClockOfPState", .params = params_nvmlDeviceGetMinMaxClockOfPState,
    .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMinMaxClockOfPState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetMinMaxClockOfPState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t type;
    int32_t pstate;
    unsigned int minClockMHz = 0;
    unsigned int maxClockMHz = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlClockType_t, args[1], "type", &type) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlPstates_t, args[2], "pstate", &pstate) < 0)
        return NULL;
    fn_nvmlDeviceGetMinMaxClockOfPState *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMinMaxClockOfPState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlClockType_t)type, (nvmlPstates_t)pstate, &minClockMHz, &maxClockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMinMaxClockOfPState, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(minClockMHz),
        PyLong_FromUnsignedLong(maxClockMHz)};
    return cb_return_many(s, &f_nvmlDeviceGetMinMaxClockOfPState, values);
}

// nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates,
//     unsigned int size)
static const char *const params_nvmlDeviceGetSupportedPerformanceStates[] = {"device", "pstates",
    "size", NULL};
static const cb_function f_nvmlDeviceGetSupportedPerformanceStates =
    {.name = "nvmlDeviceGetSupportedPerformanceStates",
    .params = params_nvmlDeviceGetSupportedPerformanceStates, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetSupportedPerformanceStates)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedPerformanceStates, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    cb_address pstates;
    pstates.held = false;
    uint32_t size;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_target(s, args[1], "pstates", true, &pstates) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &size) < 0)
        goto done;
    if (CB_UNLIKELY(pstates.held)
        && cb_address_check(&pstates, "nvmlDeviceGetSupportedPerformanceStates", "pstates",
        cb_extent(CB_COUNT(size), 0, 1, sizeof(nvmlPstates_t))) < 0)
        goto done;
    fn_nvmlDeviceGetSupportedPerformanceStates *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedPerformanceStates]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pstates.value, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetSupportedPerformanceStates, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&pstates);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int
//     *maxOffset)
static const char *const params_nvmlDeviceGetGpcClkMinMaxVfOffset[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGpcClkMinMaxVfOffset =
    {.name = "nvmlDeviceGetGpcClkMinMaxVfOffset",
    .params = params_nvmlDeviceGetGpcClkMinMaxVfOffset, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGpcClkMinMaxVfOffset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpcClkMinMaxVfOffset, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int minOffset = 0;
    int maxOffset = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpcClkMinMaxVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpcClkMinMaxVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minOffset, &maxOffset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpcClkMinMaxVfOffset, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(minOffset), PyLong_FromLong(maxOffset)};
    return cb_return_many(s, &f_nvmlDeviceGetGpcClkMinMaxVfOffset, values);
}

// nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int
//     *maxOffset)
static const char *const params_nvmlDeviceGetMemClkMinMaxVfOffset[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMemClkMinMaxVfOffset =
    {.name = "nvmlDeviceGetMemClkMinMaxVfOffset",
    .params = params_nvmlDeviceGetMemClkMinMaxVfOffset, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMemClkMinMaxVfOffset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemClkMinMaxVfOffset, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int minOffset = 0;
    int maxOffset = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMemClkMinMaxVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMemClkMinMaxVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minOffset, &maxOffset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMemClkMinMaxVfOffset, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(minOffset), PyLong_FromLong(maxOffset)};
    return cb_return_many(s, &f_nvmlDeviceGetMemClkMinMaxVfOffset, values);
}

// nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
static const char *const params_nvmlDeviceGetClockOffsets[] = {"device", "info", NULL};
static const cb_function f_nvmlDeviceGetClockOffsets = {.name = "nvmlDeviceGetClockOffsets",
    .params = params_nvmlDeviceGetClockOffsets, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetClockOffsets)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetClockOffsets, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlClockOffset_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlClockOffset_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetClockOffsets *call = cb_symbol_address(&symbols[S_nvmlDeviceGetClockOffsets]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetClockOffsets, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
static const char *const params_nvmlDeviceSetClockOffsets[] = {"device", "info", NULL};
static const cb_function f_nvmlDeviceSetClockOffsets = {.name = "nvmlDeviceSetClockOffsets",
    .params = params_nvmlDeviceSetClockOffsets, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetClockOffsets)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetClockOffsets, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlClockOffset_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlClockOffset_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceSetClockOffsets *call = cb_symbol_address(&symbols[S_nvmlDeviceSetClockOffsets]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetClockOffsets, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)
static const char *const params_nvmlDeviceGetPerformanceModes[] = {"device", "perfModes", NULL};
static const cb_function f_nvmlDeviceGetPerformanceModes =
    {.name = "nvmlDeviceGetPerformanceModes", .params = params_nvmlDeviceGetPerformanceModes,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetPerformanceModes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetPerformanceModes, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDevicePerfModes_t *perfModes;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDevicePerfModes_t, args[1], "perfModes", &perfModes) < 0)
        return NULL;
    fn_nvmlDeviceGetPerformanceModes *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPerformanceModes]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, perfModes);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPerformanceModes, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t
//     *currentClockFreqs)
static const char *const params_nvmlDeviceGetCurrentClockFreqs[] = {"device", "currentClockFreqs",
    NULL};
static const cb_function f_nvmlDeviceGetCurrentClockFreqs =
    {.name = "nvmlDeviceGetCurrentClockFreqs", .params = params_nvmlDeviceGetCurrentClockFreqs,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetCurrentClockFreqs)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetCurrentClockFreqs, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDeviceCurrentClockFreqs_t, args[1], "currentClockFreqs",
        &currentClockFreqs) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrentClockFreqs *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCurrentClockFreqs]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, currentClockFreqs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCurrentClockFreqs, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)
static const char *const params_nvmlDeviceGetPowerManagementMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerManagementMode =
    {.name = "nvmlDeviceGetPowerManagementMode", .params = params_nvmlDeviceGetPowerManagementMode,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPowerManagementMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPowerManagementMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t mode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPowerManagementMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerManagementMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, mode));
}

// nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)
static const char *const params_nvmlDeviceGetPowerManagementLimit[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerManagementLimit =
    {.name = "nvmlDeviceGetPowerManagementLimit",
    .params = params_nvmlDeviceGetPowerManagementLimit, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPowerManagementLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPowerManagementLimit, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int limit = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementLimit *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPowerManagementLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &limit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerManagementLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(limit));
}

// nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int
//     *minLimit, unsigned int *maxLimit)
static const char *const params_nvmlDeviceGetPowerManagementLimitConstraints[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerManagementLimitConstraints =
    {.name = "nvmlDeviceGetPowerManagementLimitConstraints",
    .params = params_nvmlDeviceGetPowerManagementLimitConstraints, .param_count = 1,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetPowerManagementLimitConstraints)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPowerManagementLimitConstraints, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int minLimit = 0;
    unsigned int maxLimit = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementLimitConstraints *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPowerManagementLimitConstraints]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minLimit, &maxLimit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerManagementLimitConstraints, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(minLimit), PyLong_FromUnsignedLong(maxLimit)};
    return cb_return_many(s, &f_nvmlDeviceGetPowerManagementLimitConstraints, values);
}

// nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int
//     *defaultLimit)
static const char *const params_nvmlDeviceGetPowerManagementDefaultLimit[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerManagementDefaultLimit =
    {.name = "nvmlDeviceGetPowerManagementDefaultLimit",
    .params = params_nvmlDeviceGetPowerManagementDefaultLimit, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPowerManagementDefaultLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPowerManagementDefaultLimit, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int defaultLimit = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementDefaultLimit *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPowerManagementDefaultLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &defaultLimit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerManagementDefaultLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(defaultLimit));
}

// nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)
static const char *const params_nvmlDeviceGetPowerUsage[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerUsage = {.name = "nvmlDeviceGetPowerUsage",
    .params = params_nvmlDeviceGetPowerUsage, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPowerUsage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPowerUsage, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int power = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerUsage *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPowerUsage]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &power);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerUsage, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(power));
}

// nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t
//     *powerMizerMode)
static const char *const params_nvmlDeviceGetPowerMizerMode_v1[] = {"device", "powerMizerMode",
    NULL};
static const cb_function f_nvmlDeviceGetPowerMizerMode_v1 =
    {.name = "nvmlDeviceGetPowerMizerMode_v1", .params = params_nvmlDeviceGetPowerMizerMode_v1,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetPowerMizerMode_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetPowerMizerMode_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDevicePowerMizerModes_v1_t *powerMizerMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDevicePowerMizerModes_v1_t, args[1], "powerMizerMode",
        &powerMizerMode) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerMizerMode_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPowerMizerMode_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, powerMizerMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerMizerMode_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t
//     *powerMizerMode)
static const char *const params_nvmlDeviceSetPowerMizerMode_v1[] = {"device", "powerMizerMode",
    NULL};
static const cb_function f_nvmlDeviceSetPowerMizerMode_v1 =
    {.name = "nvmlDeviceSetPowerMizerMode_v1", .params = params_nvmlDeviceSetPowerMizerMode_v1,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetPowerMizerMode_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetPowerMizerMode_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDevicePowerMizerModes_v1_t *powerMizerMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDevicePowerMizerModes_v1_t, args[1], "powerMizerMode",
        &powerMizerMode) < 0)
        return NULL;
    fn_nvmlDeviceSetPowerMizerMode_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetPowerMizerMode_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, powerMizerMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetPowerMizerMode_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)
static const char *const params_nvmlDeviceGetTotalEnergyConsumption[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetTotalEnergyConsumption =
    {.name = "nvmlDeviceGetTotalEnergyConsumption",
    .params = params_nvmlDeviceGetTotalEnergyConsumption, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetTotalEnergyConsumption)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetTotalEnergyConsumption, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long energy = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetTotalEnergyConsumption *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTotalEnergyConsumption]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &energy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTotalEnergyConsumption, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(energy));
}

// nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)
static const char *const params_nvmlDeviceGetEnforcedPowerLimit[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetEnforcedPowerLimit =
    {.name = "nvmlDeviceGetEnforcedPowerLimit", .params = params_nvmlDeviceGetEnforcedPowerLimit,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetEnforcedPowerLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetEnforcedPowerLimit, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int limit = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEnforcedPowerLimit *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetEnforcedPowerLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &limit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetEnforcedPowerLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(limit));
}

// nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode)
static const char *const params_nvmlDeviceSetAdaptiveTgpMode_v1[] = {"device", "mode", NULL};
static const cb_function f_nvmlDeviceSetAdaptiveTgpMode_v1 =
    {.name = "nvmlDeviceSetAdaptiveTgpMode_v1", .params = params_nvmlDeviceSetAdaptiveTgpMode_v1,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetAdaptiveTgpMode_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetAdaptiveTgpMode_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetAdaptiveTgpMode_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetAdaptiveTgpMode_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEnableState_t)mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetAdaptiveTgpMode_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device,
//     nvmlAdaptiveTgpModeInfo_v1_t *info)
static const char *const params_nvmlDeviceGetAdaptiveTgpModeInfo_v1[] = {"device", "info", NULL};
static const cb_function f_nvmlDeviceGetAdaptiveTgpModeInfo_v1 =
    {.name = "nvmlDeviceGetAdaptiveTgpModeInfo_v1",
    .params = params_nvmlDeviceGetAdaptiveTgpModeInfo_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetAdaptiveTgpModeInfo_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetAdaptiveTgpModeInfo_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlAdaptiveTgpModeInfo_v1_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlAdaptiveTgpModeInfo_v1_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetAdaptiveTgpModeInfo_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAdaptiveTgpModeInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetAdaptiveTgpModeInfo_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
//     nvmlGpuOperationMode_t *pending)
static const char *const params_nvmlDeviceGetGpuOperationMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGpuOperationMode =
    {.name = "nvmlDeviceGetGpuOperationMode", .params = params_nvmlDeviceGetGpuOperationMode,
    .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuOperationMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuOperationMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuOperationMode_t current = 0;
    nvmlGpuOperationMode_t pending = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuOperationMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuOperationMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &current, &pending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuOperationMode, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_nvmlGpuOperationMode_t, current),
        cb_enum_member(m, T_nvmlGpuOperationMode_t, pending)};
    return cb_return_many(s, &f_nvmlDeviceGetGpuOperationMode, values);
}

// nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
static const char *const params_nvmlDeviceGetMemoryInfo[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMemoryInfo = {.name = "nvmlDeviceGetMemoryInfo",
    .params = params_nvmlDeviceGetMemoryInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMemoryInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *memory = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetMemoryInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetMemoryInfo]);
    if (call == NULL)
        goto done;
    memory = cb_record_new(m, T_nvmlMemory_t);
    if (memory == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(memory));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetMemoryInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memory));
done:
    Py_XDECREF(memory);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)
static const char *const params_nvmlDeviceGetMemoryInfo_v2[] = {"device", "memory", NULL};
static const cb_function f_nvmlDeviceGetMemoryInfo_v2 = {.name = "nvmlDeviceGetMemoryInfo_v2",
    .params = params_nvmlDeviceGetMemoryInfo_v2, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetMemoryInfo_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryInfo_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlMemory_v2_t *memory;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlMemory_v2_t, args[1], "memory", &memory) < 0)
        return NULL;
    fn_nvmlDeviceGetMemoryInfo_v2 *call = cb_symbol_address(&symbols[S_nvmlDeviceGetMemoryInfo_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, memory);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMemoryInfo_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)
static const char *const params_nvmlDeviceSetMemoryLimits_v1[] = {"device", "limits", NULL};
static const cb_function f_nvmlDeviceSetMemoryLimits_v1 = {.name = "nvmlDeviceSetMemoryLimits_v1",
    .params = params_nvmlDeviceSetMemoryLimits_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetMemoryLimits_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetMemoryLimits_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlSetMemoryLimits_v1_t *limits;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlSetMemoryLimits_v1_t, args[1], "limits", &limits) < 0)
        return NULL;
    fn_nvmlDeviceSetMemoryLimits_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetMemoryLimits_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, limits);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetMemoryLimits_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)
static const char *const params_nvmlDeviceGetMemoryLimits_v1[] = {"device", "limits", NULL};
static const cb_function f_nvmlDeviceGetMemoryLimits_v1 = {.name = "nvmlDeviceGetMemoryLimits_v1",
    .params = params_nvmlDeviceGetMemoryLimits_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetMemoryLimits_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryLimits_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGetMemoryLimits_v1_t *limits;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGetMemoryLimits_v1_t, args[1], "limits", &limits) < 0)
        return NULL;
    fn_nvmlDeviceGetMemoryLimits_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMemoryLimits_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, limits);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMemoryLimits_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)
static const char *const params_nvmlDeviceGetComputeMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetComputeMode = {.name = "nvmlDeviceGetComputeMode",
    .params = params_nvmlDeviceGetComputeMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetComputeMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetComputeMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlComputeMode_t mode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetComputeMode *call = cb_symbol_address(&symbols[S_nvmlDeviceGetComputeMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetComputeMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlComputeMode_t, mode));
}

// nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)
static const char *const params_nvmlDeviceGetCudaComputeCapability[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetCudaComputeCapability =
    {.name = "nvmlDeviceGetCudaComputeCapability",
    .params = params_nvmlDeviceGetCudaComputeCapability, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetCudaComputeCapability)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetCudaComputeCapability, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int major = 0;
    int minor = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCudaComputeCapability *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCudaComputeCapability]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &major, &minor);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCudaComputeCapability, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(major), PyLong_FromLong(minor)};
    return cb_return_many(s, &f_nvmlDeviceGetCudaComputeCapability, values);
}

// nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t
//     *current, nvmlDramEncryptionInfo_t *pending)
static const char *const params_nvmlDeviceGetDramEncryptionMode[] = {"device", "current",
    "pending", NULL};
static const cb_function f_nvmlDeviceGetDramEncryptionMode =
    {.name = "nvmlDeviceGetDramEncryptionMode", .params = params_nvmlDeviceGetDramEncryptionMode,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetDramEncryptionMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetDramEncryptionMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDramEncryptionInfo_t *current;
    nvmlDramEncryptionInfo_t *pending;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDramEncryptionInfo_t, args[1], "current", &current) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDramEncryptionInfo_t, args[2], "pending", &pending) < 0)
        return NULL;
    fn_nvmlDeviceGetDramEncryptionMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDramEncryptionMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, current, pending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDramEncryptionMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t
//     *dramEncryption)
static const char *const params_nvmlDeviceSetDramEncryptionMode[] = {"device", "dramEncryption",
    NULL};
static const cb_function f_nvmlDeviceSetDramEncryptionMode =
    {.name = "nvmlDeviceSetDramEncryptionMode", .params = params_nvmlDeviceSetDramEncryptionMode,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetDramEncryptionMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetDramEncryptionMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    const nvmlDramEncryptionInfo_t *dramEncryption;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDramEncryptionInfo_t, args[1], "dramEncryption", &dramEncryption) < 0)
        return NULL;
    fn_nvmlDeviceSetDramEncryptionMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetDramEncryptionMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, dramEncryption);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetDramEncryptionMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
//     nvmlEnableState_t *pending)
static const char *const params_nvmlDeviceGetEccMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetEccMode = {.name = "nvmlDeviceGetEccMode",
    .params = params_nvmlDeviceGetEccMode, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetEccMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetEccMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t current = 0;
    nvmlEnableState_t pending = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEccMode *call = cb_symbol_address(&symbols[S_nvmlDeviceGetEccMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &current, &pending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetEccMode, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_nvmlEnableState_t, current),
        cb_enum_member(m, T_nvmlEnableState_t, pending)};
    return cb_return_many(s, &f_nvmlDeviceGetEccMode, values);
}

// nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)
static const char *const params_nvmlDeviceGetDefaultEccMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetDefaultEccMode = {.name = "nvmlDeviceGetDefaultEccMode",
    .params = params_nvmlDeviceGetDefaultEccMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetDefaultEccMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetDefaultEccMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t defaultMode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDefaultEccMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDefaultEccMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &defaultMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDefaultEccMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, defaultMode));
}

// nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)
static const char *const params_nvmlDeviceGetBoardId[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetBoardId = {.name = "nvmlDeviceGetBoardId",
    .params = params_nvmlDeviceGetBoardId, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetBoardId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetBoardId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int boardId = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetBoardId *call = cb_symbol_address(&symbols[S_nvmlDeviceGetBoardId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &boardId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetBoardId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(boardId));
}

// nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)
static const char *const params_nvmlDeviceGetMultiGpuBoard[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMultiGpuBoard = {.name = "nvmlDeviceGetMultiGpuBoard",
    .params = params_nvmlDeviceGetMultiGpuBoard, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMultiGpuBoard)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMultiGpuBoard, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int multiGpuBool = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMultiGpuBoard *call = cb_symbol_address(&symbols[S_nvmlDeviceGetMultiGpuBoard]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &multiGpuBool);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMultiGpuBoard, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(multiGpuBool));
}

// nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
//     nvmlEccCounterType_t counterType, unsigned long long *eccCounts)
static const char *const params_nvmlDeviceGetTotalEccErrors[] = {"device", "errorType",
    "counterType", NULL};
static const cb_function f_nvmlDeviceGetTotalEccErrors = {.name = "nvmlDeviceGetTotalEccErrors",
    .params = params_nvmlDeviceGetTotalEccErrors, .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetTotalEccErrors)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetTotalEccErrors, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t errorType;
    int32_t counterType;
    unsigned long long eccCounts = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlMemoryErrorType_t, args[1], "errorType", &errorType) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEccCounterType_t, args[2], "counterType", &counterType) < 0)
        return NULL;
    fn_nvmlDeviceGetTotalEccErrors *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTotalEccErrors]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlMemoryErrorType_t)errorType, (nvmlEccCounterType_t)counterType,
        &eccCounts);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTotalEccErrors, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(eccCounts));
}

// nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
//     nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)
static const char *const params_nvmlDeviceGetDetailedEccErrors[] = {"device", "errorType",
    "counterType", NULL};
static const cb_function f_nvmlDeviceGetDetailedEccErrors =
    {.name = "nvmlDeviceGetDetailedEccErrors", .params = params_nvmlDeviceGetDetailedEccErrors,
    .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetDetailedEccErrors)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetDetailedEccErrors, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t errorType;
    int32_t counterType;
    PyObject *eccCounts = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_enum(m, T_nvmlMemoryErrorType_t, args[1], "errorType", &errorType) < 0)
        goto done;
    if (cb_as_enum(m, T_nvmlEccCounterType_t, args[2], "counterType", &counterType) < 0)
        goto done;
    fn_nvmlDeviceGetDetailedEccErrors *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDetailedEccErrors]);
    if (call == NULL)
        goto done;
    eccCounts = cb_record_new(m, T_nvmlEccErrorCounts_t);
    if (eccCounts == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlMemoryErrorType_t)errorType, (nvmlEccCounterType_t)counterType,
        cb_record_data(eccCounts));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetDetailedEccErrors, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(eccCounts));
done:
    Py_XDECREF(eccCounts);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t
//     errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long
//     long *count)
static const char *const params_nvmlDeviceGetMemoryErrorCounter[] = {"device", "errorType",
    "counterType", "locationType", NULL};
static const cb_function f_nvmlDeviceGetMemoryErrorCounter =
    {.name = "nvmlDeviceGetMemoryErrorCounter", .params = params_nvmlDeviceGetMemoryErrorCounter,
    .param_count = 4, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMemoryErrorCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryErrorCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t errorType;
    int32_t counterType;
    int32_t locationType;
    unsigned long long count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlMemoryErrorType_t, args[1], "errorType", &errorType) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEccCounterType_t, args[2], "counterType", &counterType) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlMemoryLocation_t, args[3], "locationType", &locationType) < 0)
        return NULL;
    fn_nvmlDeviceGetMemoryErrorCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMemoryErrorCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlMemoryErrorType_t)errorType, (nvmlEccCounterType_t)counterType,
        (nvmlMemoryLocation_t)locationType, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMemoryErrorCounter, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(count));
}

// nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)
static const char *const params_nvmlDeviceGetUtilizationRates[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetUtilizationRates =
    {.name = "nvmlDeviceGetUtilizationRates", .params = params_nvmlDeviceGetUtilizationRates,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetUtilizationRates)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetUtilizationRates, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *utilization = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetUtilizationRates *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetUtilizationRates]);
    if (call == NULL)
        goto done;
    utilization = cb_record_new(m, T_nvmlUtilization_t);
    if (utilization == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(utilization));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetUtilizationRates, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(utilization));
done:
    Py_XDECREF(utilization);
    return result;
}

// nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const char *const params_nvmlDeviceGetEncoderUtilization[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetEncoderUtilization =
    {.name = "nvmlDeviceGetEncoderUtilization", .params = params_nvmlDeviceGetEncoderUtilization,
    .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetEncoderUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetEncoderUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0;
    unsigned int samplingPeriodUs = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEncoderUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetEncoderUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetEncoderUtilization, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)};
    return cb_return_many(s, &f_nvmlDeviceGetEncoderUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t
//     encoderQueryType, unsigned int *encoderCapacity)
static const char *const params_nvmlDeviceGetEncoderCapacity[] = {"device", "encoderQueryType",
    NULL};
static const cb_function f_nvmlDeviceGetEncoderCapacity = {.name = "nvmlDeviceGetEncoderCapacity",
    .params = params_nvmlDeviceGetEncoderCapacity, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetEncoderCapacity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetEncoderCapacity, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t encoderQueryType;
    unsigned int encoderCapacity = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEncoderType_t, args[1], "encoderQueryType", &encoderQueryType) < 0)
        return NULL;
    fn_nvmlDeviceGetEncoderCapacity *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetEncoderCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEncoderType_t)encoderQueryType, &encoderCapacity);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetEncoderCapacity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(encoderCapacity));
}

// nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount, unsigned
//     int *averageFps, unsigned int *averageLatency)
static const char *const params_nvmlDeviceGetEncoderStats[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetEncoderStats = {.name = "nvmlDeviceGetEncoderStats",
    .params = params_nvmlDeviceGetEncoderStats, .param_count = 1, .result_count = 3};

CB_WRAPPER(nvmlDeviceGetEncoderStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetEncoderStats, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int sessionCount = 0;
    unsigned int averageFps = 0;
    unsigned int averageLatency = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEncoderStats *call = cb_symbol_address(&symbols[S_nvmlDeviceGetEncoderStats]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &sessionCount, &averageFps, &averageLatency);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetEncoderStats, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(sessionCount),
        PyLong_FromUnsignedLong(averageFps), PyLong_FromUnsignedLong(averageLatency)};
    return cb_return_many(s, &f_nvmlDeviceGetEncoderStats, values);
}

// nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount,
//     nvmlEncoderSessionInfo_t *sessionInfos)
static const char *const params_nvmlDeviceGetEncoderSessions[] = {"device", "sessionCount", NULL};
static const cb_function f_nvmlDeviceGetEncoderSessions = {.name = "nvmlDeviceGetEncoderSessions",
    .params = params_nvmlDeviceGetEncoderSessions, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetEncoderSessions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetEncoderSessions, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t sessionCount_in = 0;
    unsigned int sessionCount = 0;
    cb_array sessionInfos;
    cb_array_init(&sessionInfos);
    size_t sessionInfos_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &sessionCount_in) < 0)
        goto done;
    sessionCount = sessionCount_in;
    fn_nvmlDeviceGetEncoderSessions *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetEncoderSessions]);
    if (call == NULL)
        goto done;
    sessionInfos_count = (size_t)sessionCount;
    if (cb_array_reserve(&sessionInfos, sessionInfos_count, sizeof(nvmlEncoderSessionInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &sessionCount, sessionInfos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetEncoderSessions, status, 0,
            PyLong_FromUnsignedLong(sessionCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetEncoderSessions, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)sessionCount < sessionInfos_count)
        sessionInfos_count = (size_t)sessionCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(m, T_nvmlEncoderSessionInfo_t, sessionInfos.data, sessionInfos_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetEncoderSessions, values);
done:
    cb_array_done(&sessionInfos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const char *const params_nvmlDeviceGetDecoderUtilization[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetDecoderUtilization =
    {.name = "nvmlDeviceGetDecoderUtilization", .params = params_nvmlDeviceGetDecoderUtilization,
    .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetDecoderUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetDecoderUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0;
    unsigned int samplingPeriodUs = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDecoderUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDecoderUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDecoderUtilization, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)};
    return cb_return_many(s, &f_nvmlDeviceGetDecoderUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned
//     int *samplingPeriodUs)
static const char *const params_nvmlDeviceGetJpgUtilization[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetJpgUtilization = {.name = "nvmlDeviceGetJpgUtilization",
    .params = params_nvmlDeviceGetJpgUtilization, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetJpgUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetJpgUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0;
    unsigned int samplingPeriodUs = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetJpgUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetJpgUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetJpgUtilization, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)};
    return cb_return_many(s, &f_nvmlDeviceGetJpgUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned
//     int *samplingPeriodUs)
static const char *const params_nvmlDeviceGetOfaUtilization[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetOfaUtilization = {.name = "nvmlDeviceGetOfaUtilization",
    .params = params_nvmlDeviceGetOfaUtilization, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetOfaUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetOfaUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0;
    unsigned int samplingPeriodUs = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetOfaUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetOfaUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetOfaUtilization, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)};
    return cb_return_many(s, &f_nvmlDeviceGetOfaUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)
static const char *const params_nvmlDeviceGetFBCStats[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetFBCStats = {.name = "nvmlDeviceGetFBCStats",
    .params = params_nvmlDeviceGetFBCStats, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetFBCStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetFBCStats, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *fbcStats = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetFBCStats *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFBCStats]);
    if (call == NULL)
        goto done;
    fbcStats = cb_record_new(m, T_nvmlFBCStats_t);
    if (fbcStats == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(fbcStats));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetFBCStats, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(fbcStats));
done:
    Py_XDECREF(fbcStats);
    return result;
}

// nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
//     nvmlFBCSessionInfo_t *sessionInfo)
static const char *const params_nvmlDeviceGetFBCSessions[] = {"device", "sessionCount", NULL};
static const cb_function f_nvmlDeviceGetFBCSessions = {.name = "nvmlDeviceGetFBCSessions",
    .params = params_nvmlDeviceGetFBCSessions, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetFBCSessions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetFBCSessions, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t sessionCount_in = 0;
    unsigned int sessionCount = 0;
    cb_array sessionInfo;
    cb_array_init(&sessionInfo);
    size_t sessionInfo_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &sessionCount_in) < 0)
        goto done;
    sessionCount = sessionCount_in;
    fn_nvmlDeviceGetFBCSessions *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFBCSessions]);
    if (call == NULL)
        goto done;
    sessionInfo_count = (size_t)sessionCount;
    if (cb_array_reserve(&sessionInfo, sessionInfo_count, sizeof(nvmlFBCSessionInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &sessionCount, sessionInfo.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetFBCSessions, status, 0,
            PyLong_FromUnsignedLong(sessionCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetFBCSessions, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)sessionCount < sessionInfo_count)
        sessionInfo_count = (size_t)sessionCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(m, T_nvmlFBCSessionInfo_t, sessionInfo.data, sessionInfo_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetFBCSessions, values);
done:
    cb_array_done(&sessionInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current,
//     nvmlDriverModel_t *pending)
static const char *const params_nvmlDeviceGetDriverModel[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetDriverModel = {.name = "nvmlDeviceGetDriverModel",
    .params = params_nvmlDeviceGetDriverModel, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetDriverModel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetDriverModel, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDriverModel_t current = 0;
    nvmlDriverModel_t pending = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDriverModel *call = cb_symbol_address(&symbols[S_nvmlDeviceGetDriverModel]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &current, &pending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDriverModel, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_nvmlDriverModel_t, current),
        cb_enum_member(m, T_nvmlDriverModel_t, pending)};
    return cb_return_many(s, &f_nvmlDeviceGetDriverModel, values);
}

// nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)
static const char *const params_nvmlDeviceGetVbiosVersion[] = {"device", "length", NULL};
static const cb_function f_nvmlDeviceGetVbiosVersion = {.name = "nvmlDeviceGetVbiosVersion",
    .params = params_nvmlDeviceGetVbiosVersion, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetVbiosVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVbiosVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlDeviceGetVbiosVersion *call = cb_symbol_address(&symbols[S_nvmlDeviceGetVbiosVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlDeviceGetVbiosVersion", length);
    if (version == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetVbiosVersion, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t
//     *bridgeHierarchy)
static const char *const params_nvmlDeviceGetBridgeChipInfo[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetBridgeChipInfo = {.name = "nvmlDeviceGetBridgeChipInfo",
    .params = params_nvmlDeviceGetBridgeChipInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetBridgeChipInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetBridgeChipInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *bridgeHierarchy = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetBridgeChipInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetBridgeChipInfo]);
    if (call == NULL)
        goto done;
    bridgeHierarchy = cb_record_new(m, T_nvmlBridgeChipHierarchy_t);
    if (bridgeHierarchy == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(bridgeHierarchy));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetBridgeChipInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(bridgeHierarchy));
done:
    Py_XDECREF(bridgeHierarchy);
    return result;
}

// nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int
//     *infoCount, nvmlProcessInfo_t *infos)
static const char *const params_nvmlDeviceGetComputeRunningProcesses[] = {"device", "infoCount",
    NULL};
static const cb_function f_nvmlDeviceGetComputeRunningProcesses =
    {.name = "nvmlDeviceGetComputeRunningProcesses",
    .params = params_nvmlDeviceGetComputeRunningProcesses, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetComputeRunningProcesses)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetComputeRunningProcesses, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t infoCount_in = 0;
    unsigned int infoCount = 0;
    cb_array infos;
    cb_array_init(&infos);
    size_t infos_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &infoCount_in) < 0)
        goto done;
    infoCount = infoCount_in;
    fn_nvmlDeviceGetComputeRunningProcesses *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetComputeRunningProcesses]);
    if (call == NULL)
        goto done;
    infos_count = (size_t)infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &infoCount, infos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetComputeRunningProcesses, status, 0,
            PyLong_FromUnsignedLong(infoCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetComputeRunningProcesses, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)infoCount < infos_count)
        infos_count = (size_t)infoCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(infoCount),
        cb_record_list(m, T_nvmlProcessInfo_t, infos.data, infos_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetComputeRunningProcesses, values);
done:
    cb_array_done(&infos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int
//     *infoCount, nvmlProcessInfo_t *infos)
static const char *const params_nvmlDeviceGetGraphicsRunningProcesses[] = {"device", "infoCount",
    NULL};
static const cb_function f_nvmlDeviceGetGraphicsRunningProcesses =
    {.name = "nvmlDeviceGetGraphicsRunningProcesses",
    .params = params_nvmlDeviceGetGraphicsRunningProcesses, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGraphicsRunningProcesses)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGraphicsRunningProcesses, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t infoCount_in = 0;
    unsigned int infoCount = 0;
    cb_array infos;
    cb_array_init(&infos);
    size_t infos_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &infoCount_in) < 0)
        goto done;
    infoCount = infoCount_in;
    fn_nvmlDeviceGetGraphicsRunningProcesses *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGraphicsRunningProcesses]);
    if (call == NULL)
        goto done;
    infos_count = (size_t)infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &infoCount, infos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetGraphicsRunningProcesses, status, 0,
            PyLong_FromUnsignedLong(infoCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGraphicsRunningProcesses, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)infoCount < infos_count)
        infos_count = (size_t)infoCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(infoCount),
        cb_record_list(m, T_nvmlProcessInfo_t, infos.data, infos_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetGraphicsRunningProcesses, values);
done:
    cb_array_done(&infos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int
//     *infoCount, nvmlProcessInfo_t *infos)
static const char *const params_nvmlDeviceGetMPSComputeRunningProcesses[] = {"device", "infoCount",
    NULL};
static const cb_function f_nvmlDeviceGetMPSComputeRunningProcesses =
    {.name = "nvmlDeviceGetMPSComputeRunningProcesses",
    .params = params_nvmlDeviceGetMPSComputeRunningProcesses, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMPSComputeRunningProcesses)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMPSComputeRunningProcesses, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t infoCount_in = 0;
    unsigned int infoCount = 0;
    cb_array infos;
    cb_array_init(&infos);
    size_t infos_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &infoCount_in) < 0)
        goto done;
    infoCount = infoCount_in;
    fn_nvmlDeviceGetMPSComputeRunningProcesses *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMPSComputeRunningProcesses]);
    if (call == NULL)
        goto done;
    infos_count = (size_t)infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &infoCount, infos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetMPSComputeRunningProcesses, status, 0,
            PyLong_FromUnsignedLong(infoCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetMPSComputeRunningProcesses, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)infoCount < infos_count)
        infos_count = (size_t)infoCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(infoCount),
        cb_record_list(m, T_nvmlProcessInfo_t, infos.data, infos_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetMPSComputeRunningProcesses, values);
done:
    cb_array_done(&infos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t
//     *plist)
static const char *const params_nvmlDeviceGetRunningProcessDetailList[] = {"device", "plist", NULL};
static const cb_function f_nvmlDeviceGetRunningProcessDetailList =
    {.name = "nvmlDeviceGetRunningProcessDetailList",
    .params = params_nvmlDeviceGetRunningProcessDetailList, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetRunningProcessDetailList)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetRunningProcessDetailList, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlProcessDetailList_t *plist;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlProcessDetailList_t, args[1], "plist", &plist) < 0)
        return NULL;
    fn_nvmlDeviceGetRunningProcessDetailList *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetRunningProcessDetailList]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, plist);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetRunningProcessDetailList, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)
static const char *const params_nvmlDeviceOnSameBoard[] = {"device1", "device2", NULL};
static const cb_function f_nvmlDeviceOnSameBoard = {.name = "nvmlDeviceOnSameBoard",
    .params = params_nvmlDeviceOnSameBoard, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceOnSameBoard)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceOnSameBoard, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device1;
    nvmlDevice_t device2;
    int onSameBoard = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device1) < 0)
        return NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[1], &device2) < 0)
        return NULL;
    fn_nvmlDeviceOnSameBoard *call = cb_symbol_address(&symbols[S_nvmlDeviceOnSameBoard]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device1, device2, &onSameBoard);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceOnSameBoard, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(onSameBoard));
}

// nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
//     nvmlEnableState_t *isRestricted)
static const char *const params_nvmlDeviceGetAPIRestriction[] = {"device", "apiType", NULL};
static const cb_function f_nvmlDeviceGetAPIRestriction = {.name = "nvmlDeviceGetAPIRestriction",
    .params = params_nvmlDeviceGetAPIRestriction, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetAPIRestriction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetAPIRestriction, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t apiType;
    nvmlEnableState_t isRestricted = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlRestrictedAPI_t, args[1], "apiType", &apiType) < 0)
        return NULL;
    fn_nvmlDeviceGetAPIRestriction *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAPIRestriction]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlRestrictedAPI_t)apiType, &isRestricted);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetAPIRestriction, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, isRestricted));
}

// nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long
//     long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *sampleCount,
//     nvmlSample_t *samples)
static const char *const params_nvmlDeviceGetSamples[] = {"device", "type", "lastSeenTimeStamp",
    "sampleCount", NULL};
static const cb_function f_nvmlDeviceGetSamples = {.name = "nvmlDeviceGetSamples",
    .params = params_nvmlDeviceGetSamples, .param_count = 4, .result_count = 3};

CB_WRAPPER(nvmlDeviceGetSamples)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvmlDeviceGetSamples, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetBAR1MemoryInfo = {.name = "nvmlDeviceGetBAR1MemoryInfo",
    .params = params_nvmlDeviceGetBAR1MemoryInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetBAR1MemoryInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetBAR1MemoryInfo, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetViolationStatus = {.name = "nvmlDeviceGetViolationStatus",
    .params = params_nvmlDeviceGetViolationStatus, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetViolationStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetViolationStatus, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetIrqNum = {.name = "nvmlDeviceGetIrqNum",
    .params = params_nvmlDeviceGetIrqNum, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetIrqNum)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetIrqNum, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetNumGpuCores = {.name = "nvmlDeviceGetNumGpuCores",
    .params = params_nvmlDeviceGetNumGpuCores, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNumGpuCores)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetNumGpuCores, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetPowerSource = {.name = "nvmlDeviceGetPowerSource",
    .params = params_nvmlDeviceGetPowerSource, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPowerSource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPowerSource, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetMemoryBusWidth = {.name = "nvmlDeviceGetMemoryBusWidth",
    .params = params_nvmlDeviceGetMemoryBusWidth, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMemoryBusWidth)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryBusWidth, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetPcieLinkMaxSpeed =
    {.name = "nvmlDeviceGetPcieLinkMaxSpeed", .params = params_nvmlDeviceGetPcieLinkMaxSpeed,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPcieLinkMaxSpeed)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPcieLinkMaxSpeed, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetPcieSpeed = {.name = "nvmlDeviceGetPcieSpeed",
    .params = params_nvmlDeviceGetPcieSpeed, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPcieSpeed)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPcieSpeed, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetAdaptiveClockInfoStatus =
    {.name = "nvmlDeviceGetAdaptiveClockInfoStatus",
    .params = params_nvmlDeviceGetAdaptiveClockInfoStatus, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetAdaptiveClockInfoStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetAdaptiveClockInfoStatus, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetBusType = {.name = "nvmlDeviceGetBusType",
    .params = params_nvmlDeviceGetBusType, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetBusType)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetBusType, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetGpuFabricInfo = {.name = "nvmlDeviceGetGpuFabricInfo",
    .params = params_nvmlDeviceGetGpuFabricInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuFabricInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuFabricInfo, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetGpuFabricInfoV = {.name = "nvmlDeviceGetGpuFabricInfoV",
    .params = params_nvmlDeviceGetGpuFabricInfoV, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetGpuFabricInfoV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuFabricInfoV, &args, nargs, kwnames, slots))
        return NULL;
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

// nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device, nvmlGpuFabricInfo_v4_t
//     *gpuFabricInfo)
static const char *const params_nvmlDeviceGetGpuFabricInfo_v4[] = {"device", "gpuFabricInfo", NULL};
static const cb_function f_nvmlDeviceGetGpuFabricInfo_v4 =
    {.name = "nvmlDeviceGetGpuFabricInfo_v4", .params = params_nvmlDeviceGetGpuFabricInfo_v4,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetGpuFabricInfo_v4)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuFabricInfo_v4, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuFabricInfo_v4_t *gpuFabricInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpuFabricInfo_v4_t, args[1], "gpuFabricInfo", &gpuFabricInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuFabricInfo_v4 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuFabricInfo_v4]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpuFabricInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuFabricInfo_v4, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)
static const char *const params_nvmlSystemGetConfComputeCapabilities[] = {NULL};
static const cb_function f_nvmlSystemGetConfComputeCapabilities =
    {.name = "nvmlSystemGetConfComputeCapabilities",
    .params = params_nvmlSystemGetConfComputeCapabilities, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlSystemGetConfComputeCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetConfComputeCapabilities, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlSystemGetConfComputeState =
    {.name = "nvmlSystemGetConfComputeState", .params = params_nvmlSystemGetConfComputeState,
    .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlSystemGetConfComputeState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetConfComputeState, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetConfComputeMemSizeInfo =
    {.name = "nvmlDeviceGetConfComputeMemSizeInfo",
    .params = params_nvmlDeviceGetConfComputeMemSizeInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetConfComputeMemSizeInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetConfComputeMemSizeInfo, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlSystemGetConfComputeGpusReadyState =
    {.name = "nvmlSystemGetConfComputeGpusReadyState",
    .params = params_nvmlSystemGetConfComputeGpusReadyState, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlSystemGetConfComputeGpusReadyState)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetConfComputeGpusReadyState, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetConfComputeProtectedMemoryUsage =
    {.name = "nvmlDeviceGetConfComputeProtectedMemoryUsage",
    .params = params_nvmlDeviceGetConfComputeProtectedMemoryUsage, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetConfComputeProtectedMemoryUsage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetConfComputeProtectedMemoryUsage, &args, nargs, kwnames,
        slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetConfComputeGpuCertificate =
    {.name = "nvmlDeviceGetConfComputeGpuCertificate",
    .params = params_nvmlDeviceGetConfComputeGpuCertificate, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetConfComputeGpuCertificate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetConfComputeGpuCertificate, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceGetConfComputeGpuAttestationReport =
    {.name = "nvmlDeviceGetConfComputeGpuAttestationReport",
    .params = params_nvmlDeviceGetConfComputeGpuAttestationReport, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetConfComputeGpuAttestationReport)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetConfComputeGpuAttestationReport, &args, nargs, kwnames,
        slots))
        return NULL;
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
static const cb_function f_nvmlSystemGetConfComputeKeyRotationThresholdInfo =
    {.name = "nvmlSystemGetConfComputeKeyRotationThresholdInfo",
    .params = params_nvmlSystemGetConfComputeKeyRotationThresholdInfo, .param_count = 1,
    .result_count = 0};

CB_WRAPPER(nvmlSystemGetConfComputeKeyRotationThresholdInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetConfComputeKeyRotationThresholdInfo, &args, nargs,
        kwnames, slots))
        return NULL;
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
static const cb_function f_nvmlDeviceSetConfComputeUnprotectedMemSize =
    {.name = "nvmlDeviceSetConfComputeUnprotectedMemSize",
    .params = params_nvmlDeviceSetConfComputeUnprotectedMemSize, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceSetConfComputeUnprotectedMemSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetConfComputeUnprotectedMemSize, &args, nargs, kwnames,
        slots))
        return NULL;
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

