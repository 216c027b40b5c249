// functions_1.c of cubind's binding of the NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlInit_v2(void)
static const char *const params_nvmlInit[] = {NULL};
static const cb_function f_nvmlInit = {.name = "nvmlInit", .params = params_nvmlInit,
    .param_count = 0, .result_count = 0};

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
static const char *const params_nvmlInitWithFlags[] = {"flags", NULL};
static const cb_function f_nvmlInitWithFlags = {.name = "nvmlInitWithFlags",
    .params = params_nvmlInitWithFlags, .param_count = 1, .result_count = 0};

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
static const char *const params_nvmlShutdown[] = {NULL};
static const cb_function f_nvmlShutdown = {.name = "nvmlShutdown", .params = params_nvmlShutdown,
    .param_count = 0, .result_count = 0};

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
static const char *const params_nvmlErrorString[] = {"result", NULL};
static const cb_function f_nvmlErrorString = {.name = "nvmlErrorString",
    .params = params_nvmlErrorString, .param_count = 1, .result_count = 0};

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
static const char *const params_nvmlSystemGetDriverVersion[] = {"length", NULL};
static const cb_function f_nvmlSystemGetDriverVersion = {.name = "nvmlSystemGetDriverVersion",
    .params = params_nvmlSystemGetDriverVersion, .param_count = 1, .result_count = 1,
    .auto_mask = 0x1};

CB_WRAPPER(nvmlSystemGetDriverVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetDriverVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlSystemGetDriverVersion, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)
static const char *const params_nvmlSystemGetNVMLVersion[] = {"length", NULL};
static const cb_function f_nvmlSystemGetNVMLVersion = {.name = "nvmlSystemGetNVMLVersion",
    .params = params_nvmlSystemGetNVMLVersion, .param_count = 1, .result_count = 1,
    .auto_mask = 0x1};

CB_WRAPPER(nvmlSystemGetNVMLVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetNVMLVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlSystemGetNVMLVersion, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)
static const char *const params_nvmlSystemGetCudaDriverVersion[] = {NULL};
static const cb_function f_nvmlSystemGetCudaDriverVersion =
    {.name = "nvmlSystemGetCudaDriverVersion", .params = params_nvmlSystemGetCudaDriverVersion,
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
static const char *const params_nvmlSystemGetCudaDriverVersion_v2[] = {NULL};
static const cb_function f_nvmlSystemGetCudaDriverVersion_v2 =
    {.name = "nvmlSystemGetCudaDriverVersion_v2",
    .params = params_nvmlSystemGetCudaDriverVersion_v2, .param_count = 0, .result_count = 1};

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
static const char *const params_nvmlSystemGetProcessName[] = {"pid", "length", NULL};
static const cb_function f_nvmlSystemGetProcessName = {.name = "nvmlSystemGetProcessName",
    .params = params_nvmlSystemGetProcessName, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlSystemGetProcessName)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlSystemGetProcessName, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    uint32_t pid;
    PyObject *name = NULL;
    uint32_t length = 256;
    if (cb_as_uint32(args[0], "unsigned int", &pid) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlSystemGetProcessName *call = cb_symbol_address(&symbols[S_nvmlSystemGetProcessName]);
    if (call == NULL)
        goto done;
    name = cb_name_room("nvmlSystemGetProcessName", length);
    if (name == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, PyBytes_AS_STRING(name), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlSystemGetProcessName, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(name)) : Py_NewRef(name));
done:
    Py_XDECREF(name);
    return result;
}

// nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)
static const char *const params_nvmlSystemGetHicVersion[] = {"hwbcCount", NULL};
static const cb_function f_nvmlSystemGetHicVersion = {.name = "nvmlSystemGetHicVersion",
    .params = params_nvmlSystemGetHicVersion, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlSystemGetHicVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetHicVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    uint32_t hwbcCount_in = 0;
    unsigned int hwbcCount = 0;
    cb_array hwbcEntries;
    cb_array_init(&hwbcEntries);
    size_t hwbcEntries_count = 0;
    if (args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &hwbcCount_in) < 0)
        goto done;
    hwbcCount = hwbcCount_in;
    fn_nvmlSystemGetHicVersion *call = cb_symbol_address(&symbols[S_nvmlSystemGetHicVersion]);
    if (call == NULL)
        goto done;
    hwbcEntries_count = (size_t)hwbcCount;
    if (cb_array_reserve(&hwbcEntries, hwbcEntries_count, sizeof(nvmlHwbcEntry_t)) < 0)
        goto done;
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
    PyObject *values[] = {PyLong_FromUnsignedLong(hwbcCount),
        cb_record_list(m, T_nvmlHwbcEntry_t, hwbcEntries.data, hwbcEntries_count)};
    result = cb_return_many(s, &f_nvmlSystemGetHicVersion, values);
done:
    cb_array_done(&hwbcEntries);
    return result;
}

// nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
//     nvmlDevice_t *deviceArray)
static const char *const params_nvmlSystemGetTopologyGpuSet[] = {"cpuNumber", "count", NULL};
static const cb_function f_nvmlSystemGetTopologyGpuSet = {.name = "nvmlSystemGetTopologyGpuSet",
    .params = params_nvmlSystemGetTopologyGpuSet, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlSystemGetTopologyGpuSet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlSystemGetTopologyGpuSet, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    uint32_t cpuNumber;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array deviceArray;
    cb_array_init(&deviceArray);
    size_t deviceArray_count = 0;
    if (cb_as_uint32(args[0], "unsigned int", &cpuNumber) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlSystemGetTopologyGpuSet *call =
        cb_symbol_address(&symbols[S_nvmlSystemGetTopologyGpuSet]);
    if (call == NULL)
        goto done;
    deviceArray_count = (size_t)count;
    if (cb_array_reserve(&deviceArray, deviceArray_count, sizeof(nvmlDevice_t)) < 0)
        goto done;
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
    PyObject *values[] = {PyLong_FromUnsignedLong(count),
        cb_handle_list(m, T_nvmlDevice_t, deviceArray.data, deviceArray_count)};
    result = cb_return_many(s, &f_nvmlSystemGetTopologyGpuSet, values);
done:
    cb_array_done(&deviceArray);
    return result;
}

// nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int
//     length)
static const char *const params_nvmlSystemGetDriverBranch[] = {"branchInfo", "length", NULL};
static const cb_function f_nvmlSystemGetDriverBranch = {.name = "nvmlSystemGetDriverBranch",
    .params = params_nvmlSystemGetDriverBranch, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlSystemGetDriverBranch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlSystemGetDriverBranch, &args, nargs, kwnames, slots))
        return NULL;
    nvmlSystemDriverBranchInfo_t *branchInfo;
    uint32_t length;
    if (cb_as_record(m, T_nvmlSystemDriverBranchInfo_t, args[0], "branchInfo", &branchInfo) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &length) < 0)
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

// nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)
static const char *const params_nvmlSystemGetCPER_v1[] = {"cper", NULL};
static const cb_function f_nvmlSystemGetCPER_v1 = {.name = "nvmlSystemGetCPER_v1",
    .params = params_nvmlSystemGetCPER_v1, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlSystemGetCPER_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSystemGetCPER_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGetCPER_v1_t *cper;
    if (cb_as_record(m, T_nvmlGetCPER_v1_t, args[0], "cper", &cper) < 0)
        return NULL;
    fn_nvmlSystemGetCPER_v1 *call = cb_symbol_address(&symbols[S_nvmlSystemGetCPER_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cper);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSystemGetCPER_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)
static const char *const params_nvmlUnitGetCount[] = {NULL};
static const cb_function f_nvmlUnitGetCount = {.name = "nvmlUnitGetCount",
    .params = params_nvmlUnitGetCount, .param_count = 0, .result_count = 1};

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
static const char *const params_nvmlUnitGetHandleByIndex[] = {"index", NULL};
static const cb_function f_nvmlUnitGetHandleByIndex = {.name = "nvmlUnitGetHandleByIndex",
    .params = params_nvmlUnitGetHandleByIndex, .param_count = 1, .result_count = 1};

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
static const char *const params_nvmlUnitGetUnitInfo[] = {"unit", NULL};
static const cb_function f_nvmlUnitGetUnitInfo = {.name = "nvmlUnitGetUnitInfo",
    .params = params_nvmlUnitGetUnitInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlUnitGetUnitInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlUnitGetUnitInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlUnitGetUnitInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(info));
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)
static const char *const params_nvmlUnitGetLedState[] = {"unit", NULL};
static const cb_function f_nvmlUnitGetLedState = {.name = "nvmlUnitGetLedState",
    .params = params_nvmlUnitGetLedState, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlUnitGetLedState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlUnitGetLedState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(state));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlUnitGetLedState, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(state));
done:
    Py_XDECREF(state);
    return result;
}

// nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)
static const char *const params_nvmlUnitGetPsuInfo[] = {"unit", NULL};
static const cb_function f_nvmlUnitGetPsuInfo = {.name = "nvmlUnitGetPsuInfo",
    .params = params_nvmlUnitGetPsuInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlUnitGetPsuInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlUnitGetPsuInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(psu));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlUnitGetPsuInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(psu));
done:
    Py_XDECREF(psu);
    return result;
}

// nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)
static const char *const params_nvmlUnitGetTemperature[] = {"unit", "type", NULL};
static const cb_function f_nvmlUnitGetTemperature = {.name = "nvmlUnitGetTemperature",
    .params = params_nvmlUnitGetTemperature, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlUnit_t, args[0], &unit) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &type) < 0)
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
static const char *const params_nvmlUnitGetFanSpeedInfo[] = {"unit", NULL};
static const cb_function f_nvmlUnitGetFanSpeedInfo = {.name = "nvmlUnitGetFanSpeedInfo",
    .params = params_nvmlUnitGetFanSpeedInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlUnitGetFanSpeedInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlUnitGetFanSpeedInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(fanSpeeds));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlUnitGetFanSpeedInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(fanSpeeds));
done:
    Py_XDECREF(fanSpeeds);
    return result;
}

// nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t
//     *devices)
static const char *const params_nvmlUnitGetDevices[] = {"unit", "deviceCount", NULL};
static const cb_function f_nvmlUnitGetDevices = {.name = "nvmlUnitGetDevices",
    .params = params_nvmlUnitGetDevices, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlUnitGetDevices)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlUnitGetDevices, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlUnit_t unit;
    uint32_t deviceCount_in = 0;
    unsigned int deviceCount = 0;
    cb_array devices;
    cb_array_init(&devices);
    size_t devices_count = 0;
    if (cb_as_handle(m, T_nvmlUnit_t, args[0], &unit) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &deviceCount_in) < 0)
        goto done;
    deviceCount = deviceCount_in;
    fn_nvmlUnitGetDevices *call = cb_symbol_address(&symbols[S_nvmlUnitGetDevices]);
    if (call == NULL)
        goto done;
    devices_count = (size_t)deviceCount;
    if (cb_array_reserve(&devices, devices_count, sizeof(nvmlDevice_t)) < 0)
        goto done;
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
    PyObject *values[] = {PyLong_FromUnsignedLong(deviceCount),
        cb_handle_list(m, T_nvmlDevice_t, devices.data, devices_count)};
    result = cb_return_many(s, &f_nvmlUnitGetDevices, values);
done:
    cb_array_done(&devices);
    return result;
}

// nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)
static const char *const params_nvmlDeviceGetCount[] = {NULL};
static const cb_function f_nvmlDeviceGetCount = {.name = "nvmlDeviceGetCount",
    .params = params_nvmlDeviceGetCount, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetCount)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetCount, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int deviceCount = 0;
    fn_nvmlDeviceGetCount *call = cb_symbol_address(&symbols[S_nvmlDeviceGetCount]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&deviceCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(deviceCount));
}

// nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)
static const char *const params_nvmlDeviceGetAttributes[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetAttributes = {.name = "nvmlDeviceGetAttributes",
    .params = params_nvmlDeviceGetAttributes, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *attributes = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetAttributes *call = cb_symbol_address(&symbols[S_nvmlDeviceGetAttributes]);
    if (call == NULL)
        goto done;
    attributes = cb_record_new(m, T_nvmlDeviceAttributes_t);
    if (attributes == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(attributes));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(attributes));
done:
    Py_XDECREF(attributes);
    return result;
}

// nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)
static const char *const params_nvmlDeviceGetHandleByIndex[] = {"index", NULL};
static const cb_function f_nvmlDeviceGetHandleByIndex = {.name = "nvmlDeviceGetHandleByIndex",
    .params = params_nvmlDeviceGetHandleByIndex, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetHandleByIndex)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetHandleByIndex, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t index;
    nvmlDevice_t device = NULL;
    if (cb_as_uint32(args[0], "unsigned int", &index) < 0)
        return NULL;
    fn_nvmlDeviceGetHandleByIndex *call = cb_symbol_address(&symbols[S_nvmlDeviceGetHandleByIndex]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(index, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetHandleByIndex, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &device));
}

// nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)
static const char *const params_nvmlDeviceGetHandleBySerial[] = {"serial", NULL};
static const cb_function f_nvmlDeviceGetHandleBySerial = {.name = "nvmlDeviceGetHandleBySerial",
    .params = params_nvmlDeviceGetHandleBySerial, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetHandleBySerial)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetHandleBySerial, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    cb_address serial;
    serial.held = false;
    nvmlDevice_t device = NULL;
    if (cb_as_text(args[0], false, &serial) < 0)
        goto done;
    fn_nvmlDeviceGetHandleBySerial *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetHandleBySerial]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(serial.value, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetHandleBySerial, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &device));
done:
    cb_address_release(&serial);
    return result;
}

// nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)
static const char *const params_nvmlDeviceGetHandleByUUID[] = {"uuid", NULL};
static const cb_function f_nvmlDeviceGetHandleByUUID = {.name = "nvmlDeviceGetHandleByUUID",
    .params = params_nvmlDeviceGetHandleByUUID, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetHandleByUUID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetHandleByUUID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    cb_address uuid;
    uuid.held = false;
    nvmlDevice_t device = NULL;
    if (cb_as_text(args[0], false, &uuid) < 0)
        goto done;
    fn_nvmlDeviceGetHandleByUUID *call = cb_symbol_address(&symbols[S_nvmlDeviceGetHandleByUUID]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(uuid.value, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetHandleByUUID, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &device));
done:
    cb_address_release(&uuid);
    return result;
}

// nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)
static const char *const params_nvmlDeviceGetHandleByUUIDV[] = {"uuid", NULL};
static const cb_function f_nvmlDeviceGetHandleByUUIDV = {.name = "nvmlDeviceGetHandleByUUIDV",
    .params = params_nvmlDeviceGetHandleByUUIDV, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetHandleByUUIDV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetHandleByUUIDV, &args, nargs, kwnames, slots))
        return NULL;
    const nvmlUUID_t *uuid;
    nvmlDevice_t device = NULL;
    if (cb_as_record(m, T_nvmlUUID_t, args[0], "uuid", &uuid) < 0)
        return NULL;
    fn_nvmlDeviceGetHandleByUUIDV *call = cb_symbol_address(&symbols[S_nvmlDeviceGetHandleByUUIDV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(uuid, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetHandleByUUIDV, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &device));
}

// nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)
static const char *const params_nvmlDeviceGetHandleByPciBusId[] = {"pciBusId", NULL};
static const cb_function f_nvmlDeviceGetHandleByPciBusId =
    {.name = "nvmlDeviceGetHandleByPciBusId", .params = params_nvmlDeviceGetHandleByPciBusId,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetHandleByPciBusId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetHandleByPciBusId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    cb_address pciBusId;
    pciBusId.held = false;
    nvmlDevice_t device = NULL;
    if (cb_as_text(args[0], false, &pciBusId) < 0)
        goto done;
    fn_nvmlDeviceGetHandleByPciBusId *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetHandleByPciBusId]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciBusId.value, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetHandleByPciBusId, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &device));
done:
    cb_address_release(&pciBusId);
    return result;
}

// nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)
static const char *const params_nvmlDeviceGetName[] = {"device", "length", NULL};
static const cb_function f_nvmlDeviceGetName = {.name = "nvmlDeviceGetName",
    .params = params_nvmlDeviceGetName, .param_count = 2, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetName, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *name = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlDeviceGetName *call = cb_symbol_address(&symbols[S_nvmlDeviceGetName]);
    if (call == NULL)
        goto done;
    name = cb_name_room("nvmlDeviceGetName", length);
    if (name == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(name), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetName, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(name)) : Py_NewRef(name));
done:
    Py_XDECREF(name);
    return result;
}

// nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)
static const char *const params_nvmlDeviceGetBrand[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetBrand = {.name = "nvmlDeviceGetBrand",
    .params = params_nvmlDeviceGetBrand, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetBrand)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetBrand, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlBrandType_t type = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetBrand *call = cb_symbol_address(&symbols[S_nvmlDeviceGetBrand]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &type);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetBrand, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlBrandType_t, type));
}

// nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)
static const char *const params_nvmlDeviceGetIndex[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetIndex = {.name = "nvmlDeviceGetIndex",
    .params = params_nvmlDeviceGetIndex, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetIndex)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetIndex, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int index = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetIndex *call = cb_symbol_address(&symbols[S_nvmlDeviceGetIndex]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &index);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetIndex, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(index));
}

// nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)
static const char *const params_nvmlDeviceGetSerial[] = {"device", "length", NULL};
static const cb_function f_nvmlDeviceGetSerial = {.name = "nvmlDeviceGetSerial",
    .params = params_nvmlDeviceGetSerial, .param_count = 2, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetSerial)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetSerial, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *serial = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlDeviceGetSerial *call = cb_symbol_address(&symbols[S_nvmlDeviceGetSerial]);
    if (call == NULL)
        goto done;
    serial = cb_name_room("nvmlDeviceGetSerial", length);
    if (serial == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(serial), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetSerial, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(serial)) : Py_NewRef(serial));
done:
    Py_XDECREF(serial);
    return result;
}

// nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)
static const char *const params_nvmlDeviceGetModuleId[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetModuleId = {.name = "nvmlDeviceGetModuleId",
    .params = params_nvmlDeviceGetModuleId, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetModuleId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetModuleId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int moduleId = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetModuleId *call = cb_symbol_address(&symbols[S_nvmlDeviceGetModuleId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &moduleId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetModuleId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(moduleId));
}

// nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)
static const char *const params_nvmlDeviceGetC2cModeInfoV[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetC2cModeInfoV = {.name = "nvmlDeviceGetC2cModeInfoV",
    .params = params_nvmlDeviceGetC2cModeInfoV, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetC2cModeInfoV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetC2cModeInfoV, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *c2cModeInfo = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetC2cModeInfoV *call = cb_symbol_address(&symbols[S_nvmlDeviceGetC2cModeInfoV]);
    if (call == NULL)
        goto done;
    c2cModeInfo = cb_record_new(m, T_nvmlC2cModeInfo_v1_t);
    if (c2cModeInfo == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(c2cModeInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetC2cModeInfoV, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(c2cModeInfo));
done:
    Py_XDECREF(c2cModeInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned
//     long *nodeSet, nvmlAffinityScope_t scope)
static const char *const params_nvmlDeviceGetMemoryAffinity[] = {"device", "nodeSetSize", "scope",
    NULL};
static const cb_function f_nvmlDeviceGetMemoryAffinity = {.name = "nvmlDeviceGetMemoryAffinity",
    .params = params_nvmlDeviceGetMemoryAffinity, .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMemoryAffinity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetMemoryAffinity, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t nodeSetSize;
    cb_array nodeSet;
    cb_array_init(&nodeSet);
    size_t nodeSet_count = 0;
    nvmlAffinityScope_t scope;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &nodeSetSize) < 0)
        goto done;
    if (cb_as_scalar(m, T_nvmlAffinityScope_t, args[2], &scope, sizeof scope) < 0)
        goto done;
    fn_nvmlDeviceGetMemoryAffinity *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMemoryAffinity]);
    if (call == NULL)
        goto done;
    nodeSet_count = (size_t)nodeSetSize;
    if (cb_array_reserve(&nodeSet, nodeSet_count, sizeof(unsigned long)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, nodeSetSize, nodeSet.data, scope);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetMemoryAffinity, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_int_list(nodeSet.data, nodeSet_count, sizeof(unsigned long), false));
done:
    cb_array_done(&nodeSet);
    return result;
}

// nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize,
//     unsigned long *cpuSet, nvmlAffinityScope_t scope)
static const char *const params_nvmlDeviceGetCpuAffinityWithinScope[] = {"device", "cpuSetSize",
    "scope", NULL};
static const cb_function f_nvmlDeviceGetCpuAffinityWithinScope =
    {.name = "nvmlDeviceGetCpuAffinityWithinScope",
    .params = params_nvmlDeviceGetCpuAffinityWithinScope, .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetCpuAffinityWithinScope)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetCpuAffinityWithinScope, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t cpuSetSize;
    cb_array cpuSet;
    cb_array_init(&cpuSet);
    size_t cpuSet_count = 0;
    nvmlAffinityScope_t scope;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &cpuSetSize) < 0)
        goto done;
    if (cb_as_scalar(m, T_nvmlAffinityScope_t, args[2], &scope, sizeof scope) < 0)
        goto done;
    fn_nvmlDeviceGetCpuAffinityWithinScope *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCpuAffinityWithinScope]);
    if (call == NULL)
        goto done;
    cpuSet_count = (size_t)cpuSetSize;
    if (cb_array_reserve(&cpuSet, cpuSet_count, sizeof(unsigned long)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cpuSetSize, cpuSet.data, scope);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetCpuAffinityWithinScope, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_int_list(cpuSet.data, cpuSet_count, sizeof(unsigned long), false));
done:
    cb_array_done(&cpuSet);
    return result;
}

// nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long
//     *cpuSet)
static const char *const params_nvmlDeviceGetCpuAffinity[] = {"device", "cpuSetSize", NULL};
static const cb_function f_nvmlDeviceGetCpuAffinity = {.name = "nvmlDeviceGetCpuAffinity",
    .params = params_nvmlDeviceGetCpuAffinity, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetCpuAffinity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetCpuAffinity, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t cpuSetSize;
    cb_array cpuSet;
    cb_array_init(&cpuSet);
    size_t cpuSet_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &cpuSetSize) < 0)
        goto done;
    fn_nvmlDeviceGetCpuAffinity *call = cb_symbol_address(&symbols[S_nvmlDeviceGetCpuAffinity]);
    if (call == NULL)
        goto done;
    cpuSet_count = (size_t)cpuSetSize;
    if (cb_array_reserve(&cpuSet, cpuSet_count, sizeof(unsigned long)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cpuSetSize, cpuSet.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetCpuAffinity, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_int_list(cpuSet.data, cpuSet_count, sizeof(unsigned long), false));
done:
    cb_array_done(&cpuSet);
    return result;
}

// nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)
static const char *const params_nvmlDeviceSetCpuAffinity[] = {"device", NULL};
static const cb_function f_nvmlDeviceSetCpuAffinity = {.name = "nvmlDeviceSetCpuAffinity",
    .params = params_nvmlDeviceSetCpuAffinity, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetCpuAffinity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceSetCpuAffinity, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceSetCpuAffinity *call = cb_symbol_address(&symbols[S_nvmlDeviceSetCpuAffinity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetCpuAffinity, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)
static const char *const params_nvmlDeviceClearCpuAffinity[] = {"device", NULL};
static const cb_function f_nvmlDeviceClearCpuAffinity = {.name = "nvmlDeviceClearCpuAffinity",
    .params = params_nvmlDeviceClearCpuAffinity, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlDeviceClearCpuAffinity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceClearCpuAffinity, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceClearCpuAffinity *call = cb_symbol_address(&symbols[S_nvmlDeviceClearCpuAffinity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceClearCpuAffinity, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)
static const char *const params_nvmlDeviceGetNumaNodeId[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetNumaNodeId = {.name = "nvmlDeviceGetNumaNodeId",
    .params = params_nvmlDeviceGetNumaNodeId, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNumaNodeId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetNumaNodeId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int node = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetNumaNodeId *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNumaNodeId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &node);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNumaNodeId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(node));
}

// nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)
static const char *const params_nvmlDeviceGetAddressingMode[] = {"device", "mode", NULL};
static const cb_function f_nvmlDeviceGetAddressingMode = {.name = "nvmlDeviceGetAddressingMode",
    .params = params_nvmlDeviceGetAddressingMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetAddressingMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetAddressingMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDeviceAddressingMode_t *mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDeviceAddressingMode_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceGetAddressingMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAddressingMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetAddressingMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)
static const char *const params_nvmlDeviceGetRepairStatus[] = {"device", "repairStatus", NULL};
static const cb_function f_nvmlDeviceGetRepairStatus = {.name = "nvmlDeviceGetRepairStatus",
    .params = params_nvmlDeviceGetRepairStatus, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetRepairStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetRepairStatus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlRepairStatus_t *repairStatus;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlRepairStatus_t, args[1], "repairStatus", &repairStatus) < 0)
        return NULL;
    fn_nvmlDeviceGetRepairStatus *call = cb_symbol_address(&symbols[S_nvmlDeviceGetRepairStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, repairStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetRepairStatus, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device,
//     nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)
static const char *const params_nvmlDeviceGetUnrepairableMemoryFlag_v1[] = {"device",
    "unrepairableMemoryStatus", NULL};
static const cb_function f_nvmlDeviceGetUnrepairableMemoryFlag_v1 =
    {.name = "nvmlDeviceGetUnrepairableMemoryFlag_v1",
    .params = params_nvmlDeviceGetUnrepairableMemoryFlag_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetUnrepairableMemoryFlag_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetUnrepairableMemoryFlag_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlUnrepairableMemoryStatus_v1_t, args[1], "unrepairableMemoryStatus",
        &unrepairableMemoryStatus) < 0)
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

// nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2,
//     nvmlGpuTopologyLevel_t *pathInfo)
static const char *const params_nvmlDeviceGetTopologyCommonAncestor[] = {"device1", "device2",
    NULL};
static const cb_function f_nvmlDeviceGetTopologyCommonAncestor =
    {.name = "nvmlDeviceGetTopologyCommonAncestor",
    .params = params_nvmlDeviceGetTopologyCommonAncestor, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetTopologyCommonAncestor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetTopologyCommonAncestor, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device1;
    nvmlDevice_t device2;
    nvmlGpuTopologyLevel_t pathInfo = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device1) < 0)
        return NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[1], &device2) < 0)
        return NULL;
    fn_nvmlDeviceGetTopologyCommonAncestor *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTopologyCommonAncestor]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device1, device2, &pathInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTopologyCommonAncestor, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlGpuTopologyLevel_t, pathInfo));
}

// nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level,
//     unsigned int *count, nvmlDevice_t *deviceArray)
static const char *const params_nvmlDeviceGetTopologyNearestGpus[] = {"device", "level", "count",
    NULL};
static const cb_function f_nvmlDeviceGetTopologyNearestGpus =
    {.name = "nvmlDeviceGetTopologyNearestGpus", .params = params_nvmlDeviceGetTopologyNearestGpus,
    .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetTopologyNearestGpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetTopologyNearestGpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t level;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array deviceArray;
    cb_array_init(&deviceArray);
    size_t deviceArray_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_enum(m, T_nvmlGpuTopologyLevel_t, args[1], "level", &level) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlDeviceGetTopologyNearestGpus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTopologyNearestGpus]);
    if (call == NULL)
        goto done;
    deviceArray_count = (size_t)count;
    if (cb_array_reserve(&deviceArray, deviceArray_count, sizeof(nvmlDevice_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlGpuTopologyLevel_t)level, &count, deviceArray.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetTopologyNearestGpus, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetTopologyNearestGpus, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < deviceArray_count)
        deviceArray_count = (size_t)count;
    PyObject *values[] = {PyLong_FromUnsignedLong(count),
        cb_handle_list(m, T_nvmlDevice_t, deviceArray.data, deviceArray_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetTopologyNearestGpus, values);
done:
    cb_array_done(&deviceArray);
    return result;
}

// nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
//     nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)
static const char *const params_nvmlDeviceGetP2PStatus[] = {"device1", "device2", "p2pIndex", NULL};
static const cb_function f_nvmlDeviceGetP2PStatus = {.name = "nvmlDeviceGetP2PStatus",
    .params = params_nvmlDeviceGetP2PStatus, .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetP2PStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetP2PStatus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device1;
    nvmlDevice_t device2;
    int32_t p2pIndex;
    nvmlGpuP2PStatus_t p2pStatus = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device1) < 0)
        return NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[1], &device2) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlGpuP2PCapsIndex_t, args[2], "p2pIndex", &p2pIndex) < 0)
        return NULL;
    fn_nvmlDeviceGetP2PStatus *call = cb_symbol_address(&symbols[S_nvmlDeviceGetP2PStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device1, device2, (nvmlGpuP2PCapsIndex_t)p2pIndex, &p2pStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetP2PStatus, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlGpuP2PStatus_t, p2pStatus));
}

// nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)
static const char *const params_nvmlDeviceGetUUID[] = {"device", "length", NULL};
static const cb_function f_nvmlDeviceGetUUID = {.name = "nvmlDeviceGetUUID",
    .params = params_nvmlDeviceGetUUID, .param_count = 2, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetUUID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetUUID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *uuid = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlDeviceGetUUID *call = cb_symbol_address(&symbols[S_nvmlDeviceGetUUID]);
    if (call == NULL)
        goto done;
    uuid = cb_name_room("nvmlDeviceGetUUID", length);
    if (uuid == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(uuid), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetUUID, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(uuid)) : Py_NewRef(uuid));
done:
    Py_XDECREF(uuid);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)
static const char *const params_nvmlDeviceGetMinorNumber[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMinorNumber = {.name = "nvmlDeviceGetMinorNumber",
    .params = params_nvmlDeviceGetMinorNumber, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMinorNumber)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMinorNumber, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int minorNumber = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMinorNumber *call = cb_symbol_address(&symbols[S_nvmlDeviceGetMinorNumber]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minorNumber);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMinorNumber, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(minorNumber));
}

// nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int
//     length)
static const char *const params_nvmlDeviceGetBoardPartNumber[] = {"device", "length", NULL};
static const cb_function f_nvmlDeviceGetBoardPartNumber = {.name = "nvmlDeviceGetBoardPartNumber",
    .params = params_nvmlDeviceGetBoardPartNumber, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetBoardPartNumber)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetBoardPartNumber, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *partNumber = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlDeviceGetBoardPartNumber *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetBoardPartNumber]);
    if (call == NULL)
        goto done;
    partNumber = cb_name_room("nvmlDeviceGetBoardPartNumber", length);
    if (partNumber == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(partNumber), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetBoardPartNumber, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(partNumber)) : Py_NewRef(partNumber));
done:
    Py_XDECREF(partNumber);
    return result;
}

// nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char
//     *version, unsigned int length)
static const char *const params_nvmlDeviceGetInforomVersion[] = {"device", "object", "length",
    NULL};
