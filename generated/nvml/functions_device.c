// functions_device.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)
static const cb_function f_nvmlDeviceGetCount = {
    .name = "nvmlDeviceGetCount",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetCount)
{
    if (!cb_no_arguments(form, &f_nvmlDeviceGetCount, argv, nargs, kwnames))
        return NULL;
    unsigned int deviceCount = 0;
    fn_nvmlDeviceGetCount *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCount]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&deviceCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetCount, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(deviceCount));
}

CB_PARAM_LIST(nvmlDeviceGetAttributes, "device");

// nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)
static const cb_function f_nvmlDeviceGetAttributes = {
    .name = "nvmlDeviceGetAttributes",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetAttributes)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *attributes = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetAttributes *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAttributes]);
    if (call == NULL)
        goto done;
    attributes = cb_record_new(py, T_nvmlDeviceAttributes_t);
    if (attributes == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(attributes));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetAttributes, status, argv);
    else
        retval = cb_return1(form, cb_take(&attributes));
done:
    Py_XDECREF(attributes);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)
static const cb_function f_nvmlDeviceGetHandleByIndex = {
    .name = "nvmlDeviceGetHandleByIndex",
    CB_PARAMS("index"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetHandleByIndex)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetHandleByIndex, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t index;
    nvmlDevice_t device = NULL;
    if (cb_as_uint32(argv[0], "unsigned int", &index) < 0)
        return NULL;
    fn_nvmlDeviceGetHandleByIndex *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetHandleByIndex]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(index, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetHandleByIndex, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlDevice_t, &device));
}

// nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)
static const cb_function f_nvmlDeviceGetHandleBySerial = {
    .name = "nvmlDeviceGetHandleBySerial",
    CB_PARAMS("serial"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetHandleBySerial)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetHandleBySerial, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address serial;
    nvmlDevice_t device = NULL;
    serial.held = false;
    if (cb_as_text(argv[0], &serial) < 0)
        goto done;
    fn_nvmlDeviceGetHandleBySerial *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetHandleBySerial]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(serial.value, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetHandleBySerial, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_nvmlDevice_t, &device));
done:
    cb_address_release(&serial);
    return retval;
}

CB_PARAM_LIST(nvmlDeviceGetHandleByUUID, "uuid");

// nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)
static const cb_function f_nvmlDeviceGetHandleByUUID = {
    .name = "nvmlDeviceGetHandleByUUID",
    CB_PARAMS_OF(nvmlDeviceGetHandleByUUID),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetHandleByUUID)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetHandleByUUID, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address uuid;
    nvmlDevice_t device = NULL;
    uuid.held = false;
    if (cb_as_text(argv[0], &uuid) < 0)
        goto done;
    fn_nvmlDeviceGetHandleByUUID *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetHandleByUUID]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(uuid.value, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetHandleByUUID, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_nvmlDevice_t, &device));
done:
    cb_address_release(&uuid);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)
static const cb_function f_nvmlDeviceGetHandleByUUIDV = {
    .name = "nvmlDeviceGetHandleByUUIDV",
    CB_PARAMS_OF(nvmlDeviceGetHandleByUUID),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetHandleByUUIDV)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetHandleByUUIDV, &argv, nargs, kwnames, slots))
        return NULL;
    const nvmlUUID_t *uuid;
    nvmlDevice_t device = NULL;
    if (cb_as_record(py, T_nvmlUUID_t, argv[0], "uuid", &uuid) < 0)
        return NULL;
    fn_nvmlDeviceGetHandleByUUIDV *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetHandleByUUIDV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(uuid, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetHandleByUUIDV, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlDevice_t, &device));
}

// nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)
static const cb_function f_nvmlDeviceGetHandleByPciBusId = {
    .name = "nvmlDeviceGetHandleByPciBusId",
    CB_PARAMS("pciBusId"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetHandleByPciBusId)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetHandleByPciBusId, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address pciBusId;
    nvmlDevice_t device = NULL;
    pciBusId.held = false;
    if (cb_as_text(argv[0], &pciBusId) < 0)
        goto done;
    fn_nvmlDeviceGetHandleByPciBusId *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetHandleByPciBusId]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciBusId.value, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetHandleByPciBusId, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_nvmlDevice_t, &device));
done:
    cb_address_release(&pciBusId);
    return retval;
}

CB_PARAM_LIST(nvmlDeviceGetName, "device", "length");

// nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)
static const cb_function f_nvmlDeviceGetName = {
    .name = "nvmlDeviceGetName",
    CB_PARAMS_OF(nvmlDeviceGetName),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // length
};

CB_WRAPPER(nvmlDeviceGetName)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetName, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *name = NULL;
    char name_text[CB_SHORT_NAME + 1], *name_at;
    uint32_t length = 256;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetName *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetName]);
    if (call == NULL)
        goto done;
    name_at = cb_short_name(form, length, name_text);
    if (name_at == NULL) {
        name = cb_name_room("nvmlDeviceGetName", length);
        if (name == NULL)
            goto done;
        name_at = PyBytes_AS_STRING(name);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, name_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetName, status, argv);
    else
        retval = cb_return1(form, form->checked ? cb_string_result(form, name_at) : cb_take(&name));
done:
    Py_XDECREF(name);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)
static const cb_function f_nvmlDeviceGetBrand = {
    .name = "nvmlDeviceGetBrand",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetBrand)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetBrand, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlBrandType_t type = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetBrand *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetBrand]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &type);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetBrand, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlBrandType_t, type));
}

// nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)
static const cb_function f_nvmlDeviceGetIndex = {
    .name = "nvmlDeviceGetIndex",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetIndex)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetIndex, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int index = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetIndex *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetIndex]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &index);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetIndex, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(index));
}

// nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)
static const cb_function f_nvmlDeviceGetSerial = {
    .name = "nvmlDeviceGetSerial",
    CB_PARAMS_OF(nvmlDeviceGetName),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // length
};

CB_WRAPPER(nvmlDeviceGetSerial)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetSerial, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *serial = NULL;
    char serial_text[CB_SHORT_NAME + 1], *serial_at;
    uint32_t length = 256;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetSerial *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSerial]);
    if (call == NULL)
        goto done;
    serial_at = cb_short_name(form, length, serial_text);
    if (serial_at == NULL) {
        serial = cb_name_room("nvmlDeviceGetSerial", length);
        if (serial == NULL)
            goto done;
        serial_at = PyBytes_AS_STRING(serial);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, serial_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetSerial, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, serial_at) : cb_take(&serial));
