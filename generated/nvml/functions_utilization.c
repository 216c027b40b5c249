// functions_utilization.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,
//     unsigned long *nodeSet, nvmlAffinityScope_t scope)
static const cb_function f_nvmlDeviceGetMemoryAffinity = {.name = "nvmlDeviceGetMemoryAffinity",
    .params = (const char *const[]){"device", "nodeSetSize", "scope", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMemoryAffinity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryAffinity, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t nodeSetSize;
    cb_array nodeSet;
    size_t nodeSet_count = 0;
    nvmlAffinityScope_t scope;
    cb_array_init(&nodeSet);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &nodeSetSize) < 0
        || cb_as_scalar(m, T_nvmlAffinityScope_t, args[2], &scope, sizeof scope) < 0)
        goto done;
    fn_nvmlDeviceGetMemoryAffinity *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMemoryAffinity]);
    if (call == NULL)
        goto done;
    nodeSet_count = (size_t)nodeSetSize;
    if (cb_array_reserve(&nodeSet, nodeSet_count, sizeof(unsigned long)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, nodeSetSize, nodeSet.data, scope);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            cb_int_list(nodeSet.data, nodeSet_count, sizeof(unsigned long), false));
    else
        result = cb_fail(s, &f_nvmlDeviceGetMemoryAffinity, status, args, NULL);
done:
    cb_array_done(&nodeSet);
    return result;
}

// nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device,
//     nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)
static const cb_function f_nvmlDeviceGetUnrepairableMemoryFlag_v1 = {
    .name = "nvmlDeviceGetUnrepairableMemoryFlag_v1",
    .params = (const char *const[]){"device", "unrepairableMemoryStatus", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetUnrepairableMemoryFlag_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetUnrepairableMemoryFlag_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlUnrepairableMemoryStatus_v1_t, args[1],
            "unrepairableMemoryStatus", &unrepairableMemoryStatus) < 0)
        return NULL;
    fn_nvmlDeviceGetUnrepairableMemoryFlag_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetUnrepairableMemoryFlag_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, unrepairableMemoryStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetUnrepairableMemoryFlag_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
static const cb_function f_nvmlDeviceGetMemoryInfo = {.name = "nvmlDeviceGetMemoryInfo",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMemoryInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryInfo, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(memory));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(memory));
    else
        result = cb_fail(s, &f_nvmlDeviceGetMemoryInfo, status, args, NULL);
done:
    Py_XDECREF(memory);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)
static const cb_function f_nvmlDeviceGetMemoryInfo_v2 = {.name = "nvmlDeviceGetMemoryInfo_v2",
    .params = (const char *const[]){"device", "memory", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetMemoryInfo_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryInfo_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlMemory_v2_t *memory;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlMemory_v2_t, args[1], "memory", &memory) < 0)
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
static const cb_function f_nvmlDeviceSetMemoryLimits_v1 = {.name = "nvmlDeviceSetMemoryLimits_v1",
    .params = (const char *const[]){"device", "limits", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetMemoryLimits_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetMemoryLimits_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlSetMemoryLimits_v1_t *limits;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlSetMemoryLimits_v1_t, args[1], "limits", &limits) < 0)
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
static const cb_function f_nvmlDeviceGetMemoryLimits_v1 = {.name = "nvmlDeviceGetMemoryLimits_v1",
    .params = (const char *const[]){"device", "limits", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetMemoryLimits_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryLimits_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGetMemoryLimits_v1_t *limits;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlGetMemoryLimits_v1_t, args[1], "limits", &limits) < 0)
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

// nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
//     nvmlEnableState_t *pending)
static const cb_function f_nvmlDeviceGetEccMode = {.name = "nvmlDeviceGetEccMode",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetEccMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetEccMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t current = 0, pending = 0;
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
    PyObject *values[] = {
        cb_enum_member(m, T_nvmlEnableState_t, current),
        cb_enum_member(m, T_nvmlEnableState_t, pending)
    };
    return cb_return_many(s, &f_nvmlDeviceGetEccMode, values);
}

// nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)
static const cb_function f_nvmlDeviceGetDefaultEccMode = {.name = "nvmlDeviceGetDefaultEccMode",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
//     nvmlEccCounterType_t counterType, unsigned long long *eccCounts)
static const cb_function f_nvmlDeviceGetTotalEccErrors = {.name = "nvmlDeviceGetTotalEccErrors",
    .params = (const char *const[]){"device", "errorType", "counterType", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetTotalEccErrors)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetTotalEccErrors, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t errorType, counterType;
    unsigned long long eccCounts = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlMemoryErrorType_t, args[1], "errorType", &errorType) < 0
        || cb_as_enum(m, T_nvmlEccCounterType_t, args[2], "counterType", &counterType) < 0)
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

// nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device,
//     nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
//     nvmlEccErrorCounts_t *eccCounts)
static const cb_function f_nvmlDeviceGetDetailedEccErrors = {
    .name = "nvmlDeviceGetDetailedEccErrors",
    .params = (const char *const[]){"device", "errorType", "counterType", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetDetailedEccErrors)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetDetailedEccErrors, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t errorType, counterType;
    PyObject *eccCounts = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlMemoryErrorType_t, args[1], "errorType", &errorType) < 0
        || cb_as_enum(m, T_nvmlEccCounterType_t, args[2], "counterType", &counterType) < 0)
        goto done;
    fn_nvmlDeviceGetDetailedEccErrors *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDetailedEccErrors]);
    if (call == NULL)
        goto done;
    eccCounts = cb_record_new(m, T_nvmlEccErrorCounts_t);
    if (eccCounts == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlMemoryErrorType_t)errorType, (nvmlEccCounterType_t)counterType,
        cb_record_data(eccCounts));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(eccCounts));
    else
        result = cb_fail(s, &f_nvmlDeviceGetDetailedEccErrors, status, args, NULL);
done:
    Py_XDECREF(eccCounts);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device,
//     nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
//     nvmlMemoryLocation_t locationType, unsigned long long *count)
static const cb_function f_nvmlDeviceGetMemoryErrorCounter = {
    .name = "nvmlDeviceGetMemoryErrorCounter",
    .params = (const char *const[]){"device", "errorType", "counterType", "locationType", NULL},
    .param_count = 4, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMemoryErrorCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryErrorCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t errorType, counterType, locationType;
    unsigned long long count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlMemoryErrorType_t, args[1], "errorType", &errorType) < 0
        || cb_as_enum(m, T_nvmlEccCounterType_t, args[2], "counterType", &counterType) < 0
        || cb_as_enum(m, T_nvmlMemoryLocation_t, args[3], "locationType", &locationType) < 0)
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
static const cb_function f_nvmlDeviceGetUtilizationRates = {
    .name = "nvmlDeviceGetUtilizationRates", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetUtilizationRates)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetUtilizationRates, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(utilization));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(utilization));
    else
        result = cb_fail(s, &f_nvmlDeviceGetUtilizationRates, status, args, NULL);
done:
    Py_XDECREF(utilization);
    return result;
}

// nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const cb_function f_nvmlDeviceGetEncoderUtilization = {
    .name = "nvmlDeviceGetEncoderUtilization", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetEncoderUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetEncoderUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0, samplingPeriodUs = 0;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)
    };
    return cb_return_many(s, &f_nvmlDeviceGetEncoderUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device,
//     nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)
static const cb_function f_nvmlDeviceGetEncoderCapacity = {.name = "nvmlDeviceGetEncoderCapacity",
    .params = (const char *const[]){"device", "encoderQueryType", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlEncoderType_t, args[1], "encoderQueryType", &encoderQueryType) < 0)
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

// nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
//     unsigned int *averageFps, unsigned int *averageLatency)
static const cb_function f_nvmlDeviceGetEncoderStats = {.name = "nvmlDeviceGetEncoderStats",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 3};

CB_WRAPPER(nvmlDeviceGetEncoderStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetEncoderStats, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int sessionCount = 0, averageFps = 0, averageLatency = 0;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(sessionCount),
        PyLong_FromUnsignedLong(averageFps),
        PyLong_FromUnsignedLong(averageLatency)
    };
    return cb_return_many(s, &f_nvmlDeviceGetEncoderStats, values);
}

// nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount,
//     nvmlEncoderSessionInfo_t *sessionInfos)
static const cb_function f_nvmlDeviceGetEncoderSessions = {.name = "nvmlDeviceGetEncoderSessions",
    .params = (const char *const[]){"device", "sessionCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetEncoderSessions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetEncoderSessions, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t sessionCount_in = 0;
    unsigned int sessionCount = 0;
    cb_array sessionInfos;
    size_t sessionInfos_count = 0;
    cb_array_init(&sessionInfos);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &sessionCount_in) < 0))
        goto done;
    sessionCount = sessionCount_in;
    fn_nvmlDeviceGetEncoderSessions *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetEncoderSessions]);
    if (call == NULL)
        goto done;
    sessionInfos_count = (size_t)sessionCount;
    if (cb_array_reserve(&sessionInfos, sessionInfos_count, sizeof(nvmlEncoderSessionInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(m, T_nvmlEncoderSessionInfo_t, sessionInfos.data, sessionInfos_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetEncoderSessions, values);
done:
    cb_array_done(&sessionInfos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const cb_function f_nvmlDeviceGetDecoderUtilization = {
    .name = "nvmlDeviceGetDecoderUtilization", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetDecoderUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetDecoderUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0, samplingPeriodUs = 0;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)
    };
    return cb_return_many(s, &f_nvmlDeviceGetDecoderUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const cb_function f_nvmlDeviceGetJpgUtilization = {.name = "nvmlDeviceGetJpgUtilization",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetJpgUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetJpgUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0, samplingPeriodUs = 0;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)
    };
    return cb_return_many(s, &f_nvmlDeviceGetJpgUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const cb_function f_nvmlDeviceGetOfaUtilization = {.name = "nvmlDeviceGetOfaUtilization",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetOfaUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetOfaUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int utilization = 0, samplingPeriodUs = 0;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)
    };
    return cb_return_many(s, &f_nvmlDeviceGetOfaUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)
static const cb_function f_nvmlDeviceGetFBCStats = {.name = "nvmlDeviceGetFBCStats",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetFBCStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetFBCStats, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(fbcStats));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(fbcStats));
    else
        result = cb_fail(s, &f_nvmlDeviceGetFBCStats, status, args, NULL);
done:
    Py_XDECREF(fbcStats);
    return result;
}

// nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
//     nvmlFBCSessionInfo_t *sessionInfo)
static const cb_function f_nvmlDeviceGetFBCSessions = {.name = "nvmlDeviceGetFBCSessions",
    .params = (const char *const[]){"device", "sessionCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetFBCSessions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetFBCSessions, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t sessionCount_in = 0;
    unsigned int sessionCount = 0;
    cb_array sessionInfo;
    size_t sessionInfo_count = 0;
    cb_array_init(&sessionInfo);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &sessionCount_in) < 0))
        goto done;
    sessionCount = sessionCount_in;
    fn_nvmlDeviceGetFBCSessions *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFBCSessions]);
    if (call == NULL)
        goto done;
    sessionInfo_count = (size_t)sessionCount;
    if (cb_array_reserve(&sessionInfo, sessionInfo_count, sizeof(nvmlFBCSessionInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(m, T_nvmlFBCSessionInfo_t, sessionInfo.data, sessionInfo_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetFBCSessions, values);
done:
    cb_array_done(&sessionInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device,
//     unsigned int *infoCount, nvmlProcessInfo_t *infos)
static const cb_function f_nvmlDeviceGetComputeRunningProcesses = {
    .name = "nvmlDeviceGetComputeRunningProcesses",
    .params = (const char *const[]){"device", "infoCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetComputeRunningProcesses)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetComputeRunningProcesses, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t infoCount_in = 0;
    unsigned int infoCount = 0;
    cb_array infos;
    size_t infos_count = 0;
    cb_array_init(&infos);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &infoCount_in) < 0))
        goto done;
    infoCount = infoCount_in;
    fn_nvmlDeviceGetComputeRunningProcesses *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetComputeRunningProcesses]);
    if (call == NULL)
        goto done;
    infos_count = (size_t)infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(infoCount),
        cb_record_list(m, T_nvmlProcessInfo_t, infos.data, infos_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetComputeRunningProcesses, values);
done:
    cb_array_done(&infos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device,
//     unsigned int *infoCount, nvmlProcessInfo_t *infos)
static const cb_function f_nvmlDeviceGetGraphicsRunningProcesses = {
    .name = "nvmlDeviceGetGraphicsRunningProcesses",
    .params = (const char *const[]){"device", "infoCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGraphicsRunningProcesses)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetGraphicsRunningProcesses, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t infoCount_in = 0;
    unsigned int infoCount = 0;
    cb_array infos;
    size_t infos_count = 0;
    cb_array_init(&infos);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &infoCount_in) < 0))
        goto done;
    infoCount = infoCount_in;
    fn_nvmlDeviceGetGraphicsRunningProcesses *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGraphicsRunningProcesses]);
    if (call == NULL)
        goto done;
    infos_count = (size_t)infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(infoCount),
        cb_record_list(m, T_nvmlProcessInfo_t, infos.data, infos_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetGraphicsRunningProcesses, values);
done:
    cb_array_done(&infos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,
//     unsigned int *infoCount, nvmlProcessInfo_t *infos)
static const cb_function f_nvmlDeviceGetMPSComputeRunningProcesses = {
    .name = "nvmlDeviceGetMPSComputeRunningProcesses",
    .params = (const char *const[]){"device", "infoCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMPSComputeRunningProcesses)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetMPSComputeRunningProcesses, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t infoCount_in = 0;
    unsigned int infoCount = 0;
    cb_array infos;
    size_t infos_count = 0;
    cb_array_init(&infos);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &infoCount_in) < 0))
        goto done;
    infoCount = infoCount_in;
    fn_nvmlDeviceGetMPSComputeRunningProcesses *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMPSComputeRunningProcesses]);
    if (call == NULL)
        goto done;
    infos_count = (size_t)infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(infoCount),
        cb_record_list(m, T_nvmlProcessInfo_t, infos.data, infos_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetMPSComputeRunningProcesses, values);
done:
    cb_array_done(&infos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
//     nvmlProcessDetailList_t *plist)
static const cb_function f_nvmlDeviceGetRunningProcessDetailList = {
    .name = "nvmlDeviceGetRunningProcessDetailList",
    .params = (const char *const[]){"device", "plist", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetRunningProcessDetailList)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetRunningProcessDetailList, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlProcessDetailList_t *plist;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlProcessDetailList_t, args[1], "plist", &plist) < 0)
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

// nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
//     unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
//     unsigned int *sampleCount, nvmlSample_t *samples)
static const cb_function f_nvmlDeviceGetSamples = {.name = "nvmlDeviceGetSamples",
    .params = (const char *const[]){"device", "type", "lastSeenTimeStamp", "sampleCount", NULL},
    .param_count = 4, .result_count = 3};

CB_WRAPPER(nvmlDeviceGetSamples)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetSamples, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t type;
    uint64_t lastSeenTimeStamp;
    nvmlValueType_t sampleValType = 0;
    uint32_t sampleCount_in = 0;
    unsigned int sampleCount = 0;
    cb_array samples;
    size_t samples_count = 0;
    cb_array_init(&samples);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlSamplingType_t, args[1], "type", &type) < 0
        || cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &lastSeenTimeStamp) < 0
        || (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &sampleCount_in) < 0))
        goto done;
    sampleCount = sampleCount_in;
    fn_nvmlDeviceGetSamples *call = cb_symbol_address(&symbols[S_nvmlDeviceGetSamples]);
    if (call == NULL)
        goto done;
    samples_count = (size_t)sampleCount;
    if (cb_array_reserve(&samples, samples_count, sizeof(nvmlSample_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        cb_enum_member(m, T_nvmlValueType_t, sampleValType),
        PyLong_FromUnsignedLong(sampleCount),
        cb_record_list(m, T_nvmlSample_t, samples.data, samples_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetSamples, values);
done:
    cb_array_done(&samples);
    return result;
}

// nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)
static const cb_function f_nvmlDeviceGetBAR1MemoryInfo = {.name = "nvmlDeviceGetBAR1MemoryInfo",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetBAR1MemoryInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetBAR1MemoryInfo, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(bar1Memory));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(bar1Memory));
    else
        result = cb_fail(s, &f_nvmlDeviceGetBAR1MemoryInfo, status, args, NULL);
done:
    Py_XDECREF(bar1Memory);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)
static const cb_function f_nvmlDeviceGetMemoryBusWidth = {.name = "nvmlDeviceGetMemoryBusWidth",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device,
//     nvmlEccSramErrorStatus_t *status)
static const cb_function f_nvmlDeviceGetSramEccErrorStatus = {
    .name = "nvmlDeviceGetSramEccErrorStatus",
    .params = (const char *const[]){"device", "status", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetSramEccErrorStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetSramEccErrorStatus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEccSramErrorStatus_t *status_;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlEccSramErrorStatus_t, args[1], "status", &status_) < 0)
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
static const cb_function f_nvmlDeviceGetAccountingMode = {.name = "nvmlDeviceGetAccountingMode",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetAccountingStats = {.name = "nvmlDeviceGetAccountingStats",
    .params = (const char *const[]){"device", "pid", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetAccountingStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetAccountingStats, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t pid;
    PyObject *stats = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &pid) < 0)
        goto done;
    fn_nvmlDeviceGetAccountingStats *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAccountingStats]);
    if (call == NULL)
        goto done;
    stats = cb_record_new(m, T_nvmlAccountingStats_t);
    if (stats == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pid, cb_record_data(stats));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(stats));
    else
        result = cb_fail(s, &f_nvmlDeviceGetAccountingStats, status, args, NULL);
