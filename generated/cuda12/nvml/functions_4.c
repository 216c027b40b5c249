// functions_4.c of cubind's binding of the NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int
//     *gpuInstanceProfileId)
static const char *const params_nvmlVgpuTypeGetGpuInstanceProfileId[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetGpuInstanceProfileId =
    {.name = "nvmlVgpuTypeGetGpuInstanceProfileId",
    .params = params_nvmlVgpuTypeGetGpuInstanceProfileId, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetGpuInstanceProfileId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetGpuInstanceProfileId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned int gpuInstanceProfileId = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetGpuInstanceProfileId *call =
        cb_symbol_address(&symbols[S_nvmlVgpuTypeGetGpuInstanceProfileId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &gpuInstanceProfileId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetGpuInstanceProfileId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(gpuInstanceProfileId));
}

// nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID,
//     unsigned long long *subsystemID)
static const char *const params_nvmlVgpuTypeGetDeviceID[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetDeviceID = {.name = "nvmlVgpuTypeGetDeviceID",
    .params = params_nvmlVgpuTypeGetDeviceID, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlVgpuTypeGetDeviceID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetDeviceID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long deviceID = 0;
    unsigned long long subsystemID = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetDeviceID *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetDeviceID]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &deviceID, &subsystemID);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetDeviceID, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLongLong(deviceID),
        PyLong_FromUnsignedLongLong(subsystemID)};
    return cb_return_many(s, &f_nvmlVgpuTypeGetDeviceID, values);
}

// nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long
//     *fbSize)
static const char *const params_nvmlVgpuTypeGetFramebufferSize[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetFramebufferSize =
    {.name = "nvmlVgpuTypeGetFramebufferSize", .params = params_nvmlVgpuTypeGetFramebufferSize,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetFramebufferSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetFramebufferSize, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long fbSize = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetFramebufferSize *call =
        cb_symbol_address(&symbols[S_nvmlVgpuTypeGetFramebufferSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &fbSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetFramebufferSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(fbSize));
}

// nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int
//     *numDisplayHeads)
static const char *const params_nvmlVgpuTypeGetNumDisplayHeads[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetNumDisplayHeads =
    {.name = "nvmlVgpuTypeGetNumDisplayHeads", .params = params_nvmlVgpuTypeGetNumDisplayHeads,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetNumDisplayHeads)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetNumDisplayHeads, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned int numDisplayHeads = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetNumDisplayHeads *call =
        cb_symbol_address(&symbols[S_nvmlVgpuTypeGetNumDisplayHeads]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &numDisplayHeads);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetNumDisplayHeads, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(numDisplayHeads));
}

// nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex,
//     unsigned int *xdim, unsigned int *ydim)
static const char *const params_nvmlVgpuTypeGetResolution[] = {"vgpuTypeId", "displayIndex", NULL};
static const cb_function f_nvmlVgpuTypeGetResolution = {.name = "nvmlVgpuTypeGetResolution",
    .params = params_nvmlVgpuTypeGetResolution, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlVgpuTypeGetResolution)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetResolution, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    uint32_t displayIndex;
    unsigned int xdim = 0;
    unsigned int ydim = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &displayIndex) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetResolution *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetResolution]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, displayIndex, &xdim, &ydim);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetResolution, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(xdim), PyLong_FromUnsignedLong(ydim)};
    return cb_return_many(s, &f_nvmlVgpuTypeGetResolution, values);
}

// nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString,
//     unsigned int size)
static const char *const params_nvmlVgpuTypeGetLicense[] = {"vgpuTypeId", "size", NULL};
static const cb_function f_nvmlVgpuTypeGetLicense = {.name = "nvmlVgpuTypeGetLicense",
    .params = params_nvmlVgpuTypeGetLicense, .param_count = 2, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(nvmlVgpuTypeGetLicense)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetLicense, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuTypeId_t vgpuTypeId;
    PyObject *vgpuTypeLicenseString = NULL;
    uint32_t size = 256;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &size) < 0)
        goto done;
    fn_nvmlVgpuTypeGetLicense *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetLicense]);
    if (call == NULL)
        goto done;
    vgpuTypeLicenseString = cb_name_room("nvmlVgpuTypeGetLicense", size);
    if (vgpuTypeLicenseString == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, PyBytes_AS_STRING(vgpuTypeLicenseString), size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuTypeGetLicense, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(vgpuTypeLicenseString))
        : Py_NewRef(vgpuTypeLicenseString));
done:
    Py_XDECREF(vgpuTypeLicenseString);
    return result;
}

// nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int
//     *frameRateLimit)
static const char *const params_nvmlVgpuTypeGetFrameRateLimit[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetFrameRateLimit =
    {.name = "nvmlVgpuTypeGetFrameRateLimit", .params = params_nvmlVgpuTypeGetFrameRateLimit,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetFrameRateLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetFrameRateLimit, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned int frameRateLimit = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetFrameRateLimit *call =
        cb_symbol_address(&symbols[S_nvmlVgpuTypeGetFrameRateLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &frameRateLimit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetFrameRateLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(frameRateLimit));
}

// nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned int *vgpuInstanceCount)
static const char *const params_nvmlVgpuTypeGetMaxInstances[] = {"device", "vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetMaxInstances = {.name = "nvmlVgpuTypeGetMaxInstances",
    .params = params_nvmlVgpuTypeGetMaxInstances, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetMaxInstances)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetMaxInstances, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned int vgpuInstanceCount = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[1], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetMaxInstances *call =
        cb_symbol_address(&symbols[S_nvmlVgpuTypeGetMaxInstances]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuTypeId, &vgpuInstanceCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetMaxInstances, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(vgpuInstanceCount));
}

// nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int
//     *vgpuInstanceCountPerVm)
static const char *const params_nvmlVgpuTypeGetMaxInstancesPerVm[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetMaxInstancesPerVm =
    {.name = "nvmlVgpuTypeGetMaxInstancesPerVm", .params = params_nvmlVgpuTypeGetMaxInstancesPerVm,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetMaxInstancesPerVm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetMaxInstancesPerVm, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned int vgpuInstanceCountPerVm = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetMaxInstancesPerVm *call =
        cb_symbol_address(&symbols[S_nvmlVgpuTypeGetMaxInstancesPerVm]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &vgpuInstanceCountPerVm);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetMaxInstancesPerVm, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(vgpuInstanceCountPerVm));
}

// nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t
//     *bar1Info)
static const char *const params_nvmlVgpuTypeGetBAR1Info[] = {"vgpuTypeId", "bar1Info", NULL};
static const cb_function f_nvmlVgpuTypeGetBAR1Info = {.name = "nvmlVgpuTypeGetBAR1Info",
    .params = params_nvmlVgpuTypeGetBAR1Info, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlVgpuTypeGetBAR1Info)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetBAR1Info, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuTypeBar1Info_t *bar1Info;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuTypeBar1Info_t, args[1], "bar1Info", &bar1Info) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetBAR1Info *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetBAR1Info]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, bar1Info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetBAR1Info, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
