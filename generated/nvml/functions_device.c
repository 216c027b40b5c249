// functions_device.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)
static const cb_function f_nvmlDeviceGetCount = {.name = "nvmlDeviceGetCount",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetAttributes = {.name = "nvmlDeviceGetAttributes",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(attributes));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(attributes));
    else
        result = cb_fail(s, &f_nvmlDeviceGetAttributes, status, args, NULL);
done:
    Py_XDECREF(attributes);
    return result;
}

// nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)
static const cb_function f_nvmlDeviceGetHandleByIndex = {.name = "nvmlDeviceGetHandleByIndex",
    .params = (const char *const[]){"index", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetHandleBySerial = {.name = "nvmlDeviceGetHandleBySerial",
    .params = (const char *const[]){"serial", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetHandleBySerial)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetHandleBySerial, &args, nargs, kwnames, slots))
        return NULL;
    cb_address serial;
    nvmlDevice_t device = NULL;
    serial.held = false;
    if (cb_as_text(args[0], false, &serial) < 0)
        goto done;
    fn_nvmlDeviceGetHandleBySerial *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetHandleBySerial]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(serial.value, &device);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &device));
    else
        result = cb_fail(s, &f_nvmlDeviceGetHandleBySerial, status, args, NULL);
done:
    cb_address_release(&serial);
    return result;
}

// nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)
static const cb_function f_nvmlDeviceGetHandleByUUID = {.name = "nvmlDeviceGetHandleByUUID",
    .params = (const char *const[]){"uuid", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetHandleByUUID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetHandleByUUID, &args, nargs, kwnames, slots))
        return NULL;
    cb_address uuid;
    nvmlDevice_t device = NULL;
    uuid.held = false;
    if (cb_as_text(args[0], false, &uuid) < 0)
        goto done;
    fn_nvmlDeviceGetHandleByUUID *call = cb_symbol_address(&symbols[S_nvmlDeviceGetHandleByUUID]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(uuid.value, &device);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &device));
    else
        result = cb_fail(s, &f_nvmlDeviceGetHandleByUUID, status, args, NULL);
done:
    cb_address_release(&uuid);
    return result;
}

// nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)
static const cb_function f_nvmlDeviceGetHandleByUUIDV = {.name = "nvmlDeviceGetHandleByUUIDV",
    .params = (const char *const[]){"uuid", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetHandleByPciBusId = {
    .name = "nvmlDeviceGetHandleByPciBusId", .params = (const char *const[]){"pciBusId", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetHandleByPciBusId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetHandleByPciBusId, &args, nargs, kwnames, slots))
        return NULL;
    cb_address pciBusId;
    nvmlDevice_t device = NULL;
    pciBusId.held = false;
    if (cb_as_text(args[0], false, &pciBusId) < 0)
        goto done;
    fn_nvmlDeviceGetHandleByPciBusId *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetHandleByPciBusId]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pciBusId.value, &device);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &device));
    else
        result = cb_fail(s, &f_nvmlDeviceGetHandleByPciBusId, status, args, NULL);
done:
    cb_address_release(&pciBusId);
    return result;
}

// nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)
static const cb_function f_nvmlDeviceGetName = {.name = "nvmlDeviceGetName",
    .params = (const char *const[]){"device", "length", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetName, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *name = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetName *call = cb_symbol_address(&symbols[S_nvmlDeviceGetName]);
    if (call == NULL)
        goto done;
    name = cb_name_room("nvmlDeviceGetName", length);
    if (name == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(name), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(name)) : Py_NewRef(name));
    else
        result = cb_fail(s, &f_nvmlDeviceGetName, status, args, NULL);
done:
    Py_XDECREF(name);
    return result;
}

// nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)
static const cb_function f_nvmlDeviceGetBrand = {.name = "nvmlDeviceGetBrand",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetIndex = {.name = "nvmlDeviceGetIndex",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetSerial = {.name = "nvmlDeviceGetSerial",
    .params = (const char *const[]){"device", "length", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetSerial)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetSerial, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *serial = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetSerial *call = cb_symbol_address(&symbols[S_nvmlDeviceGetSerial]);
    if (call == NULL)
        goto done;
    serial = cb_name_room("nvmlDeviceGetSerial", length);
    if (serial == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(serial), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(serial)) : Py_NewRef(serial));
    else
        result = cb_fail(s, &f_nvmlDeviceGetSerial, status, args, NULL);
done:
    Py_XDECREF(serial);
    return result;
}

// nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)
static const cb_function f_nvmlDeviceGetModuleId = {.name = "nvmlDeviceGetModuleId",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetC2cModeInfoV = {.name = "nvmlDeviceGetC2cModeInfoV",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetC2cModeInfoV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetC2cModeInfoV, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(c2cModeInfo));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(c2cModeInfo));
    else
        result = cb_fail(s, &f_nvmlDeviceGetC2cModeInfoV, status, args, NULL);
done:
    Py_XDECREF(c2cModeInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize,
//     unsigned long *cpuSet, nvmlAffinityScope_t scope)
static const cb_function f_nvmlDeviceGetCpuAffinityWithinScope = {
    .name = "nvmlDeviceGetCpuAffinityWithinScope",
    .params = (const char *const[]){"device", "cpuSetSize", "scope", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetCpuAffinityWithinScope)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetCpuAffinityWithinScope, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t cpuSetSize;
    cb_array cpuSet;
    size_t cpuSet_count = 0;
    nvmlAffinityScope_t scope;
    cb_array_init(&cpuSet);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &cpuSetSize) < 0
        || cb_as_scalar(m, T_nvmlAffinityScope_t, args[2], &scope, sizeof scope) < 0)
        goto done;
    fn_nvmlDeviceGetCpuAffinityWithinScope *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCpuAffinityWithinScope]);
    if (call == NULL)
        goto done;
    cpuSet_count = (size_t)cpuSetSize;
    if (cb_array_reserve(&cpuSet, cpuSet_count, sizeof(unsigned long)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cpuSetSize, cpuSet.data, scope);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            cb_int_list(cpuSet.data, cpuSet_count, sizeof(unsigned long), false));
    else
        result = cb_fail(s, &f_nvmlDeviceGetCpuAffinityWithinScope, status, args, NULL);
done:
    cb_array_done(&cpuSet);
    return result;
}

// nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize,
//     unsigned long *cpuSet)
static const cb_function f_nvmlDeviceGetCpuAffinity = {.name = "nvmlDeviceGetCpuAffinity",
    .params = (const char *const[]){"device", "cpuSetSize", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetCpuAffinity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetCpuAffinity, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t cpuSetSize;
    cb_array cpuSet;
    size_t cpuSet_count = 0;
    cb_array_init(&cpuSet);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &cpuSetSize) < 0)
        goto done;
    fn_nvmlDeviceGetCpuAffinity *call = cb_symbol_address(&symbols[S_nvmlDeviceGetCpuAffinity]);
    if (call == NULL)
        goto done;
    cpuSet_count = (size_t)cpuSetSize;
    if (cb_array_reserve(&cpuSet, cpuSet_count, sizeof(unsigned long)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cpuSetSize, cpuSet.data);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            cb_int_list(cpuSet.data, cpuSet_count, sizeof(unsigned long), false));
    else
        result = cb_fail(s, &f_nvmlDeviceGetCpuAffinity, status, args, NULL);
done:
    cb_array_done(&cpuSet);
    return result;
}

// nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)
static const cb_function f_nvmlDeviceSetCpuAffinity = {.name = "nvmlDeviceSetCpuAffinity",
    .params = (const char *const[]){"device", NULL}, .param_count = 1};

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
static const cb_function f_nvmlDeviceClearCpuAffinity = {.name = "nvmlDeviceClearCpuAffinity",
    .params = (const char *const[]){"device", NULL}, .param_count = 1};

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
static const cb_function f_nvmlDeviceGetNumaNodeId = {.name = "nvmlDeviceGetNumaNodeId",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetAddressingMode = {.name = "nvmlDeviceGetAddressingMode",
    .params = (const char *const[]){"device", "mode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetAddressingMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetAddressingMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDeviceAddressingMode_t *mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlDeviceAddressingMode_t, args[1], "mode", &mode) < 0)
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
static const cb_function f_nvmlDeviceGetRepairStatus = {.name = "nvmlDeviceGetRepairStatus",
    .params = (const char *const[]){"device", "repairStatus", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetRepairStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetRepairStatus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlRepairStatus_t *repairStatus;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlRepairStatus_t, args[1], "repairStatus", &repairStatus) < 0)
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

// nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2,
//     nvmlGpuTopologyLevel_t *pathInfo)
static const cb_function f_nvmlDeviceGetTopologyCommonAncestor = {
    .name = "nvmlDeviceGetTopologyCommonAncestor",
    .params = (const char *const[]){"device1", "device2", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetTopologyCommonAncestor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetTopologyCommonAncestor, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device1, device2;
    nvmlGpuTopologyLevel_t pathInfo = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device1) < 0
        || cb_as_handle(m, T_nvmlDevice_t, args[1], &device2) < 0)
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
static const cb_function f_nvmlDeviceGetTopologyNearestGpus = {
    .name = "nvmlDeviceGetTopologyNearestGpus",
    .params = (const char *const[]){"device", "level", "count", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetTopologyNearestGpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetTopologyNearestGpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t level;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array deviceArray;
    size_t deviceArray_count = 0;
    cb_array_init(&deviceArray);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlGpuTopologyLevel_t, args[1], "level", &level) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0))
        goto done;
    count = count_in;
    fn_nvmlDeviceGetTopologyNearestGpus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTopologyNearestGpus]);
    if (call == NULL)
        goto done;
    deviceArray_count = (size_t)count;
    if (cb_array_reserve(&deviceArray, deviceArray_count, sizeof(nvmlDevice_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(count),
        cb_handle_list(m, T_nvmlDevice_t, deviceArray.data, deviceArray_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetTopologyNearestGpus, values);
done:
    cb_array_done(&deviceArray);
    return result;
}

// nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
//     nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)
static const cb_function f_nvmlDeviceGetP2PStatus = {.name = "nvmlDeviceGetP2PStatus",
    .params = (const char *const[]){"device1", "device2", "p2pIndex", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetP2PStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetP2PStatus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device1, device2;
    int32_t p2pIndex;
    nvmlGpuP2PStatus_t p2pStatus = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device1) < 0
        || cb_as_handle(m, T_nvmlDevice_t, args[1], &device2) < 0
        || cb_as_enum(m, T_nvmlGpuP2PCapsIndex_t, args[2], "p2pIndex", &p2pIndex) < 0)
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
static const cb_function f_nvmlDeviceGetUUID = {.name = "nvmlDeviceGetUUID",
    .params = (const char *const[]){"device", "length", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetUUID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetUUID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *uuid = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetUUID *call = cb_symbol_address(&symbols[S_nvmlDeviceGetUUID]);
    if (call == NULL)
        goto done;
    uuid = cb_name_room("nvmlDeviceGetUUID", length);
    if (uuid == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(uuid), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(uuid)) : Py_NewRef(uuid));
    else
        result = cb_fail(s, &f_nvmlDeviceGetUUID, status, args, NULL);
done:
    Py_XDECREF(uuid);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)
static const cb_function f_nvmlDeviceGetMinorNumber = {.name = "nvmlDeviceGetMinorNumber",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,
//     unsigned int length)
static const cb_function f_nvmlDeviceGetBoardPartNumber = {.name = "nvmlDeviceGetBoardPartNumber",
    .params = (const char *const[]){"device", "length", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetBoardPartNumber)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetBoardPartNumber, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *partNumber = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetBoardPartNumber *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetBoardPartNumber]);
    if (call == NULL)
        goto done;
    partNumber = cb_name_room("nvmlDeviceGetBoardPartNumber", length);
    if (partNumber == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(partNumber), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(partNumber))
                : Py_NewRef(partNumber));
    else
        result = cb_fail(s, &f_nvmlDeviceGetBoardPartNumber, status, args, NULL);
done:
    Py_XDECREF(partNumber);
    return result;
}

// nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object,
//     char *version, unsigned int length)
static const cb_function f_nvmlDeviceGetInforomVersion = {.name = "nvmlDeviceGetInforomVersion",
    .params = (const char *const[]){"device", "object", "length", NULL}, .param_count = 3,
    .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(nvmlDeviceGetInforomVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetInforomVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t object;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlInforomObject_t, args[1], "object", &object) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetInforomVersion *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetInforomVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlDeviceGetInforomVersion", length);
    if (version == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlInforomObject_t)object, PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
    else
        result = cb_fail(s, &f_nvmlDeviceGetInforomVersion, status, args, NULL);
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,
//     unsigned int length)
static const cb_function f_nvmlDeviceGetInforomImageVersion = {
    .name = "nvmlDeviceGetInforomImageVersion",
    .params = (const char *const[]){"device", "length", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetInforomImageVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetInforomImageVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetInforomImageVersion *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetInforomImageVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlDeviceGetInforomImageVersion", length);
    if (version == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
    else
        result = cb_fail(s, &f_nvmlDeviceGetInforomImageVersion, status, args, NULL);
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device,
//     unsigned int *checksum)
static const cb_function f_nvmlDeviceGetInforomConfigurationChecksum = {
    .name = "nvmlDeviceGetInforomConfigurationChecksum",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceValidateInforom = {.name = "nvmlDeviceValidateInforom",
    .params = (const char *const[]){"device", NULL}, .param_count = 1};

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
static const cb_function f_nvmlDeviceGetLastBBXFlushTime = {
    .name = "nvmlDeviceGetLastBBXFlushTime", .params = (const char *const[]){"device", NULL},
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
    PyObject *values[] = {
        PyLong_FromUnsignedLongLong(timestamp),
        PyLong_FromUnsignedLong(durationUs)
    };
    return cb_return_many(s, &f_nvmlDeviceGetLastBBXFlushTime, values);
}

// nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)
static const cb_function f_nvmlDeviceGetBBXTimeData_v1 = {.name = "nvmlDeviceGetBBXTimeData_v1",
    .params = (const char *const[]){"device", "timeData", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetBBXTimeData_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetBBXTimeData_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlBBXTimeData_v1_t *timeData;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlBBXTimeData_v1_t, args[1], "timeData", &timeData) < 0)
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
static const cb_function f_nvmlDeviceGetGpuUptime_v1 = {.name = "nvmlDeviceGetGpuUptime_v1",
    .params = (const char *const[]){"device", "uptime", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuUptime_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuUptime_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuUptime_v1_t *uptime;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlGpuUptime_v1_t, args[1], "uptime", &uptime) < 0)
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
static const cb_function f_nvmlDeviceGetDisplayMode = {.name = "nvmlDeviceGetDisplayMode",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetDisplayActive = {.name = "nvmlDeviceGetDisplayActive",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetPersistenceMode = {.name = "nvmlDeviceGetPersistenceMode",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetPciInfoExt = {.name = "nvmlDeviceGetPciInfoExt",
    .params = (const char *const[]){"device", "pci", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetPciInfoExt)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetPciInfoExt, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPciInfoExt_t *pci;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlPciInfoExt_t, args[1], "pci", &pci) < 0)
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
static const cb_function f_nvmlDeviceGetPciInfo = {.name = "nvmlDeviceGetPciInfo",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetPciInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetPciInfo, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pci));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(pci));
    else
        result = cb_fail(s, &f_nvmlDeviceGetPciInfo, status, args, NULL);
done:
    Py_XDECREF(pci);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)
static const cb_function f_nvmlDeviceGetMaxPcieLinkGeneration = {
    .name = "nvmlDeviceGetMaxPcieLinkGeneration", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,
//     unsigned int *maxLinkGenDevice)
static const cb_function f_nvmlDeviceGetGpuMaxPcieLinkGeneration = {
    .name = "nvmlDeviceGetGpuMaxPcieLinkGeneration",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetMaxPcieLinkWidth = {
    .name = "nvmlDeviceGetMaxPcieLinkWidth", .params = (const char *const[]){"device", NULL},
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
static const cb_function f_nvmlDeviceGetCurrPcieLinkGeneration = {
    .name = "nvmlDeviceGetCurrPcieLinkGeneration", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetCurrPcieLinkWidth = {
    .name = "nvmlDeviceGetCurrPcieLinkWidth", .params = (const char *const[]){"device", NULL},
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
static const cb_function f_nvmlDeviceGetPcieThroughput = {.name = "nvmlDeviceGetPcieThroughput",
    .params = (const char *const[]){"device", "counter", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlPcieUtilCounter_t, args[1], "counter", &counter) < 0)
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
static const cb_function f_nvmlDeviceGetPcieReplayCounter = {
    .name = "nvmlDeviceGetPcieReplayCounter", .params = (const char *const[]){"device", NULL},
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

// nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
//     nvmlGpuOperationMode_t *pending)
static const cb_function f_nvmlDeviceGetGpuOperationMode = {
    .name = "nvmlDeviceGetGpuOperationMode", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuOperationMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuOperationMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuOperationMode_t current = 0, pending = 0;
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
    PyObject *values[] = {
        cb_enum_member(m, T_nvmlGpuOperationMode_t, current),
        cb_enum_member(m, T_nvmlGpuOperationMode_t, pending)
    };
    return cb_return_many(s, &f_nvmlDeviceGetGpuOperationMode, values);
}

// nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)
static const cb_function f_nvmlDeviceGetComputeMode = {.name = "nvmlDeviceGetComputeMode",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetCudaComputeCapability = {
    .name = "nvmlDeviceGetCudaComputeCapability", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetCudaComputeCapability)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetCudaComputeCapability, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int major = 0, minor = 0;
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

// nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device,
//     nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)
static const cb_function f_nvmlDeviceGetDramEncryptionMode = {
    .name = "nvmlDeviceGetDramEncryptionMode",
    .params = (const char *const[]){"device", "current", "pending", NULL}, .param_count = 3};

CB_WRAPPER(nvmlDeviceGetDramEncryptionMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetDramEncryptionMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDramEncryptionInfo_t *current, *pending;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlDramEncryptionInfo_t, args[1], "current", &current) < 0
        || cb_as_record(m, T_nvmlDramEncryptionInfo_t, args[2], "pending", &pending) < 0)
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

// nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
//     const nvmlDramEncryptionInfo_t *dramEncryption)
static const cb_function f_nvmlDeviceSetDramEncryptionMode = {
    .name = "nvmlDeviceSetDramEncryptionMode",
    .params = (const char *const[]){"device", "dramEncryption", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetDramEncryptionMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetDramEncryptionMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    const nvmlDramEncryptionInfo_t *dramEncryption;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlDramEncryptionInfo_t, args[1], "dramEncryption",
            &dramEncryption) < 0)
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

// nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)
static const cb_function f_nvmlDeviceGetBoardId = {.name = "nvmlDeviceGetBoardId",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetMultiGpuBoard = {.name = "nvmlDeviceGetMultiGpuBoard",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current,
//     nvmlDriverModel_t *pending)
static const cb_function f_nvmlDeviceGetDriverModel = {.name = "nvmlDeviceGetDriverModel",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetDriverModel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetDriverModel, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDriverModel_t current = 0, pending = 0;
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
    PyObject *values[] = {
        cb_enum_member(m, T_nvmlDriverModel_t, current),
        cb_enum_member(m, T_nvmlDriverModel_t, pending)
    };
    return cb_return_many(s, &f_nvmlDeviceGetDriverModel, values);
}

// nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)
static const cb_function f_nvmlDeviceGetVbiosVersion = {.name = "nvmlDeviceGetVbiosVersion",
    .params = (const char *const[]){"device", "length", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetVbiosVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetVbiosVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlDeviceGetVbiosVersion *call = cb_symbol_address(&symbols[S_nvmlDeviceGetVbiosVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlDeviceGetVbiosVersion", length);
    if (version == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
    else
        result = cb_fail(s, &f_nvmlDeviceGetVbiosVersion, status, args, NULL);
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,
//     nvmlBridgeChipHierarchy_t *bridgeHierarchy)
static const cb_function f_nvmlDeviceGetBridgeChipInfo = {.name = "nvmlDeviceGetBridgeChipInfo",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetBridgeChipInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetBridgeChipInfo, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(bridgeHierarchy));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(bridgeHierarchy));
    else
        result = cb_fail(s, &f_nvmlDeviceGetBridgeChipInfo, status, args, NULL);
done:
    Py_XDECREF(bridgeHierarchy);
    return result;
}

// nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)
static const cb_function f_nvmlDeviceOnSameBoard = {.name = "nvmlDeviceOnSameBoard",
    .params = (const char *const[]){"device1", "device2", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceOnSameBoard)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceOnSameBoard, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device1, device2;
    int onSameBoard = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device1) < 0
        || cb_as_handle(m, T_nvmlDevice_t, args[1], &device2) < 0)
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
static const cb_function f_nvmlDeviceGetAPIRestriction = {.name = "nvmlDeviceGetAPIRestriction",
    .params = (const char *const[]){"device", "apiType", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlRestrictedAPI_t, args[1], "apiType", &apiType) < 0)
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

// nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)
static const cb_function f_nvmlDeviceGetIrqNum = {.name = "nvmlDeviceGetIrqNum",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetNumGpuCores = {.name = "nvmlDeviceGetNumGpuCores",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)
static const cb_function f_nvmlDeviceGetPcieLinkMaxSpeed = {
    .name = "nvmlDeviceGetPcieLinkMaxSpeed", .params = (const char *const[]){"device", NULL},
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
static const cb_function f_nvmlDeviceGetPcieSpeed = {.name = "nvmlDeviceGetPcieSpeed",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)
static const cb_function f_nvmlDeviceGetBusType = {.name = "nvmlDeviceGetBusType",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceGetGpuFabricInfo = {.name = "nvmlDeviceGetGpuFabricInfo",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuFabricInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuFabricInfo, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(gpuFabricInfo));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(gpuFabricInfo));
    else
        result = cb_fail(s, &f_nvmlDeviceGetGpuFabricInfo, status, args, NULL);
done:
    Py_XDECREF(gpuFabricInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device,
//     nvmlGpuFabricInfoV_t *gpuFabricInfo)
static const cb_function f_nvmlDeviceGetGpuFabricInfoV = {.name = "nvmlDeviceGetGpuFabricInfoV",
    .params = (const char *const[]){"device", "gpuFabricInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuFabricInfoV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuFabricInfoV, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuFabricInfoV_t *gpuFabricInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlGpuFabricInfoV_t, args[1], "gpuFabricInfo", &gpuFabricInfo) < 0)
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

// nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device,
//     nvmlGpuFabricInfo_v4_t *gpuFabricInfo)
static const cb_function f_nvmlDeviceGetGpuFabricInfo_v4 = {
    .name = "nvmlDeviceGetGpuFabricInfo_v4",
    .params = (const char *const[]){"device", "gpuFabricInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuFabricInfo_v4)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuFabricInfo_v4, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuFabricInfo_v4_t *gpuFabricInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlGpuFabricInfo_v4_t, args[1], "gpuFabricInfo", &gpuFabricInfo) < 0)
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

// nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)
static const cb_function f_nvmlDeviceGetGspFirmwareVersion = {
    .name = "nvmlDeviceGetGspFirmwareVersion", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGspFirmwareVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGspFirmwareVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    char version[64] = {0};
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGspFirmwareVersion *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGspFirmwareVersion]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (char *)version);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGspFirmwareVersion, status, args, NULL);
    return cb_return1(s,
        PyBytes_FromStringAndSize(version, s->checked ? 64 : (Py_ssize_t)strnlen(version, 64)));
}

// nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
//     unsigned int *defaultMode)
static const cb_function f_nvmlDeviceGetGspFirmwareMode = {.name = "nvmlDeviceGetGspFirmwareMode",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGspFirmwareMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGspFirmwareMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int isEnabled = 0, defaultMode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGspFirmwareMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGspFirmwareMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isEnabled, &defaultMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGspFirmwareMode, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(isEnabled), PyLong_FromUnsignedLong(defaultMode)};
    return cb_return_many(s, &f_nvmlDeviceGetGspFirmwareMode, values);
}

// nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)
static const cb_function f_nvmlDeviceGetArchitecture = {.name = "nvmlDeviceGetArchitecture",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)
static const cb_function f_nvmlDeviceGetPlatformInfo = {.name = "nvmlDeviceGetPlatformInfo",
    .params = (const char *const[]){"device", "platformInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetPlatformInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetPlatformInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPlatformInfo_t *platformInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlPlatformInfo_t, args[1], "platformInfo", &platformInfo) < 0)
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

// nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)
static const cb_function f_nvmlDeviceGetPdi = {.name = "nvmlDeviceGetPdi",
    .params = (const char *const[]){"device", "pdi", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetPdi)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetPdi, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPdi_t *pdi;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlPdi_t, args[1], "pdi", &pdi) < 0)
        return NULL;
    fn_nvmlDeviceGetPdi *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPdi]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pdi);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPdi, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
static const cb_function f_nvmlDeviceSetHostname_v1 = {.name = "nvmlDeviceSetHostname_v1",
    .params = (const char *const[]){"device", "hostname", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetHostname_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetHostname_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlHostname_v1_t *hostname;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlHostname_v1_t, args[1], "hostname", &hostname) < 0)
        return NULL;
    fn_nvmlDeviceSetHostname_v1 *call = cb_symbol_address(&symbols[S_nvmlDeviceSetHostname_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, hostname);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetHostname_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
static const cb_function f_nvmlDeviceGetHostname_v1 = {.name = "nvmlDeviceGetHostname_v1",
    .params = (const char *const[]){"device", "hostname", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetHostname_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetHostname_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlHostname_v1_t *hostname;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlHostname_v1_t, args[1], "hostname", &hostname) < 0)
        return NULL;
    fn_nvmlDeviceGetHostname_v1 *call = cb_symbol_address(&symbols[S_nvmlDeviceGetHostname_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, hostname);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetHostname_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)
static const cb_function f_nvmlDeviceSetPersistenceMode = {.name = "nvmlDeviceSetPersistenceMode",
    .params = (const char *const[]){"device", "mode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetPersistenceMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetPersistenceMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlEnableState_t, args[1], "mode", &mode) < 0)
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
static const cb_function f_nvmlDeviceSetComputeMode = {.name = "nvmlDeviceSetComputeMode",
    .params = (const char *const[]){"device", "mode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetComputeMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetComputeMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlComputeMode_t, args[1], "mode", &mode) < 0)
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

// nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel,
//     unsigned int flags)
static const cb_function f_nvmlDeviceSetDriverModel = {.name = "nvmlDeviceSetDriverModel",
    .params = (const char *const[]){"device", "driverModel", "flags", NULL}, .param_count = 3};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlDriverModel_t, args[1], "driverModel", &driverModel) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0)
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

// nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)
static const cb_function f_nvmlDeviceSetGpuOperationMode = {
    .name = "nvmlDeviceSetGpuOperationMode",
    .params = (const char *const[]){"device", "mode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetGpuOperationMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetGpuOperationMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlGpuOperationMode_t, args[1], "mode", &mode) < 0)
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
static const cb_function f_nvmlDeviceSetAPIRestriction = {.name = "nvmlDeviceSetAPIRestriction",
    .params = (const char *const[]){"device", "apiType", "isRestricted", NULL}, .param_count = 3};

CB_WRAPPER(nvmlDeviceSetAPIRestriction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetAPIRestriction, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t apiType, isRestricted;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlRestrictedAPI_t, args[1], "apiType", &apiType) < 0
        || cb_as_enum(m, T_nvmlEnableState_t, args[2], "isRestricted", &isRestricted) < 0)
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

// nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)
static const cb_function f_nvmlDeviceModifyDrainState = {.name = "nvmlDeviceModifyDrainState",
    .params = (const char *const[]){"pciInfo", "newState", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceModifyDrainState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceModifyDrainState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlPciInfo_t *pciInfo;
    int32_t newState;
    if (cb_as_record(m, T_nvmlPciInfo_t, args[0], "pciInfo", &pciInfo) < 0
        || cb_as_enum(m, T_nvmlEnableState_t, args[1], "newState", &newState) < 0)
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
static const cb_function f_nvmlDeviceQueryDrainState = {.name = "nvmlDeviceQueryDrainState",
    .params = (const char *const[]){"pciInfo", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlDeviceRemoveGpu = {.name = "nvmlDeviceRemoveGpu",
    .params = (const char *const[]){"pciInfo", "gpuState", "linkState", NULL}, .param_count = 3};

CB_WRAPPER(nvmlDeviceRemoveGpu)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceRemoveGpu, &args, nargs, kwnames, slots))
        return NULL;
    nvmlPciInfo_t *pciInfo;
    int32_t gpuState, linkState;
    if (cb_as_record(m, T_nvmlPciInfo_t, args[0], "pciInfo", &pciInfo) < 0
        || cb_as_enum(m, T_nvmlDetachGpuState_t, args[1], "gpuState", &gpuState) < 0
        || cb_as_enum(m, T_nvmlPcieLinkState_t, args[2], "linkState", &linkState) < 0)
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
static const cb_function f_nvmlDeviceDiscoverGpus = {.name = "nvmlDeviceDiscoverGpus",
    .params = (const char *const[]){"pciInfo", NULL}, .param_count = 1};

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

// nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,
//     nvmlFieldValue_t *values)
static const cb_function f_nvmlDeviceGetFieldValues = {.name = "nvmlDeviceGetFieldValues",
    .params = (const char *const[]){"device", "valuesCount", "values", NULL}, .param_count = 3,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetFieldValues)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetFieldValues, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t valuesCount = 0;
    cb_array values_;
    cb_array_init(&values_);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &valuesCount) < 0)
        || cb_array_room(m, T_nvmlFieldValue_t, args[2], "values", &values_) < 0)
        goto done;
    if (args[1] == NULL && values_.length > (size_t)valuesCount)
        valuesCount = (int32_t)values_.length;
    if (cb_array_check(&values_, (size_t)valuesCount) < 0)
        goto done;
    fn_nvmlDeviceGetFieldValues *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFieldValues]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
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

// nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,
//     nvmlFieldValue_t *values)
static const cb_function f_nvmlDeviceClearFieldValues = {.name = "nvmlDeviceClearFieldValues",
    .params = (const char *const[]){"device", "valuesCount", "values", NULL}, .param_count = 3,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlDeviceClearFieldValues)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceClearFieldValues, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t valuesCount = 0;
    cb_array values_;
    cb_array_init(&values_);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &valuesCount) < 0)
        || cb_array_room(m, T_nvmlFieldValue_t, args[2], "values", &values_) < 0)
        goto done;
    if (args[1] == NULL && values_.length > (size_t)valuesCount)
        valuesCount = (int32_t)values_.length;
    if (cb_array_check(&values_, (size_t)valuesCount) < 0)
        goto done;
    fn_nvmlDeviceClearFieldValues *call = cb_symbol_address(&symbols[S_nvmlDeviceClearFieldValues]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
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

// nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)
static const cb_function f_nvmlDeviceReadWritePRM_v1 = {.name = "nvmlDeviceReadWritePRM_v1",
    .params = (const char *const[]){"device", "buffer", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceReadWritePRM_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceReadWritePRM_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPRMTLV_v1_t *buffer;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlPRMTLV_v1_t, args[1], "buffer", &buffer) < 0)
        return NULL;
    fn_nvmlDeviceReadWritePRM_v1 *call = cb_symbol_address(&symbols[S_nvmlDeviceReadWritePRM_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceReadWritePRM_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device,
//     nvmlPRMCounterList_v1_t *counterList)
static const cb_function f_nvmlDeviceReadPRMCounters_v1 = {.name = "nvmlDeviceReadPRMCounters_v1",
    .params = (const char *const[]){"device", "counterList", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceReadPRMCounters_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceReadPRMCounters_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlPRMCounterList_v1_t *counterList;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlPRMCounterList_v1_t, args[1], "counterList", &counterList) < 0)
        return NULL;
    fn_nvmlDeviceReadPRMCounters_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceReadPRMCounters_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, counterList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceReadPRMCounters_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)
static const cb_function f_nvmlDeviceGetCapabilities = {.name = "nvmlDeviceGetCapabilities",
    .params = (const char *const[]){"device", "caps", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlDeviceCapabilities_t *caps;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlDeviceCapabilities_t, args[1], "caps", &caps) < 0)
        return NULL;
    fn_nvmlDeviceGetCapabilities *call = cb_symbol_address(&symbols[S_nvmlDeviceGetCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, caps);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCapabilities, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)
static const cb_function f_nvmlDeviceSetRusdSettings_v1 = {.name = "nvmlDeviceSetRusdSettings_v1",
    .params = (const char *const[]){"device", "settings", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetRusdSettings_v1)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetRusdSettings_v1, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlRusdSettings_v1_t *settings;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlRusdSettings_v1_t, args[1], "settings", &settings) < 0)
        return NULL;
    fn_nvmlDeviceSetRusdSettings_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetRusdSettings_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, settings);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetRusdSettings_v1, status, args, NULL);
    return cb_return0(s);
}