done:
    Py_XDECREF(stats);
    return result;
}

// nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count,
//     unsigned int *pids)
static const cb_function f_nvmlDeviceGetAccountingPids = {.name = "nvmlDeviceGetAccountingPids",
    .params = (const char *const[]){"device", "count", NULL}, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetAccountingPids)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetAccountingPids, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array pids;
    size_t pids_count = 0;
    cb_array_init(&pids);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count_in) < 0))
        goto done;
    count = count_in;
    fn_nvmlDeviceGetAccountingPids *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAccountingPids]);
    if (call == NULL)
        goto done;
    pids_count = (size_t)count;
    if (cb_array_reserve(&pids, pids_count, sizeof(unsigned int)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(count),
        cb_int_list(pids.data, pids_count, sizeof(unsigned int), false)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetAccountingPids, values);
done:
    cb_array_done(&pids);
    return result;
}

// nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)
static const cb_function f_nvmlDeviceGetAccountingBufferSize = {
    .name = "nvmlDeviceGetAccountingBufferSize",
    .params = (const char *const[]){"device", "bufferSize", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &bufferSize_in) < 0)
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

// nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device,
//     nvmlAccountingStats_v2_t *stats)
static const cb_function f_nvmlDeviceGetAccountingStats_v2 = {
    .name = "nvmlDeviceGetAccountingStats_v2",
    .params = (const char *const[]){"device", "stats", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetAccountingStats_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetAccountingStats_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlAccountingStats_v2_t *stats;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlAccountingStats_v2_t, args[1], "stats", &stats) < 0)
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
static const cb_function f_nvmlDeviceGetRetiredPages = {.name = "nvmlDeviceGetRetiredPages",
    .params = (const char *const[]){"device", "cause", "pageCount", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetRetiredPages)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetRetiredPages, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t cause;
    uint32_t pageCount_in = 0;
    unsigned int pageCount = 0;
    cb_array addresses;
    size_t addresses_count = 0;
    cb_array_init(&addresses);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlPageRetirementCause_t, args[1], "cause", &cause) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &pageCount_in) < 0))
        goto done;
    pageCount = pageCount_in;
    fn_nvmlDeviceGetRetiredPages *call = cb_symbol_address(&symbols[S_nvmlDeviceGetRetiredPages]);
    if (call == NULL)
        goto done;
    addresses_count = (size_t)pageCount;
    if (cb_array_reserve(&addresses, addresses_count, sizeof(unsigned long long)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(pageCount),
        cb_int_list(addresses.data, addresses_count, sizeof(unsigned long long), false)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetRetiredPages, values);
done:
    cb_array_done(&addresses);
    return result;
}

// nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
//     unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)
static const cb_function f_nvmlDeviceGetRetiredPages_v2 = {.name = "nvmlDeviceGetRetiredPages_v2",
    .params = (const char *const[]){"device", "cause", "pageCount", NULL}, .param_count = 3,
    .result_count = 3};

CB_WRAPPER(nvmlDeviceGetRetiredPages_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetRetiredPages_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t cause;
    uint32_t pageCount_in = 0;
    unsigned int pageCount = 0;
    cb_array addresses, timestamps;
    size_t addresses_count = 0, timestamps_count = 0;
    cb_array_init(&addresses);
    cb_array_init(&timestamps);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlPageRetirementCause_t, args[1], "cause", &cause) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &pageCount_in) < 0))
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
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(pageCount),
        cb_int_list(addresses.data, addresses_count, sizeof(unsigned long long), false),
        cb_int_list(timestamps.data, timestamps_count, sizeof(unsigned long long), false)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetRetiredPages_v2, values);
done:
    cb_array_done(&addresses);
    cb_array_done(&timestamps);
    return result;
}

// nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,
//     nvmlEnableState_t *isPending)
static const cb_function f_nvmlDeviceGetRetiredPagesPendingStatus = {
    .name = "nvmlDeviceGetRetiredPagesPendingStatus",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows,
//     unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)
static const cb_function f_nvmlDeviceGetRemappedRows = {.name = "nvmlDeviceGetRemappedRows",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 4};

CB_WRAPPER(nvmlDeviceGetRemappedRows)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetRemappedRows, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int corrRows = 0, uncRows = 0, isPending = 0, failureOccurred = 0;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(corrRows),
        PyLong_FromUnsignedLong(uncRows),
        PyLong_FromUnsignedLong(isPending),
        PyLong_FromUnsignedLong(failureOccurred)
    };
    return cb_return_many(s, &f_nvmlDeviceGetRemappedRows, values);
}

// nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
//     nvmlRowRemapperHistogramValues_t *values)
static const cb_function f_nvmlDeviceGetRowRemapperHistogram = {
    .name = "nvmlDeviceGetRowRemapperHistogram", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetRowRemapperHistogram)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetRowRemapperHistogram, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(values_));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(values_));
    else
        result = cb_fail(s, &f_nvmlDeviceGetRowRemapperHistogram, status, args, NULL);
done:
    Py_XDECREF(values_);
    return result;
}

// nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
//     nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
//     unsigned long long lastSeenTimeStamp)
static const cb_function f_nvmlDeviceGetProcessUtilization = {
    .name = "nvmlDeviceGetProcessUtilization",
    .params = (const char *const[]){"device", "processSamplesCount", "lastSeenTimeStamp", NULL},
    .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetProcessUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetProcessUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    cb_array utilization;
    size_t utilization_count = 0;
    uint32_t processSamplesCount_in = 0;
    unsigned int processSamplesCount = 0;
    uint64_t lastSeenTimeStamp;
    cb_array_init(&utilization);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &processSamplesCount_in) < 0)
        || cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &lastSeenTimeStamp) < 0)
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
    nvmlReturn_t status;
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
    PyObject *values[] = {
        cb_record_list(m, T_nvmlProcessUtilizationSample_t, utilization.data, utilization_count),
        PyLong_FromUnsignedLong(processSamplesCount)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetProcessUtilization, values);
done:
    cb_array_done(&utilization);
    return result;
}

// nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
//     nvmlProcessesUtilizationInfo_t *procesesUtilInfo)
static const cb_function f_nvmlDeviceGetProcessesUtilizationInfo = {
    .name = "nvmlDeviceGetProcessesUtilizationInfo",
    .params = (const char *const[]){"device", "procesesUtilInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetProcessesUtilizationInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetProcessesUtilizationInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlProcessesUtilizationInfo_t *procesesUtilInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlProcessesUtilizationInfo_t, args[1], "procesesUtilInfo",
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

// nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)
static const cb_function f_nvmlDeviceSetEccMode = {.name = "nvmlDeviceSetEccMode",
    .params = (const char *const[]){"device", "ecc", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetEccMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetEccMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t ecc;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlEnableState_t, args[1], "ecc", &ecc) < 0)
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
static const cb_function f_nvmlDeviceClearEccErrorCounts = {
    .name = "nvmlDeviceClearEccErrorCounts",
    .params = (const char *const[]){"device", "counterType", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceClearEccErrorCounts)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceClearEccErrorCounts, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t counterType;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlEccCounterType_t, args[1], "counterType", &counterType) < 0)
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

// nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)
static const cb_function f_nvmlDeviceSetAccountingMode = {.name = "nvmlDeviceSetAccountingMode",
    .params = (const char *const[]){"device", "mode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetAccountingMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetAccountingMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlEnableState_t, args[1], "mode", &mode) < 0)
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
static const cb_function f_nvmlDeviceClearAccountingPids = {
    .name = "nvmlDeviceClearAccountingPids", .params = (const char *const[]){"device", NULL},
    .param_count = 1};

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

// nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device,
//     nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)
static const cb_function f_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts = {
    .name = "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts",
    .params = (const char *const[]){"device", "errorCounts", NULL}, .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlEccSramUniqueUncorrectedErrorCounts_t, args[1], "errorCounts",
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
static const cb_function f_nvmlDeviceGetRemappedRows_v2 = {.name = "nvmlDeviceGetRemappedRows_v2",
    .params = (const char *const[]){"device", "info", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetRemappedRows_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetRemappedRows_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlRemappedRowsInfo_v2_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlRemappedRowsInfo_v2_t, args[1], "info", &info) < 0)
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

// nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device,
//     nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)
static const cb_function f_nvmlDeviceGetBankRemapperStatus_v1 = {
    .name = "nvmlDeviceGetBankRemapperStatus_v1",
    .params = (const char *const[]){"device", "pBankRemapperStatus", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetBankRemapperStatus_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetBankRemapperStatus_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlEccBankRemapperStatus_v1_t, args[1], "pBankRemapperStatus",
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