//     nvmlVgpuInstance_t *vgpuInstances)
static const char *const params_nvmlDeviceGetActiveVgpus[] = {"device", "vgpuCount", NULL};
static const cb_function f_nvmlDeviceGetActiveVgpus = {.name = "nvmlDeviceGetActiveVgpus",
    .params = params_nvmlDeviceGetActiveVgpus, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetActiveVgpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetActiveVgpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t vgpuCount_in = 0;
    unsigned int vgpuCount = 0;
    cb_array vgpuInstances;
    cb_array_init(&vgpuInstances);
    size_t vgpuInstances_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &vgpuCount_in) < 0)
        goto done;
    vgpuCount = vgpuCount_in;
    fn_nvmlDeviceGetActiveVgpus *call = cb_symbol_address(&symbols[S_nvmlDeviceGetActiveVgpus]);
    if (call == NULL)
        goto done;
    vgpuInstances_count = (size_t)vgpuCount;
    if (cb_array_reserve(&vgpuInstances, vgpuInstances_count, sizeof(nvmlVgpuInstance_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &vgpuCount, vgpuInstances.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetActiveVgpus, status, 0,
            PyLong_FromUnsignedLong(vgpuCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetActiveVgpus, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)vgpuCount < vgpuInstances_count)
        vgpuInstances_count = (size_t)vgpuCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(m, T_nvmlVgpuInstance_t, vgpuInstances.data, vgpuInstances_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetActiveVgpus, values);
done:
    cb_array_done(&vgpuInstances);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int
//     size, nvmlVgpuVmIdType_t *vmIdType)
static const char *const params_nvmlVgpuInstanceGetVmID[] = {"vgpuInstance", "size", NULL};
static const cb_function f_nvmlVgpuInstanceGetVmID = {.name = "nvmlVgpuInstanceGetVmID",
    .params = params_nvmlVgpuInstanceGetVmID, .param_count = 2, .result_count = 2,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlVgpuInstanceGetVmID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetVmID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *vmId = NULL;
    uint32_t size = 256;
    nvmlVgpuVmIdType_t vmIdType = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &size) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetVmID *call = cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetVmID]);
    if (call == NULL)
        goto done;
    vmId = cb_name_room("nvmlVgpuInstanceGetVmID", size);
    if (vmId == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, PyBytes_AS_STRING(vmId), size, &vmIdType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetVmID, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {s->checked ? cb_string_result(s, PyBytes_AS_STRING(vmId))
        : Py_NewRef(vmId), cb_enum_member(m, T_nvmlVgpuVmIdType_t, vmIdType)};
    result = cb_return_many(s, &f_nvmlVgpuInstanceGetVmID, values);
done:
    Py_XDECREF(vmId);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int
//     size)
static const char *const params_nvmlVgpuInstanceGetUUID[] = {"vgpuInstance", "size", NULL};
static const cb_function f_nvmlVgpuInstanceGetUUID = {.name = "nvmlVgpuInstanceGetUUID",
    .params = params_nvmlVgpuInstanceGetUUID, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlVgpuInstanceGetUUID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetUUID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *uuid = NULL;
    uint32_t size = 256;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &size) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetUUID *call = cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetUUID]);
    if (call == NULL)
        goto done;
    uuid = cb_name_room("nvmlVgpuInstanceGetUUID", size);
    if (uuid == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, PyBytes_AS_STRING(uuid), size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetUUID, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(uuid)) : Py_NewRef(uuid));
done:
    Py_XDECREF(uuid);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version,
//     unsigned int length)
static const char *const params_nvmlVgpuInstanceGetVmDriverVersion[] = {"vgpuInstance", "length",
    NULL};
static const cb_function f_nvmlVgpuInstanceGetVmDriverVersion =
    {.name = "nvmlVgpuInstanceGetVmDriverVersion",
    .params = params_nvmlVgpuInstanceGetVmDriverVersion, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlVgpuInstanceGetVmDriverVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetVmDriverVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetVmDriverVersion *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetVmDriverVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlVgpuInstanceGetVmDriverVersion", length);
    if (version == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetVmDriverVersion, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long
//     *fbUsage)
static const char *const params_nvmlVgpuInstanceGetFbUsage[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetFbUsage = {.name = "nvmlVgpuInstanceGetFbUsage",
    .params = params_nvmlVgpuInstanceGetFbUsage, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetFbUsage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetFbUsage, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned long long fbUsage = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetFbUsage *call = cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetFbUsage]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &fbUsage);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetFbUsage, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(fbUsage));
}

// nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     *licensed)
static const char *const params_nvmlVgpuInstanceGetLicenseStatus[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetLicenseStatus =
    {.name = "nvmlVgpuInstanceGetLicenseStatus", .params = params_nvmlVgpuInstanceGetLicenseStatus,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetLicenseStatus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetLicenseStatus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int licensed = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetLicenseStatus *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetLicenseStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &licensed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetLicenseStatus, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(licensed));
}

// nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t
//     *vgpuTypeId)
static const char *const params_nvmlVgpuInstanceGetType[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetType = {.name = "nvmlVgpuInstanceGetType",
    .params = params_nvmlVgpuInstanceGetType, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetType)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetType, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlVgpuTypeId_t vgpuTypeId = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetType *call = cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetType]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &vgpuTypeId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetType, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlVgpuTypeId_t, &vgpuTypeId));
}

// nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     *frameRateLimit)
static const char *const params_nvmlVgpuInstanceGetFrameRateLimit[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetFrameRateLimit =
    {.name = "nvmlVgpuInstanceGetFrameRateLimit",
    .params = params_nvmlVgpuInstanceGetFrameRateLimit, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetFrameRateLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetFrameRateLimit, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int frameRateLimit = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetFrameRateLimit *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetFrameRateLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &frameRateLimit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetFrameRateLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(frameRateLimit));
}

// nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t
//     *eccMode)
static const char *const params_nvmlVgpuInstanceGetEccMode[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetEccMode = {.name = "nvmlVgpuInstanceGetEccMode",
    .params = params_nvmlVgpuInstanceGetEccMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetEccMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetEccMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlEnableState_t eccMode = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetEccMode *call = cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetEccMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &eccMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetEccMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, eccMode));
}

// nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     *encoderCapacity)
static const char *const params_nvmlVgpuInstanceGetEncoderCapacity[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetEncoderCapacity =
    {.name = "nvmlVgpuInstanceGetEncoderCapacity",
    .params = params_nvmlVgpuInstanceGetEncoderCapacity, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetEncoderCapacity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetEncoderCapacity, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int encoderCapacity = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetEncoderCapacity *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetEncoderCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &encoderCapacity);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetEncoderCapacity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(encoderCapacity));
}

// nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     encoderCapacity)
static const char *const params_nvmlVgpuInstanceSetEncoderCapacity[] = {"vgpuInstance",
    "encoderCapacity", NULL};
static const cb_function f_nvmlVgpuInstanceSetEncoderCapacity =
    {.name = "nvmlVgpuInstanceSetEncoderCapacity",
    .params = params_nvmlVgpuInstanceSetEncoderCapacity, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlVgpuInstanceSetEncoderCapacity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceSetEncoderCapacity, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t encoderCapacity;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &encoderCapacity) < 0)
        return NULL;
    fn_nvmlVgpuInstanceSetEncoderCapacity *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceSetEncoderCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, encoderCapacity);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceSetEncoderCapacity, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)
static const char *const params_nvmlVgpuInstanceGetEncoderStats[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetEncoderStats =
    {.name = "nvmlVgpuInstanceGetEncoderStats", .params = params_nvmlVgpuInstanceGetEncoderStats,
    .param_count = 1, .result_count = 3};

CB_WRAPPER(nvmlVgpuInstanceGetEncoderStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetEncoderStats, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int sessionCount = 0;
    unsigned int averageFps = 0;
    unsigned int averageLatency = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetEncoderStats *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetEncoderStats]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &sessionCount, &averageFps, &averageLatency);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetEncoderStats, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(sessionCount),
        PyLong_FromUnsignedLong(averageFps), PyLong_FromUnsignedLong(averageLatency)};
    return cb_return_many(s, &f_nvmlVgpuInstanceGetEncoderStats, values);
}

// nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)
static const char *const params_nvmlVgpuInstanceGetEncoderSessions[] = {"vgpuInstance",
    "sessionCount", NULL};
static const cb_function f_nvmlVgpuInstanceGetEncoderSessions =
    {.name = "nvmlVgpuInstanceGetEncoderSessions",
    .params = params_nvmlVgpuInstanceGetEncoderSessions, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlVgpuInstanceGetEncoderSessions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetEncoderSessions, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t sessionCount_in = 0;
    unsigned int sessionCount = 0;
    cb_array sessionInfo;
    cb_array_init(&sessionInfo);
    size_t sessionInfo_count = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &sessionCount_in) < 0)
        goto done;
    sessionCount = sessionCount_in;
    fn_nvmlVgpuInstanceGetEncoderSessions *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetEncoderSessions]);
    if (call == NULL)
        goto done;
    sessionInfo_count = (size_t)sessionCount;
    if (cb_array_reserve(&sessionInfo, sessionInfo_count, sizeof(nvmlEncoderSessionInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &sessionCount, sessionInfo.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlVgpuInstanceGetEncoderSessions, status, 0,
            PyLong_FromUnsignedLong(sessionCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetEncoderSessions, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)sessionCount < sessionInfo_count)
        sessionInfo_count = (size_t)sessionCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(m, T_nvmlEncoderSessionInfo_t, sessionInfo.data, sessionInfo_count)};
    result = cb_return_many(s, &f_nvmlVgpuInstanceGetEncoderSessions, values);
done:
    cb_array_done(&sessionInfo);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t
//     *fbcStats)
static const char *const params_nvmlVgpuInstanceGetFBCStats[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetFBCStats = {.name = "nvmlVgpuInstanceGetFBCStats",
    .params = params_nvmlVgpuInstanceGetFBCStats, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetFBCStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetFBCStats, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *fbcStats = NULL;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetFBCStats *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetFBCStats]);
    if (call == NULL)
        goto done;
    fbcStats = cb_record_new(m, T_nvmlFBCStats_t);
    if (fbcStats == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, cb_record_data(fbcStats));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetFBCStats, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(fbcStats));
