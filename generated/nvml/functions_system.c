// functions_system.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlInit_v2(void)
static const cb_function f_nvmlInit = {.name = "nvmlInit", CB_NO_PARAMS};

CB_WRAPPER(nvmlInit)
{
    if (!cb_no_arguments(form, &f_nvmlInit, argv, nargs, kwnames))
        return NULL;
    fn_nvmlInit *call = cb_symbol_address(&nvml_symbols[S_nvmlInit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlInit, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlInitWithFlags(unsigned int flags)
static const cb_function f_nvmlInitWithFlags = {.name = "nvmlInitWithFlags", CB_PARAMS("flags")};

CB_WRAPPER(nvmlInitWithFlags)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlInitWithFlags, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t flags;
    if (cb_as_uint32(argv[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_nvmlInitWithFlags *call = cb_symbol_address(&nvml_symbols[S_nvmlInitWithFlags]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlInitWithFlags, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlShutdown(void)
static const cb_function f_nvmlShutdown = {.name = "nvmlShutdown", CB_NO_PARAMS};

CB_WRAPPER(nvmlShutdown)
{
    if (!cb_no_arguments(form, &f_nvmlShutdown, argv, nargs, kwnames))
        return NULL;
    fn_nvmlShutdown *call = cb_symbol_address(&nvml_symbols[S_nvmlShutdown]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlShutdown, status, argv);
    return cb_return0(form);
}

// const char *nvmlErrorString(nvmlReturn_t result)
static const cb_function f_nvmlErrorString = {
    .name = "nvmlErrorString",
    CB_PARAMS("result"),
    .result_count = 1,
};

CB_WRAPPER(nvmlErrorString)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlErrorString, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t result;
    if (cb_as_enum(py, T_nvmlReturn_t, argv[0], "result", &result) < 0)
        return NULL;
    fn_nvmlErrorString *call = cb_symbol_address(&nvml_symbols[S_nvmlErrorString]);
    if (call == NULL)
        return NULL;
    const char *text = call(result);
    return cb_return1(form, cb_string_result(form, text));
}

CB_PARAM_LIST(nvmlSystemGetDriverVersion, "length");

// nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)
static const cb_function f_nvmlSystemGetDriverVersion = {
    .name = "nvmlSystemGetDriverVersion",
    CB_PARAMS_OF(nvmlSystemGetDriverVersion),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // length
};

CB_WRAPPER(nvmlSystemGetDriverVersion)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlSystemGetDriverVersion, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *version = NULL;
    char version_text[CB_SHORT_NAME + 1], *version_at;
    uint32_t length = 256;
    if (argv[0] != NULL && cb_as_uint32(argv[0], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlSystemGetDriverVersion *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetDriverVersion]);
    if (call == NULL)
        goto done;
    version_at = cb_short_name(form, length, version_text);
    if (version_at == NULL) {
        version = cb_name_room("nvmlSystemGetDriverVersion", length);
        if (version == NULL)
            goto done;
        version_at = PyBytes_AS_STRING(version);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(version_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlSystemGetDriverVersion, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, version_at) : cb_take(&version));
done:
    Py_XDECREF(version);
    return retval;
}

// nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)
static const cb_function f_nvmlSystemGetNVMLVersion = {
    .name = "nvmlSystemGetNVMLVersion",
    CB_PARAMS_OF(nvmlSystemGetDriverVersion),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // length
};

CB_WRAPPER(nvmlSystemGetNVMLVersion)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlSystemGetNVMLVersion, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *version = NULL;
    char version_text[CB_SHORT_NAME + 1], *version_at;
    uint32_t length = 256;
    if (argv[0] != NULL && cb_as_uint32(argv[0], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlSystemGetNVMLVersion *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetNVMLVersion]);
    if (call == NULL)
        goto done;
    version_at = cb_short_name(form, length, version_text);
    if (version_at == NULL) {
        version = cb_name_room("nvmlSystemGetNVMLVersion", length);
        if (version == NULL)
            goto done;
        version_at = PyBytes_AS_STRING(version);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(version_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlSystemGetNVMLVersion, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, version_at) : cb_take(&version));
done:
    Py_XDECREF(version);
    return retval;
}

// nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)
static const cb_function f_nvmlSystemGetCudaDriverVersion = {
    .name = "nvmlSystemGetCudaDriverVersion",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlSystemGetCudaDriverVersion)
{
    if (!cb_no_arguments(form, &f_nvmlSystemGetCudaDriverVersion, argv, nargs, kwnames))
        return NULL;
    int cudaDriverVersion = 0;
    fn_nvmlSystemGetCudaDriverVersion *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetCudaDriverVersion]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&cudaDriverVersion);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemGetCudaDriverVersion, status, argv);
    return cb_return1(form, PyLong_FromLong(cudaDriverVersion));
}

// nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)
static const cb_function f_nvmlSystemGetCudaDriverVersion_v2 = {
    .name = "nvmlSystemGetCudaDriverVersion_v2",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlSystemGetCudaDriverVersion_v2)
{
    if (!cb_no_arguments(form, &f_nvmlSystemGetCudaDriverVersion_v2, argv, nargs, kwnames))
        return NULL;
    int cudaDriverVersion = 0;
    fn_nvmlSystemGetCudaDriverVersion_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetCudaDriverVersion_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&cudaDriverVersion);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemGetCudaDriverVersion_v2, status, argv);
    return cb_return1(form, PyLong_FromLong(cudaDriverVersion));
}

// nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)
static const cb_function f_nvmlSystemGetProcessName = {
    .name = "nvmlSystemGetProcessName",
    CB_PARAMS("pid", "length"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // length
};

CB_WRAPPER(nvmlSystemGetProcessName)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlSystemGetProcessName, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t pid;
    PyObject *name = NULL;
    char name_text[CB_SHORT_NAME + 1], *name_at;
    uint32_t length = 256;
    if (cb_as_uint32(argv[0], "unsigned int", &pid) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlSystemGetProcessName *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetProcessName]);
    if (call == NULL)
        goto done;
    name_at = cb_short_name(form, length, name_text);
    if (name_at == NULL) {
        name = cb_name_room("nvmlSystemGetProcessName", length);
        if (name == NULL)
            goto done;
        name_at = PyBytes_AS_STRING(name);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, name_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlSystemGetProcessName, status, argv);
    else
        retval = cb_return1(form, form->checked ? cb_string_result(form, name_at) : cb_take(&name));
done:
    Py_XDECREF(name);
    return retval;
}

// nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)
static const cb_function f_nvmlSystemGetHicVersion = {
    .name = "nvmlSystemGetHicVersion",
    CB_PARAMS("hwbcCount"),
    .result_count = 2,
};

CB_WRAPPER(nvmlSystemGetHicVersion)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlSystemGetHicVersion, &argv, nargs, kwnames, slots))
        return NULL;
    unsigned int hwbcCount;
    cb_array hwbcEntries;
    cb_array_init(&hwbcEntries);
    if (cb_as_uint32(argv[0], "unsigned int", &hwbcCount) < 0)
        goto done;
    fn_nvmlSystemGetHicVersion *call = cb_symbol_address(&nvml_symbols[S_nvmlSystemGetHicVersion]);
    if (call == NULL)
        goto done;
    size_t hwbcEntries_count = hwbcCount;
    if (cb_array_reserve(&hwbcEntries, hwbcEntries_count, sizeof(nvmlHwbcEntry_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&hwbcCount, hwbcEntries.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlSystemGetHicVersion, status, 0,
            PyLong_FromUnsignedLong(hwbcCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlSystemGetHicVersion, status, argv);
        goto done;
    }
    if (form->checked && hwbcCount < hwbcEntries_count)
        hwbcEntries_count = hwbcCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(hwbcCount),
        cb_record_list(py, T_nvmlHwbcEntry_t, hwbcEntries.data, hwbcEntries_count)
    };
    retval = cb_return_many(form, &f_nvmlSystemGetHicVersion, results);
done:
    cb_array_done(&hwbcEntries);
    return retval;
}

// nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
//     nvmlDevice_t *deviceArray)
static const cb_function f_nvmlSystemGetTopologyGpuSet = {
    .name = "nvmlSystemGetTopologyGpuSet",
    CB_PARAMS("cpuNumber", "count"),
    .result_count = 2,
};

CB_WRAPPER(nvmlSystemGetTopologyGpuSet)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlSystemGetTopologyGpuSet, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t cpuNumber;
    unsigned int count;
    cb_array deviceArray;
    cb_array_init(&deviceArray);
    if (cb_as_uint32(argv[0], "unsigned int", &cpuNumber) < 0
        || cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        goto done;
    fn_nvmlSystemGetTopologyGpuSet *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetTopologyGpuSet]);
    if (call == NULL)
        goto done;
    size_t deviceArray_count = count;
    if (cb_array_reserve(&deviceArray, deviceArray_count, sizeof(nvmlDevice_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cpuNumber, &count, deviceArray.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlSystemGetTopologyGpuSet, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlSystemGetTopologyGpuSet, status, argv);
        goto done;
    }
    if (form->checked && count < deviceArray_count)
        deviceArray_count = count;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(count),
        cb_handle_list(py, T_nvmlDevice_t, deviceArray.data, deviceArray_count)
    };
    retval = cb_return_many(form, &f_nvmlSystemGetTopologyGpuSet, results);
done:
    cb_array_done(&deviceArray);
    return retval;
}

// nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,
//     unsigned int length)
static const cb_function f_nvmlSystemGetDriverBranch = {
    .name = "nvmlSystemGetDriverBranch",
    CB_PARAMS("branchInfo", "length"),
};

CB_WRAPPER(nvmlSystemGetDriverBranch)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlSystemGetDriverBranch, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlSystemDriverBranchInfo_t *branchInfo;
    uint32_t length;
    if (cb_as_record(py, T_nvmlSystemDriverBranchInfo_t, argv[0], "branchInfo", &branchInfo) < 0
        || cb_as_uint32(argv[1], "unsigned int", &length) < 0)
        return NULL;
    fn_nvmlSystemGetDriverBranch *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetDriverBranch]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(branchInfo, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemGetDriverBranch, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)
static const cb_function f_nvmlSystemGetCPER_v1 = {
    .name = "nvmlSystemGetCPER_v1",
    CB_PARAMS("cper"),
};

