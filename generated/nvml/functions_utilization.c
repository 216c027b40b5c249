// functions_utilization.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,
//     unsigned long *nodeSet, nvmlAffinityScope_t scope)
static const cb_function f_nvmlDeviceGetMemoryAffinity = {
    .name = "nvmlDeviceGetMemoryAffinity",
    CB_PARAMS("device", "nodeSetSize", "scope"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMemoryAffinity)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetMemoryAffinity, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t nodeSetSize;
    cb_array nodeSet;
    nvmlAffinityScope_t scope;
    cb_array_init(&nodeSet);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &nodeSetSize) < 0
        || cb_as_scalar(py, T_nvmlAffinityScope_t, argv[2], "scope", &scope, sizeof scope) < 0)
        goto done;
    fn_nvmlDeviceGetMemoryAffinity *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMemoryAffinity]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&nodeSet, nodeSetSize, sizeof(unsigned long)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, nodeSetSize, nodeSet.data, scope);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetMemoryAffinity, status, argv);
    else
        retval = cb_return1(form,
            cb_int_list(nodeSet.data, nodeSetSize, sizeof(unsigned long), false));
done:
    cb_array_done(&nodeSet);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device,
//     nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)
static const cb_function f_nvmlDeviceGetUnrepairableMemoryFlag_v1 = {
    .name = "nvmlDeviceGetUnrepairableMemoryFlag_v1",
    CB_PARAMS("device", "unrepairableMemoryStatus"),
};

CB_WRAPPER(nvmlDeviceGetUnrepairableMemoryFlag_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetUnrepairableMemoryFlag_v1, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlUnrepairableMemoryStatus_v1_t, argv[1],
            "unrepairableMemoryStatus", &unrepairableMemoryStatus) < 0)
        return NULL;
    fn_nvmlDeviceGetUnrepairableMemoryFlag_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetUnrepairableMemoryFlag_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, unrepairableMemoryStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetUnrepairableMemoryFlag_v1, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceGetMemoryInfo, "device");

// nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
static const cb_function f_nvmlDeviceGetMemoryInfo = {
    .name = "nvmlDeviceGetMemoryInfo",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMemoryInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetMemoryInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *memory = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetMemoryInfo *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMemoryInfo]);
    if (call == NULL)
        goto done;
    memory = cb_record_new(py, T_nvmlMemory_t);
    if (memory == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(memory));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetMemoryInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&memory));
done:
    Py_XDECREF(memory);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)
static const cb_function f_nvmlDeviceGetMemoryInfo_v2 = {
    .name = "nvmlDeviceGetMemoryInfo_v2",
    CB_PARAMS("device", "memory"),
};

CB_WRAPPER(nvmlDeviceGetMemoryInfo_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetMemoryInfo_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlMemory_v2_t *memory;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlMemory_v2_t, argv[1], "memory", &memory) < 0)
        return NULL;
    fn_nvmlDeviceGetMemoryInfo_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMemoryInfo_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, memory);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMemoryInfo_v2, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceSetMemoryLimits_v1, "device", "limits");

// nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)
static const cb_function f_nvmlDeviceSetMemoryLimits_v1 = {
    .name = "nvmlDeviceSetMemoryLimits_v1",
    CB_PARAMS_OF(nvmlDeviceSetMemoryLimits_v1),
};

CB_WRAPPER(nvmlDeviceSetMemoryLimits_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetMemoryLimits_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlSetMemoryLimits_v1_t *limits;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlSetMemoryLimits_v1_t, argv[1], "limits", &limits) < 0)
        return NULL;
    fn_nvmlDeviceSetMemoryLimits_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetMemoryLimits_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, limits);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetMemoryLimits_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)
static const cb_function f_nvmlDeviceGetMemoryLimits_v1 = {
    .name = "nvmlDeviceGetMemoryLimits_v1",
    CB_PARAMS_OF(nvmlDeviceSetMemoryLimits_v1),
};

CB_WRAPPER(nvmlDeviceGetMemoryLimits_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetMemoryLimits_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGetMemoryLimits_v1_t *limits;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlGetMemoryLimits_v1_t, argv[1], "limits", &limits) < 0)
        return NULL;
    fn_nvmlDeviceGetMemoryLimits_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMemoryLimits_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, limits);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMemoryLimits_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