done:
    Py_XDECREF(serial);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)
static const cb_function f_nvmlDeviceGetModuleId = {
    .name = "nvmlDeviceGetModuleId",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetModuleId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetModuleId, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int moduleId = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetModuleId *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetModuleId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &moduleId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetModuleId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(moduleId));
}

// nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)
static const cb_function f_nvmlDeviceGetC2cModeInfoV = {
    .name = "nvmlDeviceGetC2cModeInfoV",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetC2cModeInfoV)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetC2cModeInfoV, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *c2cModeInfo = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetC2cModeInfoV *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetC2cModeInfoV]);
    if (call == NULL)
        goto done;
    c2cModeInfo = cb_record_new(py, T_nvmlC2cModeInfo_v1_t);
    if (c2cModeInfo == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(c2cModeInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetC2cModeInfoV, status, argv);
    else
        retval = cb_return1(form, cb_take(&c2cModeInfo));
done:
    Py_XDECREF(c2cModeInfo);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize,
//     unsigned long *cpuSet, nvmlAffinityScope_t scope)
static const cb_function f_nvmlDeviceGetCpuAffinityWithinScope = {
    .name = "nvmlDeviceGetCpuAffinityWithinScope",
    CB_PARAMS("device", "cpuSetSize", "scope"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetCpuAffinityWithinScope)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetCpuAffinityWithinScope, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t cpuSetSize;
    cb_array cpuSet;
    nvmlAffinityScope_t scope;
    cb_array_init(&cpuSet);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &cpuSetSize) < 0
        || cb_as_scalar(py, T_nvmlAffinityScope_t, argv[2], "scope", &scope, sizeof scope) < 0)
        goto done;
    fn_nvmlDeviceGetCpuAffinityWithinScope *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCpuAffinityWithinScope]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&cpuSet, cpuSetSize, sizeof(unsigned long)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cpuSetSize, cpuSet.data, scope);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetCpuAffinityWithinScope, status, argv);
    else
        retval = cb_return1(form,
            cb_int_list(cpuSet.data, cpuSetSize, sizeof(unsigned long), false));
done:
    cb_array_done(&cpuSet);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize,
//     unsigned long *cpuSet)
static const cb_function f_nvmlDeviceGetCpuAffinity = {
    .name = "nvmlDeviceGetCpuAffinity",
    CB_PARAMS("device", "cpuSetSize"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetCpuAffinity)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetCpuAffinity, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t cpuSetSize;
    cb_array cpuSet;
    cb_array_init(&cpuSet);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &cpuSetSize) < 0)
        goto done;
    fn_nvmlDeviceGetCpuAffinity *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCpuAffinity]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&cpuSet, cpuSetSize, sizeof(unsigned long)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cpuSetSize, cpuSet.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetCpuAffinity, status, argv);
    else
        retval = cb_return1(form,
            cb_int_list(cpuSet.data, cpuSetSize, sizeof(unsigned long), false));
done:
    cb_array_done(&cpuSet);
    return retval;
}

// nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)
static const cb_function f_nvmlDeviceSetCpuAffinity = {
    .name = "nvmlDeviceSetCpuAffinity",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
};

CB_WRAPPER(nvmlDeviceSetCpuAffinity)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceSetCpuAffinity, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceSetCpuAffinity *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetCpuAffinity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetCpuAffinity, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)
static const cb_function f_nvmlDeviceClearCpuAffinity = {
    .name = "nvmlDeviceClearCpuAffinity",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
};

CB_WRAPPER(nvmlDeviceClearCpuAffinity)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceClearCpuAffinity, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceClearCpuAffinity *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceClearCpuAffinity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceClearCpuAffinity, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)
static const cb_function f_nvmlDeviceGetNumaNodeId = {
    .name = "nvmlDeviceGetNumaNodeId",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetNumaNodeId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetNumaNodeId, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int node = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetNumaNodeId *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNumaNodeId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &node);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNumaNodeId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(node));
}

CB_PARAM_LIST(nvmlDeviceGetAddressingMode, "device", "mode");

// nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)
static const cb_function f_nvmlDeviceGetAddressingMode = {
    .name = "nvmlDeviceGetAddressingMode",
    CB_PARAMS_OF(nvmlDeviceGetAddressingMode),
};

CB_WRAPPER(nvmlDeviceGetAddressingMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetAddressingMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDeviceAddressingMode_t *mode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlDeviceAddressingMode_t, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceGetAddressingMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAddressingMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetAddressingMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)
static const cb_function f_nvmlDeviceGetRepairStatus = {
    .name = "nvmlDeviceGetRepairStatus",
    CB_PARAMS("device", "repairStatus"),
};

CB_WRAPPER(nvmlDeviceGetRepairStatus)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetRepairStatus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlRepairStatus_t *repairStatus;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlRepairStatus_t, argv[1], "repairStatus", &repairStatus) < 0)
        return NULL;
    fn_nvmlDeviceGetRepairStatus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetRepairStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, repairStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetRepairStatus, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceGetTopologyCommonAncestor, "device1", "device2");

// nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2,
//     nvmlGpuTopologyLevel_t *pathInfo)
static const cb_function f_nvmlDeviceGetTopologyCommonAncestor = {
    .name = "nvmlDeviceGetTopologyCommonAncestor",
    CB_PARAMS_OF(nvmlDeviceGetTopologyCommonAncestor),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetTopologyCommonAncestor)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetTopologyCommonAncestor, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device1, device2;
    nvmlGpuTopologyLevel_t pathInfo = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device1", &device1) < 0
        || cb_as_handle(py, T_nvmlDevice_t, argv[1], "device2", &device2) < 0)
        return NULL;
    fn_nvmlDeviceGetTopologyCommonAncestor *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetTopologyCommonAncestor]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device1, device2, &pathInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetTopologyCommonAncestor, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlGpuTopologyLevel_t, pathInfo));
}

// nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level,
//     unsigned int *count, nvmlDevice_t *deviceArray)
static const cb_function f_nvmlDeviceGetTopologyNearestGpus = {
    .name = "nvmlDeviceGetTopologyNearestGpus",
    CB_PARAMS("device", "level", "count"),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetTopologyNearestGpus)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetTopologyNearestGpus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t level;
    unsigned int count;
    cb_array deviceArray;
    cb_array_init(&deviceArray);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlGpuTopologyLevel_t, argv[1], "level", &level) < 0
        || cb_as_uint32(argv[2], "unsigned int", &count) < 0)
        goto done;
    fn_nvmlDeviceGetTopologyNearestGpus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetTopologyNearestGpus]);
    if (call == NULL)
        goto done;
    size_t deviceArray_count = count;
    if (cb_array_reserve(&deviceArray, deviceArray_count, sizeof(nvmlDevice_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, level, &count, deviceArray.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetTopologyNearestGpus, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetTopologyNearestGpus, status, argv);
        goto done;
    }
    if (form->checked && count < deviceArray_count)
        deviceArray_count = count;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(count),
        cb_handle_list(py, T_nvmlDevice_t, deviceArray.data, deviceArray_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetTopologyNearestGpus, results);
done:
    cb_array_done(&deviceArray);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
//     nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)
static const cb_function f_nvmlDeviceGetP2PStatus = {
    .name = "nvmlDeviceGetP2PStatus",
    CB_PARAMS("device1", "device2", "p2pIndex"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetP2PStatus)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetP2PStatus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device1, device2;
    int32_t p2pIndex;
    nvmlGpuP2PStatus_t p2pStatus = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device1", &device1) < 0
        || cb_as_handle(py, T_nvmlDevice_t, argv[1], "device2", &device2) < 0
        || cb_as_enum(py, T_nvmlGpuP2PCapsIndex_t, argv[2], "p2pIndex", &p2pIndex) < 0)
        return NULL;
    fn_nvmlDeviceGetP2PStatus *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetP2PStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device1, device2, p2pIndex, &p2pStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetP2PStatus, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlGpuP2PStatus_t, p2pStatus));
}

// nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)
static const cb_function f_nvmlDeviceGetUUID = {
    .name = "nvmlDeviceGetUUID",
    CB_PARAMS_OF(nvmlDeviceGetName),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // length
};

CB_WRAPPER(nvmlDeviceGetUUID)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetUUID, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *uuid = NULL;
    char uuid_text[CB_SHORT_NAME + 1], *uuid_at;
    uint32_t length = 256;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetUUID *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetUUID]);
    if (call == NULL)
        goto done;
    uuid_at = cb_short_name(form, length, uuid_text);
    if (uuid_at == NULL) {
        uuid = cb_name_room("nvmlDeviceGetUUID", length);
        if (uuid == NULL)
            goto done;
        uuid_at = PyBytes_AS_STRING(uuid);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, uuid_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetUUID, status, argv);
    else
        retval = cb_return1(form, form->checked ? cb_string_result(form, uuid_at) : cb_take(&uuid));
done:
    Py_XDECREF(uuid);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)
static const cb_function f_nvmlDeviceGetMinorNumber = {
    .name = "nvmlDeviceGetMinorNumber",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMinorNumber)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetMinorNumber, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int minorNumber = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMinorNumber *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMinorNumber]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minorNumber);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMinorNumber, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(minorNumber));
}

// nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,
//     unsigned int length)
static const cb_function f_nvmlDeviceGetBoardPartNumber = {
    .name = "nvmlDeviceGetBoardPartNumber",
    CB_PARAMS_OF(nvmlDeviceGetName),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // length
};

CB_WRAPPER(nvmlDeviceGetBoardPartNumber)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetBoardPartNumber, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *partNumber = NULL;
    char partNumber_text[CB_SHORT_NAME + 1], *partNumber_at;
    uint32_t length = 256;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetBoardPartNumber *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetBoardPartNumber]);
    if (call == NULL)
        goto done;
    partNumber_at = cb_short_name(form, length, partNumber_text);
    if (partNumber_at == NULL) {
        partNumber = cb_name_room("nvmlDeviceGetBoardPartNumber", length);
        if (partNumber == NULL)
            goto done;
        partNumber_at = PyBytes_AS_STRING(partNumber);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, partNumber_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetBoardPartNumber, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, partNumber_at) : cb_take(&partNumber));
done:
    Py_XDECREF(partNumber);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object,
//     char *version, unsigned int length)
static const cb_function f_nvmlDeviceGetInforomVersion = {
    .name = "nvmlDeviceGetInforomVersion",
    CB_PARAMS("device", "object", "length"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // length
};

CB_WRAPPER(nvmlDeviceGetInforomVersion)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetInforomVersion, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t object;
    PyObject *version = NULL;
    char version_text[CB_SHORT_NAME + 1], *version_at;
    uint32_t length = 256;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlInforomObject_t, argv[1], "object", &object) < 0
        || (argv[2] != NULL && cb_as_uint32(argv[2], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetInforomVersion *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetInforomVersion]);
    if (call == NULL)
        goto done;
    version_at = cb_short_name(form, length, version_text);
    if (version_at == NULL) {
        version = cb_name_room("nvmlDeviceGetInforomVersion", length);
        if (version == NULL)
            goto done;
        version_at = PyBytes_AS_STRING(version);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, object, version_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetInforomVersion, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, version_at) : cb_take(&version));
done:
    Py_XDECREF(version);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,
//     unsigned int length)
static const cb_function f_nvmlDeviceGetInforomImageVersion = {
    .name = "nvmlDeviceGetInforomImageVersion",
    CB_PARAMS_OF(nvmlDeviceGetName),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // length
};

CB_WRAPPER(nvmlDeviceGetInforomImageVersion)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetInforomImageVersion, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *version = NULL;
    char version_text[CB_SHORT_NAME + 1], *version_at;
    uint32_t length = 256;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetInforomImageVersion *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetInforomImageVersion]);
    if (call == NULL)
        goto done;
    version_at = cb_short_name(form, length, version_text);
    if (version_at == NULL) {
        version = cb_name_room("nvmlDeviceGetInforomImageVersion", length);
        if (version == NULL)
            goto done;
        version_at = PyBytes_AS_STRING(version);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, version_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetInforomImageVersion, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, version_at) : cb_take(&version));
done:
    Py_XDECREF(version);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device,