CB_WRAPPER(nvmlSystemGetCPER_v1)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemGetCPER_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGetCPER_v1_t *cper;
    if (cb_as_record(py, T_nvmlGetCPER_v1_t, argv[0], "cper", &cper) < 0)
        return NULL;
    fn_nvmlSystemGetCPER_v1 *call = cb_symbol_address(&nvml_symbols[S_nvmlSystemGetCPER_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cper);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemGetCPER_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)
static const cb_function f_nvmlUnitGetCount = {
    .name = "nvmlUnitGetCount",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlUnitGetCount)
{
    if (!cb_no_arguments(form, &f_nvmlUnitGetCount, argv, nargs, kwnames))
        return NULL;
    unsigned int unitCount = 0;
    fn_nvmlUnitGetCount *call = cb_symbol_address(&nvml_symbols[S_nvmlUnitGetCount]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&unitCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlUnitGetCount, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(unitCount));
}

CB_PARAM_LIST(nvmlUnitGetHandleByIndex, "index");

// nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)
static const cb_function f_nvmlUnitGetHandleByIndex = {
    .name = "nvmlUnitGetHandleByIndex",
    CB_PARAMS_OF(nvmlUnitGetHandleByIndex),
    .result_count = 1,
};

CB_WRAPPER(nvmlUnitGetHandleByIndex)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlUnitGetHandleByIndex, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t index;
    nvmlUnit_t unit = NULL;
    if (cb_as_uint32(argv[0], "unsigned int", &index) < 0)
        return NULL;
    fn_nvmlUnitGetHandleByIndex *call =
        cb_symbol_address(&nvml_symbols[S_nvmlUnitGetHandleByIndex]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(index, &unit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlUnitGetHandleByIndex, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlUnit_t, &unit));
}

CB_PARAM_LIST(nvmlUnitGetUnitInfo, "unit");

// nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)
static const cb_function f_nvmlUnitGetUnitInfo = {
    .name = "nvmlUnitGetUnitInfo",
    CB_PARAMS_OF(nvmlUnitGetUnitInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlUnitGetUnitInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlUnitGetUnitInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    PyObject *info = NULL;
    if (cb_as_handle(py, T_nvmlUnit_t, argv[0], "unit", &unit) < 0)
        goto done;
    fn_nvmlUnitGetUnitInfo *call = cb_symbol_address(&nvml_symbols[S_nvmlUnitGetUnitInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(py, T_nvmlUnitInfo_t);
    if (info == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlUnitGetUnitInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&info));
done:
    Py_XDECREF(info);
    return retval;
}

// nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)
static const cb_function f_nvmlUnitGetLedState = {
    .name = "nvmlUnitGetLedState",
    CB_PARAMS_OF(nvmlUnitGetUnitInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlUnitGetLedState)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlUnitGetLedState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    PyObject *state = NULL;
    if (cb_as_handle(py, T_nvmlUnit_t, argv[0], "unit", &unit) < 0)
        goto done;
    fn_nvmlUnitGetLedState *call = cb_symbol_address(&nvml_symbols[S_nvmlUnitGetLedState]);
    if (call == NULL)
        goto done;
    state = cb_record_new(py, T_nvmlLedState_t);
    if (state == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(state));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlUnitGetLedState, status, argv);
    else
        retval = cb_return1(form, cb_take(&state));
done:
    Py_XDECREF(state);
    return retval;
}

// nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)
static const cb_function f_nvmlUnitGetPsuInfo = {
    .name = "nvmlUnitGetPsuInfo",
    CB_PARAMS_OF(nvmlUnitGetUnitInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlUnitGetPsuInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlUnitGetPsuInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    PyObject *psu = NULL;
    if (cb_as_handle(py, T_nvmlUnit_t, argv[0], "unit", &unit) < 0)
        goto done;
    fn_nvmlUnitGetPsuInfo *call = cb_symbol_address(&nvml_symbols[S_nvmlUnitGetPsuInfo]);
    if (call == NULL)
        goto done;
    psu = cb_record_new(py, T_nvmlPSUInfo_t);
    if (psu == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(psu));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlUnitGetPsuInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&psu));
done:
    Py_XDECREF(psu);
    return retval;
}

// nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)
static const cb_function f_nvmlUnitGetTemperature = {
    .name = "nvmlUnitGetTemperature",
    CB_PARAMS("unit", "type"),
    .result_count = 1,
};

CB_WRAPPER(nvmlUnitGetTemperature)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlUnitGetTemperature, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    uint32_t type;
    unsigned int temp = 0;
    if (cb_as_handle(py, T_nvmlUnit_t, argv[0], "unit", &unit) < 0
        || cb_as_uint32(argv[1], "unsigned int", &type) < 0)
        return NULL;
    fn_nvmlUnitGetTemperature *call = cb_symbol_address(&nvml_symbols[S_nvmlUnitGetTemperature]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, type, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlUnitGetTemperature, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(temp));
}

// nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)
static const cb_function f_nvmlUnitGetFanSpeedInfo = {
    .name = "nvmlUnitGetFanSpeedInfo",
    CB_PARAMS_OF(nvmlUnitGetUnitInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlUnitGetFanSpeedInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlUnitGetFanSpeedInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    PyObject *fanSpeeds = NULL;
    if (cb_as_handle(py, T_nvmlUnit_t, argv[0], "unit", &unit) < 0)
        goto done;
    fn_nvmlUnitGetFanSpeedInfo *call = cb_symbol_address(&nvml_symbols[S_nvmlUnitGetFanSpeedInfo]);
    if (call == NULL)
        goto done;
    fanSpeeds = cb_record_new(py, T_nvmlUnitFanSpeeds_t);
    if (fanSpeeds == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, cb_record_data(fanSpeeds));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlUnitGetFanSpeedInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&fanSpeeds));
done:
    Py_XDECREF(fanSpeeds);
    return retval;
}

// nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount,
//     nvmlDevice_t *devices)
static const cb_function f_nvmlUnitGetDevices = {
    .name = "nvmlUnitGetDevices",
    CB_PARAMS("unit", "deviceCount"),
    .result_count = 2,
};

CB_WRAPPER(nvmlUnitGetDevices)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlUnitGetDevices, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    unsigned int deviceCount;
    cb_array devices;
    cb_array_init(&devices);
    if (cb_as_handle(py, T_nvmlUnit_t, argv[0], "unit", &unit) < 0
        || cb_as_uint32(argv[1], "unsigned int", &deviceCount) < 0)
        goto done;
    fn_nvmlUnitGetDevices *call = cb_symbol_address(&nvml_symbols[S_nvmlUnitGetDevices]);
    if (call == NULL)
        goto done;
    size_t devices_count = deviceCount;
    if (cb_array_reserve(&devices, devices_count, sizeof(nvmlDevice_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, &deviceCount, devices.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlUnitGetDevices, status, 0,
            PyLong_FromUnsignedLong(deviceCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlUnitGetDevices, status, argv);
        goto done;
    }
    if (form->checked && deviceCount < devices_count)
        devices_count = deviceCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(deviceCount),
        cb_handle_list(py, T_nvmlDevice_t, devices.data, devices_count)
    };
    retval = cb_return_many(form, &f_nvmlUnitGetDevices, results);
done:
    cb_array_done(&devices);
    return retval;
}

// nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)
static const cb_function f_nvmlSystemGetConfComputeCapabilities = {
    .name = "nvmlSystemGetConfComputeCapabilities",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlSystemGetConfComputeCapabilities)
{
    PyObject *retval = NULL;
    if (!cb_no_arguments(form, &f_nvmlSystemGetConfComputeCapabilities, argv, nargs, kwnames))
        return NULL;
    PyObject *capabilities = NULL;
    fn_nvmlSystemGetConfComputeCapabilities *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetConfComputeCapabilities]);
    if (call == NULL)
        goto done;
    capabilities = cb_record_new(py, T_nvmlConfComputeSystemCaps_t);
    if (capabilities == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(capabilities));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlSystemGetConfComputeCapabilities, status, argv);
    else
        retval = cb_return1(form, cb_take(&capabilities));
done:
    Py_XDECREF(capabilities);
    return retval;
}

// nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)
static const cb_function f_nvmlSystemGetConfComputeState = {
    .name = "nvmlSystemGetConfComputeState",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlSystemGetConfComputeState)
{
    PyObject *retval = NULL;
    if (!cb_no_arguments(form, &f_nvmlSystemGetConfComputeState, argv, nargs, kwnames))
        return NULL;
    PyObject *state = NULL;
    fn_nvmlSystemGetConfComputeState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetConfComputeState]);
    if (call == NULL)
        goto done;
    state = cb_record_new(py, T_nvmlConfComputeSystemState_t);
    if (state == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(state));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlSystemGetConfComputeState, status, argv);
    else
        retval = cb_return1(form, cb_take(&state));
done:
    Py_XDECREF(state);
    return retval;
}

CB_PARAM_LIST(nvmlDeviceGetConfComputeMemSizeInfo, "device");

// nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
//     nvmlConfComputeMemSizeInfo_t *memInfo)
static const cb_function f_nvmlDeviceGetConfComputeMemSizeInfo = {
    .name = "nvmlDeviceGetConfComputeMemSizeInfo",
    CB_PARAMS_OF(nvmlDeviceGetConfComputeMemSizeInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetConfComputeMemSizeInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetConfComputeMemSizeInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *memInfo = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetConfComputeMemSizeInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetConfComputeMemSizeInfo]);
    if (call == NULL)
        goto done;
    memInfo = cb_record_new(py, T_nvmlConfComputeMemSizeInfo_t);
    if (memInfo == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(memInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetConfComputeMemSizeInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&memInfo));
done:
    Py_XDECREF(memInfo);
    return retval;
}

// nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)
static const cb_function f_nvmlSystemGetConfComputeGpusReadyState = {
    .name = "nvmlSystemGetConfComputeGpusReadyState",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlSystemGetConfComputeGpusReadyState)
{
    if (!cb_no_arguments(form, &f_nvmlSystemGetConfComputeGpusReadyState, argv, nargs, kwnames))
        return NULL;
    unsigned int isAcceptingWork = 0;
    fn_nvmlSystemGetConfComputeGpusReadyState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetConfComputeGpusReadyState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&isAcceptingWork);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemGetConfComputeGpusReadyState, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(isAcceptingWork));
}

// nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device,
//     nvmlMemory_t *memory)
static const cb_function f_nvmlDeviceGetConfComputeProtectedMemoryUsage = {
    .name = "nvmlDeviceGetConfComputeProtectedMemoryUsage",
    CB_PARAMS_OF(nvmlDeviceGetConfComputeMemSizeInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetConfComputeProtectedMemoryUsage)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetConfComputeProtectedMemoryUsage, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *memory = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetConfComputeProtectedMemoryUsage *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetConfComputeProtectedMemoryUsage]);
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
        retval = cb_fail(form, &f_nvmlDeviceGetConfComputeProtectedMemoryUsage, status, argv);
    else
        retval = cb_return1(form, cb_take(&memory));
done:
    Py_XDECREF(memory);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
//     nvmlConfComputeGpuCertificate_t *gpuCert)
static const cb_function f_nvmlDeviceGetConfComputeGpuCertificate = {
    .name = "nvmlDeviceGetConfComputeGpuCertificate",
    CB_PARAMS_OF(nvmlDeviceGetConfComputeMemSizeInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetConfComputeGpuCertificate)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetConfComputeGpuCertificate, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *gpuCert = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetConfComputeGpuCertificate *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetConfComputeGpuCertificate]);
    if (call == NULL)
        goto done;
    gpuCert = cb_record_new(py, T_nvmlConfComputeGpuCertificate_t);
    if (gpuCert == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(gpuCert));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetConfComputeGpuCertificate, status, argv);
    else
        retval = cb_return1(form, cb_take(&gpuCert));
done:
    Py_XDECREF(gpuCert);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
//     nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)
static const cb_function f_nvmlDeviceGetConfComputeGpuAttestationReport = {
    .name = "nvmlDeviceGetConfComputeGpuAttestationReport",
    CB_PARAMS_OF(nvmlDeviceGetConfComputeMemSizeInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetConfComputeGpuAttestationReport)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetConfComputeGpuAttestationReport, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *gpuAtstReport = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetConfComputeGpuAttestationReport *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetConfComputeGpuAttestationReport]);
    if (call == NULL)
        goto done;
    gpuAtstReport = cb_record_new(py, T_nvmlConfComputeGpuAttestationReport_t);
    if (gpuAtstReport == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(gpuAtstReport));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetConfComputeGpuAttestationReport, status, argv);
    else
        retval = cb_return1(form, cb_take(&gpuAtstReport));
done:
    Py_XDECREF(gpuAtstReport);
    return retval;
}

CB_PARAM_LIST(nvmlSystemGetConfComputeKeyRotationThresholdInfo, "pKeyRotationThrInfo");

// nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(
//     nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
static const cb_function f_nvmlSystemGetConfComputeKeyRotationThresholdInfo = {
    .name = "nvmlSystemGetConfComputeKeyRotationThresholdInfo",
    CB_PARAMS_OF(nvmlSystemGetConfComputeKeyRotationThresholdInfo),
};

CB_WRAPPER(nvmlSystemGetConfComputeKeyRotationThresholdInfo)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemGetConfComputeKeyRotationThresholdInfo, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo;
    if (cb_as_record(py, T_nvmlConfComputeGetKeyRotationThresholdInfo_t, argv[0],
            "pKeyRotationThrInfo", &pKeyRotationThrInfo) < 0)
        return NULL;
    fn_nvmlSystemGetConfComputeKeyRotationThresholdInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetConfComputeKeyRotationThresholdInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pKeyRotationThrInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemGetConfComputeKeyRotationThresholdInfo, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,
//     unsigned long long sizeKiB)
static const cb_function f_nvmlDeviceSetConfComputeUnprotectedMemSize = {
    .name = "nvmlDeviceSetConfComputeUnprotectedMemSize",
    CB_PARAMS("device", "sizeKiB"),
};

CB_WRAPPER(nvmlDeviceSetConfComputeUnprotectedMemSize)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetConfComputeUnprotectedMemSize, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    uint64_t sizeKiB;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint64(argv[1], CB_UNSIGNED_LONG_LONG, &sizeKiB) < 0)
        return NULL;
    fn_nvmlDeviceSetConfComputeUnprotectedMemSize *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetConfComputeUnprotectedMemSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, sizeKiB);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetConfComputeUnprotectedMemSize, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)
static const cb_function f_nvmlSystemSetConfComputeGpusReadyState = {
    .name = "nvmlSystemSetConfComputeGpusReadyState",
    CB_PARAMS("isAcceptingWork"),
};

