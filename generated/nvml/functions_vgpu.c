// functions_vgpu.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,
//     nvmlGpuVirtualizationMode_t *pVirtualMode)
static const cb_function f_nvmlDeviceGetVirtualizationMode = {
    .name = "nvmlDeviceGetVirtualizationMode", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVirtualizationMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetVirtualizationMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuVirtualizationMode_t pVirtualMode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetVirtualizationMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVirtualizationMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pVirtualMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVirtualizationMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlGpuVirtualizationMode_t, pVirtualMode));
}

// nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)
static const cb_function f_nvmlDeviceGetHostVgpuMode = {.name = "nvmlDeviceGetHostVgpuMode",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetHostVgpuMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetHostVgpuMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlHostVgpuMode_t pHostVgpuMode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetHostVgpuMode *call = cb_symbol_address(&symbols[S_nvmlDeviceGetHostVgpuMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pHostVgpuMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetHostVgpuMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlHostVgpuMode_t, pHostVgpuMode));
}

// nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,
//     nvmlGpuVirtualizationMode_t virtualMode)
static const cb_function f_nvmlDeviceSetVirtualizationMode = {
    .name = "nvmlDeviceSetVirtualizationMode",
    .params = (const char *const[]){"device", "virtualMode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetVirtualizationMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetVirtualizationMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t virtualMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlGpuVirtualizationMode_t, args[1], "virtualMode", &virtualMode) < 0)
        return NULL;
    fn_nvmlDeviceSetVirtualizationMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetVirtualizationMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlGpuVirtualizationMode_t)virtualMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetVirtualizationMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
//     nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const cb_function f_nvmlDeviceGetVgpuHeterogeneousMode = {
    .name = "nvmlDeviceGetVgpuHeterogeneousMode",
    .params = (const char *const[]){"device", "pHeterogeneousMode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetVgpuHeterogeneousMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuHeterogeneousMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlVgpuHeterogeneousMode_t, args[1], "pHeterogeneousMode",
            &pHeterogeneousMode) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuHeterogeneousMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuHeterogeneousMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pHeterogeneousMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuHeterogeneousMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
//     const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const cb_function f_nvmlDeviceSetVgpuHeterogeneousMode = {
    .name = "nvmlDeviceSetVgpuHeterogeneousMode",
    .params = (const char *const[]){"device", "pHeterogeneousMode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetVgpuHeterogeneousMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetVgpuHeterogeneousMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlVgpuHeterogeneousMode_t, args[1], "pHeterogeneousMode",
            &pHeterogeneousMode) < 0)
        return NULL;
    fn_nvmlDeviceSetVgpuHeterogeneousMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetVgpuHeterogeneousMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pHeterogeneousMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetVgpuHeterogeneousMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuPlacementId_t *pPlacement)
static const cb_function f_nvmlVgpuInstanceGetPlacementId = {
    .name = "nvmlVgpuInstanceGetPlacementId",
    .params = (const char *const[]){"vgpuInstance", "pPlacement", NULL}, .param_count = 2};

CB_WRAPPER(nvmlVgpuInstanceGetPlacementId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetPlacementId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlVgpuPlacementId_t *pPlacement;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuPlacementId_t, args[1], "pPlacement", &pPlacement) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetPlacementId *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetPlacementId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, pPlacement);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetPlacementId, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,
//     nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
static const cb_function f_nvmlDeviceGetVgpuTypeSupportedPlacements = {
    .name = "nvmlDeviceGetVgpuTypeSupportedPlacements",
    .params = (const char *const[]){"device", "vgpuTypeId", "pPlacementList", NULL},
    .param_count = 3};

CB_WRAPPER(nvmlDeviceGetVgpuTypeSupportedPlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuTypeSupportedPlacements, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuPlacementList_t *pPlacementList;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[1], &vgpuTypeId, sizeof vgpuTypeId) < 0
        || cb_as_record(m, T_nvmlVgpuPlacementList_t, args[2], "pPlacementList",
            &pPlacementList) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuTypeSupportedPlacements *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuTypeSupportedPlacements]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuTypeId, pPlacementList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuTypeSupportedPlacements, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,
//     nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
static const cb_function f_nvmlDeviceGetVgpuTypeCreatablePlacements = {
    .name = "nvmlDeviceGetVgpuTypeCreatablePlacements",
    .params = (const char *const[]){"device", "vgpuTypeId", "pPlacementList", NULL},
    .param_count = 3};

CB_WRAPPER(nvmlDeviceGetVgpuTypeCreatablePlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuTypeCreatablePlacements, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuPlacementList_t *pPlacementList;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[1], &vgpuTypeId, sizeof vgpuTypeId) < 0
        || cb_as_record(m, T_nvmlVgpuPlacementList_t, args[2], "pPlacementList",
            &pPlacementList) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuTypeCreatablePlacements *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuTypeCreatablePlacements]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuTypeId, pPlacementList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuTypeCreatablePlacements, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned long long *gspHeapSize)
static const cb_function f_nvmlVgpuTypeGetGspHeapSize = {.name = "nvmlVgpuTypeGetGspHeapSize",
    .params = (const char *const[]){"vgpuTypeId", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetGspHeapSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetGspHeapSize, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long gspHeapSize = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetGspHeapSize *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetGspHeapSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &gspHeapSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetGspHeapSize, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(gspHeapSize));
}

// nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned long long *fbReservation)
static const cb_function f_nvmlVgpuTypeGetFbReservation = {.name = "nvmlVgpuTypeGetFbReservation",
    .params = (const char *const[]){"vgpuTypeId", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuTypeGetFbReservation)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetFbReservation, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long fbReservation = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetFbReservation *call =
        cb_symbol_address(&symbols[S_nvmlVgpuTypeGetFbReservation]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &fbReservation);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuTypeGetFbReservation, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(fbReservation));
}

// nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuRuntimeState_t *pState)
static const cb_function f_nvmlVgpuInstanceGetRuntimeStateSize = {
    .name = "nvmlVgpuInstanceGetRuntimeStateSize",
    .params = (const char *const[]){"vgpuInstance", "pState", NULL}, .param_count = 2};

