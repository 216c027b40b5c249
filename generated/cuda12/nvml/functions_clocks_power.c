// functions_clocks_power.c of cubind for NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type,
//     unsigned int *clock)
static const cb_function f_nvmlDeviceGetClockInfo = {.name = "nvmlDeviceGetClockInfo",
    .params = (const char *const[]){"device", "type", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetClockInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetClockInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t type;
    unsigned int clock = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlClockType_t, args[1], "type", &type) < 0)
        return NULL;
    fn_nvmlDeviceGetClockInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetClockInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlClockType_t)type, &clock);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetClockInfo, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(clock));
}

// nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,
//     unsigned int *clock)
static const cb_function f_nvmlDeviceGetMaxClockInfo = {.name = "nvmlDeviceGetMaxClockInfo",
    .params = (const char *const[]){"device", "type", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMaxClockInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMaxClockInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t type;
    unsigned int clock = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlClockType_t, args[1], "type", &type) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxClockInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetMaxClockInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlClockType_t)type, &clock);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMaxClockInfo, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(clock));
}

// nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)
static const cb_function f_nvmlDeviceGetGpcClkVfOffset = {.name = "nvmlDeviceGetGpcClkVfOffset",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpcClkVfOffset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpcClkVfOffset, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int offset = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpcClkVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpcClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpcClkVfOffset, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(offset));
}

// nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
//     unsigned int *clockMHz)
static const cb_function f_nvmlDeviceGetApplicationsClock = {
    .name = "nvmlDeviceGetApplicationsClock",
    .params = (const char *const[]){"device", "clockType", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetApplicationsClock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetApplicationsClock, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t clockType;
    unsigned int clockMHz = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlClockType_t, args[1], "clockType", &clockType) < 0)
        return NULL;
    fn_nvmlDeviceGetApplicationsClock *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetApplicationsClock]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlClockType_t)clockType, &clockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetApplicationsClock, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(clockMHz));
}

// nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device,
//     nvmlClockType_t clockType, unsigned int *clockMHz)
static const cb_function f_nvmlDeviceGetDefaultApplicationsClock = {
    .name = "nvmlDeviceGetDefaultApplicationsClock",
    .params = (const char *const[]){"device", "clockType", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetDefaultApplicationsClock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetDefaultApplicationsClock, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t clockType;
    unsigned int clockMHz = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlClockType_t, args[1], "clockType", &clockType) < 0)
        return NULL;
    fn_nvmlDeviceGetDefaultApplicationsClock *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDefaultApplicationsClock]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlClockType_t)clockType, &clockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDefaultApplicationsClock, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(clockMHz));
}

// nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,
//     nvmlClockId_t clockId, unsigned int *clockMHz)
static const cb_function f_nvmlDeviceGetClock = {.name = "nvmlDeviceGetClock",
    .params = (const char *const[]){"device", "clockType", "clockId", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetClock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetClock, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t clockType, clockId;
    unsigned int clockMHz = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlClockType_t, args[1], "clockType", &clockType) < 0
        || cb_as_enum(m, T_nvmlClockId_t, args[2], "clockId", &clockId) < 0)
        return NULL;
    fn_nvmlDeviceGetClock *call = cb_symbol_address(&symbols[S_nvmlDeviceGetClock]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlClockType_t)clockType, (nvmlClockId_t)clockId, &clockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetClock, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(clockMHz));
}

// nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType,
//     unsigned int *clockMHz)
static const cb_function f_nvmlDeviceGetMaxCustomerBoostClock = {
    .name = "nvmlDeviceGetMaxCustomerBoostClock",
    .params = (const char *const[]){"device", "clockType", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMaxCustomerBoostClock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMaxCustomerBoostClock, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t clockType;
    unsigned int clockMHz = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlClockType_t, args[1], "clockType", &clockType) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxCustomerBoostClock *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMaxCustomerBoostClock]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlClockType_t)clockType, &clockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMaxCustomerBoostClock, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(clockMHz));
}

// nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count,
//     unsigned int *clocksMHz)
static const cb_function f_nvmlDeviceGetSupportedMemoryClocks = {
    .name = "nvmlDeviceGetSupportedMemoryClocks",
    .params = (const char *const[]){"device", "count", NULL}, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetSupportedMemoryClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedMemoryClocks, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array clocksMHz;
    size_t clocksMHz_count = 0;
    cb_array_init(&clocksMHz);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count_in) < 0))
        goto done;
    count = count_in;
    fn_nvmlDeviceGetSupportedMemoryClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedMemoryClocks]);
    if (call == NULL)
        goto done;
    clocksMHz_count = (size_t)count;
    if (cb_array_reserve(&clocksMHz, clocksMHz_count, sizeof(unsigned int)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &count, clocksMHz.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetSupportedMemoryClocks, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetSupportedMemoryClocks, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < clocksMHz_count)
        clocksMHz_count = (size_t)count;
    PyObject *values[] = {
        PyLong_FromUnsignedLong(count),
        cb_int_list(clocksMHz.data, clocksMHz_count, sizeof(unsigned int), false)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetSupportedMemoryClocks, values);
done:
    cb_array_done(&clocksMHz);
    return result;
}

// nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device,
//     unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)
static const cb_function f_nvmlDeviceGetSupportedGraphicsClocks = {
    .name = "nvmlDeviceGetSupportedGraphicsClocks",
    .params = (const char *const[]){"device", "memoryClockMHz", "count", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetSupportedGraphicsClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedGraphicsClocks, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t memoryClockMHz;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array clocksMHz;
    size_t clocksMHz_count = 0;
    cb_array_init(&clocksMHz);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &memoryClockMHz) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0))
        goto done;
    count = count_in;
    fn_nvmlDeviceGetSupportedGraphicsClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedGraphicsClocks]);
    if (call == NULL)
        goto done;
    clocksMHz_count = (size_t)count;
    if (cb_array_reserve(&clocksMHz, clocksMHz_count, sizeof(unsigned int)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, memoryClockMHz, &count, clocksMHz.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetSupportedGraphicsClocks, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetSupportedGraphicsClocks, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < clocksMHz_count)
        clocksMHz_count = (size_t)count;
    PyObject *values[] = {
        PyLong_FromUnsignedLong(count),
        cb_int_list(clocksMHz.data, clocksMHz_count, sizeof(unsigned int), false)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetSupportedGraphicsClocks, values);
done:
    cb_array_done(&clocksMHz);
    return result;
}

// nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,
//     nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)
static const cb_function f_nvmlDeviceGetAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceGetAutoBoostedClocksEnabled",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetAutoBoostedClocksEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetAutoBoostedClocksEnabled, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t isEnabled = 0, defaultIsEnabled = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetAutoBoostedClocksEnabled *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAutoBoostedClocksEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isEnabled, &defaultIsEnabled);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetAutoBoostedClocksEnabled, status, args, NULL);
    PyObject *values[] = {
        cb_enum_member(m, T_nvmlEnableState_t, isEnabled),
        cb_enum_member(m, T_nvmlEnableState_t, defaultIsEnabled)
    };
    return cb_return_many(s, &f_nvmlDeviceGetAutoBoostedClocksEnabled, values);
}

// nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)
static const cb_function f_nvmlDeviceGetFanSpeed = {.name = "nvmlDeviceGetFanSpeed",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetFanSpeed)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetFanSpeed, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int speed = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetFanSpeed *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFanSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &speed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetFanSpeed, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(speed));
}

// nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)
static const cb_function f_nvmlDeviceGetFanSpeed_v2 = {.name = "nvmlDeviceGetFanSpeed_v2",
    .params = (const char *const[]){"device", "fan", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetFanSpeed_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetFanSpeed_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan;
    unsigned int speed = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceGetFanSpeed_v2 *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFanSpeed_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, &speed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetFanSpeed_v2, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(speed));
}

// nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)
static const cb_function f_nvmlDeviceGetFanSpeedRPM = {.name = "nvmlDeviceGetFanSpeedRPM",
    .params = (const char *const[]){"device", "fanSpeed", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetFanSpeedRPM)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetFanSpeedRPM, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlFanSpeedInfo_t *fanSpeed;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlFanSpeedInfo_t, args[1], "fanSpeed", &fanSpeed) < 0)
        return NULL;
    fn_nvmlDeviceGetFanSpeedRPM *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFanSpeedRPM]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fanSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetFanSpeedRPM, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,