//     nvmlEnableState_t *pending)
static const cb_function f_nvmlDeviceGetEccMode = {
    .name = "nvmlDeviceGetEccMode",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetEccMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetEccMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t current = 0, pending = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEccMode *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetEccMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &current, &pending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetEccMode, status, argv);
    PyObject *results[] = {
        cb_enum_member(py, T_nvmlEnableState_t, current),
        cb_enum_member(py, T_nvmlEnableState_t, pending)
    };
    return cb_return_many(form, &f_nvmlDeviceGetEccMode, results);
}

// nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)
static const cb_function f_nvmlDeviceGetDefaultEccMode = {
    .name = "nvmlDeviceGetDefaultEccMode",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetDefaultEccMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetDefaultEccMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t defaultMode = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDefaultEccMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetDefaultEccMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &defaultMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetDefaultEccMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, defaultMode));
}

CB_PARAM_LIST(nvmlDeviceGetTotalEccErrors, "device", "errorType", "counterType");

// nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
//     nvmlEccCounterType_t counterType, unsigned long long *eccCounts)
static const cb_function f_nvmlDeviceGetTotalEccErrors = {
    .name = "nvmlDeviceGetTotalEccErrors",
    CB_PARAMS_OF(nvmlDeviceGetTotalEccErrors),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetTotalEccErrors)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetTotalEccErrors, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t errorType, counterType;
    unsigned long long eccCounts = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlMemoryErrorType_t, argv[1], "errorType", &errorType) < 0
        || cb_as_enum(py, T_nvmlEccCounterType_t, argv[2], "counterType", &counterType) < 0)
        return NULL;
    fn_nvmlDeviceGetTotalEccErrors *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetTotalEccErrors]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, errorType, counterType, &eccCounts);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetTotalEccErrors, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(eccCounts));
}

// nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device,
//     nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
//     nvmlEccErrorCounts_t *eccCounts)
static const cb_function f_nvmlDeviceGetDetailedEccErrors = {
    .name = "nvmlDeviceGetDetailedEccErrors",
    CB_PARAMS_OF(nvmlDeviceGetTotalEccErrors),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetDetailedEccErrors)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetDetailedEccErrors, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t errorType, counterType;
    PyObject *eccCounts = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlMemoryErrorType_t, argv[1], "errorType", &errorType) < 0
        || cb_as_enum(py, T_nvmlEccCounterType_t, argv[2], "counterType", &counterType) < 0)
        goto done;
    fn_nvmlDeviceGetDetailedEccErrors *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetDetailedEccErrors]);
    if (call == NULL)
        goto done;
    eccCounts = cb_record_new(py, T_nvmlEccErrorCounts_t);
    if (eccCounts == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, errorType, counterType, cb_record_data(eccCounts));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetDetailedEccErrors, status, argv);
    else
        retval = cb_return1(form, cb_take(&eccCounts));
done:
    Py_XDECREF(eccCounts);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device,
//     nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
//     nvmlMemoryLocation_t locationType, unsigned long long *count)
static const cb_function f_nvmlDeviceGetMemoryErrorCounter = {
    .name = "nvmlDeviceGetMemoryErrorCounter",
    CB_PARAMS("device", "errorType", "counterType", "locationType"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMemoryErrorCounter)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_nvmlDeviceGetMemoryErrorCounter, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t errorType, counterType, locationType;
    unsigned long long count = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlMemoryErrorType_t, argv[1], "errorType", &errorType) < 0
        || cb_as_enum(py, T_nvmlEccCounterType_t, argv[2], "counterType", &counterType) < 0
        || cb_as_enum(py, T_nvmlMemoryLocation_t, argv[3], "locationType", &locationType) < 0)
        return NULL;
    fn_nvmlDeviceGetMemoryErrorCounter *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMemoryErrorCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, errorType, counterType, locationType, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMemoryErrorCounter, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(count));
}

// nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)
static const cb_function f_nvmlDeviceGetUtilizationRates = {
    .name = "nvmlDeviceGetUtilizationRates",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetUtilizationRates)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetUtilizationRates, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *utilization = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetUtilizationRates *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetUtilizationRates]);
    if (call == NULL)
        goto done;
    utilization = cb_record_new(py, T_nvmlUtilization_t);
    if (utilization == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(utilization));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetUtilizationRates, status, argv);
    else
        retval = cb_return1(form, cb_take(&utilization));
done:
    Py_XDECREF(utilization);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const cb_function f_nvmlDeviceGetEncoderUtilization = {
    .name = "nvmlDeviceGetEncoderUtilization",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetEncoderUtilization)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetEncoderUtilization, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0, samplingPeriodUs = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEncoderUtilization *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetEncoderUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetEncoderUtilization, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)
    };
    return cb_return_many(form, &f_nvmlDeviceGetEncoderUtilization, results);
}

// nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device,
//     nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)
static const cb_function f_nvmlDeviceGetEncoderCapacity = {
    .name = "nvmlDeviceGetEncoderCapacity",
    CB_PARAMS("device", "encoderQueryType"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetEncoderCapacity)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetEncoderCapacity, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t encoderQueryType;
    unsigned int encoderCapacity = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlEncoderType_t, argv[1], "encoderQueryType", &encoderQueryType) < 0)
        return NULL;
    fn_nvmlDeviceGetEncoderCapacity *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetEncoderCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, encoderQueryType, &encoderCapacity);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetEncoderCapacity, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(encoderCapacity));
}

// nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
//     unsigned int *averageFps, unsigned int *averageLatency)
static const cb_function f_nvmlDeviceGetEncoderStats = {
    .name = "nvmlDeviceGetEncoderStats",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 3,
};

CB_WRAPPER(nvmlDeviceGetEncoderStats)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetEncoderStats, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int sessionCount = 0, averageFps = 0, averageLatency = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEncoderStats *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetEncoderStats]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &sessionCount, &averageFps, &averageLatency);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetEncoderStats, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLong(sessionCount),
        PyLong_FromUnsignedLong(averageFps),
        PyLong_FromUnsignedLong(averageLatency)
    };
    return cb_return_many(form, &f_nvmlDeviceGetEncoderStats, results);
}

CB_PARAM_LIST(nvmlDeviceGetEncoderSessions, "device", "sessionCount");

// nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount,
//     nvmlEncoderSessionInfo_t *sessionInfos)
static const cb_function f_nvmlDeviceGetEncoderSessions = {
    .name = "nvmlDeviceGetEncoderSessions",
    CB_PARAMS_OF(nvmlDeviceGetEncoderSessions),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetEncoderSessions)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetEncoderSessions, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int sessionCount;
    cb_array sessionInfos;
    cb_array_init(&sessionInfos);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &sessionCount) < 0)
        goto done;
    fn_nvmlDeviceGetEncoderSessions *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetEncoderSessions]);
    if (call == NULL)
        goto done;
    size_t sessionInfos_count = sessionCount;
    if (cb_array_reserve(&sessionInfos, sessionInfos_count, sizeof(nvmlEncoderSessionInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &sessionCount, sessionInfos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetEncoderSessions, status, 0,
            PyLong_FromUnsignedLong(sessionCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetEncoderSessions, status, argv);
        goto done;
    }
    if (form->checked && sessionCount < sessionInfos_count)
        sessionInfos_count = sessionCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(py, T_nvmlEncoderSessionInfo_t, sessionInfos.data, sessionInfos_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetEncoderSessions, results);
done:
    cb_array_done(&sessionInfos);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const cb_function f_nvmlDeviceGetDecoderUtilization = {
    .name = "nvmlDeviceGetDecoderUtilization",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetDecoderUtilization)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetDecoderUtilization, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0, samplingPeriodUs = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDecoderUtilization *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetDecoderUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetDecoderUtilization, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)
    };
    return cb_return_many(form, &f_nvmlDeviceGetDecoderUtilization, results);
}

// nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const cb_function f_nvmlDeviceGetJpgUtilization = {
    .name = "nvmlDeviceGetJpgUtilization",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetJpgUtilization)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetJpgUtilization, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0, samplingPeriodUs = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetJpgUtilization *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetJpgUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetJpgUtilization, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)
    };
    return cb_return_many(form, &f_nvmlDeviceGetJpgUtilization, results);
}

// nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const cb_function f_nvmlDeviceGetOfaUtilization = {
    .name = "nvmlDeviceGetOfaUtilization",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetOfaUtilization)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetOfaUtilization, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0, samplingPeriodUs = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetOfaUtilization *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetOfaUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetOfaUtilization, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)
    };
    return cb_return_many(form, &f_nvmlDeviceGetOfaUtilization, results);
}

// nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)
static const cb_function f_nvmlDeviceGetFBCStats = {
    .name = "nvmlDeviceGetFBCStats",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetFBCStats)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetFBCStats, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *fbcStats = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetFBCStats *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetFBCStats]);
    if (call == NULL)
        goto done;
    fbcStats = cb_record_new(py, T_nvmlFBCStats_t);
    if (fbcStats == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(fbcStats));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetFBCStats, status, argv);
    else
        retval = cb_return1(form, cb_take(&fbcStats));