CB_WRAPPER(nvmlVgpuInstanceGetRuntimeStateSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetRuntimeStateSize, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlVgpuRuntimeState_t *pState;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuRuntimeState_t, args[1], "pState", &pState) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetRuntimeStateSize *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetRuntimeStateSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, pState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlVgpuInstanceGetRuntimeStateSize, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,
//     nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)
static const cb_function f_nvmlDeviceSetVgpuCapabilities = {
    .name = "nvmlDeviceSetVgpuCapabilities",
    .params = (const char *const[]){"device", "capability", "state", NULL}, .param_count = 3};

CB_WRAPPER(nvmlDeviceSetVgpuCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceSetVgpuCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t capability, state;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlDeviceVgpuCapability_t, args[1], "capability", &capability) < 0
        || cb_as_enum(m, T_nvmlEnableState_t, args[2], "state", &state) < 0)
        return NULL;
    fn_nvmlDeviceSetVgpuCapabilities *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetVgpuCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlDeviceVgpuCapability_t)capability, (nvmlEnableState_t)state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetVgpuCapabilities, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)
static const cb_function f_nvmlDeviceVgpuForceGspUnload = {.name = "nvmlDeviceVgpuForceGspUnload",
    .params = (const char *const[]){"device", NULL}, .param_count = 1};

CB_WRAPPER(nvmlDeviceVgpuForceGspUnload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceVgpuForceGspUnload, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceVgpuForceGspUnload *call =
        cb_symbol_address(&symbols[S_nvmlDeviceVgpuForceGspUnload]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceVgpuForceGspUnload, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
//     nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
static const cb_function f_nvmlDeviceGetGridLicensableFeatures = {
    .name = "nvmlDeviceGetGridLicensableFeatures", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGridLicensableFeatures)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetGridLicensableFeatures, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *pGridLicensableFeatures = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetGridLicensableFeatures *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGridLicensableFeatures]);
    if (call == NULL)
        goto done;
    pGridLicensableFeatures = cb_record_new(m, T_nvmlGridLicensableFeatures_t);
    if (pGridLicensableFeatures == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pGridLicensableFeatures));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(pGridLicensableFeatures));
    else
        result = cb_fail(s, &f_nvmlDeviceGetGridLicensableFeatures, status, args, NULL);
done:
    Py_XDECREF(pGridLicensableFeatures);
    return result;
}

// nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,
//     unsigned int *capResult)
static const cb_function f_nvmlGetVgpuDriverCapabilities = {
    .name = "nvmlGetVgpuDriverCapabilities", .params = (const char *const[]){"capability", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlGetVgpuDriverCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGetVgpuDriverCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_enum(m, T_nvmlVgpuDriverCapability_t, args[0], "capability", &capability) < 0)
        return NULL;
    fn_nvmlGetVgpuDriverCapabilities *call =
        cb_symbol_address(&symbols[S_nvmlGetVgpuDriverCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call((nvmlVgpuDriverCapability_t)capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGetVgpuDriverCapabilities, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(capResult));
}

// nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,
//     nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)
static const cb_function f_nvmlDeviceGetVgpuCapabilities = {
    .name = "nvmlDeviceGetVgpuCapabilities",
    .params = (const char *const[]){"device", "capability", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVgpuCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_enum(m, T_nvmlDeviceVgpuCapability_t, args[1], "capability", &capability) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuCapabilities *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlDeviceVgpuCapability_t)capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuCapabilities, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(capResult));
}

// nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
//     nvmlVgpuTypeId_t *vgpuTypeIds)
static const cb_function f_nvmlDeviceGetSupportedVgpus = {.name = "nvmlDeviceGetSupportedVgpus",
    .params = (const char *const[]){"device", "vgpuCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetSupportedVgpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetSupportedVgpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t vgpuCount_in = 0;
    unsigned int vgpuCount = 0;
    cb_array vgpuTypeIds;
    size_t vgpuTypeIds_count = 0;
    cb_array_init(&vgpuTypeIds);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &vgpuCount_in) < 0))
        goto done;
    vgpuCount = vgpuCount_in;
    fn_nvmlDeviceGetSupportedVgpus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedVgpus]);
    if (call == NULL)
        goto done;
    vgpuTypeIds_count = (size_t)vgpuCount;
    if (cb_array_reserve(&vgpuTypeIds, vgpuTypeIds_count, sizeof(nvmlVgpuTypeId_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &vgpuCount, vgpuTypeIds.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetSupportedVgpus, status, 0,
            PyLong_FromUnsignedLong(vgpuCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetSupportedVgpus, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)vgpuCount < vgpuTypeIds_count)
        vgpuTypeIds_count = (size_t)vgpuCount;
    PyObject *values[] = {
        PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(m, T_nvmlVgpuTypeId_t, vgpuTypeIds.data, vgpuTypeIds_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetSupportedVgpus, values);
done:
    cb_array_done(&vgpuTypeIds);
    return result;
}

// nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
//     nvmlVgpuTypeId_t *vgpuTypeIds)
static const cb_function f_nvmlDeviceGetCreatableVgpus = {.name = "nvmlDeviceGetCreatableVgpus",
    .params = (const char *const[]){"device", "vgpuCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetCreatableVgpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetCreatableVgpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t vgpuCount_in = 0;
    unsigned int vgpuCount = 0;
    cb_array vgpuTypeIds;
    size_t vgpuTypeIds_count = 0;
    cb_array_init(&vgpuTypeIds);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &vgpuCount_in) < 0))
        goto done;
    vgpuCount = vgpuCount_in;
    fn_nvmlDeviceGetCreatableVgpus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCreatableVgpus]);
    if (call == NULL)
        goto done;
    vgpuTypeIds_count = (size_t)vgpuCount;
    if (cb_array_reserve(&vgpuTypeIds, vgpuTypeIds_count, sizeof(nvmlVgpuTypeId_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &vgpuCount, vgpuTypeIds.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetCreatableVgpus, status, 0,
            PyLong_FromUnsignedLong(vgpuCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetCreatableVgpus, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)vgpuCount < vgpuTypeIds_count)
        vgpuTypeIds_count = (size_t)vgpuCount;
    PyObject *values[] = {
        PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(m, T_nvmlVgpuTypeId_t, vgpuTypeIds.data, vgpuTypeIds_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetCreatableVgpus, values);
done:
    cb_array_done(&vgpuTypeIds);
    return result;
}

// nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,
//     unsigned int *size)
static const char *const params_nvmlVgpuTypeGetClass[] = {"vgpuTypeId", "vgpuTypeClass", "size",
    NULL};
static const cb_function f_nvmlVgpuTypeGetClass = {.name = "nvmlVgpuTypeGetClass",
    .params = params_nvmlVgpuTypeGetClass, .param_count = 3, .result_count = 1, .auto_mask = 0x6,
    .hidden_result_mask = 0x1};
// With the buffers that the checked form makes and returns.
static const cb_function made_nvmlVgpuTypeGetClass = {.name = "nvmlVgpuTypeGetClass",
    .params = params_nvmlVgpuTypeGetClass, .param_count = 3, .result_count = 2, .auto_mask = 0x6,
    .hidden_result_mask = 0x2};

CB_WRAPPER(nvmlVgpuTypeGetClass)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetClass, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    cb_chars vgpuTypeClass;
    uint32_t size_in = 65536;
    unsigned int size = 0;
    cb_chars_init(&vgpuTypeClass);
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &vgpuTypeClass) < 0)
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &size_in) < 0))
        goto done;
    size = size_in;
    if (args[1] != NULL
        && cb_chars_check(&vgpuTypeClass, "nvmlVgpuTypeGetClass", "vgpuTypeClass", size) < 0)
        goto done;
    fn_nvmlVgpuTypeGetClass *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetClass]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL && cb_chars_make(&vgpuTypeClass, size) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, vgpuTypeClass.data, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlVgpuTypeGetClass, status, 0,
            PyLong_FromUnsignedLong(size));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuTypeGetClass, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] = {
            PyUnicode_DecodeUTF8(vgpuTypeClass.data, Py_MIN((Py_ssize_t)size, vgpuTypeClass.size),
                "replace"),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)
        };
        result = cb_return_many(s, &made_nvmlVgpuTypeGetClass, values);
    }
    else {
        PyObject *values[] = {s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &f_nvmlVgpuTypeGetClass, values);
    }
