// functions_clocks_power.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(nvmlDeviceGetClockInfo, "device", "type");

// nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type,
//     unsigned int *clock)
static const cb_function f_nvmlDeviceGetClockInfo = {
    .name = "nvmlDeviceGetClockInfo",
    CB_PARAMS_OF(nvmlDeviceGetClockInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetClockInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetClockInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t type;
    unsigned int clock = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlClockType_t, argv[1], "type", &type) < 0)
        return NULL;
    fn_nvmlDeviceGetClockInfo *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetClockInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, type, &clock);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetClockInfo, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(clock));
}

// nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,
//     unsigned int *clock)
static const cb_function f_nvmlDeviceGetMaxClockInfo = {
    .name = "nvmlDeviceGetMaxClockInfo",
    CB_PARAMS_OF(nvmlDeviceGetClockInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMaxClockInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetMaxClockInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t type;
    unsigned int clock = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlClockType_t, argv[1], "type", &type) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxClockInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMaxClockInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, type, &clock);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMaxClockInfo, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(clock));
}

CB_PARAM_LIST(nvmlDeviceGetGpcClkVfOffset, "device");

// nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)
static const cb_function f_nvmlDeviceGetGpcClkVfOffset = {
    .name = "nvmlDeviceGetGpcClkVfOffset",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetGpcClkVfOffset)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpcClkVfOffset, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int offset = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpcClkVfOffset *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpcClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpcClkVfOffset, status, argv);
    return cb_return1(form, PyLong_FromLong(offset));
}

CB_PARAM_LIST(nvmlDeviceGetApplicationsClock, "device", "clockType");

// nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
//     unsigned int *clockMHz)
static const cb_function f_nvmlDeviceGetApplicationsClock = {
    .name = "nvmlDeviceGetApplicationsClock",
    CB_PARAMS_OF(nvmlDeviceGetApplicationsClock),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetApplicationsClock)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetApplicationsClock, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t clockType;
    unsigned int clockMHz = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlClockType_t, argv[1], "clockType", &clockType) < 0)
        return NULL;
    fn_nvmlDeviceGetApplicationsClock *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetApplicationsClock]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, clockType, &clockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetApplicationsClock, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(clockMHz));
}

// nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device,
//     nvmlClockType_t clockType, unsigned int *clockMHz)
static const cb_function f_nvmlDeviceGetDefaultApplicationsClock = {
    .name = "nvmlDeviceGetDefaultApplicationsClock",
    CB_PARAMS_OF(nvmlDeviceGetApplicationsClock),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetDefaultApplicationsClock)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetDefaultApplicationsClock, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t clockType;
    unsigned int clockMHz = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlClockType_t, argv[1], "clockType", &clockType) < 0)
        return NULL;
    fn_nvmlDeviceGetDefaultApplicationsClock *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetDefaultApplicationsClock]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, clockType, &clockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetDefaultApplicationsClock, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(clockMHz));
}

// nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,
//     nvmlClockId_t clockId, unsigned int *clockMHz)
static const cb_function f_nvmlDeviceGetClock = {
    .name = "nvmlDeviceGetClock",
    CB_PARAMS("device", "clockType", "clockId"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetClock)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetClock, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t clockType, clockId;
    unsigned int clockMHz = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlClockType_t, argv[1], "clockType", &clockType) < 0
        || cb_as_enum(py, T_nvmlClockId_t, argv[2], "clockId", &clockId) < 0)
        return NULL;
    fn_nvmlDeviceGetClock *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetClock]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, clockType, clockId, &clockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetClock, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(clockMHz));
}

// nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType,
//     unsigned int *clockMHz)
static const cb_function f_nvmlDeviceGetMaxCustomerBoostClock = {
    .name = "nvmlDeviceGetMaxCustomerBoostClock",
    CB_PARAMS_OF(nvmlDeviceGetApplicationsClock),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMaxCustomerBoostClock)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetMaxCustomerBoostClock, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t clockType;
    unsigned int clockMHz = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlClockType_t, argv[1], "clockType", &clockType) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxCustomerBoostClock *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMaxCustomerBoostClock]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, clockType, &clockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMaxCustomerBoostClock, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(clockMHz));
}

// nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count,
//     unsigned int *clocksMHz)
static const cb_function f_nvmlDeviceGetSupportedMemoryClocks = {
    .name = "nvmlDeviceGetSupportedMemoryClocks",
    CB_PARAMS("device", "count"),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetSupportedMemoryClocks)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetSupportedMemoryClocks, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int count;
    cb_array clocksMHz;
    cb_array_init(&clocksMHz);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        goto done;
    fn_nvmlDeviceGetSupportedMemoryClocks *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSupportedMemoryClocks]);
    if (call == NULL)
        goto done;
    size_t clocksMHz_count = count;
    if (cb_array_reserve(&clocksMHz, clocksMHz_count, sizeof(unsigned int)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &count, clocksMHz.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetSupportedMemoryClocks, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetSupportedMemoryClocks, status, argv);
        goto done;
    }
    if (form->checked && count < clocksMHz_count)
        clocksMHz_count = count;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(count),
        cb_int_list(clocksMHz.data, clocksMHz_count, sizeof(unsigned int), false)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetSupportedMemoryClocks, results);
done:
    cb_array_done(&clocksMHz);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device,