//     unsigned int *checksum)
static const cb_function f_nvmlDeviceGetInforomConfigurationChecksum = {
    .name = "nvmlDeviceGetInforomConfigurationChecksum",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetInforomConfigurationChecksum)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetInforomConfigurationChecksum, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int checksum = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetInforomConfigurationChecksum *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetInforomConfigurationChecksum]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &checksum);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetInforomConfigurationChecksum, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(checksum));
}

// nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)
static const cb_function f_nvmlDeviceValidateInforom = {
    .name = "nvmlDeviceValidateInforom",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
};

CB_WRAPPER(nvmlDeviceValidateInforom)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceValidateInforom, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceValidateInforom *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceValidateInforom]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceValidateInforom, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp,
//     unsigned long *durationUs)
static const cb_function f_nvmlDeviceGetLastBBXFlushTime = {
    .name = "nvmlDeviceGetLastBBXFlushTime",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetLastBBXFlushTime)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetLastBBXFlushTime, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned long long timestamp = 0;
    unsigned long durationUs = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetLastBBXFlushTime *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetLastBBXFlushTime]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &timestamp, &durationUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetLastBBXFlushTime, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLongLong(timestamp),
        PyLong_FromUnsignedLong(durationUs)
    };
    return cb_return_many(form, &f_nvmlDeviceGetLastBBXFlushTime, results);
}

// nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)
static const cb_function f_nvmlDeviceGetBBXTimeData_v1 = {
    .name = "nvmlDeviceGetBBXTimeData_v1",
    CB_PARAMS("device", "timeData"),
};

CB_WRAPPER(nvmlDeviceGetBBXTimeData_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetBBXTimeData_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlBBXTimeData_v1_t *timeData;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlBBXTimeData_v1_t, argv[1], "timeData", &timeData) < 0)
        return NULL;
    fn_nvmlDeviceGetBBXTimeData_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetBBXTimeData_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, timeData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetBBXTimeData_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)
static const cb_function f_nvmlDeviceGetGpuUptime_v1 = {
    .name = "nvmlDeviceGetGpuUptime_v1",
    CB_PARAMS("device", "uptime"),
};

CB_WRAPPER(nvmlDeviceGetGpuUptime_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuUptime_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuUptime_v1_t *uptime;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlGpuUptime_v1_t, argv[1], "uptime", &uptime) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuUptime_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuUptime_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, uptime);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpuUptime_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)
static const cb_function f_nvmlDeviceGetDisplayMode = {
    .name = "nvmlDeviceGetDisplayMode",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetDisplayMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetDisplayMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t display = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDisplayMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetDisplayMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &display);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetDisplayMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, display));
}

// nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)
static const cb_function f_nvmlDeviceGetDisplayActive = {
    .name = "nvmlDeviceGetDisplayActive",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetDisplayActive)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetDisplayActive, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t isActive = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDisplayActive *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetDisplayActive]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isActive);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetDisplayActive, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, isActive));
}

// nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)
static const cb_function f_nvmlDeviceGetPersistenceMode = {
    .name = "nvmlDeviceGetPersistenceMode",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPersistenceMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPersistenceMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlEnableState_t mode = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPersistenceMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPersistenceMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPersistenceMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, mode));
}

// nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)
static const cb_function f_nvmlDeviceGetPciInfoExt = {
    .name = "nvmlDeviceGetPciInfoExt",
    CB_PARAMS("device", "pci"),
};

CB_WRAPPER(nvmlDeviceGetPciInfoExt)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetPciInfoExt, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPciInfoExt_t *pci;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlPciInfoExt_t, argv[1], "pci", &pci) < 0)
        return NULL;
    fn_nvmlDeviceGetPciInfoExt *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPciInfoExt]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pci);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPciInfoExt, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)
static const cb_function f_nvmlDeviceGetPciInfo = {
    .name = "nvmlDeviceGetPciInfo",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPciInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetPciInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *pci = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetPciInfo *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPciInfo]);
    if (call == NULL)
        goto done;
    pci = cb_record_new(py, T_nvmlPciInfo_t);
    if (pci == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pci));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetPciInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&pci));
done:
    Py_XDECREF(pci);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)
static const cb_function f_nvmlDeviceGetMaxPcieLinkGeneration = {
    .name = "nvmlDeviceGetMaxPcieLinkGeneration",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMaxPcieLinkGeneration)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetMaxPcieLinkGeneration, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int maxLinkGen = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxPcieLinkGeneration *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMaxPcieLinkGeneration]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &maxLinkGen);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMaxPcieLinkGeneration, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(maxLinkGen));
}

// nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,
//     unsigned int *maxLinkGenDevice)
static const cb_function f_nvmlDeviceGetGpuMaxPcieLinkGeneration = {
    .name = "nvmlDeviceGetGpuMaxPcieLinkGeneration",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetGpuMaxPcieLinkGeneration)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuMaxPcieLinkGeneration, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int maxLinkGenDevice = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuMaxPcieLinkGeneration *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuMaxPcieLinkGeneration]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &maxLinkGenDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpuMaxPcieLinkGeneration, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(maxLinkGenDevice));
}

// nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)
static const cb_function f_nvmlDeviceGetMaxPcieLinkWidth = {
    .name = "nvmlDeviceGetMaxPcieLinkWidth",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMaxPcieLinkWidth)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetMaxPcieLinkWidth, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int maxLinkWidth = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxPcieLinkWidth *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMaxPcieLinkWidth]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &maxLinkWidth);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMaxPcieLinkWidth, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(maxLinkWidth));
}

// nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)
static const cb_function f_nvmlDeviceGetCurrPcieLinkGeneration = {
    .name = "nvmlDeviceGetCurrPcieLinkGeneration",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetCurrPcieLinkGeneration)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetCurrPcieLinkGeneration, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int currLinkGen = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrPcieLinkGeneration *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCurrPcieLinkGeneration]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &currLinkGen);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetCurrPcieLinkGeneration, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(currLinkGen));
}

// nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)
static const cb_function f_nvmlDeviceGetCurrPcieLinkWidth = {
    .name = "nvmlDeviceGetCurrPcieLinkWidth",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetCurrPcieLinkWidth)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetCurrPcieLinkWidth, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int currLinkWidth = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrPcieLinkWidth *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCurrPcieLinkWidth]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &currLinkWidth);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetCurrPcieLinkWidth, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(currLinkWidth));
}

// nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter,
//     unsigned int *value)
static const cb_function f_nvmlDeviceGetPcieThroughput = {
    .name = "nvmlDeviceGetPcieThroughput",
    CB_PARAMS("device", "counter"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPcieThroughput)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetPcieThroughput, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t counter;
    unsigned int value = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlPcieUtilCounter_t, argv[1], "counter", &counter) < 0)
        return NULL;
    fn_nvmlDeviceGetPcieThroughput *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPcieThroughput]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, counter, &value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPcieThroughput, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(value));
}

// nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)
static const cb_function f_nvmlDeviceGetPcieReplayCounter = {
    .name = "nvmlDeviceGetPcieReplayCounter",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPcieReplayCounter)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPcieReplayCounter, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int value = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPcieReplayCounter *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPcieReplayCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPcieReplayCounter, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(value));
}

// nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
//     nvmlGpuOperationMode_t *pending)
static const cb_function f_nvmlDeviceGetGpuOperationMode = {
    .name = "nvmlDeviceGetGpuOperationMode",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetGpuOperationMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuOperationMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuOperationMode_t current = 0, pending = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuOperationMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuOperationMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &current, &pending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpuOperationMode, status, argv);
    PyObject *results[] = {
        cb_enum_member(py, T_nvmlGpuOperationMode_t, current),
        cb_enum_member(py, T_nvmlGpuOperationMode_t, pending)
    };
    return cb_return_many(form, &f_nvmlDeviceGetGpuOperationMode, results);
}

// nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)
static const cb_function f_nvmlDeviceGetComputeMode = {
    .name = "nvmlDeviceGetComputeMode",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetComputeMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetComputeMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlComputeMode_t mode = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetComputeMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetComputeMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetComputeMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlComputeMode_t, mode));
}

// nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)
static const cb_function f_nvmlDeviceGetCudaComputeCapability = {
    .name = "nvmlDeviceGetCudaComputeCapability",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetCudaComputeCapability)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetCudaComputeCapability, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int major = 0, minor = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCudaComputeCapability *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCudaComputeCapability]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &major, &minor);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetCudaComputeCapability, status, argv);
    PyObject *results[] = {PyLong_FromLong(major), PyLong_FromLong(minor)};
    return cb_return_many(form, &f_nvmlDeviceGetCudaComputeCapability, results);
}

// nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device,
//     nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)
static const cb_function f_nvmlDeviceGetDramEncryptionMode = {
    .name = "nvmlDeviceGetDramEncryptionMode",
    CB_PARAMS("device", "current", "pending"),
};

CB_WRAPPER(nvmlDeviceGetDramEncryptionMode)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetDramEncryptionMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDramEncryptionInfo_t *current, *pending;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlDramEncryptionInfo_t, argv[1], "current", &current) < 0
        || cb_as_record(py, T_nvmlDramEncryptionInfo_t, argv[2], "pending", &pending) < 0)
        return NULL;
    fn_nvmlDeviceGetDramEncryptionMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetDramEncryptionMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, current, pending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetDramEncryptionMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
//     const nvmlDramEncryptionInfo_t *dramEncryption)
static const cb_function f_nvmlDeviceSetDramEncryptionMode = {
    .name = "nvmlDeviceSetDramEncryptionMode",
    CB_PARAMS("device", "dramEncryption"),
};

CB_WRAPPER(nvmlDeviceSetDramEncryptionMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetDramEncryptionMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    const nvmlDramEncryptionInfo_t *dramEncryption;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlDramEncryptionInfo_t, argv[1], "dramEncryption",
            &dramEncryption) < 0)
        return NULL;
    fn_nvmlDeviceSetDramEncryptionMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetDramEncryptionMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, dramEncryption);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetDramEncryptionMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)
static const cb_function f_nvmlDeviceGetBoardId = {
    .name = "nvmlDeviceGetBoardId",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetBoardId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetBoardId, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int boardId = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetBoardId *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetBoardId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &boardId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetBoardId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(boardId));
}

// nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)
static const cb_function f_nvmlDeviceGetMultiGpuBoard = {
    .name = "nvmlDeviceGetMultiGpuBoard",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMultiGpuBoard)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetMultiGpuBoard, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int multiGpuBool = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMultiGpuBoard *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMultiGpuBoard]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &multiGpuBool);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMultiGpuBoard, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(multiGpuBool));
}

// nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current,
//     nvmlDriverModel_t *pending)
static const cb_function f_nvmlDeviceGetDriverModel = {
    .name = "nvmlDeviceGetDriverModel",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetDriverModel)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetDriverModel, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDriverModel_t current = 0, pending = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDriverModel *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetDriverModel]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &current, &pending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetDriverModel, status, argv);
    PyObject *results[] = {
        cb_enum_member(py, T_nvmlDriverModel_t, current),
        cb_enum_member(py, T_nvmlDriverModel_t, pending)
    };
    return cb_return_many(form, &f_nvmlDeviceGetDriverModel, results);
}

// nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)
static const cb_function f_nvmlDeviceGetVbiosVersion = {
    .name = "nvmlDeviceGetVbiosVersion",
    CB_PARAMS_OF(nvmlDeviceGetName),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // length
};

CB_WRAPPER(nvmlDeviceGetVbiosVersion)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetVbiosVersion, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *version = NULL;
    char version_text[CB_SHORT_NAME + 1], *version_at;
    uint32_t length = 256;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetVbiosVersion *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVbiosVersion]);
    if (call == NULL)
        goto done;
    version_at = cb_short_name(form, length, version_text);
    if (version_at == NULL) {
        version = cb_name_room("nvmlDeviceGetVbiosVersion", length);
        if (version == NULL)
            goto done;
        version_at = PyBytes_AS_STRING(version);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, version_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetVbiosVersion, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, version_at) : cb_take(&version));
done:
    Py_XDECREF(version);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,