done:
    Py_XDECREF(fbcStats);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)
static const char *const params_nvmlVgpuInstanceGetFBCSessions[] = {"vgpuInstance", "sessionCount",
    NULL};
static const cb_function f_nvmlVgpuInstanceGetFBCSessions =
    {.name = "nvmlVgpuInstanceGetFBCSessions", .params = params_nvmlVgpuInstanceGetFBCSessions,
    .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlVgpuInstanceGetFBCSessions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetFBCSessions, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t sessionCount_in = 0;
    unsigned int sessionCount = 0;
    cb_array sessionInfo;
    cb_array_init(&sessionInfo);
    size_t sessionInfo_count = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &sessionCount_in) < 0)
        goto done;
    sessionCount = sessionCount_in;
    fn_nvmlVgpuInstanceGetFBCSessions *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetFBCSessions]);
    if (call == NULL)
        goto done;
    sessionInfo_count = (size_t)sessionCount;
    if (cb_array_reserve(&sessionInfo, sessionInfo_count, sizeof(nvmlFBCSessionInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &sessionCount, sessionInfo.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlVgpuInstanceGetFBCSessions, status, 0,
            PyLong_FromUnsignedLong(sessionCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetFBCSessions, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)sessionCount < sessionInfo_count)
        sessionInfo_count = (size_t)sessionCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(m, T_nvmlFBCSessionInfo_t, sessionInfo.data, sessionInfo_count)};
    result = cb_return_many(s, &f_nvmlVgpuInstanceGetFBCSessions, values);
done:
    cb_array_done(&sessionInfo);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     *gpuInstanceId)
static const char *const params_nvmlVgpuInstanceGetGpuInstanceId[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetGpuInstanceId =
    {.name = "nvmlVgpuInstanceGetGpuInstanceId", .params = params_nvmlVgpuInstanceGetGpuInstanceId,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetGpuInstanceId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetGpuInstanceId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int gpuInstanceId = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetGpuInstanceId *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetGpuInstanceId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &gpuInstanceId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetGpuInstanceId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(gpuInstanceId));
}

// nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId,
//     unsigned int *length)
static const char *const params_nvmlVgpuInstanceGetGpuPciId[] = {"vgpuInstance", "vgpuPciId",
    "length", NULL};
static const cb_function f_nvmlVgpuInstanceGetGpuPciId = {.name = "nvmlVgpuInstanceGetGpuPciId",
    .params = params_nvmlVgpuInstanceGetGpuPciId, .param_count = 3, .result_count = 1,
    .auto_mask = 0x6, .hidden_result_mask = 0x1};
// With the buffers that the checked form makes and returns.
static const cb_function made_nvmlVgpuInstanceGetGpuPciId = {.name = "nvmlVgpuInstanceGetGpuPciId",
    .params = params_nvmlVgpuInstanceGetGpuPciId, .param_count = 3, .result_count = 2,
    .auto_mask = 0x6, .hidden_result_mask = 0x2};

CB_WRAPPER(nvmlVgpuInstanceGetGpuPciId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetGpuPciId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    cb_chars vgpuPciId;
    cb_chars_init(&vgpuPciId);
    uint32_t length_in = 65536;
    unsigned int length = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (args[1] != NULL && cb_as_char_buffer(args[1], &vgpuPciId) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &length_in) < 0)
        goto done;
    length = length_in;
    if (args[1] != NULL
        && cb_chars_check(&vgpuPciId, "nvmlVgpuInstanceGetGpuPciId", "vgpuPciId", length) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetGpuPciId *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetGpuPciId]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL && cb_chars_make(&vgpuPciId, length) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, vgpuPciId.data, &length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlVgpuInstanceGetGpuPciId, status, 0,
            PyLong_FromUnsignedLong(length));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetGpuPciId, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] =
            {PyUnicode_DecodeUTF8(vgpuPciId.data, Py_MIN((Py_ssize_t)length, vgpuPciId.size),
            "replace"), s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(length)};
        result = cb_return_many(s, &made_nvmlVgpuInstanceGetGpuPciId, values);
    }
    else {
        PyObject *values[] = {s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(length)};
        result = cb_return_many(s, &f_nvmlVgpuInstanceGetGpuPciId, values);
    }
done:
    cb_chars_release(&vgpuPciId);
    return result;
}

// nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t
//     capability, unsigned int *capResult)
static const char *const params_nvmlVgpuTypeGetCapabilities[] = {"vgpuTypeId", "capability", NULL};
static const cb_function f_nvmlVgpuTypeGetCapabilities = {.name = "nvmlVgpuTypeGetCapabilities",
    .params = params_nvmlVgpuTypeGetCapabilities, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlVgpuCapability_t, args[1], "capability", &capability) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetCapabilities *call =
        cb_symbol_address(&symbols[S_nvmlVgpuTypeGetCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, (nvmlVgpuCapability_t)capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetCapabilities, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(capResult));
}

// nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid,
//     unsigned int size)
static const char *const params_nvmlVgpuInstanceGetMdevUUID[] = {"vgpuInstance", "size", NULL};
static const cb_function f_nvmlVgpuInstanceGetMdevUUID = {.name = "nvmlVgpuInstanceGetMdevUUID",
    .params = params_nvmlVgpuInstanceGetMdevUUID, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(nvmlVgpuInstanceGetMdevUUID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetMdevUUID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *mdevUuid = NULL;
    uint32_t size = 256;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &size) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetMdevUUID *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetMdevUUID]);
    if (call == NULL)
        goto done;
    mdevUuid = cb_name_room("nvmlVgpuInstanceGetMdevUUID", size);
    if (mdevUuid == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, PyBytes_AS_STRING(mdevUuid), size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetMdevUUID, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(mdevUuid)) : Py_NewRef(mdevUuid));
done:
    Py_XDECREF(mdevUuid);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t
//     *pVgpus)
static const char *const params_nvmlGpuInstanceGetCreatableVgpus[] = {"gpuInstance", "pVgpus",
    NULL};
static const cb_function f_nvmlGpuInstanceGetCreatableVgpus =
    {.name = "nvmlGpuInstanceGetCreatableVgpus", .params = params_nvmlGpuInstanceGetCreatableVgpus,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceGetCreatableVgpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetCreatableVgpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuTypeIdInfo_t *pVgpus;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuTypeIdInfo_t, args[1], "pVgpus", &pVgpus) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetCreatableVgpus *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetCreatableVgpus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pVgpus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetCreatableVgpus, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)
static const char *const params_nvmlVgpuTypeGetMaxInstancesPerGpuInstance[] = {"pMaxInstance",
    NULL};
static const cb_function f_nvmlVgpuTypeGetMaxInstancesPerGpuInstance =
    {.name = "nvmlVgpuTypeGetMaxInstancesPerGpuInstance",
    .params = params_nvmlVgpuTypeGetMaxInstancesPerGpuInstance, .param_count = 1,
    .result_count = 0};