CB_WRAPPER(nvmlSystemSetConfComputeGpusReadyState)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemSetConfComputeGpusReadyState, &argv, nargs, kwnames,
            slots))
        return NULL;
    uint32_t isAcceptingWork;
    if (cb_as_uint32(argv[0], "unsigned int", &isAcceptingWork) < 0)
        return NULL;
    fn_nvmlSystemSetConfComputeGpusReadyState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemSetConfComputeGpusReadyState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(isAcceptingWork);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemSetConfComputeGpusReadyState, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(
//     nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
static const cb_function f_nvmlSystemSetConfComputeKeyRotationThresholdInfo = {
    .name = "nvmlSystemSetConfComputeKeyRotationThresholdInfo",
    CB_PARAMS_OF(nvmlSystemGetConfComputeKeyRotationThresholdInfo),
};

CB_WRAPPER(nvmlSystemSetConfComputeKeyRotationThresholdInfo)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemSetConfComputeKeyRotationThresholdInfo, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo;
    if (cb_as_record(py, T_nvmlConfComputeSetKeyRotationThresholdInfo_t, argv[0],
            "pKeyRotationThrInfo", &pKeyRotationThrInfo) < 0)
        return NULL;
    fn_nvmlSystemSetConfComputeKeyRotationThresholdInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemSetConfComputeKeyRotationThresholdInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pKeyRotationThrInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemSetConfComputeKeyRotationThresholdInfo, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlSystemGetConfComputeSettings, "settings");

// nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)
static const cb_function f_nvmlSystemGetConfComputeSettings = {
    .name = "nvmlSystemGetConfComputeSettings",
    CB_PARAMS_OF(nvmlSystemGetConfComputeSettings),
};

CB_WRAPPER(nvmlSystemGetConfComputeSettings)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemGetConfComputeSettings, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlSystemConfComputeSettings_t *settings;
    if (cb_as_record(py, T_nvmlSystemConfComputeSettings_t, argv[0], "settings", &settings) < 0)
        return NULL;
    fn_nvmlSystemGetConfComputeSettings *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetConfComputeSettings]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(settings);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemGetConfComputeSettings, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)
static const cb_function f_nvmlSystemGetConfComputeSettings_v2 = {
    .name = "nvmlSystemGetConfComputeSettings_v2",
    CB_PARAMS_OF(nvmlSystemGetConfComputeSettings),
};

CB_WRAPPER(nvmlSystemGetConfComputeSettings_v2)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemGetConfComputeSettings_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlSystemConfComputeSettings_v2_t *settings;
    if (cb_as_record(py, T_nvmlSystemConfComputeSettings_v2_t, argv[0], "settings", &settings) < 0)
        return NULL;
    fn_nvmlSystemGetConfComputeSettings_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetConfComputeSettings_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(settings);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemGetConfComputeSettings_v2, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)
static const cb_function f_nvmlUnitSetLedState = {
    .name = "nvmlUnitSetLedState",
    CB_PARAMS("unit", "color"),
};

CB_WRAPPER(nvmlUnitSetLedState)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlUnitSetLedState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlUnit_t unit;
    int32_t color;
    if (cb_as_handle(py, T_nvmlUnit_t, argv[0], "unit", &unit) < 0
        || cb_as_enum(py, T_nvmlLedColor_t, argv[1], "color", &color) < 0)
        return NULL;
    fn_nvmlUnitSetLedState *call = cb_symbol_address(&nvml_symbols[S_nvmlUnitSetLedState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(unit, color);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlUnitSetLedState, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)
static const cb_function f_nvmlSystemSetNvlinkBwMode = {
    .name = "nvmlSystemSetNvlinkBwMode",
    CB_PARAMS("nvlinkBwMode"),
};

CB_WRAPPER(nvmlSystemSetNvlinkBwMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemSetNvlinkBwMode, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t nvlinkBwMode;
    if (cb_as_uint32(argv[0], "unsigned int", &nvlinkBwMode) < 0)
        return NULL;
    fn_nvmlSystemSetNvlinkBwMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemSetNvlinkBwMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(nvlinkBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemSetNvlinkBwMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)
static const cb_function f_nvmlSystemGetNvlinkBwMode = {
    .name = "nvmlSystemGetNvlinkBwMode",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlSystemGetNvlinkBwMode)
{
    if (!cb_no_arguments(form, &f_nvmlSystemGetNvlinkBwMode, argv, nargs, kwnames))
        return NULL;
    unsigned int nvlinkBwMode = 0;
    fn_nvmlSystemGetNvlinkBwMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemGetNvlinkBwMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&nvlinkBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemGetNvlinkBwMode, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(nvlinkBwMode));
}

// nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)
static const cb_function f_nvmlEventSetCreate = {
    .name = "nvmlEventSetCreate",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlEventSetCreate)
{
    if (!cb_no_arguments(form, &f_nvmlEventSetCreate, argv, nargs, kwnames))
        return NULL;
    nvmlEventSet_t set = NULL;
    fn_nvmlEventSetCreate *call = cb_symbol_address(&nvml_symbols[S_nvmlEventSetCreate]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&set);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlEventSetCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_nvmlEventSet_t, &set));
}

// nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes,
//     nvmlEventSet_t set)
static const cb_function f_nvmlDeviceRegisterEvents = {
    .name = "nvmlDeviceRegisterEvents",
    CB_PARAMS("device", "eventTypes", "set"),
};

CB_WRAPPER(nvmlDeviceRegisterEvents)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceRegisterEvents, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint64_t eventTypes;
    nvmlEventSet_t set;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint64(argv[1], CB_UNSIGNED_LONG_LONG, &eventTypes) < 0
        || cb_as_handle(py, T_nvmlEventSet_t, argv[2], "set", &set) < 0)
        return NULL;
    fn_nvmlDeviceRegisterEvents *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceRegisterEvents]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, eventTypes, set);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceRegisterEvents, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device,