done:
    cb_chars_release(&vgpuTypeClass);
    return result;
}

// nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,
//     unsigned int *size)
static const char *const params_nvmlVgpuTypeGetName[] = {"vgpuTypeId", "vgpuTypeName", "size",
    NULL};
static const cb_function f_nvmlVgpuTypeGetName = {.name = "nvmlVgpuTypeGetName",
    .params = params_nvmlVgpuTypeGetName, .param_count = 3, .result_count = 1, .auto_mask = 0x6,
    .hidden_result_mask = 0x1};
// With the buffers that the checked form makes and returns.
static const cb_function made_nvmlVgpuTypeGetName = {.name = "nvmlVgpuTypeGetName",
    .params = params_nvmlVgpuTypeGetName, .param_count = 3, .result_count = 2, .auto_mask = 0x6,
    .hidden_result_mask = 0x2};

CB_WRAPPER(nvmlVgpuTypeGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetName, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    cb_chars vgpuTypeName;
    uint32_t size_in = 65536;
    unsigned int size = 0;
    cb_chars_init(&vgpuTypeName);
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &vgpuTypeName) < 0)
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &size_in) < 0))
        goto done;
    size = size_in;
    if (args[1] != NULL
        && cb_chars_check(&vgpuTypeName, "nvmlVgpuTypeGetName", "vgpuTypeName", size) < 0)
        goto done;
    fn_nvmlVgpuTypeGetName *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetName]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL && cb_chars_make(&vgpuTypeName, size) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, vgpuTypeName.data, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlVgpuTypeGetName, status, 0,
            PyLong_FromUnsignedLong(size));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuTypeGetName, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] = {
            PyUnicode_DecodeUTF8(vgpuTypeName.data, Py_MIN((Py_ssize_t)size, vgpuTypeName.size),
                "replace"),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)
        };
        result = cb_return_many(s, &made_nvmlVgpuTypeGetName, values);
    }
    else {
        PyObject *values[] = {s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &f_nvmlVgpuTypeGetName, values);
    }
done:
    cb_chars_release(&vgpuTypeName);
    return result;
}

// nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned int *gpuInstanceProfileId)
static const cb_function f_nvmlVgpuTypeGetGpuInstanceProfileId = {
    .name = "nvmlVgpuTypeGetGpuInstanceProfileId",
    .params = (const char *const[]){"vgpuTypeId", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_nvmlVgpuTypeGetDeviceID = {.name = "nvmlVgpuTypeGetDeviceID",
    .params = (const char *const[]){"vgpuTypeId", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlVgpuTypeGetDeviceID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetDeviceID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long deviceID = 0, subsystemID = 0;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLongLong(deviceID),
        PyLong_FromUnsignedLongLong(subsystemID)
    };
    return cb_return_many(s, &f_nvmlVgpuTypeGetDeviceID, values);
}

// nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned long long *fbSize)
static const cb_function f_nvmlVgpuTypeGetFramebufferSize = {
    .name = "nvmlVgpuTypeGetFramebufferSize", .params = (const char *const[]){"vgpuTypeId", NULL},
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

// nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned int *numDisplayHeads)
static const cb_function f_nvmlVgpuTypeGetNumDisplayHeads = {
    .name = "nvmlVgpuTypeGetNumDisplayHeads", .params = (const char *const[]){"vgpuTypeId", NULL},
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
static const cb_function f_nvmlVgpuTypeGetResolution = {.name = "nvmlVgpuTypeGetResolution",
    .params = (const char *const[]){"vgpuTypeId", "displayIndex", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlVgpuTypeGetResolution)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetResolution, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    uint32_t displayIndex;
    unsigned int xdim = 0, ydim = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0
        || cb_as_uint32(args[1], "unsigned int", &displayIndex) < 0)
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
static const cb_function f_nvmlVgpuTypeGetLicense = {.name = "nvmlVgpuTypeGetLicense",
    .params = (const char *const[]){"vgpuTypeId", "size", NULL}, .param_count = 2,
    .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(nvmlVgpuTypeGetLicense)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetLicense, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    PyObject *vgpuTypeLicenseString = NULL;
    uint32_t size = 256;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &size) < 0))
        goto done;
    fn_nvmlVgpuTypeGetLicense *call = cb_symbol_address(&symbols[S_nvmlVgpuTypeGetLicense]);
    if (call == NULL)
        goto done;
    vgpuTypeLicenseString = cb_name_room("nvmlVgpuTypeGetLicense", size);
    if (vgpuTypeLicenseString == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, PyBytes_AS_STRING(vgpuTypeLicenseString), size);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(vgpuTypeLicenseString))
                : Py_NewRef(vgpuTypeLicenseString));
    else
        result = cb_fail(s, &f_nvmlVgpuTypeGetLicense, status, args, NULL);