//     unsigned int *targetSpeed)
static const cb_function f_nvmlDeviceGetTargetFanSpeed = {.name = "nvmlDeviceGetTargetFanSpeed",
    .params = (const char *const[]){"device", "fan", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetTargetFanSpeed)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetTargetFanSpeed, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan;
    unsigned int targetSpeed = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceGetTargetFanSpeed *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTargetFanSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, &targetSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTargetFanSpeed, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(targetSpeed));
}

// nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed,
//     unsigned int *maxSpeed)
static const cb_function f_nvmlDeviceGetMinMaxFanSpeed = {.name = "nvmlDeviceGetMinMaxFanSpeed",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMinMaxFanSpeed)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMinMaxFanSpeed, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int minSpeed = 0, maxSpeed = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMinMaxFanSpeed *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMinMaxFanSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minSpeed, &maxSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMinMaxFanSpeed, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(minSpeed), PyLong_FromUnsignedLong(maxSpeed)};
    return cb_return_many(s, &f_nvmlDeviceGetMinMaxFanSpeed, values);
}

// nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
//     nvmlFanControlPolicy_t *policy)
static const cb_function f_nvmlDeviceGetFanControlPolicy_v2 = {
    .name = "nvmlDeviceGetFanControlPolicy_v2",
    .params = (const char *const[]){"device", "fan", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetFanControlPolicy_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetFanControlPolicy_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan;
    nvmlFanControlPolicy_t policy = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceGetFanControlPolicy_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetFanControlPolicy_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, &policy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetFanControlPolicy_v2, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlFanControlPolicy_t, &policy));
}

// nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)
static const cb_function f_nvmlDeviceGetNumFans = {.name = "nvmlDeviceGetNumFans",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNumFans)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetNumFans, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int numFans = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetNumFans *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNumFans]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &numFans);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNumFans, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(numFans));
}

// nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType,
//     unsigned int *temp)
static const cb_function f_nvmlDeviceGetTemperature = {.name = "nvmlDeviceGetTemperature",
    .params = (const char *const[]){"device", "sensorType", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetTemperature)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetTemperature, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t sensorType;
    unsigned int temp = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlTemperatureSensors_t, args[1], "sensorType", &sensorType) < 0)
        return NULL;
    fn_nvmlDeviceGetTemperature *call = cb_symbol_address(&symbols[S_nvmlDeviceGetTemperature]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlTemperatureSensors_t)sensorType, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTemperature, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(temp));
}

// nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)
static const cb_function f_nvmlDeviceGetCoolerInfo = {.name = "nvmlDeviceGetCoolerInfo",
    .params = (const char *const[]){"device", "coolerInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetCoolerInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetCoolerInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlCoolerInfo_t *coolerInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlCoolerInfo_t, args[1], "coolerInfo", &coolerInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetCoolerInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetCoolerInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, coolerInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCoolerInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)
static const cb_function f_nvmlDeviceGetTemperatureV = {.name = "nvmlDeviceGetTemperatureV",
    .params = (const char *const[]){"device", "temperature", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetTemperatureV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetTemperatureV, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlTemperature_t *temperature;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlTemperature_t, args[1], "temperature", &temperature) < 0)
        return NULL;
    fn_nvmlDeviceGetTemperatureV *call = cb_symbol_address(&symbols[S_nvmlDeviceGetTemperatureV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, temperature);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTemperatureV, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
//     nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)
static const cb_function f_nvmlDeviceGetTemperatureThreshold = {
    .name = "nvmlDeviceGetTemperatureThreshold",
    .params = (const char *const[]){"device", "thresholdType", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlTemperatureThresholds_t, args[1], "thresholdType",
            &thresholdType) < 0)
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

// nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device,
//     nvmlMarginTemperature_t *marginTempInfo)
static const cb_function f_nvmlDeviceGetMarginTemperature = {
    .name = "nvmlDeviceGetMarginTemperature",
    .params = (const char *const[]){"device", "marginTempInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetMarginTemperature)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMarginTemperature, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlMarginTemperature_t *marginTempInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlMarginTemperature_t, args[1], "marginTempInfo",
            &marginTempInfo) < 0)
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
static const cb_function f_nvmlDeviceGetThermalSettings = {.name = "nvmlDeviceGetThermalSettings",
    .params = (const char *const[]){"device", "sensorIndex", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetThermalSettings)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetThermalSettings, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t sensorIndex;
    PyObject *pThermalSettings = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &sensorIndex) < 0)
        goto done;
    fn_nvmlDeviceGetThermalSettings *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetThermalSettings]);
    if (call == NULL)
        goto done;
    pThermalSettings = cb_record_new(m, T_nvmlGpuThermalSettings_t);
    if (pThermalSettings == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, sensorIndex, cb_record_data(pThermalSettings));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(pThermalSettings));
    else
        result = cb_fail(s, &f_nvmlDeviceGetThermalSettings, status, args, NULL);