//     unsigned long long *eventTypes)
static const cb_function f_nvmlDeviceGetSupportedEventTypes = {
    .name = "nvmlDeviceGetSupportedEventTypes",
    CB_PARAMS_OF(nvmlDeviceGetConfComputeMemSizeInfo),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetSupportedEventTypes)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetSupportedEventTypes, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long eventTypes = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetSupportedEventTypes *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSupportedEventTypes]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &eventTypes);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetSupportedEventTypes, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(eventTypes));
}

// nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data,
//     unsigned int timeoutms)
static const cb_function f_nvmlEventSetWait = {
    .name = "nvmlEventSetWait",
    CB_PARAMS("set", "timeoutms"),
    .result_count = 1,
};

CB_WRAPPER(nvmlEventSetWait)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlEventSetWait, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    PyObject *data = NULL;
    uint32_t timeoutms;
    if (cb_as_handle(py, T_nvmlEventSet_t, argv[0], "set", &set) < 0
        || cb_as_uint32(argv[1], "unsigned int", &timeoutms) < 0)
        goto done;
    fn_nvmlEventSetWait *call = cb_symbol_address(&nvml_symbols[S_nvmlEventSetWait]);
    if (call == NULL)
        goto done;
    data = cb_record_new(py, T_nvmlEventData_t);
    if (data == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, cb_record_data(data), timeoutms);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlEventSetWait, status, argv);
    else
        retval = cb_return1(form, cb_take(&data));
done:
    Py_XDECREF(data);
    return retval;
}

// nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet,
//     const nvmlGpuOperationalEventConfig_v1_t *config)
static const cb_function f_nvmlEventSetRegisterGpuOperationalEvents_v1 = {
    .name = "nvmlEventSetRegisterGpuOperationalEvents_v1",
    CB_PARAMS("eventSet", "config"),
};

CB_WRAPPER(nvmlEventSetRegisterGpuOperationalEvents_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlEventSetRegisterGpuOperationalEvents_v1, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlEventSet_t eventSet;
    const nvmlGpuOperationalEventConfig_v1_t *config;
    if (cb_as_handle(py, T_nvmlEventSet_t, argv[0], "eventSet", &eventSet) < 0
        || cb_as_record(py, T_nvmlGpuOperationalEventConfig_v1_t, argv[1], "config", &config) < 0)
        return NULL;
    fn_nvmlEventSetRegisterGpuOperationalEvents_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlEventSetRegisterGpuOperationalEvents_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(eventSet, config);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlEventSetRegisterGpuOperationalEvents_v1, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlEventSetWait_v3, "set", "params");

// nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)
static const cb_function f_nvmlEventSetWait_v3 = {
    .name = "nvmlEventSetWait_v3",
    CB_PARAMS_OF(nvmlEventSetWait_v3),
};

