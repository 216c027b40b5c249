// functions_system.c of cubind for NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlInit_v2(void)
static const cb_function f_nvmlInit = {.name = "nvmlInit", .params = (const char *const[]){NULL},
    .param_count = 0};

CB_WRAPPER(nvmlInit)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlInit, &args, nargs, kwnames, slots))
        return NULL;
    fn_nvmlInit *call = cb_symbol_address(&symbols[S_nvmlInit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlInit, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlInitWithFlags(unsigned int flags)
static const cb_function f_nvmlInitWithFlags = {.name = "nvmlInitWithFlags",
    .params = (const char *const[]){"flags", NULL}, .param_count = 1};

CB_WRAPPER(nvmlInitWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlInitWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t flags;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_nvmlInitWithFlags *call = cb_symbol_address(&symbols[S_nvmlInitWithFlags]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlInitWithFlags, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlShutdown(void)
static const cb_function f_nvmlShutdown = {.name = "nvmlShutdown",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(nvmlShutdown)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlShutdown, &args, nargs, kwnames, slots))
        return NULL;
    fn_nvmlShutdown *call = cb_symbol_address(&symbols[S_nvmlShutdown]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlShutdown, status, args, NULL);
    return cb_return0(s);
}

// const char *nvmlErrorString(nvmlReturn_t result)
static const cb_function f_nvmlErrorString = {.name = "nvmlErrorString",
    .params = (const char *const[]){"result", NULL}, .param_count = 1};

CB_WRAPPER(nvmlErrorString)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlErrorString, &args, nargs, kwnames, slots))
        return NULL;
    int32_t result_;
    if (cb_as_enum(m, T_nvmlReturn_t, args[0], "result", &result_) < 0)
        return NULL;
    fn_nvmlErrorString *call = cb_symbol_address(&symbols[S_nvmlErrorString]);
    if (call == NULL)
        return NULL;
    const char *status = call((nvmlReturn_t)result_);
    return cb_return1(s, cb_string_result(s, status));
}

// nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)
static const cb_function f_nvmlSystemGetDriverVersion = {.name = "nvmlSystemGetDriverVersion",
    .params = (const char *const[]){"length", NULL}, .param_count = 1, .result_count = 1,
    .auto_mask = 0x1};

CB_WRAPPER(nvmlSystemGetDriverVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlSystemGetDriverVersion, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlSystemGetDriverVersion *call = cb_symbol_address(&symbols[S_nvmlSystemGetDriverVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlSystemGetDriverVersion", length);
    if (version == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
    else
        result = cb_fail(s, &f_nvmlSystemGetDriverVersion, status, args, NULL);
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)
static const cb_function f_nvmlSystemGetNVMLVersion = {.name = "nvmlSystemGetNVMLVersion",
    .params = (const char *const[]){"length", NULL}, .param_count = 1, .result_count = 1,
    .auto_mask = 0x1};

CB_WRAPPER(nvmlSystemGetNVMLVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlSystemGetNVMLVersion, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlSystemGetNVMLVersion *call = cb_symbol_address(&symbols[S_nvmlSystemGetNVMLVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlSystemGetNVMLVersion", length);
    if (version == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
    else
        result = cb_fail(s, &f_nvmlSystemGetNVMLVersion, status, args, NULL);
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)
static const cb_function f_nvmlSystemGetCudaDriverVersion = {
    .name = "nvmlSystemGetCudaDriverVersion", .params = (const char *const[]){NULL},
    .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlSystemGetCudaDriverVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetCudaDriverVersion, &args, nargs, kwnames, slots))
        return NULL;
    int cudaDriverVersion = 0;
    fn_nvmlSystemGetCudaDriverVersion *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetCudaDriverVersion]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&cudaDriverVersion);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemGetCudaDriverVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(cudaDriverVersion));
}

// nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)
static const cb_function f_nvmlSystemGetCudaDriverVersion_v2 = {
    .name = "nvmlSystemGetCudaDriverVersion_v2", .params = (const char *const[]){NULL},
    .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlSystemGetCudaDriverVersion_v2)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetCudaDriverVersion_v2, &args, nargs, kwnames, slots))
        return NULL;
    int cudaDriverVersion = 0;
    fn_nvmlSystemGetCudaDriverVersion_v2 *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetCudaDriverVersion_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&cudaDriverVersion);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemGetCudaDriverVersion_v2, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(cudaDriverVersion));
}

// nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)
static const cb_function f_nvmlSystemGetProcessName = {.name = "nvmlSystemGetProcessName",
    .params = (const char *const[]){"pid", "length", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlSystemGetProcessName)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlSystemGetProcessName, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t pid;
    PyObject *name = NULL;
    uint32_t length = 256;
    if (cb_as_uint32(args[0], "unsigned int", &pid) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlSystemGetProcessName *call = cb_symbol_address(&symbols[S_nvmlSystemGetProcessName]);
    if (call == NULL)
        goto done;
    name = cb_name_room("nvmlSystemGetProcessName", length);
    if (name == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, PyBytes_AS_STRING(name), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(name)) : Py_NewRef(name));
    else
        result = cb_fail(s, &f_nvmlSystemGetProcessName, status, args, NULL);
done:
    Py_XDECREF(name);
    return result;
}

// nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)
static const cb_function f_nvmlSystemGetHicVersion = {.name = "nvmlSystemGetHicVersion",
    .params = (const char *const[]){"hwbcCount", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlSystemGetHicVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlSystemGetHicVersion, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t hwbcCount_in = 0;
    unsigned int hwbcCount = 0;
    cb_array hwbcEntries;
    size_t hwbcEntries_count = 0;
    cb_array_init(&hwbcEntries);
    if (args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &hwbcCount_in) < 0)
        goto done;
    hwbcCount = hwbcCount_in;
    fn_nvmlSystemGetHicVersion *call = cb_symbol_address(&symbols[S_nvmlSystemGetHicVersion]);
    if (call == NULL)
        goto done;
    hwbcEntries_count = (size_t)hwbcCount;
    if (cb_array_reserve(&hwbcEntries, hwbcEntries_count, sizeof(nvmlHwbcEntry_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&hwbcCount, hwbcEntries.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlSystemGetHicVersion, status, 0,
            PyLong_FromUnsignedLong(hwbcCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlSystemGetHicVersion, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)hwbcCount < hwbcEntries_count)
        hwbcEntries_count = (size_t)hwbcCount;
    PyObject *values[] = {
        PyLong_FromUnsignedLong(hwbcCount),
        cb_record_list(m, T_nvmlHwbcEntry_t, hwbcEntries.data, hwbcEntries_count)
    };
    result = cb_return_many(s, &f_nvmlSystemGetHicVersion, values);
done:
    cb_array_done(&hwbcEntries);
    return result;
}

// nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
//     nvmlDevice_t *deviceArray)
static const cb_function f_nvmlSystemGetTopologyGpuSet = {.name = "nvmlSystemGetTopologyGpuSet",
    .params = (const char *const[]){"cpuNumber", "count", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlSystemGetTopologyGpuSet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlSystemGetTopologyGpuSet, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t cpuNumber;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array deviceArray;
    size_t deviceArray_count = 0;
    cb_array_init(&deviceArray);
    if (cb_as_uint32(args[0], "unsigned int", &cpuNumber) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count_in) < 0))
        goto done;
    count = count_in;
    fn_nvmlSystemGetTopologyGpuSet *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetTopologyGpuSet]);
    if (call == NULL)
        goto done;
    deviceArray_count = (size_t)count;
    if (cb_array_reserve(&deviceArray, deviceArray_count, sizeof(nvmlDevice_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cpuNumber, &count, deviceArray.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlSystemGetTopologyGpuSet, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlSystemGetTopologyGpuSet, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < deviceArray_count)
        deviceArray_count = (size_t)count;
    PyObject *values[] = {
        PyLong_FromUnsignedLong(count),
        cb_handle_list(m, T_nvmlDevice_t, deviceArray.data, deviceArray_count)
    };
    result = cb_return_many(s, &f_nvmlSystemGetTopologyGpuSet, values);
done:
    cb_array_done(&deviceArray);
    return result;
}

// nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,
//     unsigned int length)
static const cb_function f_nvmlSystemGetDriverBranch = {.name = "nvmlSystemGetDriverBranch",
    .params = (const char *const[]){"branchInfo", "length", NULL}, .param_count = 2};

CB_WRAPPER(nvmlSystemGetDriverBranch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlSystemGetDriverBranch, &args, nargs, kwnames, slots))
        return NULL;
    nvmlSystemDriverBranchInfo_t *branchInfo;
    uint32_t length;
    if (cb_as_record(m, T_nvmlSystemDriverBranchInfo_t, args[0], "branchInfo", &branchInfo) < 0
        || cb_as_uint32(args[1], "unsigned int", &length) < 0)
        return NULL;
    fn_nvmlSystemGetDriverBranch *call = cb_symbol_address(&symbols[S_nvmlSystemGetDriverBranch]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(branchInfo, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemGetDriverBranch, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)
static const cb_function f_nvmlUnitGetCount = {.name = "nvmlUnitGetCount",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlUnitGetCount)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlUnitGetCount, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int unitCount = 0;
    fn_nvmlUnitGetCount *call = cb_symbol_address(&symbols[S_nvmlUnitGetCount]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&unitCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlUnitGetCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(unitCount));
}

// nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)
static const cb_function f_nvmlUnitGetHandleByIndex = {.name = "nvmlUnitGetHandleByIndex",
    .params = (const char *const[]){"index", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlUnitGetHandleByIndex)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlUnitGetHandleByIndex, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t index;
    nvmlUnit_t unit = NULL;
    if (cb_as_uint32(args[0], "unsigned int", &index) < 0)
        return NULL;
    fn_nvmlUnitGetHandleByIndex *call = cb_symbol_address(&symbols[S_nvmlUnitGetHandleByIndex]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(index, &unit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlUnitGetHandleByIndex, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlUnit_t, &unit));
}

// nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)
static const cb_function f_nvmlUnitGetUnitInfo = {.name = "nvmlUnitGetUnitInfo",
    .params = (const char *const[]){"unit", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlUnitGetUnitInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlUnitGetUnitInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlUnit_t, args[0], &unit) < 0)
        goto done;
    fn_nvmlUnitGetUnitInfo *call = cb_symbol_address(&symbols[S_nvmlUnitGetUnitInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlUnitInfo_t);
    if (info == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(info));
    else
        result = cb_fail(s, &f_nvmlUnitGetUnitInfo, status, args, NULL);
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)
static const cb_function f_nvmlUnitGetLedState = {.name = "nvmlUnitGetLedState",
    .params = (const char *const[]){"unit", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlUnitGetLedState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlUnitGetLedState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    PyObject *state = NULL;
    if (cb_as_handle(m, T_nvmlUnit_t, args[0], &unit) < 0)
        goto done;
    fn_nvmlUnitGetLedState *call = cb_symbol_address(&symbols[S_nvmlUnitGetLedState]);
    if (call == NULL)
        goto done;
    state = cb_record_new(m, T_nvmlLedState_t);
    if (state == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(state));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(state));
    else
        result = cb_fail(s, &f_nvmlUnitGetLedState, status, args, NULL);
done:
    Py_XDECREF(state);
    return result;
}

// nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)
static const cb_function f_nvmlUnitGetPsuInfo = {.name = "nvmlUnitGetPsuInfo",
    .params = (const char *const[]){"unit", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlUnitGetPsuInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlUnitGetPsuInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    PyObject *psu = NULL;
    if (cb_as_handle(m, T_nvmlUnit_t, args[0], &unit) < 0)
        goto done;
    fn_nvmlUnitGetPsuInfo *call = cb_symbol_address(&symbols[S_nvmlUnitGetPsuInfo]);
    if (call == NULL)
        goto done;
    psu = cb_record_new(m, T_nvmlPSUInfo_t);
    if (psu == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(psu));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(psu));
    else
        result = cb_fail(s, &f_nvmlUnitGetPsuInfo, status, args, NULL);
done:
    Py_XDECREF(psu);
    return result;
}

// nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)
static const cb_function f_nvmlUnitGetTemperature = {.name = "nvmlUnitGetTemperature",
    .params = (const char *const[]){"unit", "type", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlUnitGetTemperature)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlUnitGetTemperature, &args, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    uint32_t type;
    unsigned int temp = 0;
    if (cb_as_handle(m, T_nvmlUnit_t, args[0], &unit) < 0
        || cb_as_uint32(args[1], "unsigned int", &type) < 0)
        return NULL;
    fn_nvmlUnitGetTemperature *call = cb_symbol_address(&symbols[S_nvmlUnitGetTemperature]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, type, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlUnitGetTemperature, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(temp));
}

// nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)
static const cb_function f_nvmlUnitGetFanSpeedInfo = {.name = "nvmlUnitGetFanSpeedInfo",
    .params = (const char *const[]){"unit", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlUnitGetFanSpeedInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlUnitGetFanSpeedInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    PyObject *fanSpeeds = NULL;
    if (cb_as_handle(m, T_nvmlUnit_t, args[0], &unit) < 0)
        goto done;
    fn_nvmlUnitGetFanSpeedInfo *call = cb_symbol_address(&symbols[S_nvmlUnitGetFanSpeedInfo]);
    if (call == NULL)
        goto done;
    fanSpeeds = cb_record_new(m, T_nvmlUnitFanSpeeds_t);
    if (fanSpeeds == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(fanSpeeds));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(fanSpeeds));
    else
        result = cb_fail(s, &f_nvmlUnitGetFanSpeedInfo, status, args, NULL);
done:
    Py_XDECREF(fanSpeeds);
    return result;
}

// nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount,
//     nvmlDevice_t *devices)
static const cb_function f_nvmlUnitGetDevices = {.name = "nvmlUnitGetDevices",
    .params = (const char *const[]){"unit", "deviceCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlUnitGetDevices)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlUnitGetDevices, &args, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    uint32_t deviceCount_in = 0;
    unsigned int deviceCount = 0;
    cb_array devices;
    size_t devices_count = 0;
    cb_array_init(&devices);
    if (cb_as_handle(m, T_nvmlUnit_t, args[0], &unit) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &deviceCount_in) < 0))
        goto done;
    deviceCount = deviceCount_in;
    fn_nvmlUnitGetDevices *call = cb_symbol_address(&symbols[S_nvmlUnitGetDevices]);
    if (call == NULL)
        goto done;
    devices_count = (size_t)deviceCount;
    if (cb_array_reserve(&devices, devices_count, sizeof(nvmlDevice_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, &deviceCount, devices.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlUnitGetDevices, status, 0,
            PyLong_FromUnsignedLong(deviceCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlUnitGetDevices, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)deviceCount < devices_count)
        devices_count = (size_t)deviceCount;
    PyObject *values[] = {
        PyLong_FromUnsignedLong(deviceCount),
        cb_handle_list(m, T_nvmlDevice_t, devices.data, devices_count)
    };
    result = cb_return_many(s, &f_nvmlUnitGetDevices, values);
done:
    cb_array_done(&devices);
    return result;
}

// nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)
static const cb_function f_nvmlSystemGetConfComputeCapabilities = {
    .name = "nvmlSystemGetConfComputeCapabilities", .params = (const char *const[]){NULL},
    .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlSystemGetConfComputeCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlSystemGetConfComputeCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *capabilities = NULL;
    fn_nvmlSystemGetConfComputeCapabilities *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetConfComputeCapabilities]);
    if (call == NULL)
        goto done;
    capabilities = cb_record_new(m, T_nvmlConfComputeSystemCaps_t);
    if (capabilities == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(capabilities));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(capabilities));
    else
        result = cb_fail(s, &f_nvmlSystemGetConfComputeCapabilities, status, args, NULL);
done:
    Py_XDECREF(capabilities);
    return result;
}

// nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)
static const cb_function f_nvmlSystemGetConfComputeState = {
    .name = "nvmlSystemGetConfComputeState", .params = (const char *const[]){NULL},
    .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlSystemGetConfComputeState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlSystemGetConfComputeState, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *state = NULL;
    fn_nvmlSystemGetConfComputeState *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetConfComputeState]);
    if (call == NULL)
        goto done;
    state = cb_record_new(m, T_nvmlConfComputeSystemState_t);
    if (state == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(state));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(state));
    else
        result = cb_fail(s, &f_nvmlSystemGetConfComputeState, status, args, NULL);
done:
    Py_XDECREF(state);
    return result;
}

// nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
//     nvmlConfComputeMemSizeInfo_t *memInfo)
static const cb_function f_nvmlDeviceGetConfComputeMemSizeInfo = {
    .name = "nvmlDeviceGetConfComputeMemSizeInfo", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetConfComputeMemSizeInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetConfComputeMemSizeInfo, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(memInfo));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(memInfo));
    else
        result = cb_fail(s, &f_nvmlDeviceGetConfComputeMemSizeInfo, status, args, NULL);
done:
    Py_XDECREF(memInfo);
    return result;
}

// nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)
static const cb_function f_nvmlSystemGetConfComputeGpusReadyState = {
    .name = "nvmlSystemGetConfComputeGpusReadyState", .params = (const char *const[]){NULL},
    .param_count = 0, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device,
//     nvmlMemory_t *memory)
static const cb_function f_nvmlDeviceGetConfComputeProtectedMemoryUsage = {
    .name = "nvmlDeviceGetConfComputeProtectedMemoryUsage",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetConfComputeProtectedMemoryUsage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetConfComputeProtectedMemoryUsage, &args, nargs, kwnames,
            slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(memory));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(memory));
    else
        result = cb_fail(s, &f_nvmlDeviceGetConfComputeProtectedMemoryUsage, status, args, NULL);
done:
    Py_XDECREF(memory);
    return result;
}

// nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
//     nvmlConfComputeGpuCertificate_t *gpuCert)
static const cb_function f_nvmlDeviceGetConfComputeGpuCertificate = {
    .name = "nvmlDeviceGetConfComputeGpuCertificate",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetConfComputeGpuCertificate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetConfComputeGpuCertificate, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(gpuCert));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(gpuCert));
    else
        result = cb_fail(s, &f_nvmlDeviceGetConfComputeGpuCertificate, status, args, NULL);
done:
    Py_XDECREF(gpuCert);
    return result;
}

// nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
//     nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)
static const cb_function f_nvmlDeviceGetConfComputeGpuAttestationReport = {
    .name = "nvmlDeviceGetConfComputeGpuAttestationReport",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetConfComputeGpuAttestationReport)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetConfComputeGpuAttestationReport, &args, nargs, kwnames,
            slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(gpuAtstReport));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(gpuAtstReport));
    else
        result = cb_fail(s, &f_nvmlDeviceGetConfComputeGpuAttestationReport, status, args, NULL);
done:
    Py_XDECREF(gpuAtstReport);
    return result;
}

// nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(
//     nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
static const cb_function f_nvmlSystemGetConfComputeKeyRotationThresholdInfo = {
    .name = "nvmlSystemGetConfComputeKeyRotationThresholdInfo",
    .params = (const char *const[]){"pKeyRotationThrInfo", NULL}, .param_count = 1};

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

// nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,
//     unsigned long long sizeKiB)
static const cb_function f_nvmlDeviceSetConfComputeUnprotectedMemSize = {
    .name = "nvmlDeviceSetConfComputeUnprotectedMemSize",
    .params = (const char *const[]){"device", "sizeKiB", NULL}, .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &sizeKiB) < 0)
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
static const cb_function f_nvmlSystemSetConfComputeGpusReadyState = {
    .name = "nvmlSystemSetConfComputeGpusReadyState",
    .params = (const char *const[]){"isAcceptingWork", NULL}, .param_count = 1};

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

// nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(
//     nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
static const cb_function f_nvmlSystemSetConfComputeKeyRotationThresholdInfo = {
    .name = "nvmlSystemSetConfComputeKeyRotationThresholdInfo",
    .params = (const char *const[]){"pKeyRotationThrInfo", NULL}, .param_count = 1};

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
static const cb_function f_nvmlSystemGetConfComputeSettings = {
    .name = "nvmlSystemGetConfComputeSettings", .params = (const char *const[]){"settings", NULL},
    .param_count = 1};

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

// nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)
static const cb_function f_nvmlUnitSetLedState = {.name = "nvmlUnitSetLedState",
    .params = (const char *const[]){"unit", "color", NULL}, .param_count = 2};

CB_WRAPPER(nvmlUnitSetLedState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlUnitSetLedState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    int32_t color;
    if (cb_as_handle(m, T_nvmlUnit_t, args[0], &unit) < 0
        || cb_as_enum(m, T_nvmlLedColor_t, args[1], "color", &color) < 0)
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

// nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)
static const cb_function f_nvmlSystemSetNvlinkBwMode = {.name = "nvmlSystemSetNvlinkBwMode",
    .params = (const char *const[]){"nvlinkBwMode", NULL}, .param_count = 1};

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
static const cb_function f_nvmlSystemGetNvlinkBwMode = {.name = "nvmlSystemGetNvlinkBwMode",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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

// nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)
static const cb_function f_nvmlEventSetCreate = {.name = "nvmlEventSetCreate",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
static const cb_function f_nvmlDeviceRegisterEvents = {.name = "nvmlDeviceRegisterEvents",
    .params = (const char *const[]){"device", "eventTypes", "set", NULL}, .param_count = 3};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &eventTypes) < 0
        || cb_as_handle(m, T_nvmlEventSet_t, args[2], &set) < 0)
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

// nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device,
//     unsigned long long *eventTypes)
static const cb_function f_nvmlDeviceGetSupportedEventTypes = {
    .name = "nvmlDeviceGetSupportedEventTypes", .params = (const char *const[]){"device", NULL},
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

// nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data,
//     unsigned int timeoutms)
static const cb_function f_nvmlEventSetWait = {.name = "nvmlEventSetWait",
    .params = (const char *const[]){"set", "timeoutms", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlEventSetWait)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlEventSetWait, &args, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    PyObject *data = NULL;
    uint32_t timeoutms;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0
        || cb_as_uint32(args[1], "unsigned int", &timeoutms) < 0)
        goto done;
    fn_nvmlEventSetWait *call = cb_symbol_address(&symbols[S_nvmlEventSetWait]);
    if (call == NULL)
        goto done;
    data = cb_record_new(m, T_nvmlEventData_t);
    if (data == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, cb_record_data(data), timeoutms);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(data));
    else
        result = cb_fail(s, &f_nvmlEventSetWait, status, args, NULL);
done:
    Py_XDECREF(data);
    return result;
}

// nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)
static const cb_function f_nvmlEventSetFree = {.name = "nvmlEventSetFree",
    .params = (const char *const[]){"set", NULL}, .param_count = 1};

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
static const cb_function f_nvmlSystemEventSetCreate = {.name = "nvmlSystemEventSetCreate",
    .params = (const char *const[]){"request", NULL}, .param_count = 1};

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
static const cb_function f_nvmlSystemEventSetFree = {.name = "nvmlSystemEventSetFree",
    .params = (const char *const[]){"request", NULL}, .param_count = 1};

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
static const cb_function f_nvmlSystemRegisterEvents = {.name = "nvmlSystemRegisterEvents",
    .params = (const char *const[]){"request", NULL}, .param_count = 1};

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
static const cb_function f_nvmlSystemEventSetWait = {.name = "nvmlSystemEventSetWait",
    .params = (const char *const[]){"request", NULL}, .param_count = 1};

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

// nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)
static const cb_function f_nvmlGetExcludedDeviceCount = {.name = "nvmlGetExcludedDeviceCount",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
static const cb_function f_nvmlGetExcludedDeviceInfoByIndex = {
    .name = "nvmlGetExcludedDeviceInfoByIndex", .params = (const char *const[]){"index", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlGetExcludedDeviceInfoByIndex)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlGetExcludedDeviceInfoByIndex, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(index, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(info));
    else
        result = cb_fail(s, &f_nvmlGetExcludedDeviceInfoByIndex, status, args, NULL);
done:
    Py_XDECREF(info);
    return result;
}