done:
    Py_XDECREF(pThermalSettings);
    return result;
}

// nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)
static const cb_function f_nvmlDeviceGetPerformanceState = {
    .name = "nvmlDeviceGetPerformanceState", .params = (const char *const[]){"device", NULL},
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

// nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
//     unsigned long long *clocksEventReasons)
static const cb_function f_nvmlDeviceGetCurrentClocksEventReasons = {
    .name = "nvmlDeviceGetCurrentClocksEventReasons",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
//     unsigned long long *clocksThrottleReasons)
static const cb_function f_nvmlDeviceGetCurrentClocksThrottleReasons = {
    .name = "nvmlDeviceGetCurrentClocksThrottleReasons",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
//     unsigned long long *supportedClocksEventReasons)
static const cb_function f_nvmlDeviceGetSupportedClocksEventReasons = {
    .name = "nvmlDeviceGetSupportedClocksEventReasons",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
//     unsigned long long *supportedClocksThrottleReasons)
static const cb_function f_nvmlDeviceGetSupportedClocksThrottleReasons = {
    .name = "nvmlDeviceGetSupportedClocksThrottleReasons",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetPowerState = {.name = "nvmlDeviceGetPowerState",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
//     nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)
static const cb_function f_nvmlDeviceGetDynamicPstatesInfo = {
    .name = "nvmlDeviceGetDynamicPstatesInfo", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetDynamicPstatesInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetDynamicPstatesInfo, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pDynamicPstatesInfo));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(pDynamicPstatesInfo));
    else
        result = cb_fail(s, &f_nvmlDeviceGetDynamicPstatesInfo, status, args, NULL);
done:
    Py_XDECREF(pDynamicPstatesInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)
static const cb_function f_nvmlDeviceGetMemClkVfOffset = {.name = "nvmlDeviceGetMemClkVfOffset",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetMinMaxClockOfPState = {
    .name = "nvmlDeviceGetMinMaxClockOfPState",
    .params = (const char *const[]){"device", "type", "pstate", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMinMaxClockOfPState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetMinMaxClockOfPState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t type, pstate;
    unsigned int minClockMHz = 0, maxClockMHz = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlClockType_t, args[1], "type", &type) < 0
        || cb_as_enum(m, T_nvmlPstates_t, args[2], "pstate", &pstate) < 0)
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(minClockMHz),
        PyLong_FromUnsignedLong(maxClockMHz)
    };
    return cb_return_many(s, &f_nvmlDeviceGetMinMaxClockOfPState, values);
}

// nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device,
//     nvmlPstates_t *pstates, unsigned int size)
static const cb_function f_nvmlDeviceGetSupportedPerformanceStates = {
    .name = "nvmlDeviceGetSupportedPerformanceStates",
    .params = (const char *const[]){"device", "pstates", "size", NULL}, .param_count = 3};

CB_WRAPPER(nvmlDeviceGetSupportedPerformanceStates)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedPerformanceStates, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    cb_address pstates;
    uint32_t size;
    pstates.held = false;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_target(s, args[1], "pstates", true, &pstates) < 0
        || cb_as_uint32(args[2], "unsigned int", &size) < 0
        || (CB_UNLIKELY(pstates.held)
            && cb_address_check(&pstates, "nvmlDeviceGetSupportedPerformanceStates", "pstates",
                cb_extent(CB_COUNT(size), 0, 1, sizeof(nvmlPstates_t))) < 0))
        goto done;
    fn_nvmlDeviceGetSupportedPerformanceStates *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedPerformanceStates]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pstates.value, size);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == NVML_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_nvmlDeviceGetSupportedPerformanceStates, status, args, NULL);
done:
    cb_address_release(&pstates);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