//     unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)
static const cb_function f_nvmlDeviceGetSupportedGraphicsClocks = {
    .name = "nvmlDeviceGetSupportedGraphicsClocks",
    CB_PARAMS("device", "memoryClockMHz", "count"),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetSupportedGraphicsClocks)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetSupportedGraphicsClocks, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t memoryClockMHz;
    unsigned int count;
    cb_array clocksMHz;
    cb_array_init(&clocksMHz);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &memoryClockMHz) < 0
        || cb_as_uint32(argv[2], "unsigned int", &count) < 0)
        goto done;
    fn_nvmlDeviceGetSupportedGraphicsClocks *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSupportedGraphicsClocks]);
    if (call == NULL)
        goto done;
    size_t clocksMHz_count = count;
    if (cb_array_reserve(&clocksMHz, clocksMHz_count, sizeof(unsigned int)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, memoryClockMHz, &count, clocksMHz.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetSupportedGraphicsClocks, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetSupportedGraphicsClocks, status, argv);
        goto done;
    }
    if (form->checked && count < clocksMHz_count)
        clocksMHz_count = count;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(count),
        cb_int_list(clocksMHz.data, clocksMHz_count, sizeof(unsigned int), false)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetSupportedGraphicsClocks, results);
done:
    cb_array_done(&clocksMHz);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,
//     nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)
static const cb_function f_nvmlDeviceGetAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceGetAutoBoostedClocksEnabled",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetAutoBoostedClocksEnabled)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetAutoBoostedClocksEnabled, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t isEnabled = 0, defaultIsEnabled = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetAutoBoostedClocksEnabled *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAutoBoostedClocksEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isEnabled, &defaultIsEnabled);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetAutoBoostedClocksEnabled, status, argv);
    PyObject *results[] = {
        cb_enum_member(py, T_nvmlEnableState_t, isEnabled),
        cb_enum_member(py, T_nvmlEnableState_t, defaultIsEnabled)
    };
    return cb_return_many(form, &f_nvmlDeviceGetAutoBoostedClocksEnabled, results);
}

// nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)
static const cb_function f_nvmlDeviceGetFanSpeed = {
    .name = "nvmlDeviceGetFanSpeed",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetFanSpeed)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetFanSpeed, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int speed = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetFanSpeed *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetFanSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &speed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetFanSpeed, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(speed));
}

CB_PARAM_LIST(nvmlDeviceGetFanSpeed_v2, "device", "fan");

// nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)
static const cb_function f_nvmlDeviceGetFanSpeed_v2 = {
    .name = "nvmlDeviceGetFanSpeed_v2",
    CB_PARAMS_OF(nvmlDeviceGetFanSpeed_v2),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetFanSpeed_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetFanSpeed_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan;
    unsigned int speed = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceGetFanSpeed_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetFanSpeed_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, &speed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetFanSpeed_v2, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(speed));
}

// nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)
static const cb_function f_nvmlDeviceGetFanSpeedRPM = {
    .name = "nvmlDeviceGetFanSpeedRPM",
    CB_PARAMS("device", "fanSpeed"),
};

CB_WRAPPER(nvmlDeviceGetFanSpeedRPM)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetFanSpeedRPM, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlFanSpeedInfo_t *fanSpeed;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlFanSpeedInfo_t, argv[1], "fanSpeed", &fanSpeed) < 0)
        return NULL;
    fn_nvmlDeviceGetFanSpeedRPM *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetFanSpeedRPM]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fanSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetFanSpeedRPM, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,
//     unsigned int *targetSpeed)
static const cb_function f_nvmlDeviceGetTargetFanSpeed = {
    .name = "nvmlDeviceGetTargetFanSpeed",
    CB_PARAMS_OF(nvmlDeviceGetFanSpeed_v2),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetTargetFanSpeed)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetTargetFanSpeed, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan;
    unsigned int targetSpeed = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceGetTargetFanSpeed *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetTargetFanSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, &targetSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetTargetFanSpeed, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(targetSpeed));
}

// nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed,
//     unsigned int *maxSpeed)
static const cb_function f_nvmlDeviceGetMinMaxFanSpeed = {
    .name = "nvmlDeviceGetMinMaxFanSpeed",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetMinMaxFanSpeed)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetMinMaxFanSpeed, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int minSpeed = 0, maxSpeed = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMinMaxFanSpeed *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMinMaxFanSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minSpeed, &maxSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMinMaxFanSpeed, status, argv);
    PyObject *results[] = {PyLong_FromUnsignedLong(minSpeed), PyLong_FromUnsignedLong(maxSpeed)};
    return cb_return_many(form, &f_nvmlDeviceGetMinMaxFanSpeed, results);
}

// nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
//     nvmlFanControlPolicy_t *policy)
static const cb_function f_nvmlDeviceGetFanControlPolicy_v2 = {
    .name = "nvmlDeviceGetFanControlPolicy_v2",
    CB_PARAMS_OF(nvmlDeviceGetFanSpeed_v2),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetFanControlPolicy_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetFanControlPolicy_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan;
    nvmlFanControlPolicy_t policy = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceGetFanControlPolicy_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetFanControlPolicy_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, &policy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetFanControlPolicy_v2, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlFanControlPolicy_t, &policy));
}

// nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)
static const cb_function f_nvmlDeviceGetNumFans = {
    .name = "nvmlDeviceGetNumFans",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetNumFans)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetNumFans, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int numFans = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetNumFans *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNumFans]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &numFans);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNumFans, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(numFans));
}

// nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType,
//     unsigned int *temp)
static const cb_function f_nvmlDeviceGetTemperature = {
    .name = "nvmlDeviceGetTemperature",
    CB_PARAMS("device", "sensorType"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetTemperature)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetTemperature, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t sensorType;
    unsigned int temp = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlTemperatureSensors_t, argv[1], "sensorType", &sensorType) < 0)
        return NULL;
    fn_nvmlDeviceGetTemperature *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetTemperature]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, sensorType, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetTemperature, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(temp));
}

// nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)
static const cb_function f_nvmlDeviceGetCoolerInfo = {
    .name = "nvmlDeviceGetCoolerInfo",
    CB_PARAMS("device", "coolerInfo"),
};