done:
    Py_XDECREF(fbcStats);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
//     nvmlFBCSessionInfo_t *sessionInfo)
static const cb_function f_nvmlDeviceGetFBCSessions = {
    .name = "nvmlDeviceGetFBCSessions",
    CB_PARAMS_OF(nvmlDeviceGetEncoderSessions),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetFBCSessions)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetFBCSessions, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int sessionCount;
    cb_array sessionInfo;
    cb_array_init(&sessionInfo);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &sessionCount) < 0)
        goto done;
    fn_nvmlDeviceGetFBCSessions *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetFBCSessions]);
    if (call == NULL)
        goto done;
    size_t sessionInfo_count = sessionCount;
    if (cb_array_reserve(&sessionInfo, sessionInfo_count, sizeof(nvmlFBCSessionInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &sessionCount, sessionInfo.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetFBCSessions, status, 0,
            PyLong_FromUnsignedLong(sessionCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetFBCSessions, status, argv);
        goto done;
    }
    if (form->checked && sessionCount < sessionInfo_count)
        sessionInfo_count = sessionCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(py, T_nvmlFBCSessionInfo_t, sessionInfo.data, sessionInfo_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetFBCSessions, results);
done:
    cb_array_done(&sessionInfo);
    return retval;
}

CB_PARAM_LIST(nvmlDeviceGetComputeRunningProcesses, "device", "infoCount");

// nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device,
//     unsigned int *infoCount, nvmlProcessInfo_t *infos)
static const cb_function f_nvmlDeviceGetComputeRunningProcesses = {
    .name = "nvmlDeviceGetComputeRunningProcesses",
    CB_PARAMS_OF(nvmlDeviceGetComputeRunningProcesses),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetComputeRunningProcesses)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetComputeRunningProcesses, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int infoCount;
    cb_array infos;
    cb_array_init(&infos);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &infoCount) < 0)
        goto done;
    fn_nvmlDeviceGetComputeRunningProcesses *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetComputeRunningProcesses]);
    if (call == NULL)
        goto done;
    size_t infos_count = infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &infoCount, infos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetComputeRunningProcesses, status, 0,
            PyLong_FromUnsignedLong(infoCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetComputeRunningProcesses, status, argv);
        goto done;
    }
    if (form->checked && infoCount < infos_count)
        infos_count = infoCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(infoCount),
        cb_record_list(py, T_nvmlProcessInfo_t, infos.data, infos_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetComputeRunningProcesses, results);
done:
    cb_array_done(&infos);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device,
//     unsigned int *infoCount, nvmlProcessInfo_t *infos)
static const cb_function f_nvmlDeviceGetGraphicsRunningProcesses = {
    .name = "nvmlDeviceGetGraphicsRunningProcesses",
    CB_PARAMS_OF(nvmlDeviceGetComputeRunningProcesses),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetGraphicsRunningProcesses)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetGraphicsRunningProcesses, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int infoCount;
    cb_array infos;
    cb_array_init(&infos);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &infoCount) < 0)
        goto done;
    fn_nvmlDeviceGetGraphicsRunningProcesses *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGraphicsRunningProcesses]);
    if (call == NULL)
        goto done;
    size_t infos_count = infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &infoCount, infos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetGraphicsRunningProcesses, status, 0,
            PyLong_FromUnsignedLong(infoCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetGraphicsRunningProcesses, status, argv);
        goto done;
    }
    if (form->checked && infoCount < infos_count)
        infos_count = infoCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(infoCount),
        cb_record_list(py, T_nvmlProcessInfo_t, infos.data, infos_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetGraphicsRunningProcesses, results);
done:
    cb_array_done(&infos);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,
//     unsigned int *infoCount, nvmlProcessInfo_t *infos)
static const cb_function f_nvmlDeviceGetMPSComputeRunningProcesses = {
    .name = "nvmlDeviceGetMPSComputeRunningProcesses",
    CB_PARAMS_OF(nvmlDeviceGetComputeRunningProcesses),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetMPSComputeRunningProcesses)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetMPSComputeRunningProcesses, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int infoCount;
    cb_array infos;
    cb_array_init(&infos);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &infoCount) < 0)
        goto done;
    fn_nvmlDeviceGetMPSComputeRunningProcesses *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMPSComputeRunningProcesses]);
    if (call == NULL)
        goto done;
    size_t infos_count = infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &infoCount, infos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetMPSComputeRunningProcesses, status, 0,
            PyLong_FromUnsignedLong(infoCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetMPSComputeRunningProcesses, status, argv);
        goto done;
    }
    if (form->checked && infoCount < infos_count)
        infos_count = infoCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(infoCount),
        cb_record_list(py, T_nvmlProcessInfo_t, infos.data, infos_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetMPSComputeRunningProcesses, results);
done:
    cb_array_done(&infos);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
//     nvmlProcessDetailList_t *plist)
static const cb_function f_nvmlDeviceGetRunningProcessDetailList = {
    .name = "nvmlDeviceGetRunningProcessDetailList",
    CB_PARAMS("device", "plist"),
};

CB_WRAPPER(nvmlDeviceGetRunningProcessDetailList)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetRunningProcessDetailList, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlProcessDetailList_t *plist;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlProcessDetailList_t, argv[1], "plist", &plist) < 0)
        return NULL;
    fn_nvmlDeviceGetRunningProcessDetailList *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetRunningProcessDetailList]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, plist);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetRunningProcessDetailList, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
//     unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
//     unsigned int *sampleCount, nvmlSample_t *samples)
static const cb_function f_nvmlDeviceGetSamples = {
    .name = "nvmlDeviceGetSamples",
    CB_PARAMS("device", "type", "lastSeenTimeStamp", "sampleCount"),
    .result_count = 3,
};

CB_WRAPPER(nvmlDeviceGetSamples)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetSamples, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t type;
    uint64_t lastSeenTimeStamp;
    nvmlValueType_t sampleValType = 0;
    unsigned int sampleCount;
    cb_array samples;
    cb_array_init(&samples);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlSamplingType_t, argv[1], "type", &type) < 0
        || cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &lastSeenTimeStamp) < 0
        || cb_as_uint32(argv[3], "unsigned int", &sampleCount) < 0)
        goto done;
    fn_nvmlDeviceGetSamples *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSamples]);
    if (call == NULL)
        goto done;
    size_t samples_count = sampleCount;
    if (cb_array_reserve(&samples, samples_count, sizeof(nvmlSample_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, type, lastSeenTimeStamp, &sampleValType, &sampleCount, samples.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetSamples, status, 1,
            PyLong_FromUnsignedLong(sampleCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetSamples, status, argv);
        goto done;
    }
    if (form->checked && sampleCount < samples_count)
        samples_count = sampleCount;
    PyObject *results[] = {
        cb_enum_member(py, T_nvmlValueType_t, sampleValType),
        PyLong_FromUnsignedLong(sampleCount),
        cb_record_list(py, T_nvmlSample_t, samples.data, samples_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetSamples, results);
done:
    cb_array_done(&samples);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)
static const cb_function f_nvmlDeviceGetBAR1MemoryInfo = {
    .name = "nvmlDeviceGetBAR1MemoryInfo",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetBAR1MemoryInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetBAR1MemoryInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *bar1Memory = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetBAR1MemoryInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetBAR1MemoryInfo]);
    if (call == NULL)
        goto done;
    bar1Memory = cb_record_new(py, T_nvmlBAR1Memory_t);
    if (bar1Memory == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(bar1Memory));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetBAR1MemoryInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&bar1Memory));
done:
    Py_XDECREF(bar1Memory);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)
static const cb_function f_nvmlDeviceGetMemoryBusWidth = {
    .name = "nvmlDeviceGetMemoryBusWidth",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMemoryBusWidth)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetMemoryBusWidth, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int busWidth = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMemoryBusWidth *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMemoryBusWidth]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &busWidth);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMemoryBusWidth, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(busWidth));
}

// nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device,
//     nvmlEccSramErrorStatus_t *status)
static const cb_function f_nvmlDeviceGetSramEccErrorStatus = {
    .name = "nvmlDeviceGetSramEccErrorStatus",
    CB_PARAMS("device", "status"),
};

CB_WRAPPER(nvmlDeviceGetSramEccErrorStatus)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetSramEccErrorStatus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEccSramErrorStatus_t *status;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlEccSramErrorStatus_t, argv[1], "status", &status) < 0)
        return NULL;
    fn_nvmlDeviceGetSramEccErrorStatus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSramEccErrorStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t returned;
    Py_BEGIN_ALLOW_THREADS
    returned = call(device, status);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(returned != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetSramEccErrorStatus, returned, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)