static const cb_function f_nvmlDeviceGetInforomVersion = {.name = "nvmlDeviceGetInforomVersion",
    .params = params_nvmlDeviceGetInforomVersion, .param_count = 3, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(nvmlDeviceGetInforomVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetInforomVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t object;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_enum(m, T_nvmlInforomObject_t, args[1], "object", &object) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlDeviceGetInforomVersion *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetInforomVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlDeviceGetInforomVersion", length);
    if (version == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlInforomObject_t)object, PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetInforomVersion, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int
//     length)
static const char *const params_nvmlDeviceGetInforomImageVersion[] = {"device", "length", NULL};
static const cb_function f_nvmlDeviceGetInforomImageVersion =
    {.name = "nvmlDeviceGetInforomImageVersion", .params = params_nvmlDeviceGetInforomImageVersion,
    .param_count = 2, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetInforomImageVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetInforomImageVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlDeviceGetInforomImageVersion *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetInforomImageVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlDeviceGetInforomImageVersion", length);
    if (version == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetInforomImageVersion, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int
//     *checksum)
static const char *const params_nvmlDeviceGetInforomConfigurationChecksum[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetInforomConfigurationChecksum =
    {.name = "nvmlDeviceGetInforomConfigurationChecksum",
    .params = params_nvmlDeviceGetInforomConfigurationChecksum, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetInforomConfigurationChecksum)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetInforomConfigurationChecksum, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int checksum = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetInforomConfigurationChecksum *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetInforomConfigurationChecksum]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &checksum);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetInforomConfigurationChecksum, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(checksum));
}

// nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)
static const char *const params_nvmlDeviceValidateInforom[] = {"device", NULL};
static const cb_function f_nvmlDeviceValidateInforom = {.name = "nvmlDeviceValidateInforom",
    .params = params_nvmlDeviceValidateInforom, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlDeviceValidateInforom)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceValidateInforom, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceValidateInforom *call = cb_symbol_address(&symbols[S_nvmlDeviceValidateInforom]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceValidateInforom, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp,
//     unsigned long *durationUs)
static const char *const params_nvmlDeviceGetLastBBXFlushTime[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetLastBBXFlushTime =
    {.name = "nvmlDeviceGetLastBBXFlushTime", .params = params_nvmlDeviceGetLastBBXFlushTime,
    .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetLastBBXFlushTime)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetLastBBXFlushTime, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long timestamp = 0;
    unsigned long durationUs = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetLastBBXFlushTime *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetLastBBXFlushTime]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &timestamp, &durationUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetLastBBXFlushTime, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLongLong(timestamp),
        PyLong_FromUnsignedLong(durationUs)};
    return cb_return_many(s, &f_nvmlDeviceGetLastBBXFlushTime, values);
}

// nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)
static const char *const params_nvmlDeviceGetBBXTimeData_v1[] = {"device", "timeData", NULL};
static const cb_function f_nvmlDeviceGetBBXTimeData_v1 = {.name = "nvmlDeviceGetBBXTimeData_v1",
    .params = params_nvmlDeviceGetBBXTimeData_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetBBXTimeData_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetBBXTimeData_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlBBXTimeData_v1_t *timeData;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlBBXTimeData_v1_t, args[1], "timeData", &timeData) < 0)
        return NULL;
    fn_nvmlDeviceGetBBXTimeData_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetBBXTimeData_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, timeData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetBBXTimeData_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)
static const char *const params_nvmlDeviceGetGpuUptime_v1[] = {"device", "uptime", NULL};
static const cb_function f_nvmlDeviceGetGpuUptime_v1 = {.name = "nvmlDeviceGetGpuUptime_v1",
    .params = params_nvmlDeviceGetGpuUptime_v1, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetGpuUptime_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuUptime_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuUptime_v1_t *uptime;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpuUptime_v1_t, args[1], "uptime", &uptime) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuUptime_v1 *call = cb_symbol_address(&symbols[S_nvmlDeviceGetGpuUptime_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, uptime);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuUptime_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)
static const char *const params_nvmlDeviceGetDisplayMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetDisplayMode = {.name = "nvmlDeviceGetDisplayMode",
    .params = params_nvmlDeviceGetDisplayMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetDisplayMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetDisplayMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t display = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDisplayMode *call = cb_symbol_address(&symbols[S_nvmlDeviceGetDisplayMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &display);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDisplayMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, display));
}

// nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)
static const char *const params_nvmlDeviceGetDisplayActive[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetDisplayActive = {.name = "nvmlDeviceGetDisplayActive",
    .params = params_nvmlDeviceGetDisplayActive, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetDisplayActive)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetDisplayActive, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t isActive = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDisplayActive *call = cb_symbol_address(&symbols[S_nvmlDeviceGetDisplayActive]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isActive);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDisplayActive, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, isActive));
}

// nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)
static const char *const params_nvmlDeviceGetPersistenceMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPersistenceMode = {.name = "nvmlDeviceGetPersistenceMode",
    .params = params_nvmlDeviceGetPersistenceMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPersistenceMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPersistenceMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t mode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPersistenceMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPersistenceMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPersistenceMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, mode));
}

// nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)
static const char *const params_nvmlDeviceGetPciInfoExt[] = {"device", "pci", NULL};
static const cb_function f_nvmlDeviceGetPciInfoExt = {.name = "nvmlDeviceGetPciInfoExt",
    .params = params_nvmlDeviceGetPciInfoExt, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetPciInfoExt)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetPciInfoExt, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPciInfoExt_t *pci;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlPciInfoExt_t, args[1], "pci", &pci) < 0)
        return NULL;
    fn_nvmlDeviceGetPciInfoExt *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPciInfoExt]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pci);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPciInfoExt, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)
static const char *const params_nvmlDeviceGetPciInfo[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPciInfo = {.name = "nvmlDeviceGetPciInfo",
    .params = params_nvmlDeviceGetPciInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPciInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPciInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *pci = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetPciInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPciInfo]);
    if (call == NULL)
        goto done;
    pci = cb_record_new(m, T_nvmlPciInfo_t);
    if (pci == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pci));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetPciInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pci));
done:
    Py_XDECREF(pci);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)
static const char *const params_nvmlDeviceGetMaxPcieLinkGeneration[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMaxPcieLinkGeneration =
    {.name = "nvmlDeviceGetMaxPcieLinkGeneration",
    .params = params_nvmlDeviceGetMaxPcieLinkGeneration, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMaxPcieLinkGeneration)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMaxPcieLinkGeneration, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int maxLinkGen = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxPcieLinkGeneration *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMaxPcieLinkGeneration]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &maxLinkGen);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMaxPcieLinkGeneration, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(maxLinkGen));
}

// nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int
//     *maxLinkGenDevice)
static const char *const params_nvmlDeviceGetGpuMaxPcieLinkGeneration[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGpuMaxPcieLinkGeneration =
    {.name = "nvmlDeviceGetGpuMaxPcieLinkGeneration",
    .params = params_nvmlDeviceGetGpuMaxPcieLinkGeneration, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuMaxPcieLinkGeneration)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuMaxPcieLinkGeneration, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int maxLinkGenDevice = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuMaxPcieLinkGeneration *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuMaxPcieLinkGeneration]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &maxLinkGenDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuMaxPcieLinkGeneration, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(maxLinkGenDevice));
}

// nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)
static const char *const params_nvmlDeviceGetMaxPcieLinkWidth[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMaxPcieLinkWidth =
    {.name = "nvmlDeviceGetMaxPcieLinkWidth", .params = params_nvmlDeviceGetMaxPcieLinkWidth,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMaxPcieLinkWidth)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMaxPcieLinkWidth, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int maxLinkWidth = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxPcieLinkWidth *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMaxPcieLinkWidth]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &maxLinkWidth);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMaxPcieLinkWidth, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(maxLinkWidth));
}

// nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)
static const char *const params_nvmlDeviceGetCurrPcieLinkGeneration[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetCurrPcieLinkGeneration =
    {.name = "nvmlDeviceGetCurrPcieLinkGeneration",
    .params = params_nvmlDeviceGetCurrPcieLinkGeneration, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetCurrPcieLinkGeneration)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetCurrPcieLinkGeneration, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int currLinkGen = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrPcieLinkGeneration *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCurrPcieLinkGeneration]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &currLinkGen);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCurrPcieLinkGeneration, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(currLinkGen));
}

// nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)
static const char *const params_nvmlDeviceGetCurrPcieLinkWidth[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetCurrPcieLinkWidth =
    {.name = "nvmlDeviceGetCurrPcieLinkWidth", .params = params_nvmlDeviceGetCurrPcieLinkWidth,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetCurrPcieLinkWidth)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetCurrPcieLinkWidth, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int currLinkWidth = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrPcieLinkWidth *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCurrPcieLinkWidth]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &currLinkWidth);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCurrPcieLinkWidth, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(currLinkWidth));
}

// nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter,
//     unsigned int *value)
static const char *const params_nvmlDeviceGetPcieThroughput[] = {"device", "counter", NULL};
static const cb_function f_nvmlDeviceGetPcieThroughput = {.name = "nvmlDeviceGetPcieThroughput",
    .params = params_nvmlDeviceGetPcieThroughput, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPcieThroughput)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetPcieThroughput, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t counter;
    unsigned int value = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlPcieUtilCounter_t, args[1], "counter", &counter) < 0)
        return NULL;
    fn_nvmlDeviceGetPcieThroughput *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPcieThroughput]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlPcieUtilCounter_t)counter, &value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPcieThroughput, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(value));
}

// nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)
static const char *const params_nvmlDeviceGetPcieReplayCounter[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPcieReplayCounter =
    {.name = "nvmlDeviceGetPcieReplayCounter", .params = params_nvmlDeviceGetPcieReplayCounter,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPcieReplayCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetPcieReplayCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int value = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPcieReplayCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPcieReplayCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPcieReplayCounter, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(value));
}

// nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int
//     *clock)
static const char *const params_nvmlDeviceGetClockInfo[] = {"device", "type", NULL};
static const cb_function f_nvmlDeviceGetClockInfo = {.name = "nvmlDeviceGetClockInfo",
    .params = params_nvmlDeviceGetClockInfo, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlClockType_t, args[1], "type", &type) < 0)
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

// nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int
//     *clock)
static const char *const params_nvmlDeviceGetMaxClockInfo[] = {"device", "type", NULL};
static const cb_function f_nvmlDeviceGetMaxClockInfo = {.name = "nvmlDeviceGetMaxClockInfo",
    .params = params_nvmlDeviceGetMaxClockInfo, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlClockType_t, args[1], "type", &type) < 0)
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
static const char *const params_nvmlDeviceGetGpcClkVfOffset[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGpcClkVfOffset = {.name = "nvmlDeviceGetGpcClkVfOffset",
    .params = params_nvmlDeviceGetGpcClkVfOffset, .param_count = 1, .result_count = 1};

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
static const char *const params_nvmlDeviceGetApplicationsClock[] = {"device", "clockType", NULL};
static const cb_function f_nvmlDeviceGetApplicationsClock =
    {.name = "nvmlDeviceGetApplicationsClock", .params = params_nvmlDeviceGetApplicationsClock,
    .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlClockType_t, args[1], "clockType", &clockType) < 0)
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

// nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t
//     clockType, unsigned int *clockMHz)
static const char *const params_nvmlDeviceGetDefaultApplicationsClock[] = {"device", "clockType",
    NULL};
static const cb_function f_nvmlDeviceGetDefaultApplicationsClock =
    {.name = "nvmlDeviceGetDefaultApplicationsClock",
    .params = params_nvmlDeviceGetDefaultApplicationsClock, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlClockType_t, args[1], "clockType", &clockType) < 0)
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

// nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t
//     clockId, unsigned int *clockMHz)
static const char *const params_nvmlDeviceGetClock[] = {"device", "clockType", "clockId", NULL};
static const cb_function f_nvmlDeviceGetClock = {.name = "nvmlDeviceGetClock",
    .params = params_nvmlDeviceGetClock, .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetClock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetClock, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t clockType;
    int32_t clockId;
    unsigned int clockMHz = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlClockType_t, args[1], "clockType", &clockType) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlClockId_t, args[2], "clockId", &clockId) < 0)
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
static const char *const params_nvmlDeviceGetMaxCustomerBoostClock[] = {"device", "clockType",
    NULL};
static const cb_function f_nvmlDeviceGetMaxCustomerBoostClock =
    {.name = "nvmlDeviceGetMaxCustomerBoostClock",
    .params = params_nvmlDeviceGetMaxCustomerBoostClock, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlClockType_t, args[1], "clockType", &clockType) < 0)
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
static const char *const params_nvmlDeviceGetSupportedMemoryClocks[] = {"device", "count", NULL};
static const cb_function f_nvmlDeviceGetSupportedMemoryClocks =
    {.name = "nvmlDeviceGetSupportedMemoryClocks",
    .params = params_nvmlDeviceGetSupportedMemoryClocks, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetSupportedMemoryClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedMemoryClocks, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array clocksMHz;
    cb_array_init(&clocksMHz);
    size_t clocksMHz_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlDeviceGetSupportedMemoryClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedMemoryClocks]);
    if (call == NULL)
        goto done;
    clocksMHz_count = (size_t)count;
    if (cb_array_reserve(&clocksMHz, clocksMHz_count, sizeof(unsigned int)) < 0)
        goto done;
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
    PyObject *values[] = {PyLong_FromUnsignedLong(count),
        cb_int_list(clocksMHz.data, clocksMHz_count, sizeof(unsigned int), false)};
    result = cb_return_many(s, &f_nvmlDeviceGetSupportedMemoryClocks, values);