CB_WRAPPER(nvmlDeviceGetCoolerInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetCoolerInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlCoolerInfo_t *coolerInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlCoolerInfo_t, argv[1], "coolerInfo", &coolerInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetCoolerInfo *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCoolerInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, coolerInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetCoolerInfo, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)
static const cb_function f_nvmlDeviceGetTemperatureV = {
    .name = "nvmlDeviceGetTemperatureV",
    CB_PARAMS("device", "temperature"),
};

CB_WRAPPER(nvmlDeviceGetTemperatureV)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetTemperatureV, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlTemperature_t *temperature;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlTemperature_t, argv[1], "temperature", &temperature) < 0)
        return NULL;
    fn_nvmlDeviceGetTemperatureV *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetTemperatureV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, temperature);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetTemperatureV, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceGetTemperatureThreshold, "device", "thresholdType");

// nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
//     nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)
static const cb_function f_nvmlDeviceGetTemperatureThreshold = {
    .name = "nvmlDeviceGetTemperatureThreshold",
    CB_PARAMS_OF(nvmlDeviceGetTemperatureThreshold),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetTemperatureThreshold)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetTemperatureThreshold, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t thresholdType;
    unsigned int temp = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlTemperatureThresholds_t, argv[1], "thresholdType",
            &thresholdType) < 0)
        return NULL;
    fn_nvmlDeviceGetTemperatureThreshold *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetTemperatureThreshold]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, thresholdType, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetTemperatureThreshold, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(temp));
}

// nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device,
//     nvmlMarginTemperature_t *marginTempInfo)
static const cb_function f_nvmlDeviceGetMarginTemperature = {
    .name = "nvmlDeviceGetMarginTemperature",
    CB_PARAMS("device", "marginTempInfo"),
};

CB_WRAPPER(nvmlDeviceGetMarginTemperature)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetMarginTemperature, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlMarginTemperature_t *marginTempInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlMarginTemperature_t, argv[1], "marginTempInfo",
            &marginTempInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetMarginTemperature *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMarginTemperature]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, marginTempInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMarginTemperature, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
//     nvmlGpuThermalSettings_t *pThermalSettings)
static const cb_function f_nvmlDeviceGetThermalSettings = {
    .name = "nvmlDeviceGetThermalSettings",
    CB_PARAMS("device", "sensorIndex"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetThermalSettings)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetThermalSettings, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t sensorIndex;
    PyObject *pThermalSettings = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &sensorIndex) < 0)
        goto done;
    fn_nvmlDeviceGetThermalSettings *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetThermalSettings]);
    if (call == NULL)
        goto done;
    pThermalSettings = cb_record_new(py, T_nvmlGpuThermalSettings_t);
    if (pThermalSettings == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, sensorIndex, cb_record_data(pThermalSettings));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetThermalSettings, status, argv);
    else
        retval = cb_return1(form, cb_take(&pThermalSettings));
done:
    Py_XDECREF(pThermalSettings);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)
static const cb_function f_nvmlDeviceGetPerformanceState = {
    .name = "nvmlDeviceGetPerformanceState",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPerformanceState)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPerformanceState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPstates_t pState = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPerformanceState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPerformanceState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPerformanceState, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlPstates_t, pState));
}

// nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
//     unsigned long long *clocksEventReasons)
static const cb_function f_nvmlDeviceGetCurrentClocksEventReasons = {
    .name = "nvmlDeviceGetCurrentClocksEventReasons",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetCurrentClocksEventReasons)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetCurrentClocksEventReasons, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long clocksEventReasons = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrentClocksEventReasons *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCurrentClocksEventReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &clocksEventReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetCurrentClocksEventReasons, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(clocksEventReasons));
}

// nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
//     unsigned long long *clocksThrottleReasons)
static const cb_function f_nvmlDeviceGetCurrentClocksThrottleReasons = {
    .name = "nvmlDeviceGetCurrentClocksThrottleReasons",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetCurrentClocksThrottleReasons)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetCurrentClocksThrottleReasons, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long clocksThrottleReasons = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrentClocksThrottleReasons *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCurrentClocksThrottleReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &clocksThrottleReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetCurrentClocksThrottleReasons, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(clocksThrottleReasons));
}

// nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
//     unsigned long long *supportedClocksEventReasons)
static const cb_function f_nvmlDeviceGetSupportedClocksEventReasons = {
    .name = "nvmlDeviceGetSupportedClocksEventReasons",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetSupportedClocksEventReasons)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetSupportedClocksEventReasons, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long supportedClocksEventReasons = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetSupportedClocksEventReasons *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSupportedClocksEventReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &supportedClocksEventReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetSupportedClocksEventReasons, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(supportedClocksEventReasons));
}

// nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
//     unsigned long long *supportedClocksThrottleReasons)
static const cb_function f_nvmlDeviceGetSupportedClocksThrottleReasons = {
    .name = "nvmlDeviceGetSupportedClocksThrottleReasons",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetSupportedClocksThrottleReasons)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetSupportedClocksThrottleReasons, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long supportedClocksThrottleReasons = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetSupportedClocksThrottleReasons *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSupportedClocksThrottleReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &supportedClocksThrottleReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetSupportedClocksThrottleReasons, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(supportedClocksThrottleReasons));
}

// nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)
static const cb_function f_nvmlDeviceGetPowerState = {
    .name = "nvmlDeviceGetPowerState",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPowerState)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPowerState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPstates_t pState = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerState *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPowerState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPowerState, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlPstates_t, pState));
}

// nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
//     nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)
static const cb_function f_nvmlDeviceGetDynamicPstatesInfo = {
    .name = "nvmlDeviceGetDynamicPstatesInfo",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetDynamicPstatesInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetDynamicPstatesInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *pDynamicPstatesInfo = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetDynamicPstatesInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetDynamicPstatesInfo]);
    if (call == NULL)
        goto done;
    pDynamicPstatesInfo = cb_record_new(py, T_nvmlGpuDynamicPstatesInfo_t);
    if (pDynamicPstatesInfo == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pDynamicPstatesInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetDynamicPstatesInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&pDynamicPstatesInfo));
done:
    Py_XDECREF(pDynamicPstatesInfo);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)
static const cb_function f_nvmlDeviceGetMemClkVfOffset = {
    .name = "nvmlDeviceGetMemClkVfOffset",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMemClkVfOffset)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetMemClkVfOffset, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int offset = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMemClkVfOffset *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMemClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMemClkVfOffset, status, argv);
    return cb_return1(form, PyLong_FromLong(offset));
}

// nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,
//     nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)
static const cb_function f_nvmlDeviceGetMinMaxClockOfPState = {
    .name = "nvmlDeviceGetMinMaxClockOfPState",
    CB_PARAMS("device", "type", "pstate"),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetMinMaxClockOfPState)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetMinMaxClockOfPState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t type, pstate;
    unsigned int minClockMHz = 0, maxClockMHz = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlClockType_t, argv[1], "type", &type) < 0
        || cb_as_enum(py, T_nvmlPstates_t, argv[2], "pstate", &pstate) < 0)
        return NULL;
    fn_nvmlDeviceGetMinMaxClockOfPState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMinMaxClockOfPState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, type, pstate, &minClockMHz, &maxClockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMinMaxClockOfPState, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLong(minClockMHz),
        PyLong_FromUnsignedLong(maxClockMHz)
    };
    return cb_return_many(form, &f_nvmlDeviceGetMinMaxClockOfPState, results);
}

// nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device,
//     nvmlPstates_t *pstates, unsigned int size)
static const cb_function f_nvmlDeviceGetSupportedPerformanceStates = {
    .name = "nvmlDeviceGetSupportedPerformanceStates",
    CB_PARAMS("device", "pstates", "size"),
};

CB_WRAPPER(nvmlDeviceGetSupportedPerformanceStates)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetSupportedPerformanceStates, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    cb_address pstates;
    uint32_t size;
    pstates.held = false;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_measured_target(form, argv[1], "pstates", &pstates) < 0
        || cb_as_uint32(argv[2], "unsigned int", &size) < 0
        || (CB_UNLIKELY(pstates.held)
            && cb_held_check(&pstates, "nvmlDeviceGetSupportedPerformanceStates", "pstates",
                cb_extent(size, 0, 1, 1)) < 0))
        goto done;
    fn_nvmlDeviceGetSupportedPerformanceStates *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSupportedPerformanceStates]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pstates.value, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetSupportedPerformanceStates, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&pstates);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
//     int *maxOffset)
static const cb_function f_nvmlDeviceGetGpcClkMinMaxVfOffset = {
    .name = "nvmlDeviceGetGpcClkMinMaxVfOffset",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetGpcClkMinMaxVfOffset)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpcClkMinMaxVfOffset, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int minOffset = 0, maxOffset = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpcClkMinMaxVfOffset *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpcClkMinMaxVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minOffset, &maxOffset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpcClkMinMaxVfOffset, status, argv);
    PyObject *results[] = {PyLong_FromLong(minOffset), PyLong_FromLong(maxOffset)};
    return cb_return_many(form, &f_nvmlDeviceGetGpcClkMinMaxVfOffset, results);
}

// nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
//     int *maxOffset)
static const cb_function f_nvmlDeviceGetMemClkMinMaxVfOffset = {
    .name = "nvmlDeviceGetMemClkMinMaxVfOffset",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetMemClkMinMaxVfOffset)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetMemClkMinMaxVfOffset, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int minOffset = 0, maxOffset = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMemClkMinMaxVfOffset *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMemClkMinMaxVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minOffset, &maxOffset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMemClkMinMaxVfOffset, status, argv);
    PyObject *results[] = {PyLong_FromLong(minOffset), PyLong_FromLong(maxOffset)};
    return cb_return_many(form, &f_nvmlDeviceGetMemClkMinMaxVfOffset, results);
}

CB_PARAM_LIST(nvmlDeviceGetClockOffsets, "device", "info");

// nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
static const cb_function f_nvmlDeviceGetClockOffsets = {
    .name = "nvmlDeviceGetClockOffsets",
    CB_PARAMS_OF(nvmlDeviceGetClockOffsets),
};

CB_WRAPPER(nvmlDeviceGetClockOffsets)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetClockOffsets, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlClockOffset_t *info;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlClockOffset_t, argv[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetClockOffsets *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetClockOffsets]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetClockOffsets, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
static const cb_function f_nvmlDeviceSetClockOffsets = {
    .name = "nvmlDeviceSetClockOffsets",
    CB_PARAMS_OF(nvmlDeviceGetClockOffsets),
};

CB_WRAPPER(nvmlDeviceSetClockOffsets)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetClockOffsets, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlClockOffset_t *info;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlClockOffset_t, argv[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceSetClockOffsets *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetClockOffsets]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetClockOffsets, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)
static const cb_function f_nvmlDeviceGetPerformanceModes = {
    .name = "nvmlDeviceGetPerformanceModes",
    CB_PARAMS("device", "perfModes"),
};

CB_WRAPPER(nvmlDeviceGetPerformanceModes)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetPerformanceModes, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDevicePerfModes_t *perfModes;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlDevicePerfModes_t, argv[1], "perfModes", &perfModes) < 0)
        return NULL;
    fn_nvmlDeviceGetPerformanceModes *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPerformanceModes]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, perfModes);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPerformanceModes, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