CB_WRAPPER(nvmlVgpuTypeGetMaxInstancesPerGpuInstance)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetMaxInstancesPerGpuInstance, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlVgpuTypeMaxInstance_t *pMaxInstance;
    if (cb_as_record(m, T_nvmlVgpuTypeMaxInstance_t, args[0], "pMaxInstance", &pMaxInstance) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetMaxInstancesPerGpuInstance *call =
        cb_symbol_address(&symbols[S_nvmlVgpuTypeGetMaxInstancesPerGpuInstance]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pMaxInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetMaxInstancesPerGpuInstance, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
//     nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)
static const char *const params_nvmlGpuInstanceGetActiveVgpus[] = {"gpuInstance",
    "pVgpuInstanceInfo", NULL};
static const cb_function f_nvmlGpuInstanceGetActiveVgpus =
    {.name = "nvmlGpuInstanceGetActiveVgpus", .params = params_nvmlGpuInstanceGetActiveVgpus,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceGetActiveVgpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetActiveVgpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlActiveVgpuInstanceInfo_t, args[1], "pVgpuInstanceInfo",
        &pVgpuInstanceInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetActiveVgpus *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetActiveVgpus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pVgpuInstanceInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetActiveVgpus, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerState_t *pScheduler)
static const char *const params_nvmlGpuInstanceSetVgpuSchedulerState[] = {"gpuInstance",
    "pScheduler", NULL};
static const cb_function f_nvmlGpuInstanceSetVgpuSchedulerState =
    {.name = "nvmlGpuInstanceSetVgpuSchedulerState",
    .params = params_nvmlGpuInstanceSetVgpuSchedulerState, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceSetVgpuSchedulerState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceSetVgpuSchedulerState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerState_t *pScheduler;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuSchedulerState_t, args[1], "pScheduler", &pScheduler) < 0)
        return NULL;
    fn_nvmlGpuInstanceSetVgpuSchedulerState *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceSetVgpuSchedulerState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pScheduler);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceSetVgpuSchedulerState, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)
static const char *const params_nvmlGpuInstanceGetVgpuSchedulerState[] = {"gpuInstance",
    "pSchedulerStateInfo", NULL};
static const cb_function f_nvmlGpuInstanceGetVgpuSchedulerState =
    {.name = "nvmlGpuInstanceGetVgpuSchedulerState",
    .params = params_nvmlGpuInstanceGetVgpuSchedulerState, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceGetVgpuSchedulerState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetVgpuSchedulerState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuSchedulerStateInfo_t, args[1], "pSchedulerStateInfo",
        &pSchedulerStateInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuSchedulerState *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetVgpuSchedulerState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pSchedulerStateInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetVgpuSchedulerState, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)
static const char *const params_nvmlGpuInstanceGetVgpuSchedulerLog[] = {"gpuInstance",
    "pSchedulerLogInfo", NULL};
static const cb_function f_nvmlGpuInstanceGetVgpuSchedulerLog =
    {.name = "nvmlGpuInstanceGetVgpuSchedulerLog",
    .params = params_nvmlGpuInstanceGetVgpuSchedulerLog, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceGetVgpuSchedulerLog)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetVgpuSchedulerLog, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuSchedulerLogInfo_t, args[1], "pSchedulerLogInfo",
        &pSchedulerLogInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuSchedulerLog *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetVgpuSchedulerLog]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pSchedulerLogInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetVgpuSchedulerLog, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)
static const char *const params_nvmlGpuInstanceGetVgpuTypeCreatablePlacements[] = {"gpuInstance",
    "pCreatablePlacementInfo", NULL};
static const cb_function f_nvmlGpuInstanceGetVgpuTypeCreatablePlacements =
    {.name = "nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
    .params = params_nvmlGpuInstanceGetVgpuTypeCreatablePlacements, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceGetVgpuTypeCreatablePlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetVgpuTypeCreatablePlacements, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuCreatablePlacementInfo_t, args[1], "pCreatablePlacementInfo",
        &pCreatablePlacementInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuTypeCreatablePlacements *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetVgpuTypeCreatablePlacements]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pCreatablePlacementInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetVgpuTypeCreatablePlacements, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const char *const params_nvmlGpuInstanceGetVgpuHeterogeneousMode[] = {"gpuInstance",
    "pHeterogeneousMode", NULL};
static const cb_function f_nvmlGpuInstanceGetVgpuHeterogeneousMode =
    {.name = "nvmlGpuInstanceGetVgpuHeterogeneousMode",
    .params = params_nvmlGpuInstanceGetVgpuHeterogeneousMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceGetVgpuHeterogeneousMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetVgpuHeterogeneousMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuHeterogeneousMode_t, args[1], "pHeterogeneousMode",
        &pHeterogeneousMode) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuHeterogeneousMode *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetVgpuHeterogeneousMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pHeterogeneousMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetVgpuHeterogeneousMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, const
//     nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const char *const params_nvmlGpuInstanceSetVgpuHeterogeneousMode[] = {"gpuInstance",
    "pHeterogeneousMode", NULL};
static const cb_function f_nvmlGpuInstanceSetVgpuHeterogeneousMode =
    {.name = "nvmlGpuInstanceSetVgpuHeterogeneousMode",
    .params = params_nvmlGpuInstanceSetVgpuHeterogeneousMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceSetVgpuHeterogeneousMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceSetVgpuHeterogeneousMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuHeterogeneousMode_t, args[1], "pHeterogeneousMode",
        &pHeterogeneousMode) < 0)
        return NULL;
    fn_nvmlGpuInstanceSetVgpuHeterogeneousMode *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceSetVgpuHeterogeneousMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pHeterogeneousMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceSetVgpuHeterogeneousMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t
//     *vgpuMetadata, unsigned int *bufferSize)
static const char *const params_nvmlVgpuInstanceGetMetadata[] = {"vgpuInstance", "vgpuMetadata",
    "bufferSize", NULL};
static const cb_function f_nvmlVgpuInstanceGetMetadata = {.name = "nvmlVgpuInstanceGetMetadata",
    .params = params_nvmlVgpuInstanceGetMetadata, .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetMetadata)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetMetadata, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    cb_address vgpuMetadata;
    vgpuMetadata.held = false;
    uint32_t bufferSize_in = 0;
    unsigned int bufferSize = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (cb_as_address(m, args[1], &vgpuMetadata) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &bufferSize_in) < 0)
        goto done;
    bufferSize = bufferSize_in;
    fn_nvmlVgpuInstanceGetMetadata *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetMetadata]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, vgpuMetadata.value, &bufferSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetMetadata, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(bufferSize));
done:
    cb_address_release(&vgpuMetadata);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
//     unsigned int *bufferSize)
static const char *const params_nvmlDeviceGetVgpuMetadata[] = {"device", "pgpuMetadata",
    "bufferSize", NULL};
static const cb_function f_nvmlDeviceGetVgpuMetadata = {.name = "nvmlDeviceGetVgpuMetadata",
    .params = params_nvmlDeviceGetVgpuMetadata, .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVgpuMetadata)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuMetadata, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    cb_address pgpuMetadata;
    pgpuMetadata.held = false;
    uint32_t bufferSize_in = 0;
    unsigned int bufferSize = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_address(m, args[1], &pgpuMetadata) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &bufferSize_in) < 0)
        goto done;
    bufferSize = bufferSize_in;
    fn_nvmlDeviceGetVgpuMetadata *call = cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuMetadata]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pgpuMetadata.value, &bufferSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetVgpuMetadata, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(bufferSize));
done:
    cb_address_release(&pgpuMetadata);
    return result;
}

// nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t
//     *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)
static const char *const params_nvmlGetVgpuCompatibility[] = {"vgpuMetadata", "pgpuMetadata", NULL};
static const cb_function f_nvmlGetVgpuCompatibility = {.name = "nvmlGetVgpuCompatibility",
    .params = params_nvmlGetVgpuCompatibility, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlGetVgpuCompatibility)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGetVgpuCompatibility, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuMetadata_t *vgpuMetadata;
    nvmlVgpuPgpuMetadata_t *pgpuMetadata;
    PyObject *compatibilityInfo = NULL;
    if (cb_as_record(m, T_nvmlVgpuMetadata_t, args[0], "vgpuMetadata", &vgpuMetadata) < 0)
        goto done;
    if (cb_as_record(m, T_nvmlVgpuPgpuMetadata_t, args[1], "pgpuMetadata", &pgpuMetadata) < 0)
        goto done;
    fn_nvmlGetVgpuCompatibility *call = cb_symbol_address(&symbols[S_nvmlGetVgpuCompatibility]);
    if (call == NULL)
        goto done;
    compatibilityInfo = cb_record_new(m, T_nvmlVgpuPgpuCompatibility_t);
    if (compatibilityInfo == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuMetadata, pgpuMetadata, cb_record_data(compatibilityInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGetVgpuCompatibility, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(compatibilityInfo));
done:
    Py_XDECREF(compatibilityInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned
//     int *bufferSize)
static const char *const params_nvmlDeviceGetPgpuMetadataString[] = {"device", "pgpuMetadata",
    "bufferSize", NULL};
static const cb_function f_nvmlDeviceGetPgpuMetadataString =
    {.name = "nvmlDeviceGetPgpuMetadataString", .params = params_nvmlDeviceGetPgpuMetadataString,
    .param_count = 3, .result_count = 1, .auto_mask = 0x6, .hidden_result_mask = 0x1};
// With the buffers that the checked form makes and returns.
static const cb_function made_nvmlDeviceGetPgpuMetadataString =
    {.name = "nvmlDeviceGetPgpuMetadataString", .params = params_nvmlDeviceGetPgpuMetadataString,
    .param_count = 3, .result_count = 2, .auto_mask = 0x6, .hidden_result_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetPgpuMetadataString)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetPgpuMetadataString, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    cb_chars pgpuMetadata;
    cb_chars_init(&pgpuMetadata);
    uint32_t bufferSize_in = 65536;
    unsigned int bufferSize = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_char_buffer(args[1], &pgpuMetadata) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &bufferSize_in) < 0)
        goto done;
    bufferSize = bufferSize_in;
    if (args[1] != NULL
        && cb_chars_check(&pgpuMetadata, "nvmlDeviceGetPgpuMetadataString", "pgpuMetadata",
        bufferSize) < 0)
        goto done;
    fn_nvmlDeviceGetPgpuMetadataString *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPgpuMetadataString]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL && cb_chars_make(&pgpuMetadata, bufferSize) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pgpuMetadata.data, &bufferSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetPgpuMetadataString, status, 0,
            PyLong_FromUnsignedLong(bufferSize));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetPgpuMetadataString, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] =
            {PyUnicode_DecodeUTF8(pgpuMetadata.data,
            Py_MIN((Py_ssize_t)bufferSize, pgpuMetadata.size), "replace"),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(bufferSize)};
        result = cb_return_many(s, &made_nvmlDeviceGetPgpuMetadataString, values);
    }
    else {
        PyObject *values[] = {s->checked ? Py_NewRef(Py_None)
            : PyLong_FromUnsignedLong(bufferSize)};
        result = cb_return_many(s, &f_nvmlDeviceGetPgpuMetadataString, values);
    }
done:
    cb_chars_release(&pgpuMetadata);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t
//     *pSchedulerLog)
static const char *const params_nvmlDeviceGetVgpuSchedulerLog[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetVgpuSchedulerLog =
    {.name = "nvmlDeviceGetVgpuSchedulerLog", .params = params_nvmlDeviceGetVgpuSchedulerLog,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerLog)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuSchedulerLog, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *pSchedulerLog = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetVgpuSchedulerLog *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuSchedulerLog]);
    if (call == NULL)
        goto done;
    pSchedulerLog = cb_record_new(m, T_nvmlVgpuSchedulerLog_t);
    if (pSchedulerLog == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pSchedulerLog));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetVgpuSchedulerLog, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pSchedulerLog));
done:
    Py_XDECREF(pSchedulerLog);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t
//     *pSchedulerState)
static const char *const params_nvmlDeviceGetVgpuSchedulerState[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetVgpuSchedulerState =
    {.name = "nvmlDeviceGetVgpuSchedulerState", .params = params_nvmlDeviceGetVgpuSchedulerState,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuSchedulerState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *pSchedulerState = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetVgpuSchedulerState *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuSchedulerState]);
    if (call == NULL)
        goto done;
    pSchedulerState = cb_record_new(m, T_nvmlVgpuSchedulerGetState_t);
    if (pSchedulerState == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pSchedulerState));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetVgpuSchedulerState, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pSchedulerState));
done:
    Py_XDECREF(pSchedulerState);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
//     nvmlVgpuSchedulerCapabilities_t *pCapabilities)
static const char *const params_nvmlDeviceGetVgpuSchedulerCapabilities[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetVgpuSchedulerCapabilities =
    {.name = "nvmlDeviceGetVgpuSchedulerCapabilities",
    .params = params_nvmlDeviceGetVgpuSchedulerCapabilities, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuSchedulerCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *pCapabilities = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetVgpuSchedulerCapabilities *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuSchedulerCapabilities]);
    if (call == NULL)
        goto done;
    pCapabilities = cb_record_new(m, T_nvmlVgpuSchedulerCapabilities_t);
    if (pCapabilities == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pCapabilities));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetVgpuSchedulerCapabilities, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pCapabilities));
done:
    Py_XDECREF(pCapabilities);
    return result;
}

// nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t
//     *pSchedulerState)
static const char *const params_nvmlDeviceSetVgpuSchedulerState[] = {"device", "pSchedulerState",
    NULL};
static const cb_function f_nvmlDeviceSetVgpuSchedulerState =
    {.name = "nvmlDeviceSetVgpuSchedulerState", .params = params_nvmlDeviceSetVgpuSchedulerState,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(nvmlDeviceSetVgpuSchedulerState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetVgpuSchedulerState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuSchedulerSetState_t *pSchedulerState;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuSchedulerSetState_t, args[1], "pSchedulerState",
        &pSchedulerState) < 0)
        return NULL;
    fn_nvmlDeviceSetVgpuSchedulerState *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetVgpuSchedulerState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pSchedulerState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetVgpuSchedulerState, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)
static const char *const params_nvmlGetVgpuVersion[] = {NULL};
static const cb_function f_nvmlGetVgpuVersion = {.name = "nvmlGetVgpuVersion",
    .params = params_nvmlGetVgpuVersion, .param_count = 0, .result_count = 2};

CB_WRAPPER(nvmlGetVgpuVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGetVgpuVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    PyObject *supported = NULL;
    PyObject *current = NULL;
    fn_nvmlGetVgpuVersion *call = cb_symbol_address(&symbols[S_nvmlGetVgpuVersion]);
    if (call == NULL)
        goto done;
    supported = cb_record_new(m, T_nvmlVgpuVersion_t);
    if (supported == NULL)
        goto done;
    current = cb_record_new(m, T_nvmlVgpuVersion_t);
    if (current == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(supported), cb_record_data(current));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGetVgpuVersion, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {Py_NewRef(supported), Py_NewRef(current)};
    result = cb_return_many(s, &f_nvmlGetVgpuVersion, values);
done:
    Py_XDECREF(supported);
    Py_XDECREF(current);
    return result;
}

// nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)
static const char *const params_nvmlSetVgpuVersion[] = {"vgpuVersion", NULL};
static const cb_function f_nvmlSetVgpuVersion = {.name = "nvmlSetVgpuVersion",
    .params = params_nvmlSetVgpuVersion, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlSetVgpuVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlSetVgpuVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuVersion_t *vgpuVersion;
    if (cb_as_record(m, T_nvmlVgpuVersion_t, args[0], "vgpuVersion", &vgpuVersion) < 0)
        return NULL;
    fn_nvmlSetVgpuVersion *call = cb_symbol_address(&symbols[S_nvmlSetVgpuVersion]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuVersion);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlSetVgpuVersion, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long
//     lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount,
//     nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)
static const char *const params_nvmlDeviceGetVgpuUtilization[] = {"device", "lastSeenTimeStamp",
    "vgpuInstanceSamplesCount", NULL};
static const cb_function f_nvmlDeviceGetVgpuUtilization = {.name = "nvmlDeviceGetVgpuUtilization",
    .params = params_nvmlDeviceGetVgpuUtilization, .param_count = 3, .result_count = 3};

CB_WRAPPER(nvmlDeviceGetVgpuUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint64_t lastSeenTimeStamp;
    nvmlValueType_t sampleValType = 0;
    uint32_t vgpuInstanceSamplesCount_in = 0;
    unsigned int vgpuInstanceSamplesCount = 0;
    cb_array utilizationSamples;
    cb_array_init(&utilizationSamples);
    size_t utilizationSamples_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &lastSeenTimeStamp) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &vgpuInstanceSamplesCount_in) < 0)
        goto done;
    vgpuInstanceSamplesCount = vgpuInstanceSamplesCount_in;
    fn_nvmlDeviceGetVgpuUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuUtilization]);
    if (call == NULL)
        goto done;
    utilizationSamples_count = (size_t)vgpuInstanceSamplesCount;
    if (cb_array_reserve(&utilizationSamples, utilizationSamples_count,
        sizeof(nvmlVgpuInstanceUtilizationSample_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, lastSeenTimeStamp, &sampleValType, &vgpuInstanceSamplesCount,
        utilizationSamples.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetVgpuUtilization, status, 1,
            PyLong_FromUnsignedLong(vgpuInstanceSamplesCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetVgpuUtilization, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)vgpuInstanceSamplesCount < utilizationSamples_count)
        utilizationSamples_count = (size_t)vgpuInstanceSamplesCount;
    PyObject *values[] = {cb_enum_member(m, T_nvmlValueType_t, sampleValType),
        PyLong_FromUnsignedLong(vgpuInstanceSamplesCount),
        cb_record_list(m, T_nvmlVgpuInstanceUtilizationSample_t, utilizationSamples.data,
        utilizationSamples_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetVgpuUtilization, values);
done:
    cb_array_done(&utilizationSamples);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
//     nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)
static const char *const params_nvmlDeviceGetVgpuInstancesUtilizationInfo[] = {"device",
    "vgpuUtilInfo", NULL};
static const cb_function f_nvmlDeviceGetVgpuInstancesUtilizationInfo =
    {.name = "nvmlDeviceGetVgpuInstancesUtilizationInfo",
    .params = params_nvmlDeviceGetVgpuInstancesUtilizationInfo, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceGetVgpuInstancesUtilizationInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuInstancesUtilizationInfo, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuInstancesUtilizationInfo_t, args[1], "vgpuUtilInfo",
        &vgpuUtilInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuInstancesUtilizationInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuInstancesUtilizationInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuUtilInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuInstancesUtilizationInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long
//     lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t
//     *utilizationSamples)
static const char *const params_nvmlDeviceGetVgpuProcessUtilization[] = {"device",
    "lastSeenTimeStamp", "vgpuProcessSamplesCount", NULL};
static const cb_function f_nvmlDeviceGetVgpuProcessUtilization =
    {.name = "nvmlDeviceGetVgpuProcessUtilization",
    .params = params_nvmlDeviceGetVgpuProcessUtilization, .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetVgpuProcessUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuProcessUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint64_t lastSeenTimeStamp;
    uint32_t vgpuProcessSamplesCount_in = 0;
    unsigned int vgpuProcessSamplesCount = 0;
    cb_array utilizationSamples;
    cb_array_init(&utilizationSamples);
    size_t utilizationSamples_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &lastSeenTimeStamp) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &vgpuProcessSamplesCount_in) < 0)
        goto done;
    vgpuProcessSamplesCount = vgpuProcessSamplesCount_in;
    fn_nvmlDeviceGetVgpuProcessUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuProcessUtilization]);
    if (call == NULL)
        goto done;
    utilizationSamples_count = (size_t)vgpuProcessSamplesCount;
    if (cb_array_reserve(&utilizationSamples, utilizationSamples_count,
        sizeof(nvmlVgpuProcessUtilizationSample_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, lastSeenTimeStamp, &vgpuProcessSamplesCount, utilizationSamples.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetVgpuProcessUtilization, status, 0,
            PyLong_FromUnsignedLong(vgpuProcessSamplesCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetVgpuProcessUtilization, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)vgpuProcessSamplesCount < utilizationSamples_count)
        utilizationSamples_count = (size_t)vgpuProcessSamplesCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(vgpuProcessSamplesCount),
        cb_record_list(m, T_nvmlVgpuProcessUtilizationSample_t, utilizationSamples.data,
        utilizationSamples_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetVgpuProcessUtilization, values);
done:
    cb_array_done(&utilizationSamples);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
//     nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)
static const char *const params_nvmlDeviceGetVgpuProcessesUtilizationInfo[] = {"device",
    "vgpuProcUtilInfo", NULL};
static const cb_function f_nvmlDeviceGetVgpuProcessesUtilizationInfo =
    {.name = "nvmlDeviceGetVgpuProcessesUtilizationInfo",
    .params = params_nvmlDeviceGetVgpuProcessesUtilizationInfo, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(nvmlDeviceGetVgpuProcessesUtilizationInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuProcessesUtilizationInfo, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuProcessesUtilizationInfo_t, args[1], "vgpuProcUtilInfo",
        &vgpuProcUtilInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuProcessesUtilizationInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuProcessesUtilizationInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuProcUtilInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuProcessesUtilizationInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t
//     *mode)
static const char *const params_nvmlVgpuInstanceGetAccountingMode[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetAccountingMode =
    {.name = "nvmlVgpuInstanceGetAccountingMode",
    .params = params_nvmlVgpuInstanceGetAccountingMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetAccountingMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlEnableState_t mode = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetAccountingMode *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetAccountingMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetAccountingMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, mode));
}

// nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     *count, unsigned int *pids)
static const char *const params_nvmlVgpuInstanceGetAccountingPids[] = {"vgpuInstance", "count",
    NULL};
static const cb_function f_nvmlVgpuInstanceGetAccountingPids =
    {.name = "nvmlVgpuInstanceGetAccountingPids",
    .params = params_nvmlVgpuInstanceGetAccountingPids, .param_count = 2, .result_count = 2};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingPids)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetAccountingPids, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array pids;
    cb_array_init(&pids);
    size_t pids_count = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlVgpuInstanceGetAccountingPids *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetAccountingPids]);
    if (call == NULL)
        goto done;
    pids_count = (size_t)count;
    if (cb_array_reserve(&pids, pids_count, sizeof(unsigned int)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &count, pids.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlVgpuInstanceGetAccountingPids, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetAccountingPids, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < pids_count)
        pids_count = (size_t)count;
    PyObject *values[] = {PyLong_FromUnsignedLong(count),
        cb_int_list(pids.data, pids_count, sizeof(unsigned int), false)};
    result = cb_return_many(s, &f_nvmlVgpuInstanceGetAccountingPids, values);
done:
    cb_array_done(&pids);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int
//     pid, nvmlAccountingStats_t *stats)
static const char *const params_nvmlVgpuInstanceGetAccountingStats[] = {"vgpuInstance", "pid",
    NULL};
static const cb_function f_nvmlVgpuInstanceGetAccountingStats =
    {.name = "nvmlVgpuInstanceGetAccountingStats",
    .params = params_nvmlVgpuInstanceGetAccountingStats, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetAccountingStats, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t pid;
    PyObject *stats = NULL;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &pid) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetAccountingStats *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetAccountingStats]);
    if (call == NULL)
        goto done;
    stats = cb_record_new(m, T_nvmlAccountingStats_t);
    if (stats == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, pid, cb_record_data(stats));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetAccountingStats, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(stats));
done:
    Py_XDECREF(stats);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)
static const char *const params_nvmlVgpuInstanceClearAccountingPids[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceClearAccountingPids =
    {.name = "nvmlVgpuInstanceClearAccountingPids",
    .params = params_nvmlVgpuInstanceClearAccountingPids, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlVgpuInstanceClearAccountingPids)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceClearAccountingPids, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceClearAccountingPids *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceClearAccountingPids]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceClearAccountingPids, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuLicenseInfo_t *licenseInfo)
static const char *const params_nvmlVgpuInstanceGetLicenseInfo[] = {"vgpuInstance", NULL};
static const cb_function f_nvmlVgpuInstanceGetLicenseInfo =
    {.name = "nvmlVgpuInstanceGetLicenseInfo", .params = params_nvmlVgpuInstanceGetLicenseInfo,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetLicenseInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetLicenseInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *licenseInfo = NULL;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetLicenseInfo *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetLicenseInfo]);
    if (call == NULL)
        goto done;
    licenseInfo = cb_record_new(m, T_nvmlVgpuLicenseInfo_t);
    if (licenseInfo == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, cb_record_data(licenseInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetLicenseInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(licenseInfo));
done:
    Py_XDECREF(licenseInfo);
    return result;
}

// nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)
static const char *const params_nvmlGetExcludedDeviceCount[] = {NULL};
static const cb_function f_nvmlGetExcludedDeviceCount = {.name = "nvmlGetExcludedDeviceCount",
    .params = params_nvmlGetExcludedDeviceCount, .param_count = 0, .result_count = 1};

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
static const char *const params_nvmlGetExcludedDeviceInfoByIndex[] = {"index", NULL};
static const cb_function f_nvmlGetExcludedDeviceInfoByIndex =
    {.name = "nvmlGetExcludedDeviceInfoByIndex", .params = params_nvmlGetExcludedDeviceInfoByIndex,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlGetExcludedDeviceInfoByIndex)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGetExcludedDeviceInfoByIndex, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(index, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGetExcludedDeviceInfoByIndex, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(info));
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t
//     *activationStatus)
static const char *const params_nvmlDeviceSetMigMode[] = {"device", "mode", NULL};
static const cb_function f_nvmlDeviceSetMigMode = {.name = "nvmlDeviceSetMigMode",
    .params = params_nvmlDeviceSetMigMode, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceSetMigMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetMigMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t mode;
    nvmlReturn_t activationStatus = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetMigMode *call = cb_symbol_address(&symbols[S_nvmlDeviceSetMigMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, mode, &activationStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetMigMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlReturn_t, activationStatus));
}

// nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int
//     *pendingMode)
static const char *const params_nvmlDeviceGetMigMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMigMode = {.name = "nvmlDeviceGetMigMode",
    .params = params_nvmlDeviceGetMigMode, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMigMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMigMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int currentMode = 0;
    unsigned int pendingMode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMigMode *call = cb_symbol_address(&symbols[S_nvmlDeviceGetMigMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &currentMode, &pendingMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMigMode, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(currentMode),
        PyLong_FromUnsignedLong(pendingMode)};
    return cb_return_many(s, &f_nvmlDeviceGetMigMode, values);
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile,
//     nvmlGpuInstanceProfileInfo_t *info)
static const char *const params_nvmlDeviceGetGpuInstanceProfileInfo[] = {"device", "profile", NULL};
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfo =
    {.name = "nvmlDeviceGetGpuInstanceProfileInfo",
    .params = params_nvmlDeviceGetGpuInstanceProfileInfo, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuInstanceProfileInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceProfileInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t profile;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profile) < 0)
        goto done;
    fn_nvmlDeviceGetGpuInstanceProfileInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceProfileInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlGpuInstanceProfileInfo_t);
    if (info == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGpuInstanceProfileInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(info));
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile,
//     nvmlGpuInstanceProfileInfo_v2_t *info)
static const char *const params_nvmlDeviceGetGpuInstanceProfileInfoV[] = {"device", "profile",
    "info", NULL};
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfoV =
    {.name = "nvmlDeviceGetGpuInstanceProfileInfoV",
    .params = params_nvmlDeviceGetGpuInstanceProfileInfoV, .param_count = 3, .result_count = 0};

CB_WRAPPER(nvmlDeviceGetGpuInstanceProfileInfoV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceProfileInfoV, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profile;
    nvmlGpuInstanceProfileInfo_v2_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profile) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpuInstanceProfileInfo_v2_t, args[2], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceProfileInfoV *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceProfileInfoV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuInstanceProfileInfoV, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int
//     profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)
static const char *const params_nvmlDeviceGetGpuInstancePossiblePlacements[] = {"device",
    "profileId", "count", NULL};
static const cb_function f_nvmlDeviceGetGpuInstancePossiblePlacements =
    {.name = "nvmlDeviceGetGpuInstancePossiblePlacements",
    .params = params_nvmlDeviceGetGpuInstancePossiblePlacements, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuInstancePossiblePlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstancePossiblePlacements, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t profileId;
    cb_array placements;
    cb_array_init(&placements);
    size_t placements_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlDeviceGetGpuInstancePossiblePlacements *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstancePossiblePlacements]);
    if (call == NULL)
        goto done;
    placements_count = (size_t)count;
    if (cb_array_reserve(&placements, placements_count, sizeof(nvmlGpuInstancePlacement_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, placements.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetGpuInstancePossiblePlacements, status, 1,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGpuInstancePossiblePlacements, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < placements_count)
        placements_count = (size_t)count;
    PyObject *values[] =
        {cb_record_list(m, T_nvmlGpuInstancePlacement_t, placements.data, placements_count),
        PyLong_FromUnsignedLong(count)};
    result = cb_return_many(s, &f_nvmlDeviceGetGpuInstancePossiblePlacements, values);
done:
    cb_array_done(&placements);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int
//     profileId, unsigned int *count)
static const char *const params_nvmlDeviceGetGpuInstanceRemainingCapacity[] = {"device",
    "profileId", NULL};
static const cb_function f_nvmlDeviceGetGpuInstanceRemainingCapacity =
    {.name = "nvmlDeviceGetGpuInstanceRemainingCapacity",
    .params = params_nvmlDeviceGetGpuInstanceRemainingCapacity, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuInstanceRemainingCapacity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceRemainingCapacity, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceRemainingCapacity *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceRemainingCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuInstanceRemainingCapacity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
//     nvmlGpuInstance_t *gpuInstance)
static const char *const params_nvmlDeviceCreateGpuInstance[] = {"device", "profileId", NULL};
static const cb_function f_nvmlDeviceCreateGpuInstance = {.name = "nvmlDeviceCreateGpuInstance",
    .params = params_nvmlDeviceCreateGpuInstance, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceCreateGpuInstance)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceCreateGpuInstance, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    nvmlGpuInstance_t gpuInstance = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlDeviceCreateGpuInstance *call =
        cb_symbol_address(&symbols[S_nvmlDeviceCreateGpuInstance]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, &gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceCreateGpuInstance, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlGpuInstance_t, &gpuInstance));
}

// nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int
//     profileId, const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)
static const char *const params_nvmlDeviceCreateGpuInstanceWithPlacement[] = {"device",
    "profileId", "placement", NULL};
static const cb_function f_nvmlDeviceCreateGpuInstanceWithPlacement =
    {.name = "nvmlDeviceCreateGpuInstanceWithPlacement",
    .params = params_nvmlDeviceCreateGpuInstanceWithPlacement, .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceCreateGpuInstanceWithPlacement)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceCreateGpuInstanceWithPlacement, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    const nvmlGpuInstancePlacement_t *placement;
    nvmlGpuInstance_t gpuInstance = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpuInstancePlacement_t, args[2], "placement", &placement) < 0)
        return NULL;
    fn_nvmlDeviceCreateGpuInstanceWithPlacement *call =
        cb_symbol_address(&symbols[S_nvmlDeviceCreateGpuInstanceWithPlacement]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, placement, &gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceCreateGpuInstanceWithPlacement, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlGpuInstance_t, &gpuInstance));
}

// nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)
static const char *const params_nvmlGpuInstanceDestroy[] = {"gpuInstance", NULL};
static const cb_function f_nvmlGpuInstanceDestroy = {.name = "nvmlGpuInstanceDestroy",
    .params = params_nvmlGpuInstanceDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpuInstanceDestroy, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    fn_nvmlGpuInstanceDestroy *call = cb_symbol_address(&symbols[S_nvmlGpuInstanceDestroy]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceDestroy, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
//     nvmlGpuInstance_t *gpuInstances, unsigned int *count)
static const char *const params_nvmlDeviceGetGpuInstances[] = {"device", "profileId", "count",
    NULL};
static const cb_function f_nvmlDeviceGetGpuInstances = {.name = "nvmlDeviceGetGpuInstances",
    .params = params_nvmlDeviceGetGpuInstances, .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuInstances)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstances, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t profileId;
    cb_array gpuInstances;
    cb_array_init(&gpuInstances);
    size_t gpuInstances_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlDeviceGetGpuInstances *call = cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstances]);
    if (call == NULL)
        goto done;
    gpuInstances_count = (size_t)count;
    if (cb_array_reserve(&gpuInstances, gpuInstances_count, sizeof(nvmlGpuInstance_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, gpuInstances.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetGpuInstances, status, 1,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGpuInstances, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < gpuInstances_count)
        gpuInstances_count = (size_t)count;
    PyObject *values[] =
        {cb_handle_list(m, T_nvmlGpuInstance_t, gpuInstances.data, gpuInstances_count),
        PyLong_FromUnsignedLong(count)};
    result = cb_return_many(s, &f_nvmlDeviceGetGpuInstances, values);
done:
    cb_array_done(&gpuInstances);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t
//     *gpuInstance)
static const char *const params_nvmlDeviceGetGpuInstanceById[] = {"device", "id", NULL};
static const cb_function f_nvmlDeviceGetGpuInstanceById = {.name = "nvmlDeviceGetGpuInstanceById",
    .params = params_nvmlDeviceGetGpuInstanceById, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuInstanceById)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceById, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t id;
    nvmlGpuInstance_t gpuInstance = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &id) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceById *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceById]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, id, &gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuInstanceById, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlGpuInstance_t, &gpuInstance));
}

// nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)
static const char *const params_nvmlGpuInstanceGetInfo[] = {"gpuInstance", NULL};
static const cb_function f_nvmlGpuInstanceGetInfo = {.name = "nvmlGpuInstanceGetInfo",
    .params = params_nvmlGpuInstanceGetInfo, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlGpuInstance_t gpuInstance;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        goto done;
    fn_nvmlGpuInstanceGetInfo *call = cb_symbol_address(&symbols[S_nvmlGpuInstanceGetInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlGpuInstanceInfo_t);
    if (info == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGpuInstanceGetInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(info));
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned
//     int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)
static const char *const params_nvmlGpuInstanceGetComputeInstanceProfileInfo[] = {"gpuInstance",
    "profile", "engProfile", NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstanceProfileInfo =
    {.name = "nvmlGpuInstanceGetComputeInstanceProfileInfo",
    .params = params_nvmlGpuInstanceGetComputeInstanceProfileInfo, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceProfileInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfo, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlReturn_t status;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profile;
    uint32_t engProfile;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profile) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &engProfile) < 0)
        goto done;
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfo *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstanceProfileInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlComputeInstanceProfileInfo_t);
    if (info == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profile, engProfile, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(info));
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance,
//     unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)
static const char *const params_nvmlGpuInstanceGetComputeInstanceProfileInfoV[] = {"gpuInstance",
    "profile", "engProfile", "info", NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstanceProfileInfoV =
    {.name = "nvmlGpuInstanceGetComputeInstanceProfileInfoV",
    .params = params_nvmlGpuInstanceGetComputeInstanceProfileInfoV, .param_count = 4,
    .result_count = 0};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceProfileInfoV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfoV, &args, nargs, kwnames,
        slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profile;
    uint32_t engProfile;
    nvmlComputeInstanceProfileInfo_v2_t *info;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profile) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &engProfile) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlComputeInstanceProfileInfo_v2_t, args[3], "info", &info) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfoV *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstanceProfileInfoV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profile, engProfile, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfoV, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, unsigned int *count)
static const char *const params_nvmlGpuInstanceGetComputeInstanceRemainingCapacity[] =
    {"gpuInstance", "profileId", NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstanceRemainingCapacity =
    {.name = "nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
    .params = params_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceRemainingCapacity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetComputeInstanceRemainingCapacity *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstanceRemainingCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, status, args,
            NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)
static const char *const params_nvmlGpuInstanceGetComputeInstancePossiblePlacements[] =
    {"gpuInstance", "profileId", "count", NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstancePossiblePlacements =
    {.name = "nvmlGpuInstanceGetComputeInstancePossiblePlacements",
    .params = params_nvmlGpuInstanceGetComputeInstancePossiblePlacements, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstancePossiblePlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    cb_array placements;
    cb_array_init(&placements);
    size_t placements_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlGpuInstanceGetComputeInstancePossiblePlacements *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstancePossiblePlacements]);
    if (call == NULL)
        goto done;
    placements_count = (size_t)count;
    if (cb_array_reserve(&placements, placements_count, sizeof(nvmlComputeInstancePlacement_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, placements.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, status,
            1, PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, status, args,
            NULL);
        goto done;
    }
    if (s->checked && (size_t)count < placements_count)
        placements_count = (size_t)count;
    PyObject *values[] =
        {cb_record_list(m, T_nvmlComputeInstancePlacement_t, placements.data, placements_count),
        PyLong_FromUnsignedLong(count)};
    result = cb_return_many(s, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, values);
done:
    cb_array_done(&placements);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int
//     profileId, nvmlComputeInstance_t *computeInstance)
static const char *const params_nvmlGpuInstanceCreateComputeInstance[] = {"gpuInstance",
    "profileId", NULL};
static const cb_function f_nvmlGpuInstanceCreateComputeInstance =
    {.name = "nvmlGpuInstanceCreateComputeInstance",
    .params = params_nvmlGpuInstanceCreateComputeInstance, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceCreateComputeInstance)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceCreateComputeInstance, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    nvmlComputeInstance_t computeInstance = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlGpuInstanceCreateComputeInstance *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceCreateComputeInstance]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, &computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceCreateComputeInstance, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlComputeInstance_t, &computeInstance));
}

// nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, const nvmlComputeInstancePlacement_t *placement,
//     nvmlComputeInstance_t *computeInstance)
static const char *const params_nvmlGpuInstanceCreateComputeInstanceWithPlacement[] =
    {"gpuInstance", "profileId", "placement", NULL};
static const cb_function f_nvmlGpuInstanceCreateComputeInstanceWithPlacement =
    {.name = "nvmlGpuInstanceCreateComputeInstanceWithPlacement",
    .params = params_nvmlGpuInstanceCreateComputeInstanceWithPlacement, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceCreateComputeInstanceWithPlacement)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlGpuInstanceCreateComputeInstanceWithPlacement, &args, nargs,
        kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    const nvmlComputeInstancePlacement_t *placement;
    nvmlComputeInstance_t computeInstance = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlComputeInstancePlacement_t, args[2], "placement", &placement) < 0)
        return NULL;
    fn_nvmlGpuInstanceCreateComputeInstanceWithPlacement *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceCreateComputeInstanceWithPlacement]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, placement, &computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceCreateComputeInstanceWithPlacement, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlComputeInstance_t, &computeInstance));
}

// nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)
static const char *const params_nvmlComputeInstanceDestroy[] = {"computeInstance", NULL};
static const cb_function f_nvmlComputeInstanceDestroy = {.name = "nvmlComputeInstanceDestroy",
    .params = params_nvmlComputeInstanceDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(nvmlComputeInstanceDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlComputeInstanceDestroy, &args, nargs, kwnames, slots))
        return NULL;
    nvmlComputeInstance_t computeInstance;
    if (cb_as_handle(m, T_nvmlComputeInstance_t, args[0], &computeInstance) < 0)
        return NULL;
    fn_nvmlComputeInstanceDestroy *call = cb_symbol_address(&symbols[S_nvmlComputeInstanceDestroy]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlComputeInstanceDestroy, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int
//     profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)
static const char *const params_nvmlGpuInstanceGetComputeInstances[] = {"gpuInstance", "profileId",
    "count", NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstances =
    {.name = "nvmlGpuInstanceGetComputeInstances",
    .params = params_nvmlGpuInstanceGetComputeInstances, .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstances)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstances, &args, nargs, kwnames, slots))
        return NULL;
    nvmlReturn_t status;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    cb_array computeInstances;
    cb_array_init(&computeInstances);
    size_t computeInstances_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlGpuInstanceGetComputeInstances *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstances]);
    if (call == NULL)
        goto done;
    computeInstances_count = (size_t)count;
    if (cb_array_reserve(&computeInstances, computeInstances_count,
        sizeof(nvmlComputeInstance_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, computeInstances.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlGpuInstanceGetComputeInstances, status, 1,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlGpuInstanceGetComputeInstances, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < computeInstances_count)
        computeInstances_count = (size_t)count;
    PyObject *values[] =
        {cb_handle_list(m, T_nvmlComputeInstance_t, computeInstances.data, computeInstances_count),
        PyLong_FromUnsignedLong(count)};
    result = cb_return_many(s, &f_nvmlGpuInstanceGetComputeInstances, values);
done:
    cb_array_done(&computeInstances);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int
//     id, nvmlComputeInstance_t *computeInstance)
static const char *const params_nvmlGpuInstanceGetComputeInstanceById[] = {"gpuInstance", "id",
    NULL};
static const cb_function f_nvmlGpuInstanceGetComputeInstanceById =
    {.name = "nvmlGpuInstanceGetComputeInstanceById",
    .params = params_nvmlGpuInstanceGetComputeInstanceById, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceById)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstanceById, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t id;
    nvmlComputeInstance_t computeInstance = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &id) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetComputeInstanceById *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstanceById]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, id, &computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetComputeInstanceById, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlComputeInstance_t, &computeInstance));
}