static const cb_function f_nvmlDeviceGetAccountingMode = {
    .name = "nvmlDeviceGetAccountingMode",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetAccountingMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetAccountingMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t mode = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetAccountingMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAccountingMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetAccountingMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, mode));
}

// nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
//     nvmlAccountingStats_t *stats)
static const cb_function f_nvmlDeviceGetAccountingStats = {
    .name = "nvmlDeviceGetAccountingStats",
    CB_PARAMS("device", "pid"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetAccountingStats)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetAccountingStats, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t pid;
    PyObject *stats = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &pid) < 0)
        goto done;
    fn_nvmlDeviceGetAccountingStats *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAccountingStats]);
    if (call == NULL)
        goto done;
    stats = cb_record_new(py, T_nvmlAccountingStats_t);
    if (stats == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pid, cb_record_data(stats));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetAccountingStats, status, argv);
    else
        retval = cb_return1(form, cb_take(&stats));
done:
    Py_XDECREF(stats);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count,
//     unsigned int *pids)
static const cb_function f_nvmlDeviceGetAccountingPids = {
    .name = "nvmlDeviceGetAccountingPids",
    CB_PARAMS("device", "count"),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetAccountingPids)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetAccountingPids, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int count;
    cb_array pids;
    cb_array_init(&pids);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        goto done;
    fn_nvmlDeviceGetAccountingPids *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAccountingPids]);
    if (call == NULL)
        goto done;
    size_t pids_count = count;
    if (cb_array_reserve(&pids, pids_count, sizeof(unsigned int)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &count, pids.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetAccountingPids, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetAccountingPids, status, argv);
        goto done;
    }
    if (form->checked && count < pids_count)
        pids_count = count;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(count),
        cb_int_list(pids.data, pids_count, sizeof(unsigned int), false)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetAccountingPids, results);
done:
    cb_array_done(&pids);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)
static const cb_function f_nvmlDeviceGetAccountingBufferSize = {
    .name = "nvmlDeviceGetAccountingBufferSize",
    CB_PARAMS("device", "bufferSize"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetAccountingBufferSize)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetAccountingBufferSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int bufferSize = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &bufferSize) < 0)
        return NULL;
    fn_nvmlDeviceGetAccountingBufferSize *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAccountingBufferSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &bufferSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetAccountingBufferSize, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(bufferSize));
}

// nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device,
//     nvmlAccountingStats_v2_t *stats)
static const cb_function f_nvmlDeviceGetAccountingStats_v2 = {
    .name = "nvmlDeviceGetAccountingStats_v2",
    CB_PARAMS("device", "stats"),
};

CB_WRAPPER(nvmlDeviceGetAccountingStats_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetAccountingStats_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlAccountingStats_v2_t *stats;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlAccountingStats_v2_t, argv[1], "stats", &stats) < 0)
        return NULL;
    fn_nvmlDeviceGetAccountingStats_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAccountingStats_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, stats);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetAccountingStats_v2, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceGetRetiredPages, "device", "cause", "pageCount");

// nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
//     unsigned int *pageCount, unsigned long long *addresses)
static const cb_function f_nvmlDeviceGetRetiredPages = {
    .name = "nvmlDeviceGetRetiredPages",
    CB_PARAMS_OF(nvmlDeviceGetRetiredPages),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetRetiredPages)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetRetiredPages, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t cause;
    unsigned int pageCount;
    cb_array addresses;
    cb_array_init(&addresses);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlPageRetirementCause_t, argv[1], "cause", &cause) < 0
        || cb_as_uint32(argv[2], "unsigned int", &pageCount) < 0)
        goto done;
    fn_nvmlDeviceGetRetiredPages *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetRetiredPages]);
    if (call == NULL)
        goto done;
    size_t addresses_count = pageCount;
    if (cb_array_reserve(&addresses, addresses_count, sizeof(unsigned long long)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cause, &pageCount, addresses.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetRetiredPages, status, 0,
            PyLong_FromUnsignedLong(pageCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetRetiredPages, status, argv);
        goto done;
    }
    if (form->checked && pageCount < addresses_count)
        addresses_count = pageCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(pageCount),
        cb_int_list(addresses.data, addresses_count, sizeof(unsigned long long), false)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetRetiredPages, results);
done:
    cb_array_done(&addresses);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
//     unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)
static const cb_function f_nvmlDeviceGetRetiredPages_v2 = {
    .name = "nvmlDeviceGetRetiredPages_v2",
    CB_PARAMS_OF(nvmlDeviceGetRetiredPages),
    .result_count = 3,
};