//     nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)
static const cb_function f_nvmlDeviceGetCurrentClockFreqs = {
    .name = "nvmlDeviceGetCurrentClockFreqs",
    CB_PARAMS("device", "currentClockFreqs"),
};

CB_WRAPPER(nvmlDeviceGetCurrentClockFreqs)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetCurrentClockFreqs, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlDeviceCurrentClockFreqs_t, argv[1], "currentClockFreqs",
            &currentClockFreqs) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrentClockFreqs *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCurrentClockFreqs]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, currentClockFreqs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetCurrentClockFreqs, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)
static const cb_function f_nvmlDeviceGetPowerManagementMode = {
    .name = "nvmlDeviceGetPowerManagementMode",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPowerManagementMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPowerManagementMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t mode = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPowerManagementMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPowerManagementMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, mode));
}

// nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)
static const cb_function f_nvmlDeviceGetPowerManagementLimit = {
    .name = "nvmlDeviceGetPowerManagementLimit",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPowerManagementLimit)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPowerManagementLimit, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int limit = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementLimit *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPowerManagementLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &limit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPowerManagementLimit, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(limit));
}

// nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,
//     unsigned int *minLimit, unsigned int *maxLimit)
static const cb_function f_nvmlDeviceGetPowerManagementLimitConstraints = {
    .name = "nvmlDeviceGetPowerManagementLimitConstraints",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetPowerManagementLimitConstraints)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPowerManagementLimitConstraints, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int minLimit = 0, maxLimit = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementLimitConstraints *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPowerManagementLimitConstraints]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minLimit, &maxLimit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPowerManagementLimitConstraints, status, argv);
    PyObject *results[] = {PyLong_FromUnsignedLong(minLimit), PyLong_FromUnsignedLong(maxLimit)};
    return cb_return_many(form, &f_nvmlDeviceGetPowerManagementLimitConstraints, results);
}

// nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,
//     unsigned int *defaultLimit)
static const cb_function f_nvmlDeviceGetPowerManagementDefaultLimit = {
    .name = "nvmlDeviceGetPowerManagementDefaultLimit",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPowerManagementDefaultLimit)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPowerManagementDefaultLimit, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int defaultLimit = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementDefaultLimit *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPowerManagementDefaultLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &defaultLimit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPowerManagementDefaultLimit, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(defaultLimit));
}

// nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)
static const cb_function f_nvmlDeviceGetPowerUsage = {
    .name = "nvmlDeviceGetPowerUsage",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPowerUsage)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPowerUsage, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int power = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerUsage *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPowerUsage]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &power);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPowerUsage, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(power));
}

CB_PARAM_LIST(nvmlDeviceGetPowerMizerMode_v1, "device", "powerMizerMode");

// nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device,
//     nvmlDevicePowerMizerModes_v1_t *powerMizerMode)
static const cb_function f_nvmlDeviceGetPowerMizerMode_v1 = {
    .name = "nvmlDeviceGetPowerMizerMode_v1",
    CB_PARAMS_OF(nvmlDeviceGetPowerMizerMode_v1),
};

CB_WRAPPER(nvmlDeviceGetPowerMizerMode_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetPowerMizerMode_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDevicePowerMizerModes_v1_t *powerMizerMode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlDevicePowerMizerModes_v1_t, argv[1], "powerMizerMode",
            &powerMizerMode) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerMizerMode_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPowerMizerMode_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, powerMizerMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPowerMizerMode_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device,
//     nvmlDevicePowerMizerModes_v1_t *powerMizerMode)
static const cb_function f_nvmlDeviceSetPowerMizerMode_v1 = {
    .name = "nvmlDeviceSetPowerMizerMode_v1",
    CB_PARAMS_OF(nvmlDeviceGetPowerMizerMode_v1),
};

CB_WRAPPER(nvmlDeviceSetPowerMizerMode_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetPowerMizerMode_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDevicePowerMizerModes_v1_t *powerMizerMode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlDevicePowerMizerModes_v1_t, argv[1], "powerMizerMode",
            &powerMizerMode) < 0)
        return NULL;
    fn_nvmlDeviceSetPowerMizerMode_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetPowerMizerMode_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, powerMizerMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetPowerMizerMode_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)
static const cb_function f_nvmlDeviceGetTotalEnergyConsumption = {
    .name = "nvmlDeviceGetTotalEnergyConsumption",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetTotalEnergyConsumption)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetTotalEnergyConsumption, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long energy = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetTotalEnergyConsumption *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetTotalEnergyConsumption]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &energy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetTotalEnergyConsumption, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(energy));
}

// nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)
static const cb_function f_nvmlDeviceGetEnforcedPowerLimit = {
    .name = "nvmlDeviceGetEnforcedPowerLimit",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetEnforcedPowerLimit)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetEnforcedPowerLimit, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int limit = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEnforcedPowerLimit *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetEnforcedPowerLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &limit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetEnforcedPowerLimit, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(limit));
}

// nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode)
static const cb_function f_nvmlDeviceSetAdaptiveTgpMode_v1 = {
    .name = "nvmlDeviceSetAdaptiveTgpMode_v1",
    CB_PARAMS("device", "mode"),
};