done:
    Py_XDECREF(vgpuTypeLicenseString);
    return result;
}

// nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned int *frameRateLimit)
static const cb_function f_nvmlVgpuTypeGetFrameRateLimit = {
    .name = "nvmlVgpuTypeGetFrameRateLimit", .params = (const char *const[]){"vgpuTypeId", NULL},
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
static const cb_function f_nvmlVgpuTypeGetMaxInstances = {.name = "nvmlVgpuTypeGetMaxInstances",
    .params = (const char *const[]){"device", "vgpuTypeId", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[1], &vgpuTypeId, sizeof vgpuTypeId) < 0)
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

// nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned int *vgpuInstanceCountPerVm)
static const cb_function f_nvmlVgpuTypeGetMaxInstancesPerVm = {
    .name = "nvmlVgpuTypeGetMaxInstancesPerVm",
    .params = (const char *const[]){"vgpuTypeId", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId,
//     nvmlVgpuTypeBar1Info_t *bar1Info)
static const cb_function f_nvmlVgpuTypeGetBAR1Info = {.name = "nvmlVgpuTypeGetBAR1Info",
    .params = (const char *const[]){"vgpuTypeId", "bar1Info", NULL}, .param_count = 2};

CB_WRAPPER(nvmlVgpuTypeGetBAR1Info)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuTypeGetBAR1Info, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuTypeBar1Info_t *bar1Info;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0
        || cb_as_record(m, T_nvmlVgpuTypeBar1Info_t, args[1], "bar1Info", &bar1Info) < 0)
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
static const cb_function f_nvmlDeviceGetActiveVgpus = {.name = "nvmlDeviceGetActiveVgpus",
    .params = (const char *const[]){"device", "vgpuCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetActiveVgpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetActiveVgpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t vgpuCount_in = 0;
    unsigned int vgpuCount = 0;
    cb_array vgpuInstances;
    size_t vgpuInstances_count = 0;
    cb_array_init(&vgpuInstances);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &vgpuCount_in) < 0))
        goto done;
    vgpuCount = vgpuCount_in;
    fn_nvmlDeviceGetActiveVgpus *call = cb_symbol_address(&symbols[S_nvmlDeviceGetActiveVgpus]);
    if (call == NULL)
        goto done;
    vgpuInstances_count = (size_t)vgpuCount;
    if (cb_array_reserve(&vgpuInstances, vgpuInstances_count, sizeof(nvmlVgpuInstance_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(m, T_nvmlVgpuInstance_t, vgpuInstances.data, vgpuInstances_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetActiveVgpus, values);
done:
    cb_array_done(&vgpuInstances);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId,
//     unsigned int size, nvmlVgpuVmIdType_t *vmIdType)
static const cb_function f_nvmlVgpuInstanceGetVmID = {.name = "nvmlVgpuInstanceGetVmID",
    .params = (const char *const[]){"vgpuInstance", "size", NULL}, .param_count = 2,
    .result_count = 2, .auto_mask = 0x2};

CB_WRAPPER(nvmlVgpuInstanceGetVmID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetVmID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *vmId = NULL;
    uint32_t size = 256;
    nvmlVgpuVmIdType_t vmIdType = 0;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &size) < 0))
        goto done;
    fn_nvmlVgpuInstanceGetVmID *call = cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetVmID]);
    if (call == NULL)
        goto done;
    vmId = cb_name_room("nvmlVgpuInstanceGetVmID", size);
    if (vmId == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, PyBytes_AS_STRING(vmId), size, &vmIdType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlVgpuInstanceGetVmID, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(vmId)) : Py_NewRef(vmId),
        cb_enum_member(m, T_nvmlVgpuVmIdType_t, vmIdType)
    };
    result = cb_return_many(s, &f_nvmlVgpuInstanceGetVmID, values);
done:
    Py_XDECREF(vmId);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid,
//     unsigned int size)
static const cb_function f_nvmlVgpuInstanceGetUUID = {.name = "nvmlVgpuInstanceGetUUID",
    .params = (const char *const[]){"vgpuInstance", "size", NULL}, .param_count = 2,
    .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(nvmlVgpuInstanceGetUUID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetUUID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *uuid = NULL;
    uint32_t size = 256;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &size) < 0))
        goto done;
    fn_nvmlVgpuInstanceGetUUID *call = cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetUUID]);
    if (call == NULL)
        goto done;
    uuid = cb_name_room("nvmlVgpuInstanceGetUUID", size);
    if (uuid == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, PyBytes_AS_STRING(uuid), size);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(uuid)) : Py_NewRef(uuid));
    else
        result = cb_fail(s, &f_nvmlVgpuInstanceGetUUID, status, args, NULL);
done:
    Py_XDECREF(uuid);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version,