CB_WRAPPER(nvmlDeviceGetRetiredPages_v2)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetRetiredPages_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t cause;
    unsigned int pageCount;
    cb_array addresses, timestamps;
    cb_array_init(&addresses);
    cb_array_init(&timestamps);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlPageRetirementCause_t, argv[1], "cause", &cause) < 0
        || cb_as_uint32(argv[2], "unsigned int", &pageCount) < 0)
        goto done;
    fn_nvmlDeviceGetRetiredPages_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetRetiredPages_v2]);
    if (call == NULL)
        goto done;
    size_t addresses_count = pageCount;
    if (cb_array_reserve(&addresses, addresses_count, sizeof(unsigned long long)) < 0)
        goto done;
    size_t timestamps_count = pageCount;
    if (cb_array_reserve(&timestamps, timestamps_count, sizeof(unsigned long long)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cause, &pageCount, addresses.data, timestamps.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetRetiredPages_v2, status, 0,
            PyLong_FromUnsignedLong(pageCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetRetiredPages_v2, status, argv);
        goto done;
    }
    if (form->checked && pageCount < addresses_count)
        addresses_count = pageCount;
    if (form->checked && pageCount < timestamps_count)
        timestamps_count = pageCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(pageCount),
        cb_int_list(addresses.data, addresses_count, sizeof(unsigned long long), false),
        cb_int_list(timestamps.data, timestamps_count, sizeof(unsigned long long), false)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetRetiredPages_v2, results);
done:
    cb_array_done(&addresses);
    cb_array_done(&timestamps);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,
//     nvmlEnableState_t *isPending)
static const cb_function f_nvmlDeviceGetRetiredPagesPendingStatus = {
    .name = "nvmlDeviceGetRetiredPagesPendingStatus",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetRetiredPagesPendingStatus)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetRetiredPagesPendingStatus, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t isPending = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetRetiredPagesPendingStatus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetRetiredPagesPendingStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isPending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetRetiredPagesPendingStatus, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, isPending));
}

// nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows,
//     unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)
static const cb_function f_nvmlDeviceGetRemappedRows = {
    .name = "nvmlDeviceGetRemappedRows",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 4,
};

CB_WRAPPER(nvmlDeviceGetRemappedRows)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetRemappedRows, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int corrRows = 0, uncRows = 0, isPending = 0, failureOccurred = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetRemappedRows *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetRemappedRows]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &corrRows, &uncRows, &isPending, &failureOccurred);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetRemappedRows, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLong(corrRows),
        PyLong_FromUnsignedLong(uncRows),
        PyLong_FromUnsignedLong(isPending),
        PyLong_FromUnsignedLong(failureOccurred)
    };
    return cb_return_many(form, &f_nvmlDeviceGetRemappedRows, results);
}

// nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
//     nvmlRowRemapperHistogramValues_t *values)
static const cb_function f_nvmlDeviceGetRowRemapperHistogram = {
    .name = "nvmlDeviceGetRowRemapperHistogram",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetRowRemapperHistogram)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetRowRemapperHistogram, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *values = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetRowRemapperHistogram *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetRowRemapperHistogram]);
    if (call == NULL)
        goto done;
    values = cb_record_new(py, T_nvmlRowRemapperHistogramValues_t);
    if (values == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(values));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetRowRemapperHistogram, status, argv);
    else
        retval = cb_return1(form, cb_take(&values));
done:
    Py_XDECREF(values);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