CB_WRAPPER(nvmlDeviceSetAdaptiveTgpMode_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetAdaptiveTgpMode_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlEnableState_t, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetAdaptiveTgpMode_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetAdaptiveTgpMode_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetAdaptiveTgpMode_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device,
//     nvmlAdaptiveTgpModeInfo_v1_t *info)
static const cb_function f_nvmlDeviceGetAdaptiveTgpModeInfo_v1 = {
    .name = "nvmlDeviceGetAdaptiveTgpModeInfo_v1",
    CB_PARAMS_OF(nvmlDeviceGetClockOffsets),
};

CB_WRAPPER(nvmlDeviceGetAdaptiveTgpModeInfo_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetAdaptiveTgpModeInfo_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlAdaptiveTgpModeInfo_v1_t *info;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlAdaptiveTgpModeInfo_v1_t, argv[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetAdaptiveTgpModeInfo_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAdaptiveTgpModeInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetAdaptiveTgpModeInfo_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device,
//     nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)
static const cb_function f_nvmlDeviceGetViolationStatus = {
    .name = "nvmlDeviceGetViolationStatus",
    CB_PARAMS("device", "perfPolicyType"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetViolationStatus)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetViolationStatus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t perfPolicyType;
    PyObject *violTime = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlPerfPolicyType_t, argv[1], "perfPolicyType", &perfPolicyType) < 0)
        goto done;
    fn_nvmlDeviceGetViolationStatus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetViolationStatus]);
    if (call == NULL)
        goto done;
    violTime = cb_record_new(py, T_nvmlViolationTime_t);
    if (violTime == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, perfPolicyType, cb_record_data(violTime));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetViolationStatus, status, argv);
    else
        retval = cb_return1(form, cb_take(&violTime));
done:
    Py_XDECREF(violTime);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)
static const cb_function f_nvmlDeviceGetPowerSource = {
    .name = "nvmlDeviceGetPowerSource",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPowerSource)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPowerSource, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPowerSource_t powerSource = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerSource *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPowerSource]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &powerSource);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPowerSource, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlPowerSource_t, &powerSource));
}

// nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,
//     unsigned int *adaptiveClockStatus)
static const cb_function f_nvmlDeviceGetAdaptiveClockInfoStatus = {
    .name = "nvmlDeviceGetAdaptiveClockInfoStatus",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetAdaptiveClockInfoStatus)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetAdaptiveClockInfoStatus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int adaptiveClockStatus = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetAdaptiveClockInfoStatus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAdaptiveClockInfoStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &adaptiveClockStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetAdaptiveClockInfoStatus, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(adaptiveClockStatus));
}

// nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,
//     nvmlPowerValue_v2_t *powerValue)
static const cb_function f_nvmlDeviceSetPowerManagementLimit_v2 = {
    .name = "nvmlDeviceSetPowerManagementLimit_v2",
    CB_PARAMS("device", "powerValue"),
};

CB_WRAPPER(nvmlDeviceSetPowerManagementLimit_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetPowerManagementLimit_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPowerValue_v2_t *powerValue;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlPowerValue_v2_t, argv[1], "powerValue", &powerValue) < 0)
        return NULL;
    fn_nvmlDeviceSetPowerManagementLimit_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetPowerManagementLimit_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, powerValue);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetPowerManagementLimit_v2, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)
static const cb_function f_nvmlDeviceGetClkMonStatus = {
    .name = "nvmlDeviceGetClkMonStatus",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetClkMonStatus)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetClkMonStatus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *status = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetClkMonStatus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetClkMonStatus]);
    if (call == NULL)
        goto done;
    status = cb_record_new(py, T_nvmlClkMonStatus_t);
    if (status == NULL)
        goto done;
    nvmlReturn_t returned;
    Py_BEGIN_ALLOW_THREADS
    returned = call(device, cb_record_data(status));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(returned != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetClkMonStatus, returned, argv);
    else
        retval = cb_return1(form, cb_take(&status));
done:
    Py_XDECREF(status);
    return retval;
}

// nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device,
//     nvmlPerfMetricsSamples_v1_t *samples)
static const cb_function f_nvmlDevicePerfMetricsGetSamples_v1 = {
    .name = "nvmlDevicePerfMetricsGetSamples_v1",
    CB_PARAMS("device", "samples"),
};

CB_WRAPPER(nvmlDevicePerfMetricsGetSamples_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDevicePerfMetricsGetSamples_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPerfMetricsSamples_v1_t *samples;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlPerfMetricsSamples_v1_t, argv[1], "samples", &samples) < 0)
        return NULL;
    fn_nvmlDevicePerfMetricsGetSamples_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDevicePerfMetricsGetSamples_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, samples);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDevicePerfMetricsGetSamples_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz,
//     unsigned int maxGpuClockMHz)
static const cb_function f_nvmlDeviceSetGpuLockedClocks = {
    .name = "nvmlDeviceSetGpuLockedClocks",
    CB_PARAMS("device", "minGpuClockMHz", "maxGpuClockMHz"),
};

CB_WRAPPER(nvmlDeviceSetGpuLockedClocks)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceSetGpuLockedClocks, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t minGpuClockMHz, maxGpuClockMHz;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &minGpuClockMHz) < 0
        || cb_as_uint32(argv[2], "unsigned int", &maxGpuClockMHz) < 0)
        return NULL;
    fn_nvmlDeviceSetGpuLockedClocks *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetGpuLockedClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, minGpuClockMHz, maxGpuClockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetGpuLockedClocks, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)
static const cb_function f_nvmlDeviceResetGpuLockedClocks = {
    .name = "nvmlDeviceResetGpuLockedClocks",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
};

CB_WRAPPER(nvmlDeviceResetGpuLockedClocks)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceResetGpuLockedClocks, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceResetGpuLockedClocks *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceResetGpuLockedClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceResetGpuLockedClocks, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz,
//     unsigned int maxMemClockMHz)
static const cb_function f_nvmlDeviceSetMemoryLockedClocks = {
    .name = "nvmlDeviceSetMemoryLockedClocks",
    CB_PARAMS("device", "minMemClockMHz", "maxMemClockMHz"),
};