//     unsigned int length)
static const cb_function f_nvmlVgpuInstanceGetVmDriverVersion = {
    .name = "nvmlVgpuInstanceGetVmDriverVersion",
    .params = (const char *const[]){"vgpuInstance", "length", NULL}, .param_count = 2,
    .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(nvmlVgpuInstanceGetVmDriverVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetVmDriverVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlVgpuInstanceGetVmDriverVersion *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetVmDriverVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlVgpuInstanceGetVmDriverVersion", length);
    if (version == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
    else
        result = cb_fail(s, &f_nvmlVgpuInstanceGetVmDriverVersion, status, args, NULL);
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,
//     unsigned long long *fbUsage)
static const cb_function f_nvmlVgpuInstanceGetFbUsage = {.name = "nvmlVgpuInstanceGetFbUsage",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *licensed)
static const cb_function f_nvmlVgpuInstanceGetLicenseStatus = {
    .name = "nvmlVgpuInstanceGetLicenseStatus",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuTypeId_t *vgpuTypeId)
static const cb_function f_nvmlVgpuInstanceGetType = {.name = "nvmlVgpuInstanceGetType",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *frameRateLimit)
static const cb_function f_nvmlVgpuInstanceGetFrameRateLimit = {
    .name = "nvmlVgpuInstanceGetFrameRateLimit",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance,
//     nvmlEnableState_t *eccMode)
static const cb_function f_nvmlVgpuInstanceGetEccMode = {.name = "nvmlVgpuInstanceGetEccMode",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *encoderCapacity)
static const cb_function f_nvmlVgpuInstanceGetEncoderCapacity = {
    .name = "nvmlVgpuInstanceGetEncoderCapacity",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int encoderCapacity)
static const cb_function f_nvmlVgpuInstanceSetEncoderCapacity = {
    .name = "nvmlVgpuInstanceSetEncoderCapacity",
    .params = (const char *const[]){"vgpuInstance", "encoderCapacity", NULL}, .param_count = 2};

CB_WRAPPER(nvmlVgpuInstanceSetEncoderCapacity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceSetEncoderCapacity, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t encoderCapacity;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || cb_as_uint32(args[1], "unsigned int", &encoderCapacity) < 0)
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

// nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)
static const cb_function f_nvmlVgpuInstanceGetEncoderStats = {
    .name = "nvmlVgpuInstanceGetEncoderStats",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 3};

CB_WRAPPER(nvmlVgpuInstanceGetEncoderStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetEncoderStats, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int sessionCount = 0, averageFps = 0, averageLatency = 0;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(sessionCount),
        PyLong_FromUnsignedLong(averageFps),
        PyLong_FromUnsignedLong(averageLatency)
    };
    return cb_return_many(s, &f_nvmlVgpuInstanceGetEncoderStats, values);
}

// nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)
static const cb_function f_nvmlVgpuInstanceGetEncoderSessions = {
    .name = "nvmlVgpuInstanceGetEncoderSessions",
    .params = (const char *const[]){"vgpuInstance", "sessionCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlVgpuInstanceGetEncoderSessions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetEncoderSessions, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t sessionCount_in = 0;
    unsigned int sessionCount = 0;
    cb_array sessionInfo;
    size_t sessionInfo_count = 0;
    cb_array_init(&sessionInfo);
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &sessionCount_in) < 0))
        goto done;
    sessionCount = sessionCount_in;
    fn_nvmlVgpuInstanceGetEncoderSessions *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetEncoderSessions]);
    if (call == NULL)
        goto done;
    sessionInfo_count = (size_t)sessionCount;
    if (cb_array_reserve(&sessionInfo, sessionInfo_count, sizeof(nvmlEncoderSessionInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(m, T_nvmlEncoderSessionInfo_t, sessionInfo.data, sessionInfo_count)
    };
    result = cb_return_many(s, &f_nvmlVgpuInstanceGetEncoderSessions, values);
done:
    cb_array_done(&sessionInfo);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance,
//     nvmlFBCStats_t *fbcStats)
static const cb_function f_nvmlVgpuInstanceGetFBCStats = {.name = "nvmlVgpuInstanceGetFBCStats",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetFBCStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetFBCStats, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, cb_record_data(fbcStats));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(fbcStats));
    else
        result = cb_fail(s, &f_nvmlVgpuInstanceGetFBCStats, status, args, NULL);
done:
    Py_XDECREF(fbcStats);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)
static const cb_function f_nvmlVgpuInstanceGetFBCSessions = {
    .name = "nvmlVgpuInstanceGetFBCSessions",
    .params = (const char *const[]){"vgpuInstance", "sessionCount", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlVgpuInstanceGetFBCSessions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetFBCSessions, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t sessionCount_in = 0;
    unsigned int sessionCount = 0;
    cb_array sessionInfo;
    size_t sessionInfo_count = 0;
    cb_array_init(&sessionInfo);
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &sessionCount_in) < 0))
        goto done;
    sessionCount = sessionCount_in;
    fn_nvmlVgpuInstanceGetFBCSessions *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetFBCSessions]);
    if (call == NULL)
        goto done;
    sessionInfo_count = (size_t)sessionCount;
    if (cb_array_reserve(&sessionInfo, sessionInfo_count, sizeof(nvmlFBCSessionInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(m, T_nvmlFBCSessionInfo_t, sessionInfo.data, sessionInfo_count)
    };
    result = cb_return_many(s, &f_nvmlVgpuInstanceGetFBCSessions, values);
done:
    cb_array_done(&sessionInfo);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *gpuInstanceId)
static const cb_function f_nvmlVgpuInstanceGetGpuInstanceId = {
    .name = "nvmlVgpuInstanceGetGpuInstanceId",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 1};

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
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetGpuPciId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    cb_chars vgpuPciId;
    uint32_t length_in = 65536;
    unsigned int length = 0;
    cb_chars_init(&vgpuPciId);
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &vgpuPciId) < 0)
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &length_in) < 0))
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
    nvmlReturn_t status;
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
        PyObject *values[] = {
            PyUnicode_DecodeUTF8(vgpuPciId.data, Py_MIN((Py_ssize_t)length, vgpuPciId.size),
                "replace"),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(length)
        };
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

// nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,
//     nvmlVgpuCapability_t capability, unsigned int *capResult)
static const cb_function f_nvmlVgpuTypeGetCapabilities = {.name = "nvmlVgpuTypeGetCapabilities",
    .params = (const char *const[]){"vgpuTypeId", "capability", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0
        || cb_as_enum(m, T_nvmlVgpuCapability_t, args[1], "capability", &capability) < 0)
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
static const cb_function f_nvmlVgpuInstanceGetMdevUUID = {.name = "nvmlVgpuInstanceGetMdevUUID",
    .params = (const char *const[]){"vgpuInstance", "size", NULL}, .param_count = 2,
    .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(nvmlVgpuInstanceGetMdevUUID)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetMdevUUID, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *mdevUuid = NULL;
    uint32_t size = 256;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &size) < 0))
        goto done;
    fn_nvmlVgpuInstanceGetMdevUUID *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetMdevUUID]);
    if (call == NULL)
        goto done;
    mdevUuid = cb_name_room("nvmlVgpuInstanceGetMdevUUID", size);
    if (mdevUuid == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, PyBytes_AS_STRING(mdevUuid), size);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(mdevUuid)) : Py_NewRef(mdevUuid));
    else
        result = cb_fail(s, &f_nvmlVgpuInstanceGetMdevUUID, status, args, NULL);
done:
    Py_XDECREF(mdevUuid);
    return result;
}

// nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)
static const cb_function f_nvmlVgpuTypeGetMaxInstancesPerGpuInstance = {
    .name = "nvmlVgpuTypeGetMaxInstancesPerGpuInstance",
    .params = (const char *const[]){"pMaxInstance", NULL}, .param_count = 1};

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

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device,
//     nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
static const cb_function f_nvmlDeviceGetVgpuSchedulerState_v2 = {
    .name = "nvmlDeviceGetVgpuSchedulerState_v2",
    .params = (const char *const[]){"device", "pSchedulerStateInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerState_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuSchedulerState_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlVgpuSchedulerStateInfo_v2_t, args[1], "pSchedulerStateInfo",
            &pSchedulerStateInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuSchedulerState_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuSchedulerState_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pSchedulerStateInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuSchedulerState_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device,
//     nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
static const cb_function f_nvmlDeviceGetVgpuSchedulerLog_v2 = {
    .name = "nvmlDeviceGetVgpuSchedulerLog_v2",
    .params = (const char *const[]){"device", "pSchedulerLogInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerLog_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuSchedulerLog_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlVgpuSchedulerLogInfo_v2_t, args[1], "pSchedulerLogInfo",
            &pSchedulerLogInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuSchedulerLog_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuSchedulerLog_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pSchedulerLogInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetVgpuSchedulerLog_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device,
//     nvmlVgpuSchedulerState_v2_t *pSchedulerState)
static const cb_function f_nvmlDeviceSetVgpuSchedulerState_v2 = {
    .name = "nvmlDeviceSetVgpuSchedulerState_v2",
    .params = (const char *const[]){"device", "pSchedulerState", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetVgpuSchedulerState_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetVgpuSchedulerState_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuSchedulerState_v2_t *pSchedulerState;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlVgpuSchedulerState_v2_t, args[1], "pSchedulerState",
            &pSchedulerState) < 0)
        return NULL;
    fn_nvmlDeviceSetVgpuSchedulerState_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetVgpuSchedulerState_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pSchedulerState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetVgpuSchedulerState_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)
static const cb_function f_nvmlVgpuInstanceGetMetadata = {.name = "nvmlVgpuInstanceGetMetadata",
    .params = (const char *const[]){"vgpuInstance", "vgpuMetadata", "bufferSize", NULL},
    .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetMetadata)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetMetadata, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    cb_address vgpuMetadata;
    uint32_t bufferSize_in = 0;
    unsigned int bufferSize = 0;
    vgpuMetadata.held = false;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || cb_as_address(m, args[1], &vgpuMetadata) < 0
        || cb_as_uint32(args[2], "unsigned int", &bufferSize_in) < 0)
        goto done;
    bufferSize = bufferSize_in;
    fn_nvmlVgpuInstanceGetMetadata *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetMetadata]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, vgpuMetadata.value, &bufferSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, PyLong_FromUnsignedLong(bufferSize));
    else
        result = cb_fail(s, &f_nvmlVgpuInstanceGetMetadata, status, args, NULL);
done:
    cb_address_release(&vgpuMetadata);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device,
//     nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)
static const cb_function f_nvmlDeviceGetVgpuMetadata = {.name = "nvmlDeviceGetVgpuMetadata",
    .params = (const char *const[]){"device", "pgpuMetadata", "bufferSize", NULL},
    .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVgpuMetadata)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuMetadata, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    cb_address pgpuMetadata;
    uint32_t bufferSize_in = 0;
    unsigned int bufferSize = 0;
    pgpuMetadata.held = false;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_address(m, args[1], &pgpuMetadata) < 0
        || cb_as_uint32(args[2], "unsigned int", &bufferSize_in) < 0)
        goto done;
    bufferSize = bufferSize_in;
    fn_nvmlDeviceGetVgpuMetadata *call = cb_symbol_address(&symbols[S_nvmlDeviceGetVgpuMetadata]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pgpuMetadata.value, &bufferSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, PyLong_FromUnsignedLong(bufferSize));
    else
        result = cb_fail(s, &f_nvmlDeviceGetVgpuMetadata, status, args, NULL);
done:
    cb_address_release(&pgpuMetadata);
    return result;
}

// nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
//     nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)
static const cb_function f_nvmlGetVgpuCompatibility = {.name = "nvmlGetVgpuCompatibility",
    .params = (const char *const[]){"vgpuMetadata", "pgpuMetadata", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlGetVgpuCompatibility)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlGetVgpuCompatibility, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuMetadata_t *vgpuMetadata;
    nvmlVgpuPgpuMetadata_t *pgpuMetadata;
    PyObject *compatibilityInfo = NULL;
    if (cb_as_record(m, T_nvmlVgpuMetadata_t, args[0], "vgpuMetadata", &vgpuMetadata) < 0
        || cb_as_record(m, T_nvmlVgpuPgpuMetadata_t, args[1], "pgpuMetadata", &pgpuMetadata) < 0)
        goto done;
    fn_nvmlGetVgpuCompatibility *call = cb_symbol_address(&symbols[S_nvmlGetVgpuCompatibility]);
    if (call == NULL)
        goto done;
    compatibilityInfo = cb_record_new(m, T_nvmlVgpuPgpuCompatibility_t);
    if (compatibilityInfo == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuMetadata, pgpuMetadata, cb_record_data(compatibilityInfo));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(compatibilityInfo));
    else
        result = cb_fail(s, &f_nvmlGetVgpuCompatibility, status, args, NULL);
done:
    Py_XDECREF(compatibilityInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,
//     unsigned int *bufferSize)
static const char *const params_nvmlDeviceGetPgpuMetadataString[] = {"device", "pgpuMetadata",
    "bufferSize", NULL};
static const cb_function f_nvmlDeviceGetPgpuMetadataString = {
    .name = "nvmlDeviceGetPgpuMetadataString", .params = params_nvmlDeviceGetPgpuMetadataString,
    .param_count = 3, .result_count = 1, .auto_mask = 0x6, .hidden_result_mask = 0x1};
// With the buffers that the checked form makes and returns.
static const cb_function made_nvmlDeviceGetPgpuMetadataString = {
    .name = "nvmlDeviceGetPgpuMetadataString", .params = params_nvmlDeviceGetPgpuMetadataString,
    .param_count = 3, .result_count = 2, .auto_mask = 0x6, .hidden_result_mask = 0x2};

CB_WRAPPER(nvmlDeviceGetPgpuMetadataString)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetPgpuMetadataString, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    cb_chars pgpuMetadata;
    uint32_t bufferSize_in = 65536;
    unsigned int bufferSize = 0;
    cb_chars_init(&pgpuMetadata);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &pgpuMetadata) < 0)
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &bufferSize_in) < 0))
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
    nvmlReturn_t status;
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
        PyObject *values[] = {
            PyUnicode_DecodeUTF8(pgpuMetadata.data,
                Py_MIN((Py_ssize_t)bufferSize, pgpuMetadata.size), "replace"),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(bufferSize)
        };
        result = cb_return_many(s, &made_nvmlDeviceGetPgpuMetadataString, values);
    }
    else {
        PyObject *values[] = {
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(bufferSize)
        };
        result = cb_return_many(s, &f_nvmlDeviceGetPgpuMetadataString, values);
    }
done:
    cb_chars_release(&pgpuMetadata);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,
//     nvmlVgpuSchedulerLog_t *pSchedulerLog)
static const cb_function f_nvmlDeviceGetVgpuSchedulerLog = {
    .name = "nvmlDeviceGetVgpuSchedulerLog", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerLog)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuSchedulerLog, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pSchedulerLog));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(pSchedulerLog));
    else
        result = cb_fail(s, &f_nvmlDeviceGetVgpuSchedulerLog, status, args, NULL);
done:
    Py_XDECREF(pSchedulerLog);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
//     nvmlVgpuSchedulerGetState_t *pSchedulerState)
static const cb_function f_nvmlDeviceGetVgpuSchedulerState = {
    .name = "nvmlDeviceGetVgpuSchedulerState", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuSchedulerState, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pSchedulerState));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(pSchedulerState));
    else
        result = cb_fail(s, &f_nvmlDeviceGetVgpuSchedulerState, status, args, NULL);
done:
    Py_XDECREF(pSchedulerState);
    return result;
}

// nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
//     nvmlVgpuSchedulerSetState_t *pSchedulerState)
static const cb_function f_nvmlDeviceSetVgpuSchedulerState = {
    .name = "nvmlDeviceSetVgpuSchedulerState",
    .params = (const char *const[]){"device", "pSchedulerState", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetVgpuSchedulerState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetVgpuSchedulerState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuSchedulerSetState_t *pSchedulerState;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlVgpuSchedulerSetState_t, args[1], "pSchedulerState",
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

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
//     nvmlVgpuSchedulerCapabilities_t *pCapabilities)
static const cb_function f_nvmlDeviceGetVgpuSchedulerCapabilities = {
    .name = "nvmlDeviceGetVgpuSchedulerCapabilities",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuSchedulerCapabilities, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pCapabilities));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(pCapabilities));
    else
        result = cb_fail(s, &f_nvmlDeviceGetVgpuSchedulerCapabilities, status, args, NULL);
done:
    Py_XDECREF(pCapabilities);
    return result;
}

// nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)
static const cb_function f_nvmlGetVgpuVersion = {.name = "nvmlGetVgpuVersion",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 2};