//     nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
//     unsigned long long lastSeenTimeStamp)
static const cb_function f_nvmlDeviceGetProcessUtilization = {
    .name = "nvmlDeviceGetProcessUtilization",
    CB_PARAMS("device", "processSamplesCount", "lastSeenTimeStamp"),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetProcessUtilization)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetProcessUtilization, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    cb_array utilization;
    unsigned int processSamplesCount;
    uint64_t lastSeenTimeStamp;
    cb_array_init(&utilization);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &processSamplesCount) < 0
        || cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &lastSeenTimeStamp) < 0)
        goto done;
    fn_nvmlDeviceGetProcessUtilization *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetProcessUtilization]);
    if (call == NULL)
        goto done;
    size_t utilization_count = processSamplesCount;
    if (cb_array_reserve(&utilization, utilization_count,
            sizeof(nvmlProcessUtilizationSample_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, utilization.data, &processSamplesCount, lastSeenTimeStamp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetProcessUtilization, status, 1,
            PyLong_FromUnsignedLong(processSamplesCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetProcessUtilization, status, argv);
        goto done;
    }
    if (form->checked && processSamplesCount < utilization_count)
        utilization_count = processSamplesCount;
    PyObject *results[] = {
        cb_record_list(py, T_nvmlProcessUtilizationSample_t, utilization.data, utilization_count),
        PyLong_FromUnsignedLong(processSamplesCount)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetProcessUtilization, results);
done:
    cb_array_done(&utilization);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
//     nvmlProcessesUtilizationInfo_t *procesesUtilInfo)
static const cb_function f_nvmlDeviceGetProcessesUtilizationInfo = {
    .name = "nvmlDeviceGetProcessesUtilizationInfo",
    CB_PARAMS("device", "procesesUtilInfo"),
};

CB_WRAPPER(nvmlDeviceGetProcessesUtilizationInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetProcessesUtilizationInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlProcessesUtilizationInfo_t *procesesUtilInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlProcessesUtilizationInfo_t, argv[1], "procesesUtilInfo",
            &procesesUtilInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetProcessesUtilizationInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetProcessesUtilizationInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, procesesUtilInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetProcessesUtilizationInfo, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)
static const cb_function f_nvmlDeviceSetEccMode = {
    .name = "nvmlDeviceSetEccMode",
    CB_PARAMS("device", "ecc"),
};

CB_WRAPPER(nvmlDeviceSetEccMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetEccMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t ecc;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlEnableState_t, argv[1], "ecc", &ecc) < 0)
        return NULL;
    fn_nvmlDeviceSetEccMode *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetEccMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, ecc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetEccMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)
static const cb_function f_nvmlDeviceClearEccErrorCounts = {
    .name = "nvmlDeviceClearEccErrorCounts",
    CB_PARAMS("device", "counterType"),
};

CB_WRAPPER(nvmlDeviceClearEccErrorCounts)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceClearEccErrorCounts, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t counterType;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlEccCounterType_t, argv[1], "counterType", &counterType) < 0)
        return NULL;
    fn_nvmlDeviceClearEccErrorCounts *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceClearEccErrorCounts]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, counterType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceClearEccErrorCounts, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)
static const cb_function f_nvmlDeviceSetAccountingMode = {
    .name = "nvmlDeviceSetAccountingMode",
    CB_PARAMS("device", "mode"),
};

CB_WRAPPER(nvmlDeviceSetAccountingMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetAccountingMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlEnableState_t, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetAccountingMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetAccountingMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetAccountingMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)
static const cb_function f_nvmlDeviceClearAccountingPids = {
    .name = "nvmlDeviceClearAccountingPids",
    CB_PARAMS_OF(nvmlDeviceGetMemoryInfo),
};

CB_WRAPPER(nvmlDeviceClearAccountingPids)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceClearAccountingPids, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceClearAccountingPids *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceClearAccountingPids]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceClearAccountingPids, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device,
//     nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)
static const cb_function f_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts = {
    .name = "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts",
    CB_PARAMS("device", "errorCounts"),
};

CB_WRAPPER(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlEccSramUniqueUncorrectedErrorCounts_t, argv[1], "errorCounts",
            &errorCounts) < 0)
        return NULL;
    fn_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, errorCounts);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)
static const cb_function f_nvmlDeviceGetRemappedRows_v2 = {
    .name = "nvmlDeviceGetRemappedRows_v2",
    CB_PARAMS("device", "info"),
};

CB_WRAPPER(nvmlDeviceGetRemappedRows_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetRemappedRows_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlRemappedRowsInfo_v2_t *info;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlRemappedRowsInfo_v2_t, argv[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetRemappedRows_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetRemappedRows_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetRemappedRows_v2, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device,
//     nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)
static const cb_function f_nvmlDeviceGetBankRemapperStatus_v1 = {
    .name = "nvmlDeviceGetBankRemapperStatus_v1",
    CB_PARAMS("device", "pBankRemapperStatus"),
};

CB_WRAPPER(nvmlDeviceGetBankRemapperStatus_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetBankRemapperStatus_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlEccBankRemapperStatus_v1_t, argv[1], "pBankRemapperStatus",
            &pBankRemapperStatus) < 0)
        return NULL;
    fn_nvmlDeviceGetBankRemapperStatus_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetBankRemapperStatus_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pBankRemapperStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetBankRemapperStatus_v1, status, argv);
    return cb_return0(form);
}