done:
    cb_array_done(&clocksMHz);
    return result;
}

// nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int
//     memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)
static const char *const params_nvmlDeviceGetSupportedGraphicsClocks[] = {"device",
    "memoryClockMHz", "count", NULL};
static const cb_function f_nvmlDeviceGetSupportedGraphicsClocks =
    {.name = "nvmlDeviceGetSupportedGraphicsClocks",
    .params = params_nvmlDeviceGetSupportedGraphicsClocks, .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetSupportedGraphicsClocks)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedGraphicsClocks, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t memoryClockMHz;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array clocksMHz;
    cb_array_init(&clocksMHz);
    size_t clocksMHz_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &memoryClockMHz) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlDeviceGetSupportedGraphicsClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedGraphicsClocks]);
    if (call == NULL)
        goto done;
    clocksMHz_count = (size_t)count;
    if (cb_array_reserve(&clocksMHz, clocksMHz_count, sizeof(unsigned int)) < 0)
        goto done;
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
    PyObject *values[] = {PyLong_FromUnsignedLong(count),
        cb_int_list(clocksMHz.data, clocksMHz_count, sizeof(unsigned int), false)};
    result = cb_return_many(s, &f_nvmlDeviceGetSupportedGraphicsClocks, values);
done:
    cb_array_done(&clocksMHz);
    return result;
}

// nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t
//     *isEnabled, nvmlEnableState_t *defaultIsEnabled)
static const char *const params_nvmlDeviceGetAutoBoostedClocksEnabled[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetAutoBoostedClocksEnabled =
    {.name = "nvmlDeviceGetAutoBoostedClocksEnabled",
    .params = params_nvmlDeviceGetAutoBoostedClocksEnabled, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetAutoBoostedClocksEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetAutoBoostedClocksEnabled, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t isEnabled = 0;
    nvmlEnableState_t defaultIsEnabled = 0;
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
    PyObject *values[] = {cb_enum_member(m, T_nvmlEnableState_t, isEnabled),
        cb_enum_member(m, T_nvmlEnableState_t, defaultIsEnabled)};
    return cb_return_many(s, &f_nvmlDeviceGetAutoBoostedClocksEnabled, values);
}

// nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)
static const char *const params_nvmlDeviceGetFanSpeed[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetFanSpeed = {.name = "nvmlDeviceGetFanSpeed",
    .params = params_nvmlDeviceGetFanSpeed, .param_count = 1, .result_count = 1};

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
static const char *const params_nvmlDeviceGetFanSpeed_v2[] = {"device", "fan", NULL};
static const cb_function f_nvmlDeviceGetFanSpeed_v2 = {.name = "nvmlDeviceGetFanSpeed_v2",
    .params = params_nvmlDeviceGetFanSpeed_v2, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
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
static const char *const params_nvmlDeviceGetFanSpeedRPM[] = {"device", "fanSpeed", NULL};
static const cb_function f_nvmlDeviceGetFanSpeedRPM = {.name = "nvmlDeviceGetFanSpeedRPM",
    .params = params_nvmlDeviceGetFanSpeedRPM, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetFanSpeedRPM)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetFanSpeedRPM, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlFanSpeedInfo_t *fanSpeed;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlFanSpeedInfo_t, args[1], "fanSpeed", &fanSpeed) < 0)
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

// nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int
//     *targetSpeed)
static const char *const params_nvmlDeviceGetTargetFanSpeed[] = {"device", "fan", NULL};
static const cb_function f_nvmlDeviceGetTargetFanSpeed = {.name = "nvmlDeviceGetTargetFanSpeed",
    .params = params_nvmlDeviceGetTargetFanSpeed, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
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

// nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned
//     int *maxSpeed)
static const char *const params_nvmlDeviceGetMinMaxFanSpeed[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMinMaxFanSpeed = {.name = "nvmlDeviceGetMinMaxFanSpeed",
    .params = params_nvmlDeviceGetMinMaxFanSpeed, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMinMaxFanSpeed)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMinMaxFanSpeed, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int minSpeed = 0;
    unsigned int maxSpeed = 0;
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
static const char *const params_nvmlDeviceGetFanControlPolicy_v2[] = {"device", "fan", NULL};
static const cb_function f_nvmlDeviceGetFanControlPolicy_v2 =
    {.name = "nvmlDeviceGetFanControlPolicy_v2", .params = params_nvmlDeviceGetFanControlPolicy_v2,
    .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
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
static const char *const params_nvmlDeviceGetNumFans[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetNumFans = {.name = "nvmlDeviceGetNumFans",
    .params = params_nvmlDeviceGetNumFans, .param_count = 1, .result_count = 1};

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
static const char *const params_nvmlDeviceGetTemperature[] = {"device", "sensorType", NULL};
static const cb_function f_nvmlDeviceGetTemperature = {.name = "nvmlDeviceGetTemperature",
    .params = params_nvmlDeviceGetTemperature, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlTemperatureSensors_t, args[1], "sensorType", &sensorType) < 0)
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
static const char *const params_nvmlDeviceGetCoolerInfo[] = {"device", "coolerInfo", NULL};
static const cb_function f_nvmlDeviceGetCoolerInfo = {.name = "nvmlDeviceGetCoolerInfo",
    .params = params_nvmlDeviceGetCoolerInfo, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetCoolerInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetCoolerInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlCoolerInfo_t *coolerInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlCoolerInfo_t, args[1], "coolerInfo", &coolerInfo) < 0)
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
static const char *const params_nvmlDeviceGetTemperatureV[] = {"device", "temperature", NULL};
static const cb_function f_nvmlDeviceGetTemperatureV = {.name = "nvmlDeviceGetTemperatureV",
    .params = params_nvmlDeviceGetTemperatureV, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetTemperatureV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetTemperatureV, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlTemperature_t *temperature;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlTemperature_t, args[1], "temperature", &temperature) < 0)
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