CB_WRAPPER(nvmlGetVgpuVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlGetVgpuVersion, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *supported = NULL, *current = NULL;
    fn_nvmlGetVgpuVersion *call = cb_symbol_address(&symbols[S_nvmlGetVgpuVersion]);
    if (call == NULL)
        goto done;
    supported = cb_record_new(m, T_nvmlVgpuVersion_t);
    if (supported == NULL)
        goto done;
    current = cb_record_new(m, T_nvmlVgpuVersion_t);
    if (current == NULL)
        goto done;
    nvmlReturn_t status;
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
static const cb_function f_nvmlSetVgpuVersion = {.name = "nvmlSetVgpuVersion",
    .params = (const char *const[]){"vgpuVersion", NULL}, .param_count = 1};

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

// nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device,
//     unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
//     unsigned int *vgpuInstanceSamplesCount,
//     nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)
static const cb_function f_nvmlDeviceGetVgpuUtilization = {.name = "nvmlDeviceGetVgpuUtilization",
    .params = (const char *const[]){"device", "lastSeenTimeStamp", "vgpuInstanceSamplesCount",
        NULL},
    .param_count = 3, .result_count = 3};

CB_WRAPPER(nvmlDeviceGetVgpuUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint64_t lastSeenTimeStamp;
    nvmlValueType_t sampleValType = 0;
    uint32_t vgpuInstanceSamplesCount_in = 0;
    unsigned int vgpuInstanceSamplesCount = 0;
    cb_array utilizationSamples;
    size_t utilizationSamples_count = 0;
    cb_array_init(&utilizationSamples);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &lastSeenTimeStamp) < 0
        || (args[2] != NULL
            && cb_as_uint32(args[2], "unsigned int", &vgpuInstanceSamplesCount_in) < 0))
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
    nvmlReturn_t status;
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
    PyObject *values[] = {
        cb_enum_member(m, T_nvmlValueType_t, sampleValType),
        PyLong_FromUnsignedLong(vgpuInstanceSamplesCount),
        cb_record_list(m, T_nvmlVgpuInstanceUtilizationSample_t, utilizationSamples.data,
            utilizationSamples_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetVgpuUtilization, values);
done:
    cb_array_done(&utilizationSamples);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
//     nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)
static const cb_function f_nvmlDeviceGetVgpuInstancesUtilizationInfo = {
    .name = "nvmlDeviceGetVgpuInstancesUtilizationInfo",
    .params = (const char *const[]){"device", "vgpuUtilInfo", NULL}, .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlVgpuInstancesUtilizationInfo_t, args[1], "vgpuUtilInfo",
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

// nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,
//     unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,
//     nvmlVgpuProcessUtilizationSample_t *utilizationSamples)
static const cb_function f_nvmlDeviceGetVgpuProcessUtilization = {
    .name = "nvmlDeviceGetVgpuProcessUtilization",
    .params = (const char *const[]){"device", "lastSeenTimeStamp", "vgpuProcessSamplesCount",
        NULL},
    .param_count = 3, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetVgpuProcessUtilization)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetVgpuProcessUtilization, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint64_t lastSeenTimeStamp;
    uint32_t vgpuProcessSamplesCount_in = 0;
    unsigned int vgpuProcessSamplesCount = 0;
    cb_array utilizationSamples;
    size_t utilizationSamples_count = 0;
    cb_array_init(&utilizationSamples);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &lastSeenTimeStamp) < 0
        || (args[2] != NULL
            && cb_as_uint32(args[2], "unsigned int", &vgpuProcessSamplesCount_in) < 0))
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
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(vgpuProcessSamplesCount),
        cb_record_list(m, T_nvmlVgpuProcessUtilizationSample_t, utilizationSamples.data,
            utilizationSamples_count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetVgpuProcessUtilization, values);
done:
    cb_array_done(&utilizationSamples);
    return result;
}

// nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
//     nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)
static const cb_function f_nvmlDeviceGetVgpuProcessesUtilizationInfo = {
    .name = "nvmlDeviceGetVgpuProcessesUtilizationInfo",
    .params = (const char *const[]){"device", "vgpuProcUtilInfo", NULL}, .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlVgpuProcessesUtilizationInfo_t, args[1], "vgpuProcUtilInfo",
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

// nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,
//     nvmlEnableState_t *mode)
static const cb_function f_nvmlVgpuInstanceGetAccountingMode = {
    .name = "nvmlVgpuInstanceGetAccountingMode",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 1};

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

// nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *count, unsigned int *pids)
static const cb_function f_nvmlVgpuInstanceGetAccountingPids = {
    .name = "nvmlVgpuInstanceGetAccountingPids",
    .params = (const char *const[]){"vgpuInstance", "count", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingPids)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetAccountingPids, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array pids;
    size_t pids_count = 0;
    cb_array_init(&pids);
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count_in) < 0))
        goto done;
    count = count_in;
    fn_nvmlVgpuInstanceGetAccountingPids *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetAccountingPids]);
    if (call == NULL)
        goto done;
    pids_count = (size_t)count;
    if (cb_array_reserve(&pids, pids_count, sizeof(unsigned int)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(count),
        cb_int_list(pids.data, pids_count, sizeof(unsigned int), false)
    };
    result = cb_return_many(s, &f_nvmlVgpuInstanceGetAccountingPids, values);
done:
    cb_array_done(&pids);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int pid, nvmlAccountingStats_t *stats)
static const cb_function f_nvmlVgpuInstanceGetAccountingStats = {
    .name = "nvmlVgpuInstanceGetAccountingStats",
    .params = (const char *const[]){"vgpuInstance", "pid", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingStats)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetAccountingStats, &args, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t pid;
    PyObject *stats = NULL;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0
        || cb_as_uint32(args[1], "unsigned int", &pid) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetAccountingStats *call =
        cb_symbol_address(&symbols[S_nvmlVgpuInstanceGetAccountingStats]);
    if (call == NULL)
        goto done;
    stats = cb_record_new(m, T_nvmlAccountingStats_t);
    if (stats == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, pid, cb_record_data(stats));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(stats));
    else
        result = cb_fail(s, &f_nvmlVgpuInstanceGetAccountingStats, status, args, NULL);
done:
    Py_XDECREF(stats);
    return result;
}

// nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)
static const cb_function f_nvmlVgpuInstanceClearAccountingPids = {
    .name = "nvmlVgpuInstanceClearAccountingPids",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1};

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
static const cb_function f_nvmlVgpuInstanceGetLicenseInfo = {
    .name = "nvmlVgpuInstanceGetLicenseInfo",
    .params = (const char *const[]){"vgpuInstance", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlVgpuInstanceGetLicenseInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlVgpuInstanceGetLicenseInfo, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, cb_record_data(licenseInfo));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(licenseInfo));
    else
        result = cb_fail(s, &f_nvmlVgpuInstanceGetLicenseInfo, status, args, NULL);
done:
    Py_XDECREF(licenseInfo);
    return result;
}