//     nvmlBridgeChipHierarchy_t *bridgeHierarchy)
static const cb_function f_nvmlDeviceGetBridgeChipInfo = {
    .name = "nvmlDeviceGetBridgeChipInfo",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetBridgeChipInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetBridgeChipInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *bridgeHierarchy = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetBridgeChipInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetBridgeChipInfo]);
    if (call == NULL)
        goto done;
    bridgeHierarchy = cb_record_new(py, T_nvmlBridgeChipHierarchy_t);
    if (bridgeHierarchy == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(bridgeHierarchy));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetBridgeChipInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&bridgeHierarchy));
done:
    Py_XDECREF(bridgeHierarchy);
    return retval;
}

// nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)
static const cb_function f_nvmlDeviceOnSameBoard = {
    .name = "nvmlDeviceOnSameBoard",
    CB_PARAMS_OF(nvmlDeviceGetTopologyCommonAncestor),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceOnSameBoard)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceOnSameBoard, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device1, device2;
    int onSameBoard = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device1", &device1) < 0
        || cb_as_handle(py, T_nvmlDevice_t, argv[1], "device2", &device2) < 0)
        return NULL;
    fn_nvmlDeviceOnSameBoard *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceOnSameBoard]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device1, device2, &onSameBoard);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceOnSameBoard, status, argv);
    return cb_return1(form, PyLong_FromLong(onSameBoard));
}

// nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
//     nvmlEnableState_t *isRestricted)
static const cb_function f_nvmlDeviceGetAPIRestriction = {
    .name = "nvmlDeviceGetAPIRestriction",
    CB_PARAMS("device", "apiType"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetAPIRestriction)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetAPIRestriction, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t apiType;
    nvmlEnableState_t isRestricted = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlRestrictedAPI_t, argv[1], "apiType", &apiType) < 0)
        return NULL;
    fn_nvmlDeviceGetAPIRestriction *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetAPIRestriction]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, apiType, &isRestricted);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetAPIRestriction, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, isRestricted));
}

// nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)
static const cb_function f_nvmlDeviceGetIrqNum = {
    .name = "nvmlDeviceGetIrqNum",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetIrqNum)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetIrqNum, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int irqNum = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetIrqNum *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetIrqNum]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &irqNum);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetIrqNum, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(irqNum));
}

// nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)
static const cb_function f_nvmlDeviceGetNumGpuCores = {
    .name = "nvmlDeviceGetNumGpuCores",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetNumGpuCores)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetNumGpuCores, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int numCores = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetNumGpuCores *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNumGpuCores]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &numCores);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNumGpuCores, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(numCores));
}

// nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)
static const cb_function f_nvmlDeviceGetPcieLinkMaxSpeed = {
    .name = "nvmlDeviceGetPcieLinkMaxSpeed",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPcieLinkMaxSpeed)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPcieLinkMaxSpeed, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int maxSpeed = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPcieLinkMaxSpeed *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPcieLinkMaxSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &maxSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPcieLinkMaxSpeed, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(maxSpeed));
}

// nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)
static const cb_function f_nvmlDeviceGetPcieSpeed = {
    .name = "nvmlDeviceGetPcieSpeed",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetPcieSpeed)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetPcieSpeed, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int pcieSpeed = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPcieSpeed *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPcieSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pcieSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPcieSpeed, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(pcieSpeed));
}

// nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)
static const cb_function f_nvmlDeviceGetBusType = {
    .name = "nvmlDeviceGetBusType",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetBusType)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetBusType, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlBusType_t type = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetBusType *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetBusType]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &type);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetBusType, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlBusType_t, &type));
}

// nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)
static const cb_function f_nvmlDeviceGetGpuFabricInfo = {
    .name = "nvmlDeviceGetGpuFabricInfo",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetGpuFabricInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuFabricInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *gpuFabricInfo = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetGpuFabricInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuFabricInfo]);
    if (call == NULL)
        goto done;
    gpuFabricInfo = cb_record_new(py, T_nvmlGpuFabricInfo_t);
    if (gpuFabricInfo == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(gpuFabricInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetGpuFabricInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&gpuFabricInfo));
done:
    Py_XDECREF(gpuFabricInfo);
    return retval;
}

CB_PARAM_LIST(nvmlDeviceGetGpuFabricInfoV, "device", "gpuFabricInfo");

// nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device,
//     nvmlGpuFabricInfoV_t *gpuFabricInfo)
static const cb_function f_nvmlDeviceGetGpuFabricInfoV = {
    .name = "nvmlDeviceGetGpuFabricInfoV",
    CB_PARAMS_OF(nvmlDeviceGetGpuFabricInfoV),
};

CB_WRAPPER(nvmlDeviceGetGpuFabricInfoV)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuFabricInfoV, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuFabricInfoV_t *gpuFabricInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlGpuFabricInfoV_t, argv[1], "gpuFabricInfo", &gpuFabricInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuFabricInfoV *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuFabricInfoV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpuFabricInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpuFabricInfoV, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device,
//     nvmlGpuFabricInfo_v4_t *gpuFabricInfo)
static const cb_function f_nvmlDeviceGetGpuFabricInfo_v4 = {
    .name = "nvmlDeviceGetGpuFabricInfo_v4",
    CB_PARAMS_OF(nvmlDeviceGetGpuFabricInfoV),
};

CB_WRAPPER(nvmlDeviceGetGpuFabricInfo_v4)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuFabricInfo_v4, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuFabricInfo_v4_t *gpuFabricInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlGpuFabricInfo_v4_t, argv[1], "gpuFabricInfo", &gpuFabricInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuFabricInfo_v4 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuFabricInfo_v4]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpuFabricInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpuFabricInfo_v4, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)
static const cb_function f_nvmlDeviceGetGspFirmwareVersion = {
    .name = "nvmlDeviceGetGspFirmwareVersion",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetGspFirmwareVersion)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetGspFirmwareVersion, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    char version[64] = {0};
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGspFirmwareVersion *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGspFirmwareVersion]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, version);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGspFirmwareVersion, status, argv);
    return cb_return1(form,
        PyBytes_FromStringAndSize(version, form->checked ? 64 : (Py_ssize_t)strnlen(version, 64)));
}

// nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
//     unsigned int *defaultMode)
static const cb_function f_nvmlDeviceGetGspFirmwareMode = {
    .name = "nvmlDeviceGetGspFirmwareMode",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetGspFirmwareMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetGspFirmwareMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int isEnabled = 0, defaultMode = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGspFirmwareMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGspFirmwareMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isEnabled, &defaultMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGspFirmwareMode, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLong(isEnabled),
        PyLong_FromUnsignedLong(defaultMode)
    };
    return cb_return_many(form, &f_nvmlDeviceGetGspFirmwareMode, results);
}

// nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)
static const cb_function f_nvmlDeviceGetArchitecture = {
    .name = "nvmlDeviceGetArchitecture",
    CB_PARAMS_OF(nvmlDeviceGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetArchitecture)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetArchitecture, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDeviceArchitecture_t arch = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetArchitecture *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetArchitecture]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &arch);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetArchitecture, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlDeviceArchitecture_t, &arch));
}

// nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)
static const cb_function f_nvmlDeviceGetPlatformInfo = {
    .name = "nvmlDeviceGetPlatformInfo",
    CB_PARAMS("device", "platformInfo"),
};

CB_WRAPPER(nvmlDeviceGetPlatformInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetPlatformInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPlatformInfo_t *platformInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlPlatformInfo_t, argv[1], "platformInfo", &platformInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetPlatformInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPlatformInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, platformInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPlatformInfo, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)
static const cb_function f_nvmlDeviceGetPdi = {
    .name = "nvmlDeviceGetPdi",
    CB_PARAMS("device", "pdi"),
};

CB_WRAPPER(nvmlDeviceGetPdi)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetPdi, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPdi_t *pdi;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlPdi_t, argv[1], "pdi", &pdi) < 0)
        return NULL;
    fn_nvmlDeviceGetPdi *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPdi]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pdi);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetPdi, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceSetHostname_v1, "device", "hostname");

// nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
static const cb_function f_nvmlDeviceSetHostname_v1 = {
    .name = "nvmlDeviceSetHostname_v1",
    CB_PARAMS_OF(nvmlDeviceSetHostname_v1),
};

CB_WRAPPER(nvmlDeviceSetHostname_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetHostname_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlHostname_v1_t *hostname;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlHostname_v1_t, argv[1], "hostname", &hostname) < 0)
        return NULL;
    fn_nvmlDeviceSetHostname_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetHostname_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, hostname);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetHostname_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
static const cb_function f_nvmlDeviceGetHostname_v1 = {
    .name = "nvmlDeviceGetHostname_v1",
    CB_PARAMS_OF(nvmlDeviceSetHostname_v1),
};

CB_WRAPPER(nvmlDeviceGetHostname_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetHostname_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlHostname_v1_t *hostname;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlHostname_v1_t, argv[1], "hostname", &hostname) < 0)
        return NULL;
    fn_nvmlDeviceGetHostname_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetHostname_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, hostname);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetHostname_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)
static const cb_function f_nvmlDeviceSetPersistenceMode = {
    .name = "nvmlDeviceSetPersistenceMode",
    CB_PARAMS_OF(nvmlDeviceGetAddressingMode),
};

CB_WRAPPER(nvmlDeviceSetPersistenceMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetPersistenceMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlEnableState_t, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetPersistenceMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetPersistenceMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetPersistenceMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)
static const cb_function f_nvmlDeviceSetComputeMode = {
    .name = "nvmlDeviceSetComputeMode",
    CB_PARAMS_OF(nvmlDeviceGetAddressingMode),
};

CB_WRAPPER(nvmlDeviceSetComputeMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetComputeMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlComputeMode_t, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetComputeMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetComputeMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetComputeMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel,
//     unsigned int flags)
static const cb_function f_nvmlDeviceSetDriverModel = {
    .name = "nvmlDeviceSetDriverModel",
    CB_PARAMS("device", "driverModel", "flags"),
};

CB_WRAPPER(nvmlDeviceSetDriverModel)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceSetDriverModel, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t driverModel;
    uint32_t flags;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlDriverModel_t, argv[1], "driverModel", &driverModel) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_nvmlDeviceSetDriverModel *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetDriverModel]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, driverModel, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetDriverModel, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)
static const cb_function f_nvmlDeviceSetGpuOperationMode = {
    .name = "nvmlDeviceSetGpuOperationMode",
    CB_PARAMS_OF(nvmlDeviceGetAddressingMode),
};

CB_WRAPPER(nvmlDeviceSetGpuOperationMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetGpuOperationMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlGpuOperationMode_t, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetGpuOperationMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetGpuOperationMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetGpuOperationMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
//     nvmlEnableState_t isRestricted)
static const cb_function f_nvmlDeviceSetAPIRestriction = {
    .name = "nvmlDeviceSetAPIRestriction",
    CB_PARAMS("device", "apiType", "isRestricted"),
};

CB_WRAPPER(nvmlDeviceSetAPIRestriction)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceSetAPIRestriction, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t apiType, isRestricted;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlRestrictedAPI_t, argv[1], "apiType", &apiType) < 0
        || cb_as_enum(py, T_nvmlEnableState_t, argv[2], "isRestricted", &isRestricted) < 0)
        return NULL;
    fn_nvmlDeviceSetAPIRestriction *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetAPIRestriction]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, apiType, isRestricted);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetAPIRestriction, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)
static const cb_function f_nvmlDeviceModifyDrainState = {
    .name = "nvmlDeviceModifyDrainState",
    CB_PARAMS("pciInfo", "newState"),
};

CB_WRAPPER(nvmlDeviceModifyDrainState)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceModifyDrainState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlPciInfo_t *pciInfo;
    int32_t newState;
    if (cb_as_record(py, T_nvmlPciInfo_t, argv[0], "pciInfo", &pciInfo) < 0
        || cb_as_enum(py, T_nvmlEnableState_t, argv[1], "newState", &newState) < 0)
        return NULL;
    fn_nvmlDeviceModifyDrainState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceModifyDrainState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciInfo, newState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceModifyDrainState, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceQueryDrainState, "pciInfo");

// nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)
static const cb_function f_nvmlDeviceQueryDrainState = {
    .name = "nvmlDeviceQueryDrainState",
    CB_PARAMS_OF(nvmlDeviceQueryDrainState),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceQueryDrainState)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceQueryDrainState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlPciInfo_t *pciInfo;
    nvmlEnableState_t currentState = 0;
    if (cb_as_record(py, T_nvmlPciInfo_t, argv[0], "pciInfo", &pciInfo) < 0)
        return NULL;
    fn_nvmlDeviceQueryDrainState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceQueryDrainState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciInfo, &currentState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceQueryDrainState, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, currentState));
}

// nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState,
//     nvmlPcieLinkState_t linkState)
static const cb_function f_nvmlDeviceRemoveGpu = {
    .name = "nvmlDeviceRemoveGpu",
    CB_PARAMS("pciInfo", "gpuState", "linkState"),
};

CB_WRAPPER(nvmlDeviceRemoveGpu)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceRemoveGpu, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlPciInfo_t *pciInfo;
    int32_t gpuState, linkState;
    if (cb_as_record(py, T_nvmlPciInfo_t, argv[0], "pciInfo", &pciInfo) < 0
        || cb_as_enum(py, T_nvmlDetachGpuState_t, argv[1], "gpuState", &gpuState) < 0
        || cb_as_enum(py, T_nvmlPcieLinkState_t, argv[2], "linkState", &linkState) < 0)
        return NULL;
    fn_nvmlDeviceRemoveGpu *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceRemoveGpu]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciInfo, gpuState, linkState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceRemoveGpu, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)
static const cb_function f_nvmlDeviceDiscoverGpus = {
    .name = "nvmlDeviceDiscoverGpus",
    CB_PARAMS_OF(nvmlDeviceQueryDrainState),
};

CB_WRAPPER(nvmlDeviceDiscoverGpus)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceDiscoverGpus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlPciInfo_t *pciInfo;
    if (cb_as_record(py, T_nvmlPciInfo_t, argv[0], "pciInfo", &pciInfo) < 0)
        return NULL;
    fn_nvmlDeviceDiscoverGpus *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceDiscoverGpus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceDiscoverGpus, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceGetFieldValues, "device", "valuesCount", "values");

// nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,
//     nvmlFieldValue_t *values)
static const cb_function f_nvmlDeviceGetFieldValues = {
    .name = "nvmlDeviceGetFieldValues",
    CB_PARAMS_OF(nvmlDeviceGetFieldValues),
    .auto_mask = CB_BIT(1), // valuesCount
};

CB_WRAPPER(nvmlDeviceGetFieldValues)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetFieldValues, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t valuesCount;
    cb_array values;
    cb_array_init(&values);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &valuesCount) < 0)
        || cb_array_room(py, T_nvmlFieldValue_t, argv[2], "values", &values) < 0)
        goto done;
    if (argv[1] == NULL)
        valuesCount = (int32_t)values.length;
    if (cb_array_check_signed(&values, valuesCount, "values") < 0)
        goto done;
    fn_nvmlDeviceGetFieldValues *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetFieldValues]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, valuesCount, values.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetFieldValues, status, argv);
        goto done;
    }
    cb_array_copy_back(py, T_nvmlFieldValue_t, &values);
    retval = cb_return0(form);
done:
    cb_array_done(&values);
    return retval;
}

// nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,
//     nvmlFieldValue_t *values)
static const cb_function f_nvmlDeviceClearFieldValues = {
    .name = "nvmlDeviceClearFieldValues",
    CB_PARAMS_OF(nvmlDeviceGetFieldValues),
    .auto_mask = CB_BIT(1), // valuesCount
};

CB_WRAPPER(nvmlDeviceClearFieldValues)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceClearFieldValues, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t valuesCount;
    cb_array values;
    cb_array_init(&values);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &valuesCount) < 0)
        || cb_array_room(py, T_nvmlFieldValue_t, argv[2], "values", &values) < 0)
        goto done;
    if (argv[1] == NULL)
        valuesCount = (int32_t)values.length;
    if (cb_array_check_signed(&values, valuesCount, "values") < 0)
        goto done;
    fn_nvmlDeviceClearFieldValues *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceClearFieldValues]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, valuesCount, values.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceClearFieldValues, status, argv);
        goto done;
    }
    cb_array_copy_back(py, T_nvmlFieldValue_t, &values);
    retval = cb_return0(form);
done:
    cb_array_done(&values);
    return retval;
}

// nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)
static const cb_function f_nvmlDeviceReadWritePRM_v1 = {
    .name = "nvmlDeviceReadWritePRM_v1",
    CB_PARAMS("device", "buffer"),
};

CB_WRAPPER(nvmlDeviceReadWritePRM_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceReadWritePRM_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPRMTLV_v1_t *buffer;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlPRMTLV_v1_t, argv[1], "buffer", &buffer) < 0)
        return NULL;
    fn_nvmlDeviceReadWritePRM_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceReadWritePRM_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceReadWritePRM_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device,
//     nvmlPRMCounterList_v1_t *counterList)
static const cb_function f_nvmlDeviceReadPRMCounters_v1 = {
    .name = "nvmlDeviceReadPRMCounters_v1",
    CB_PARAMS("device", "counterList"),
};

CB_WRAPPER(nvmlDeviceReadPRMCounters_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceReadPRMCounters_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPRMCounterList_v1_t *counterList;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlPRMCounterList_v1_t, argv[1], "counterList", &counterList) < 0)
        return NULL;
    fn_nvmlDeviceReadPRMCounters_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceReadPRMCounters_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, counterList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceReadPRMCounters_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)
static const cb_function f_nvmlDeviceGetCapabilities = {
    .name = "nvmlDeviceGetCapabilities",
    CB_PARAMS("device", "caps"),
};

CB_WRAPPER(nvmlDeviceGetCapabilities)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetCapabilities, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDeviceCapabilities_t *caps;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlDeviceCapabilities_t, argv[1], "caps", &caps) < 0)
        return NULL;
    fn_nvmlDeviceGetCapabilities *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, caps);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetCapabilities, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)
static const cb_function f_nvmlDeviceSetRusdSettings_v1 = {
    .name = "nvmlDeviceSetRusdSettings_v1",
    CB_PARAMS("device", "settings"),
};

CB_WRAPPER(nvmlDeviceSetRusdSettings_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetRusdSettings_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlRusdSettings_v1_t *settings;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlRusdSettings_v1_t, argv[1], "settings", &settings) < 0)
        return NULL;
    fn_nvmlDeviceSetRusdSettings_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetRusdSettings_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, settings);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetRusdSettings_v1, status, argv);
    return cb_return0(form);
}