CB_WRAPPER(nvmlEventSetWait_v3)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlEventSetWait_v3, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    nvmlEventSetWait_v3_t *params;
    if (cb_as_handle(py, T_nvmlEventSet_t, argv[0], "set", &set) < 0
        || cb_as_record(py, T_nvmlEventSetWait_v3_t, argv[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetWait_v3 *call = cb_symbol_address(&nvml_symbols[S_nvmlEventSetWait_v3]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlEventSetWait_v3, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set,
//     nvmlEventSetGetContextCount_v1_t *params)
static const cb_function f_nvmlEventSetGetContextCount_v1 = {
    .name = "nvmlEventSetGetContextCount_v1",
    CB_PARAMS_OF(nvmlEventSetWait_v3),
};

CB_WRAPPER(nvmlEventSetGetContextCount_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlEventSetGetContextCount_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    nvmlEventSetGetContextCount_v1_t *params;
    if (cb_as_handle(py, T_nvmlEventSet_t, argv[0], "set", &set) < 0
        || cb_as_record(py, T_nvmlEventSetGetContextCount_v1_t, argv[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetContextCount_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlEventSetGetContextCount_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlEventSetGetContextCount_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set,
//     nvmlEventSetGetContextInfo_v1_t *params)
static const cb_function f_nvmlEventSetGetContextInfo_v1 = {
    .name = "nvmlEventSetGetContextInfo_v1",
    CB_PARAMS_OF(nvmlEventSetWait_v3),
};

CB_WRAPPER(nvmlEventSetGetContextInfo_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlEventSetGetContextInfo_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    nvmlEventSetGetContextInfo_v1_t *params;
    if (cb_as_handle(py, T_nvmlEventSet_t, argv[0], "set", &set) < 0
        || cb_as_record(py, T_nvmlEventSetGetContextInfo_v1_t, argv[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetContextInfo_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlEventSetGetContextInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlEventSetGetContextInfo_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set,
//     nvmlEventSetGetContextData_v1_t *params)
static const cb_function f_nvmlEventSetGetContextData_v1 = {
    .name = "nvmlEventSetGetContextData_v1",
    CB_PARAMS_OF(nvmlEventSetWait_v3),
};

CB_WRAPPER(nvmlEventSetGetContextData_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlEventSetGetContextData_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    nvmlEventSetGetContextData_v1_t *params;
    if (cb_as_handle(py, T_nvmlEventSet_t, argv[0], "set", &set) < 0
        || cb_as_record(py, T_nvmlEventSetGetContextData_v1_t, argv[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetContextData_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlEventSetGetContextData_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlEventSetGetContextData_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set,
//     nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)
static const cb_function f_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 = {
    .name = "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1",
    CB_PARAMS_OF(nvmlEventSetWait_v3),
};

CB_WRAPPER(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params;
    if (cb_as_handle(py, T_nvmlEventSet_t, argv[0], "set", &set) < 0
        || cb_as_record(py, T_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t, argv[1],
            "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, status,
            argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)
static const cb_function f_nvmlEventSetFree = {.name = "nvmlEventSetFree", CB_PARAMS("set")};

CB_WRAPPER(nvmlEventSetFree)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlEventSetFree, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlEventSet_t set;
    if (cb_as_ended_handle(py, T_nvmlEventSet_t, argv[0], "set", &set) < 0)
        return NULL;
    fn_nvmlEventSetFree *call = cb_symbol_address(&nvml_symbols[S_nvmlEventSetFree]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlEventSetFree, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlSystemEventSetCreate, "request");

// nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)
static const cb_function f_nvmlSystemEventSetCreate = {
    .name = "nvmlSystemEventSetCreate",
    CB_PARAMS_OF(nvmlSystemEventSetCreate),
};

CB_WRAPPER(nvmlSystemEventSetCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemEventSetCreate, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlSystemEventSetCreateRequest_t *request;
    if (cb_as_record(py, T_nvmlSystemEventSetCreateRequest_t, argv[0], "request", &request) < 0)
        return NULL;
    fn_nvmlSystemEventSetCreate *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemEventSetCreate]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(request);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemEventSetCreate, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)
static const cb_function f_nvmlSystemEventSetFree = {
    .name = "nvmlSystemEventSetFree",
    CB_PARAMS_OF(nvmlSystemEventSetCreate),
};

CB_WRAPPER(nvmlSystemEventSetFree)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemEventSetFree, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlSystemEventSetFreeRequest_t *request;
    if (cb_as_record(py, T_nvmlSystemEventSetFreeRequest_t, argv[0], "request", &request) < 0)
        return NULL;
    fn_nvmlSystemEventSetFree *call = cb_symbol_address(&nvml_symbols[S_nvmlSystemEventSetFree]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(request);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemEventSetFree, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)
static const cb_function f_nvmlSystemRegisterEvents = {
    .name = "nvmlSystemRegisterEvents",
    CB_PARAMS_OF(nvmlSystemEventSetCreate),
};

CB_WRAPPER(nvmlSystemRegisterEvents)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemRegisterEvents, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlSystemRegisterEventRequest_t *request;
    if (cb_as_record(py, T_nvmlSystemRegisterEventRequest_t, argv[0], "request", &request) < 0)
        return NULL;
    fn_nvmlSystemRegisterEvents *call =
        cb_symbol_address(&nvml_symbols[S_nvmlSystemRegisterEvents]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(request);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemRegisterEvents, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)
static const cb_function f_nvmlSystemEventSetWait = {
    .name = "nvmlSystemEventSetWait",
    CB_PARAMS_OF(nvmlSystemEventSetCreate),
};

CB_WRAPPER(nvmlSystemEventSetWait)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSystemEventSetWait, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlSystemEventSetWaitRequest_t *request;
    if (cb_as_record(py, T_nvmlSystemEventSetWaitRequest_t, argv[0], "request", &request) < 0)
        return NULL;
    fn_nvmlSystemEventSetWait *call = cb_symbol_address(&nvml_symbols[S_nvmlSystemEventSetWait]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(request);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSystemEventSetWait, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)
static const cb_function f_nvmlGetExcludedDeviceCount = {
    .name = "nvmlGetExcludedDeviceCount",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlGetExcludedDeviceCount)
{
    if (!cb_no_arguments(form, &f_nvmlGetExcludedDeviceCount, argv, nargs, kwnames))
        return NULL;
    unsigned int deviceCount = 0;
    fn_nvmlGetExcludedDeviceCount *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGetExcludedDeviceCount]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&deviceCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGetExcludedDeviceCount, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(deviceCount));
}

// nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)
static const cb_function f_nvmlGetExcludedDeviceInfoByIndex = {
    .name = "nvmlGetExcludedDeviceInfoByIndex",
    CB_PARAMS_OF(nvmlUnitGetHandleByIndex),
    .result_count = 1,
};

CB_WRAPPER(nvmlGetExcludedDeviceInfoByIndex)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlGetExcludedDeviceInfoByIndex, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t index;
    PyObject *info = NULL;
    if (cb_as_uint32(argv[0], "unsigned int", &index) < 0)
        goto done;
    fn_nvmlGetExcludedDeviceInfoByIndex *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGetExcludedDeviceInfoByIndex]);
    if (call == NULL)
        goto done;
    info = cb_record_new(py, T_nvmlExcludedDeviceInfo_t);
    if (info == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(index, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlGetExcludedDeviceInfoByIndex, status, argv);
    else
        retval = cb_return1(form, cb_take(&info));
done:
    Py_XDECREF(info);
    return retval;
}