CB_WRAPPER(nvmlDeviceSetMemoryLockedClocks)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceSetMemoryLockedClocks, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t minMemClockMHz, maxMemClockMHz;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &minMemClockMHz) < 0
        || cb_as_uint32(argv[2], "unsigned int", &maxMemClockMHz) < 0)
        return NULL;
    fn_nvmlDeviceSetMemoryLockedClocks *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetMemoryLockedClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, minMemClockMHz, maxMemClockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetMemoryLockedClocks, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)
static const cb_function f_nvmlDeviceResetMemoryLockedClocks = {
    .name = "nvmlDeviceResetMemoryLockedClocks",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
};

CB_WRAPPER(nvmlDeviceResetMemoryLockedClocks)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceResetMemoryLockedClocks, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceResetMemoryLockedClocks *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceResetMemoryLockedClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceResetMemoryLockedClocks, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz,
//     unsigned int graphicsClockMHz)
static const cb_function f_nvmlDeviceSetApplicationsClocks = {
    .name = "nvmlDeviceSetApplicationsClocks",
    CB_PARAMS("device", "memClockMHz", "graphicsClockMHz"),
};

CB_WRAPPER(nvmlDeviceSetApplicationsClocks)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceSetApplicationsClocks, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t memClockMHz, graphicsClockMHz;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &memClockMHz) < 0
        || cb_as_uint32(argv[2], "unsigned int", &graphicsClockMHz) < 0)
        return NULL;
    fn_nvmlDeviceSetApplicationsClocks *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetApplicationsClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, memClockMHz, graphicsClockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetApplicationsClocks, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)
static const cb_function f_nvmlDeviceResetApplicationsClocks = {
    .name = "nvmlDeviceResetApplicationsClocks",
    CB_PARAMS_OF(nvmlDeviceGetGpcClkVfOffset),
};

CB_WRAPPER(nvmlDeviceResetApplicationsClocks)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceResetApplicationsClocks, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceResetApplicationsClocks *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceResetApplicationsClocks]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceResetApplicationsClocks, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device,
//     nvmlEnableState_t enabled)
static const cb_function f_nvmlDeviceSetAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceSetAutoBoostedClocksEnabled",
    CB_PARAMS("device", "enabled"),
};

CB_WRAPPER(nvmlDeviceSetAutoBoostedClocksEnabled)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetAutoBoostedClocksEnabled, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t enabled;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlEnableState_t, argv[1], "enabled", &enabled) < 0)
        return NULL;
    fn_nvmlDeviceSetAutoBoostedClocksEnabled *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetAutoBoostedClocksEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, enabled);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetAutoBoostedClocksEnabled, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,
//     nvmlEnableState_t enabled, unsigned int flags)
static const cb_function f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
    CB_PARAMS("device", "enabled", "flags"),
};

CB_WRAPPER(nvmlDeviceSetDefaultAutoBoostedClocksEnabled)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    int32_t enabled;
    uint32_t flags;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlEnableState_t, argv[1], "enabled", &enabled) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_nvmlDeviceSetDefaultAutoBoostedClocksEnabled *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetDefaultAutoBoostedClocksEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, enabled, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)
static const cb_function f_nvmlDeviceSetDefaultFanSpeed_v2 = {
    .name = "nvmlDeviceSetDefaultFanSpeed_v2",
    CB_PARAMS_OF(nvmlDeviceGetFanSpeed_v2),
};

CB_WRAPPER(nvmlDeviceSetDefaultFanSpeed_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetDefaultFanSpeed_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceSetDefaultFanSpeed_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetDefaultFanSpeed_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetDefaultFanSpeed_v2, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
//     nvmlFanControlPolicy_t policy)
static const cb_function f_nvmlDeviceSetFanControlPolicy = {
    .name = "nvmlDeviceSetFanControlPolicy",
    CB_PARAMS("device", "fan", "policy"),
};

CB_WRAPPER(nvmlDeviceSetFanControlPolicy)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceSetFanControlPolicy, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan;
    nvmlFanControlPolicy_t policy;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &fan) < 0
        || cb_as_scalar(py, T_nvmlFanControlPolicy_t, argv[2], "policy", &policy,
            sizeof policy) < 0)
        return NULL;
    fn_nvmlDeviceSetFanControlPolicy *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetFanControlPolicy]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, policy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetFanControlPolicy, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
//     nvmlTemperatureThresholds_t thresholdType, int *temp)
static const cb_function f_nvmlDeviceSetTemperatureThreshold = {
    .name = "nvmlDeviceSetTemperatureThreshold",
    CB_PARAMS_OF(nvmlDeviceGetTemperatureThreshold),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceSetTemperatureThreshold)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetTemperatureThreshold, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t thresholdType;
    int temp = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlTemperatureThresholds_t, argv[1], "thresholdType",
            &thresholdType) < 0)
        return NULL;
    fn_nvmlDeviceSetTemperatureThreshold *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetTemperatureThreshold]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, thresholdType, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetTemperatureThreshold, status, argv);
    return cb_return1(form, PyLong_FromLong(temp));
}

// nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)
static const cb_function f_nvmlDeviceSetPowerManagementLimit = {
    .name = "nvmlDeviceSetPowerManagementLimit",
    CB_PARAMS("device", "limit"),
};

CB_WRAPPER(nvmlDeviceSetPowerManagementLimit)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetPowerManagementLimit, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t limit;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &limit) < 0)
        return NULL;
    fn_nvmlDeviceSetPowerManagementLimit *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetPowerManagementLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, limit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetPowerManagementLimit, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)
static const cb_function f_nvmlDeviceSetFanSpeed_v2 = {
    .name = "nvmlDeviceSetFanSpeed_v2",
    CB_PARAMS("device", "fan", "speed"),
};