//     int *maxOffset)
static const cb_function f_nvmlDeviceGetGpcClkMinMaxVfOffset = {
    .name = "nvmlDeviceGetGpcClkMinMaxVfOffset", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGpcClkMinMaxVfOffset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpcClkMinMaxVfOffset, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int minOffset = 0, maxOffset = 0;
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

// nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
//     int *maxOffset)
static const cb_function f_nvmlDeviceGetMemClkMinMaxVfOffset = {
    .name = "nvmlDeviceGetMemClkMinMaxVfOffset", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMemClkMinMaxVfOffset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemClkMinMaxVfOffset, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int minOffset = 0, maxOffset = 0;
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
static const cb_function f_nvmlDeviceGetClockOffsets = {.name = "nvmlDeviceGetClockOffsets",
    .params = (const char *const[]){"device", "info", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetClockOffsets)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetClockOffsets, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlClockOffset_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlClockOffset_t, args[1], "info", &info) < 0)
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
static const cb_function f_nvmlDeviceSetClockOffsets = {.name = "nvmlDeviceSetClockOffsets",
    .params = (const char *const[]){"device", "info", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetClockOffsets)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetClockOffsets, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlClockOffset_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlClockOffset_t, args[1], "info", &info) < 0)
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
static const cb_function f_nvmlDeviceGetPerformanceModes = {
    .name = "nvmlDeviceGetPerformanceModes",
    .params = (const char *const[]){"device", "perfModes", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetPerformanceModes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetPerformanceModes, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDevicePerfModes_t *perfModes;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlDevicePerfModes_t, args[1], "perfModes", &perfModes) < 0)
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

// nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
//     nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)
static const cb_function f_nvmlDeviceGetCurrentClockFreqs = {
    .name = "nvmlDeviceGetCurrentClockFreqs",
    .params = (const char *const[]){"device", "currentClockFreqs", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetCurrentClockFreqs)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetCurrentClockFreqs, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlDeviceCurrentClockFreqs_t, args[1], "currentClockFreqs",
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
static const cb_function f_nvmlDeviceGetPowerManagementMode = {
    .name = "nvmlDeviceGetPowerManagementMode", .params = (const char *const[]){"device", NULL},
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
static const cb_function f_nvmlDeviceGetPowerManagementLimit = {
    .name = "nvmlDeviceGetPowerManagementLimit", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,
//     unsigned int *minLimit, unsigned int *maxLimit)
static const cb_function f_nvmlDeviceGetPowerManagementLimitConstraints = {
    .name = "nvmlDeviceGetPowerManagementLimitConstraints",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetPowerManagementLimitConstraints)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPowerManagementLimitConstraints, &args, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int minLimit = 0, maxLimit = 0;
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

// nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,
//     unsigned int *defaultLimit)
static const cb_function f_nvmlDeviceGetPowerManagementDefaultLimit = {
    .name = "nvmlDeviceGetPowerManagementDefaultLimit",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetPowerUsage = {.name = "nvmlDeviceGetPowerUsage",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)
static const cb_function f_nvmlDeviceGetTotalEnergyConsumption = {
    .name = "nvmlDeviceGetTotalEnergyConsumption", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetEnforcedPowerLimit = {
    .name = "nvmlDeviceGetEnforcedPowerLimit", .params = (const char *const[]){"device", NULL},
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

// nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device,
//     nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)
static const cb_function f_nvmlDeviceGetViolationStatus = {.name = "nvmlDeviceGetViolationStatus",
    .params = (const char *const[]){"device", "perfPolicyType", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetViolationStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetViolationStatus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t perfPolicyType;
    PyObject *violTime = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlPerfPolicyType_t, args[1], "perfPolicyType", &perfPolicyType) < 0)
        goto done;
    fn_nvmlDeviceGetViolationStatus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetViolationStatus]);
    if (call == NULL)
        goto done;
    violTime = cb_record_new(m, T_nvmlViolationTime_t);
    if (violTime == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlPerfPolicyType_t)perfPolicyType, cb_record_data(violTime));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(violTime));
    else
        result = cb_fail(s, &f_nvmlDeviceGetViolationStatus, status, args, NULL);
done:
    Py_XDECREF(violTime);
    return result;
}

// nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)
static const cb_function f_nvmlDeviceGetPowerSource = {.name = "nvmlDeviceGetPowerSource",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,
//     unsigned int *adaptiveClockStatus)
static const cb_function f_nvmlDeviceGetAdaptiveClockInfoStatus = {
    .name = "nvmlDeviceGetAdaptiveClockInfoStatus",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)
static const cb_function f_nvmlDeviceGetClkMonStatus = {.name = "nvmlDeviceGetClkMonStatus",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetClkMonStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetClkMonStatus, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(status_));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(status_));
    else
        result = cb_fail(s, &f_nvmlDeviceGetClkMonStatus, status, args, NULL);
done:
    Py_XDECREF(status_);
    return result;
}

// nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz,
//     unsigned int maxGpuClockMHz)
static const cb_function f_nvmlDeviceSetGpuLockedClocks = {.name = "nvmlDeviceSetGpuLockedClocks",
    .params = (const char *const[]){"device", "minGpuClockMHz", "maxGpuClockMHz", NULL},
    .param_count = 3};

CB_WRAPPER(nvmlDeviceSetGpuLockedClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetGpuLockedClocks, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t minGpuClockMHz, maxGpuClockMHz;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &minGpuClockMHz) < 0
        || cb_as_uint32(args[2], "unsigned int", &maxGpuClockMHz) < 0)
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
static const cb_function f_nvmlDeviceResetGpuLockedClocks = {
    .name = "nvmlDeviceResetGpuLockedClocks", .params = (const char *const[]){"device", NULL},
    .param_count = 1};

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
static const cb_function f_nvmlDeviceSetMemoryLockedClocks = {
    .name = "nvmlDeviceSetMemoryLockedClocks",
    .params = (const char *const[]){"device", "minMemClockMHz", "maxMemClockMHz", NULL},
    .param_count = 3};

CB_WRAPPER(nvmlDeviceSetMemoryLockedClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetMemoryLockedClocks, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t minMemClockMHz, maxMemClockMHz;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &minMemClockMHz) < 0
        || cb_as_uint32(args[2], "unsigned int", &maxMemClockMHz) < 0)
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
static const cb_function f_nvmlDeviceResetMemoryLockedClocks = {
    .name = "nvmlDeviceResetMemoryLockedClocks", .params = (const char *const[]){"device", NULL},
    .param_count = 1};

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
static const cb_function f_nvmlDeviceSetApplicationsClocks = {
    .name = "nvmlDeviceSetApplicationsClocks",
    .params = (const char *const[]){"device", "memClockMHz", "graphicsClockMHz", NULL},
    .param_count = 3};

CB_WRAPPER(nvmlDeviceSetApplicationsClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetApplicationsClocks, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t memClockMHz, graphicsClockMHz;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &memClockMHz) < 0
        || cb_as_uint32(args[2], "unsigned int", &graphicsClockMHz) < 0)
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
static const cb_function f_nvmlDeviceResetApplicationsClocks = {
    .name = "nvmlDeviceResetApplicationsClocks", .params = (const char *const[]){"device", NULL},
    .param_count = 1};

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

// nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device,
//     nvmlEnableState_t enabled)
static const cb_function f_nvmlDeviceSetAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceSetAutoBoostedClocksEnabled",
    .params = (const char *const[]){"device", "enabled", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetAutoBoostedClocksEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetAutoBoostedClocksEnabled, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t enabled;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlEnableState_t, args[1], "enabled", &enabled) < 0)
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

// nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,
//     nvmlEnableState_t enabled, unsigned int flags)
static const cb_function f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
    .params = (const char *const[]){"device", "enabled", "flags", NULL}, .param_count = 3};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlEnableState_t, args[1], "enabled", &enabled) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0)
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
static const cb_function f_nvmlDeviceSetDefaultFanSpeed_v2 = {
    .name = "nvmlDeviceSetDefaultFanSpeed_v2",
    .params = (const char *const[]){"device", "fan", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetDefaultFanSpeed_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetDefaultFanSpeed_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &fan) < 0)
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
static const cb_function f_nvmlDeviceSetFanControlPolicy = {
    .name = "nvmlDeviceSetFanControlPolicy",
    .params = (const char *const[]){"device", "fan", "policy", NULL}, .param_count = 3};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &fan) < 0
        || cb_as_scalar(m, T_nvmlFanControlPolicy_t, args[2], &policy, sizeof policy) < 0)
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

// nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
//     nvmlTemperatureThresholds_t thresholdType, int *temp)
static const cb_function f_nvmlDeviceSetTemperatureThreshold = {
    .name = "nvmlDeviceSetTemperatureThreshold",
    .params = (const char *const[]){"device", "thresholdType", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlTemperatureThresholds_t, args[1], "thresholdType",
            &thresholdType) < 0)
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
static const cb_function f_nvmlDeviceSetPowerManagementLimit = {
    .name = "nvmlDeviceSetPowerManagementLimit",
    .params = (const char *const[]){"device", "limit", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetPowerManagementLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetPowerManagementLimit, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t limit;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &limit) < 0)
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

// nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)
static const cb_function f_nvmlDeviceSetFanSpeed_v2 = {.name = "nvmlDeviceSetFanSpeed_v2",
    .params = (const char *const[]){"device", "fan", "speed", NULL}, .param_count = 3};

CB_WRAPPER(nvmlDeviceSetFanSpeed_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetFanSpeed_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan, speed;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &fan) < 0
        || cb_as_uint32(args[2], "unsigned int", &speed) < 0)
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
static const cb_function f_nvmlDeviceSetGpcClkVfOffset = {.name = "nvmlDeviceSetGpcClkVfOffset",
    .params = (const char *const[]){"device", "offset", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetGpcClkVfOffset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetGpcClkVfOffset, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t offset;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_int32(args[1], "int", &offset) < 0)
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
static const cb_function f_nvmlDeviceSetMemClkVfOffset = {.name = "nvmlDeviceSetMemClkVfOffset",
    .params = (const char *const[]){"device", "offset", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetMemClkVfOffset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetMemClkVfOffset, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t offset;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_int32(args[1], "int", &offset) < 0)
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

// nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,
//     nvmlPowerValue_v2_t *powerValue)
static const cb_function f_nvmlDeviceSetPowerManagementLimit_v2 = {
    .name = "nvmlDeviceSetPowerManagementLimit_v2",
    .params = (const char *const[]){"device", "powerValue", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetPowerManagementLimit_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetPowerManagementLimit_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPowerValue_v2_t *powerValue;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlPowerValue_v2_t, args[1], "powerValue", &powerValue) < 0)
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

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)
static const cb_function f_nvmlDeviceWorkloadPowerProfileGetProfilesInfo = {
    .name = "nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
    .params = (const char *const[]){"device", "profilesInfo", NULL}, .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlWorkloadPowerProfileProfilesInfo_t, args[1], "profilesInfo",
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
static const cb_function f_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles = {
    .name = "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
    .params = (const char *const[]){"device", "currentProfiles", NULL}, .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlWorkloadPowerProfileCurrentProfiles_t, args[1], "currentProfiles",
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
static const cb_function f_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles = {
    .name = "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
    .params = (const char *const[]){"device", "requestedProfiles", NULL}, .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlWorkloadPowerProfileRequestedProfiles_t, args[1],
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
static const cb_function f_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles = {
    .name = "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
    .params = (const char *const[]){"device", "requestedProfiles", NULL}, .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlWorkloadPowerProfileRequestedProfiles_t, args[1],
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
static const cb_function f_nvmlDevicePowerSmoothingActivatePresetProfile = {
    .name = "nvmlDevicePowerSmoothingActivatePresetProfile",
    .params = (const char *const[]){"device", "profile", NULL}, .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlPowerSmoothingProfile_t, args[1], "profile", &profile) < 0)
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
static const cb_function f_nvmlDevicePowerSmoothingUpdatePresetProfileParam = {
    .name = "nvmlDevicePowerSmoothingUpdatePresetProfileParam",
    .params = (const char *const[]){"device", "profile", NULL}, .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlPowerSmoothingProfile_t, args[1], "profile", &profile) < 0)
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

// nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device,
//     nvmlPowerSmoothingState_t *state)
static const cb_function f_nvmlDevicePowerSmoothingSetState = {
    .name = "nvmlDevicePowerSmoothingSetState",
    .params = (const char *const[]){"device", "state", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDevicePowerSmoothingSetState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDevicePowerSmoothingSetState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPowerSmoothingState_t *state;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlPowerSmoothingState_t, args[1], "state", &state) < 0)
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