CB_WRAPPER(nvmlDeviceSetFanSpeed_v2)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceSetFanSpeed_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t fan, speed;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &fan) < 0
        || cb_as_uint32(argv[2], "unsigned int", &speed) < 0)
        return NULL;
    fn_nvmlDeviceSetFanSpeed_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetFanSpeed_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, speed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetFanSpeed_v2, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceSetGpcClkVfOffset, "device", "offset");

// nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)
static const cb_function f_nvmlDeviceSetGpcClkVfOffset = {
    .name = "nvmlDeviceSetGpcClkVfOffset",
    CB_PARAMS_OF(nvmlDeviceSetGpcClkVfOffset),
};

CB_WRAPPER(nvmlDeviceSetGpcClkVfOffset)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetGpcClkVfOffset, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t offset;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_int32(argv[1], "int", &offset) < 0)
        return NULL;
    fn_nvmlDeviceSetGpcClkVfOffset *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetGpcClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetGpcClkVfOffset, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)
static const cb_function f_nvmlDeviceSetMemClkVfOffset = {
    .name = "nvmlDeviceSetMemClkVfOffset",
    CB_PARAMS_OF(nvmlDeviceSetGpcClkVfOffset),
};

CB_WRAPPER(nvmlDeviceSetMemClkVfOffset)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetMemClkVfOffset, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t offset;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_int32(argv[1], "int", &offset) < 0)
        return NULL;
    fn_nvmlDeviceSetMemClkVfOffset *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetMemClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetMemClkVfOffset, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)
static const cb_function f_nvmlDeviceWorkloadPowerProfileGetProfilesInfo = {
    .name = "nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
    CB_PARAMS("device", "profilesInfo"),
};

CB_WRAPPER(nvmlDeviceWorkloadPowerProfileGetProfilesInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceWorkloadPowerProfileGetProfilesInfo, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlWorkloadPowerProfileProfilesInfo_t, argv[1], "profilesInfo",
            &profilesInfo) < 0)
        return NULL;
    fn_nvmlDeviceWorkloadPowerProfileGetProfilesInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceWorkloadPowerProfileGetProfilesInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profilesInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceWorkloadPowerProfileGetProfilesInfo, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)
static const cb_function f_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles = {
    .name = "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
    CB_PARAMS("device", "currentProfiles"),
};

CB_WRAPPER(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlWorkloadPowerProfileCurrentProfiles_t, argv[1],
            "currentProfiles", &currentProfiles) < 0)
        return NULL;
    fn_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, currentProfiles);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, "device", "requestedProfiles");

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
static const cb_function f_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles = {
    .name = "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
    CB_PARAMS_OF(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles),
};

CB_WRAPPER(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlWorkloadPowerProfileRequestedProfiles_t, argv[1],
            "requestedProfiles", &requestedProfiles) < 0)
        return NULL;
    fn_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, requestedProfiles);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
static const cb_function f_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles = {
    .name = "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
    CB_PARAMS_OF(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles),
};

CB_WRAPPER(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlWorkloadPowerProfileRequestedProfiles_t, argv[1],
            "requestedProfiles", &requestedProfiles) < 0)
        return NULL;
    fn_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, requestedProfiles);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device,
//     nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)
static const cb_function f_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1 = {
    .name = "nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1",
    CB_PARAMS("device", "updateProfiles"),
};

CB_WRAPPER(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlWorkloadPowerProfileUpdateProfiles_v1_t, argv[1],
            "updateProfiles", &updateProfiles) < 0)
        return NULL;
    fn_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, updateProfiles);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDevicePowerSmoothingActivatePresetProfile, "device", "profile");

// nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
//     nvmlPowerSmoothingProfile_t *profile)
static const cb_function f_nvmlDevicePowerSmoothingActivatePresetProfile = {
    .name = "nvmlDevicePowerSmoothingActivatePresetProfile",
    CB_PARAMS_OF(nvmlDevicePowerSmoothingActivatePresetProfile),
};

CB_WRAPPER(nvmlDevicePowerSmoothingActivatePresetProfile)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDevicePowerSmoothingActivatePresetProfile, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPowerSmoothingProfile_t *profile;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlPowerSmoothingProfile_t, argv[1], "profile", &profile) < 0)
        return NULL;
    fn_nvmlDevicePowerSmoothingActivatePresetProfile *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDevicePowerSmoothingActivatePresetProfile]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDevicePowerSmoothingActivatePresetProfile, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
//     nvmlPowerSmoothingProfile_t *profile)
static const cb_function f_nvmlDevicePowerSmoothingUpdatePresetProfileParam = {
    .name = "nvmlDevicePowerSmoothingUpdatePresetProfileParam",
    CB_PARAMS_OF(nvmlDevicePowerSmoothingActivatePresetProfile),
};

CB_WRAPPER(nvmlDevicePowerSmoothingUpdatePresetProfileParam)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDevicePowerSmoothingUpdatePresetProfileParam, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPowerSmoothingProfile_t *profile;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlPowerSmoothingProfile_t, argv[1], "profile", &profile) < 0)
        return NULL;
    fn_nvmlDevicePowerSmoothingUpdatePresetProfileParam *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDevicePowerSmoothingUpdatePresetProfileParam]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDevicePowerSmoothingUpdatePresetProfileParam, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device,
//     nvmlPowerSmoothingState_t *state)
static const cb_function f_nvmlDevicePowerSmoothingSetState = {
    .name = "nvmlDevicePowerSmoothingSetState",
    CB_PARAMS("device", "state"),
};

CB_WRAPPER(nvmlDevicePowerSmoothingSetState)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDevicePowerSmoothingSetState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPowerSmoothingState_t *state;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlPowerSmoothingState_t, argv[1], "state", &state) < 0)
        return NULL;
    fn_nvmlDevicePowerSmoothingSetState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDevicePowerSmoothingSetState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDevicePowerSmoothingSetState, status, argv);
    return cb_return0(form);
}
