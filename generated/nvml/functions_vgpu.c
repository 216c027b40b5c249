// functions_vgpu.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(nvmlDeviceGetVirtualizationMode, "device");

// nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,
//     nvmlGpuVirtualizationMode_t *pVirtualMode)
static const cb_function f_nvmlDeviceGetVirtualizationMode = {
    .name = "nvmlDeviceGetVirtualizationMode",
    CB_PARAMS_OF(nvmlDeviceGetVirtualizationMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetVirtualizationMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetVirtualizationMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpuVirtualizationMode_t pVirtualMode = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetVirtualizationMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVirtualizationMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pVirtualMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetVirtualizationMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlGpuVirtualizationMode_t, pVirtualMode));
}

// nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)
static const cb_function f_nvmlDeviceGetHostVgpuMode = {
    .name = "nvmlDeviceGetHostVgpuMode",
    CB_PARAMS_OF(nvmlDeviceGetVirtualizationMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetHostVgpuMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetHostVgpuMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlHostVgpuMode_t pHostVgpuMode = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetHostVgpuMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetHostVgpuMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pHostVgpuMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetHostVgpuMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlHostVgpuMode_t, pHostVgpuMode));
}

// nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,
//     nvmlGpuVirtualizationMode_t virtualMode)
static const cb_function f_nvmlDeviceSetVirtualizationMode = {
    .name = "nvmlDeviceSetVirtualizationMode",
    CB_PARAMS("device", "virtualMode"),
};

CB_WRAPPER(nvmlDeviceSetVirtualizationMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetVirtualizationMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t virtualMode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlGpuVirtualizationMode_t, argv[1], "virtualMode", &virtualMode) < 0)
        return NULL;
    fn_nvmlDeviceSetVirtualizationMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetVirtualizationMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, virtualMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetVirtualizationMode, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceGetVgpuHeterogeneousMode, "device", "pHeterogeneousMode");

// nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
//     nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const cb_function f_nvmlDeviceGetVgpuHeterogeneousMode = {
    .name = "nvmlDeviceGetVgpuHeterogeneousMode",
    CB_PARAMS_OF(nvmlDeviceGetVgpuHeterogeneousMode),
};

CB_WRAPPER(nvmlDeviceGetVgpuHeterogeneousMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuHeterogeneousMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlVgpuHeterogeneousMode_t, argv[1], "pHeterogeneousMode",
            &pHeterogeneousMode) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuHeterogeneousMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuHeterogeneousMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pHeterogeneousMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetVgpuHeterogeneousMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
//     const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const cb_function f_nvmlDeviceSetVgpuHeterogeneousMode = {
    .name = "nvmlDeviceSetVgpuHeterogeneousMode",
    CB_PARAMS_OF(nvmlDeviceGetVgpuHeterogeneousMode),
};

CB_WRAPPER(nvmlDeviceSetVgpuHeterogeneousMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetVgpuHeterogeneousMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlVgpuHeterogeneousMode_t, argv[1], "pHeterogeneousMode",
            &pHeterogeneousMode) < 0)
        return NULL;
    fn_nvmlDeviceSetVgpuHeterogeneousMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetVgpuHeterogeneousMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pHeterogeneousMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetVgpuHeterogeneousMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuPlacementId_t *pPlacement)
static const cb_function f_nvmlVgpuInstanceGetPlacementId = {
    .name = "nvmlVgpuInstanceGetPlacementId",
    CB_PARAMS("vgpuInstance", "pPlacement"),
};

CB_WRAPPER(nvmlVgpuInstanceGetPlacementId)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetPlacementId, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlVgpuPlacementId_t *pPlacement;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuPlacementId_t, argv[1], "pPlacement", &pPlacement) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetPlacementId *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetPlacementId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, pPlacement);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetPlacementId, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceGetVgpuTypeSupportedPlacements, "device", "vgpuTypeId", "pPlacementList");

// nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,
//     nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
static const cb_function f_nvmlDeviceGetVgpuTypeSupportedPlacements = {
    .name = "nvmlDeviceGetVgpuTypeSupportedPlacements",
    CB_PARAMS_OF(nvmlDeviceGetVgpuTypeSupportedPlacements),
};

CB_WRAPPER(nvmlDeviceGetVgpuTypeSupportedPlacements)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuTypeSupportedPlacements, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuPlacementList_t *pPlacementList;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[1], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0
        || cb_as_record(py, T_nvmlVgpuPlacementList_t, argv[2], "pPlacementList",
            &pPlacementList) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuTypeSupportedPlacements *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuTypeSupportedPlacements]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuTypeId, pPlacementList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetVgpuTypeSupportedPlacements, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,
//     nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
static const cb_function f_nvmlDeviceGetVgpuTypeCreatablePlacements = {
    .name = "nvmlDeviceGetVgpuTypeCreatablePlacements",
    CB_PARAMS_OF(nvmlDeviceGetVgpuTypeSupportedPlacements),
};

CB_WRAPPER(nvmlDeviceGetVgpuTypeCreatablePlacements)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuTypeCreatablePlacements, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuPlacementList_t *pPlacementList;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[1], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0
        || cb_as_record(py, T_nvmlVgpuPlacementList_t, argv[2], "pPlacementList",
            &pPlacementList) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuTypeCreatablePlacements *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuTypeCreatablePlacements]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuTypeId, pPlacementList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetVgpuTypeCreatablePlacements, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlVgpuTypeGetGspHeapSize, "vgpuTypeId");

// nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned long long *gspHeapSize)
static const cb_function f_nvmlVgpuTypeGetGspHeapSize = {
    .name = "nvmlVgpuTypeGetGspHeapSize",
    CB_PARAMS_OF(nvmlVgpuTypeGetGspHeapSize),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuTypeGetGspHeapSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetGspHeapSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long gspHeapSize = 0;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetGspHeapSize *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetGspHeapSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &gspHeapSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetGspHeapSize, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(gspHeapSize));
}

// nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned long long *fbReservation)
static const cb_function f_nvmlVgpuTypeGetFbReservation = {
    .name = "nvmlVgpuTypeGetFbReservation",
    CB_PARAMS_OF(nvmlVgpuTypeGetGspHeapSize),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuTypeGetFbReservation)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetFbReservation, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long fbReservation = 0;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetFbReservation *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetFbReservation]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &fbReservation);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetFbReservation, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(fbReservation));
}

// nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuRuntimeState_t *pState)
static const cb_function f_nvmlVgpuInstanceGetRuntimeStateSize = {
    .name = "nvmlVgpuInstanceGetRuntimeStateSize",
    CB_PARAMS("vgpuInstance", "pState"),
};

CB_WRAPPER(nvmlVgpuInstanceGetRuntimeStateSize)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetRuntimeStateSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlVgpuRuntimeState_t *pState;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuRuntimeState_t, argv[1], "pState", &pState) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetRuntimeStateSize *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetRuntimeStateSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, pState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetRuntimeStateSize, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,
//     nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)
static const cb_function f_nvmlDeviceSetVgpuCapabilities = {
    .name = "nvmlDeviceSetVgpuCapabilities",
    CB_PARAMS("device", "capability", "state"),
};

CB_WRAPPER(nvmlDeviceSetVgpuCapabilities)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceSetVgpuCapabilities, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t capability, state;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlDeviceVgpuCapability_t, argv[1], "capability", &capability) < 0
        || cb_as_enum(py, T_nvmlEnableState_t, argv[2], "state", &state) < 0)
        return NULL;
    fn_nvmlDeviceSetVgpuCapabilities *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetVgpuCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, capability, state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetVgpuCapabilities, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)
static const cb_function f_nvmlDeviceVgpuForceGspUnload = {
    .name = "nvmlDeviceVgpuForceGspUnload",
    CB_PARAMS_OF(nvmlDeviceGetVirtualizationMode),
};

CB_WRAPPER(nvmlDeviceVgpuForceGspUnload)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceVgpuForceGspUnload, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceVgpuForceGspUnload *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceVgpuForceGspUnload]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceVgpuForceGspUnload, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
//     nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
static const cb_function f_nvmlDeviceGetGridLicensableFeatures = {
    .name = "nvmlDeviceGetGridLicensableFeatures",
    CB_PARAMS_OF(nvmlDeviceGetVirtualizationMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetGridLicensableFeatures)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetGridLicensableFeatures, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *pGridLicensableFeatures = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetGridLicensableFeatures *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGridLicensableFeatures]);
    if (call == NULL)
        goto done;
    pGridLicensableFeatures = cb_record_new(py, T_nvmlGridLicensableFeatures_t);
    if (pGridLicensableFeatures == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pGridLicensableFeatures));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetGridLicensableFeatures, status, argv);
    else
        retval = cb_return1(form, cb_take(&pGridLicensableFeatures));
done:
    Py_XDECREF(pGridLicensableFeatures);
    return retval;
}

// nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,
//     unsigned int *capResult)
static const cb_function f_nvmlGetVgpuDriverCapabilities = {
    .name = "nvmlGetVgpuDriverCapabilities",
    CB_PARAMS("capability"),
    .result_count = 1,
};

CB_WRAPPER(nvmlGetVgpuDriverCapabilities)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlGetVgpuDriverCapabilities, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_enum(py, T_nvmlVgpuDriverCapability_t, argv[0], "capability", &capability) < 0)
        return NULL;
    fn_nvmlGetVgpuDriverCapabilities *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGetVgpuDriverCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGetVgpuDriverCapabilities, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(capResult));
}

// nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,
//     nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)
static const cb_function f_nvmlDeviceGetVgpuCapabilities = {
    .name = "nvmlDeviceGetVgpuCapabilities",
    CB_PARAMS("device", "capability"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetVgpuCapabilities)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuCapabilities, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_enum(py, T_nvmlDeviceVgpuCapability_t, argv[1], "capability", &capability) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuCapabilities *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetVgpuCapabilities, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(capResult));
}

CB_PARAM_LIST(nvmlDeviceGetSupportedVgpus, "device", "vgpuCount");

// nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
//     nvmlVgpuTypeId_t *vgpuTypeIds)
static const cb_function f_nvmlDeviceGetSupportedVgpus = {
    .name = "nvmlDeviceGetSupportedVgpus",
    CB_PARAMS_OF(nvmlDeviceGetSupportedVgpus),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetSupportedVgpus)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetSupportedVgpus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int vgpuCount;
    cb_array vgpuTypeIds;
    cb_array_init(&vgpuTypeIds);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &vgpuCount) < 0)
        goto done;
    fn_nvmlDeviceGetSupportedVgpus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetSupportedVgpus]);
    if (call == NULL)
        goto done;
    size_t vgpuTypeIds_count = vgpuCount;
    if (cb_array_reserve(&vgpuTypeIds, vgpuTypeIds_count, sizeof(nvmlVgpuTypeId_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &vgpuCount, vgpuTypeIds.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetSupportedVgpus, status, 0,
            PyLong_FromUnsignedLong(vgpuCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetSupportedVgpus, status, argv);
        goto done;
    }
    if (form->checked && vgpuCount < vgpuTypeIds_count)
        vgpuTypeIds_count = vgpuCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(py, T_nvmlVgpuTypeId_t, vgpuTypeIds.data, vgpuTypeIds_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetSupportedVgpus, results);
done:
    cb_array_done(&vgpuTypeIds);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
//     nvmlVgpuTypeId_t *vgpuTypeIds)
static const cb_function f_nvmlDeviceGetCreatableVgpus = {
    .name = "nvmlDeviceGetCreatableVgpus",
    CB_PARAMS_OF(nvmlDeviceGetSupportedVgpus),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetCreatableVgpus)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetCreatableVgpus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int vgpuCount;
    cb_array vgpuTypeIds;
    cb_array_init(&vgpuTypeIds);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &vgpuCount) < 0)
        goto done;
    fn_nvmlDeviceGetCreatableVgpus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetCreatableVgpus]);
    if (call == NULL)
        goto done;
    size_t vgpuTypeIds_count = vgpuCount;
    if (cb_array_reserve(&vgpuTypeIds, vgpuTypeIds_count, sizeof(nvmlVgpuTypeId_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &vgpuCount, vgpuTypeIds.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetCreatableVgpus, status, 0,
            PyLong_FromUnsignedLong(vgpuCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetCreatableVgpus, status, argv);
        goto done;
    }
    if (form->checked && vgpuCount < vgpuTypeIds_count)
        vgpuTypeIds_count = vgpuCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(py, T_nvmlVgpuTypeId_t, vgpuTypeIds.data, vgpuTypeIds_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetCreatableVgpus, results);
done:
    cb_array_done(&vgpuTypeIds);
    return retval;
}

// nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,
//     unsigned int *size)
static const cb_function f_nvmlVgpuTypeGetClass = {
    .name = "nvmlVgpuTypeGetClass",
    CB_PARAMS("vgpuTypeId", "vgpuTypeClass", "size"),
    .result_count = 1,
    .auto_mask = CB_BIT(1) | CB_BIT(2), // vgpuTypeClass, size
    .hidden_result_mask = CB_BIT(0), // size
};

CB_WRAPPER(nvmlVgpuTypeGetClass)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetClass, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    cb_chars vgpuTypeClass;
    unsigned int size = CB_TEXT_ROOM;
    cb_chars_init(&vgpuTypeClass);
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &vgpuTypeClass) < 0)
        || (argv[2] != NULL && cb_as_uint32(argv[2], "unsigned int", &size) < 0)
        || (argv[1] != NULL
            && cb_chars_check(&vgpuTypeClass, "nvmlVgpuTypeGetClass", "vgpuTypeClass", size) < 0))
        goto done;
    fn_nvmlVgpuTypeGetClass *call = cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetClass]);
    if (call == NULL)
        goto done;
    if (argv[1] == NULL && cb_chars_make_text(&vgpuTypeClass, size) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, vgpuTypeClass.data, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlVgpuTypeGetClass, status, 0,
            PyLong_FromUnsignedLong(size));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlVgpuTypeGetClass, status, argv);
        goto done;
    }
    if (argv[1] == NULL) {
        retval = cb_chars_text(&vgpuTypeClass, size);
    } else {
        PyObject *results[] = {PyLong_FromUnsignedLong(size)};
        retval = cb_return_many(form, &f_nvmlVgpuTypeGetClass, results);
    }
done:
    cb_chars_release(&vgpuTypeClass);
    return retval;
}

// nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,
//     unsigned int *size)
static const cb_function f_nvmlVgpuTypeGetName = {
    .name = "nvmlVgpuTypeGetName",
    CB_PARAMS("vgpuTypeId", "vgpuTypeName", "size"),
    .result_count = 1,
    .auto_mask = CB_BIT(1) | CB_BIT(2), // vgpuTypeName, size
    .hidden_result_mask = CB_BIT(0), // size
};

CB_WRAPPER(nvmlVgpuTypeGetName)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetName, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    cb_chars vgpuTypeName;
    unsigned int size = CB_TEXT_ROOM;
    cb_chars_init(&vgpuTypeName);
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &vgpuTypeName) < 0)
        || (argv[2] != NULL && cb_as_uint32(argv[2], "unsigned int", &size) < 0)
        || (argv[1] != NULL
            && cb_chars_check(&vgpuTypeName, "nvmlVgpuTypeGetName", "vgpuTypeName", size) < 0))
        goto done;
    fn_nvmlVgpuTypeGetName *call = cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetName]);
    if (call == NULL)
        goto done;
    if (argv[1] == NULL && cb_chars_make_text(&vgpuTypeName, size) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, vgpuTypeName.data, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlVgpuTypeGetName, status, 0,
            PyLong_FromUnsignedLong(size));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlVgpuTypeGetName, status, argv);
        goto done;
    }
    if (argv[1] == NULL) {
        retval = cb_chars_text(&vgpuTypeName, size);
    } else {
        PyObject *results[] = {PyLong_FromUnsignedLong(size)};
        retval = cb_return_many(form, &f_nvmlVgpuTypeGetName, results);
    }
done:
    cb_chars_release(&vgpuTypeName);
    return retval;
}

// nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned int *gpuInstanceProfileId)
static const cb_function f_nvmlVgpuTypeGetGpuInstanceProfileId = {
    .name = "nvmlVgpuTypeGetGpuInstanceProfileId",
    CB_PARAMS_OF(nvmlVgpuTypeGetGspHeapSize),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuTypeGetGpuInstanceProfileId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetGpuInstanceProfileId, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned int gpuInstanceProfileId = 0;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetGpuInstanceProfileId *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetGpuInstanceProfileId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &gpuInstanceProfileId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetGpuInstanceProfileId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(gpuInstanceProfileId));
}

// nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID,
//     unsigned long long *subsystemID)
static const cb_function f_nvmlVgpuTypeGetDeviceID = {
    .name = "nvmlVgpuTypeGetDeviceID",
    CB_PARAMS_OF(nvmlVgpuTypeGetGspHeapSize),
    .result_count = 2,
};

CB_WRAPPER(nvmlVgpuTypeGetDeviceID)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetDeviceID, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long deviceID = 0, subsystemID = 0;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetDeviceID *call = cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetDeviceID]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &deviceID, &subsystemID);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetDeviceID, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLongLong(deviceID),
        PyLong_FromUnsignedLongLong(subsystemID)
    };
    return cb_return_many(form, &f_nvmlVgpuTypeGetDeviceID, results);
}

// nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned long long *fbSize)
static const cb_function f_nvmlVgpuTypeGetFramebufferSize = {
    .name = "nvmlVgpuTypeGetFramebufferSize",
    CB_PARAMS_OF(nvmlVgpuTypeGetGspHeapSize),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuTypeGetFramebufferSize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetFramebufferSize, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned long long fbSize = 0;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetFramebufferSize *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetFramebufferSize]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &fbSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetFramebufferSize, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(fbSize));
}

// nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned int *numDisplayHeads)
static const cb_function f_nvmlVgpuTypeGetNumDisplayHeads = {
    .name = "nvmlVgpuTypeGetNumDisplayHeads",
    CB_PARAMS_OF(nvmlVgpuTypeGetGspHeapSize),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuTypeGetNumDisplayHeads)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetNumDisplayHeads, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned int numDisplayHeads = 0;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetNumDisplayHeads *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetNumDisplayHeads]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &numDisplayHeads);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetNumDisplayHeads, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(numDisplayHeads));
}

// nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex,
//     unsigned int *xdim, unsigned int *ydim)
static const cb_function f_nvmlVgpuTypeGetResolution = {
    .name = "nvmlVgpuTypeGetResolution",
    CB_PARAMS("vgpuTypeId", "displayIndex"),
    .result_count = 2,
};

CB_WRAPPER(nvmlVgpuTypeGetResolution)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetResolution, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    uint32_t displayIndex;
    unsigned int xdim = 0, ydim = 0;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0
        || cb_as_uint32(argv[1], "unsigned int", &displayIndex) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetResolution *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetResolution]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, displayIndex, &xdim, &ydim);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetResolution, status, argv);
    PyObject *results[] = {PyLong_FromUnsignedLong(xdim), PyLong_FromUnsignedLong(ydim)};
    return cb_return_many(form, &f_nvmlVgpuTypeGetResolution, results);
}

// nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString,
//     unsigned int size)
static const cb_function f_nvmlVgpuTypeGetLicense = {
    .name = "nvmlVgpuTypeGetLicense",
    CB_PARAMS("vgpuTypeId", "size"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // size
};

CB_WRAPPER(nvmlVgpuTypeGetLicense)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetLicense, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    PyObject *vgpuTypeLicenseString = NULL;
    char vgpuTypeLicenseString_text[CB_SHORT_NAME + 1], *vgpuTypeLicenseString_at;
    uint32_t size = 256;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &size) < 0))
        goto done;
    fn_nvmlVgpuTypeGetLicense *call = cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetLicense]);
    if (call == NULL)
        goto done;
    vgpuTypeLicenseString_at = cb_short_name(form, size, vgpuTypeLicenseString_text);
    if (vgpuTypeLicenseString_at == NULL) {
        vgpuTypeLicenseString = cb_name_room("nvmlVgpuTypeGetLicense", size);
        if (vgpuTypeLicenseString == NULL)
            goto done;
        vgpuTypeLicenseString_at = PyBytes_AS_STRING(vgpuTypeLicenseString);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, vgpuTypeLicenseString_at, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlVgpuTypeGetLicense, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, vgpuTypeLicenseString_at)
                : cb_take(&vgpuTypeLicenseString));
done:
    Py_XDECREF(vgpuTypeLicenseString);
    return retval;
}

// nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned int *frameRateLimit)
static const cb_function f_nvmlVgpuTypeGetFrameRateLimit = {
    .name = "nvmlVgpuTypeGetFrameRateLimit",
    CB_PARAMS_OF(nvmlVgpuTypeGetGspHeapSize),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuTypeGetFrameRateLimit)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetFrameRateLimit, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned int frameRateLimit = 0;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetFrameRateLimit *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetFrameRateLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &frameRateLimit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetFrameRateLimit, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(frameRateLimit));
}

// nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned int *vgpuInstanceCount)
static const cb_function f_nvmlVgpuTypeGetMaxInstances = {
    .name = "nvmlVgpuTypeGetMaxInstances",
    CB_PARAMS("device", "vgpuTypeId"),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuTypeGetMaxInstances)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetMaxInstances, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned int vgpuInstanceCount = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[1], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetMaxInstances *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetMaxInstances]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuTypeId, &vgpuInstanceCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetMaxInstances, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(vgpuInstanceCount));
}

// nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
//     unsigned int *vgpuInstanceCountPerVm)
static const cb_function f_nvmlVgpuTypeGetMaxInstancesPerVm = {
    .name = "nvmlVgpuTypeGetMaxInstancesPerVm",
    CB_PARAMS_OF(nvmlVgpuTypeGetGspHeapSize),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuTypeGetMaxInstancesPerVm)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetMaxInstancesPerVm, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    unsigned int vgpuInstanceCountPerVm = 0;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetMaxInstancesPerVm *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetMaxInstancesPerVm]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, &vgpuInstanceCountPerVm);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetMaxInstancesPerVm, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(vgpuInstanceCountPerVm));
}

// nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId,
//     nvmlVgpuTypeBar1Info_t *bar1Info)
static const cb_function f_nvmlVgpuTypeGetBAR1Info = {
    .name = "nvmlVgpuTypeGetBAR1Info",
    CB_PARAMS("vgpuTypeId", "bar1Info"),
};

CB_WRAPPER(nvmlVgpuTypeGetBAR1Info)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetBAR1Info, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuTypeBar1Info_t *bar1Info;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0
        || cb_as_record(py, T_nvmlVgpuTypeBar1Info_t, argv[1], "bar1Info", &bar1Info) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetBAR1Info *call = cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetBAR1Info]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, bar1Info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetBAR1Info, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
//     nvmlVgpuInstance_t *vgpuInstances)
static const cb_function f_nvmlDeviceGetActiveVgpus = {
    .name = "nvmlDeviceGetActiveVgpus",
    CB_PARAMS_OF(nvmlDeviceGetSupportedVgpus),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetActiveVgpus)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetActiveVgpus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int vgpuCount;
    cb_array vgpuInstances;
    cb_array_init(&vgpuInstances);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &vgpuCount) < 0)
        goto done;
    fn_nvmlDeviceGetActiveVgpus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetActiveVgpus]);
    if (call == NULL)
        goto done;
    size_t vgpuInstances_count = vgpuCount;
    if (cb_array_reserve(&vgpuInstances, vgpuInstances_count, sizeof(nvmlVgpuInstance_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &vgpuCount, vgpuInstances.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetActiveVgpus, status, 0,
            PyLong_FromUnsignedLong(vgpuCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetActiveVgpus, status, argv);
        goto done;
    }
    if (form->checked && vgpuCount < vgpuInstances_count)
        vgpuInstances_count = vgpuCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(py, T_nvmlVgpuInstance_t, vgpuInstances.data, vgpuInstances_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetActiveVgpus, results);
done:
    cb_array_done(&vgpuInstances);
    return retval;
}

CB_PARAM_LIST(nvmlVgpuInstanceGetVmID, "vgpuInstance", "size");

// nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId,
//     unsigned int size, nvmlVgpuVmIdType_t *vmIdType)
static const cb_function f_nvmlVgpuInstanceGetVmID = {
    .name = "nvmlVgpuInstanceGetVmID",
    CB_PARAMS_OF(nvmlVgpuInstanceGetVmID),
    .result_count = 2,
    .auto_mask = CB_BIT(1), // size
};

CB_WRAPPER(nvmlVgpuInstanceGetVmID)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetVmID, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *vmId = NULL;
    char vmId_text[CB_SHORT_NAME + 1], *vmId_at;
    uint32_t size = 256;
    nvmlVgpuVmIdType_t vmIdType = 0;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &size) < 0))
        goto done;
    fn_nvmlVgpuInstanceGetVmID *call = cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetVmID]);
    if (call == NULL)
        goto done;
    vmId_at = cb_short_name(form, size, vmId_text);
    if (vmId_at == NULL) {
        vmId = cb_name_room("nvmlVgpuInstanceGetVmID", size);
        if (vmId == NULL)
            goto done;
        vmId_at = PyBytes_AS_STRING(vmId);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, vmId_at, size, &vmIdType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetVmID, status, argv);
        goto done;
    }
    PyObject *results[] = {
        form->checked ? cb_string_result(form, vmId_at) : cb_take(&vmId),
        cb_enum_member(py, T_nvmlVgpuVmIdType_t, vmIdType)
    };
    retval = cb_return_many(form, &f_nvmlVgpuInstanceGetVmID, results);
done:
    Py_XDECREF(vmId);
    return retval;
}

// nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid,
//     unsigned int size)
static const cb_function f_nvmlVgpuInstanceGetUUID = {
    .name = "nvmlVgpuInstanceGetUUID",
    CB_PARAMS_OF(nvmlVgpuInstanceGetVmID),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // size
};

CB_WRAPPER(nvmlVgpuInstanceGetUUID)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetUUID, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *uuid = NULL;
    char uuid_text[CB_SHORT_NAME + 1], *uuid_at;
    uint32_t size = 256;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &size) < 0))
        goto done;
    fn_nvmlVgpuInstanceGetUUID *call = cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetUUID]);
    if (call == NULL)
        goto done;
    uuid_at = cb_short_name(form, size, uuid_text);
    if (uuid_at == NULL) {
        uuid = cb_name_room("nvmlVgpuInstanceGetUUID", size);
        if (uuid == NULL)
            goto done;
        uuid_at = PyBytes_AS_STRING(uuid);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, uuid_at, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetUUID, status, argv);
    else
        retval = cb_return1(form, form->checked ? cb_string_result(form, uuid_at) : cb_take(&uuid));
done:
    Py_XDECREF(uuid);
    return retval;
}

// nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version,
//     unsigned int length)
static const cb_function f_nvmlVgpuInstanceGetVmDriverVersion = {
    .name = "nvmlVgpuInstanceGetVmDriverVersion",
    CB_PARAMS("vgpuInstance", "length"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // length
};

CB_WRAPPER(nvmlVgpuInstanceGetVmDriverVersion)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetVmDriverVersion, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *version = NULL;
    char version_text[CB_SHORT_NAME + 1], *version_at;
    uint32_t length = 256;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &length) < 0))
        goto done;
    fn_nvmlVgpuInstanceGetVmDriverVersion *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetVmDriverVersion]);
    if (call == NULL)
        goto done;
    version_at = cb_short_name(form, length, version_text);
    if (version_at == NULL) {
        version = cb_name_room("nvmlVgpuInstanceGetVmDriverVersion", length);
        if (version == NULL)
            goto done;
        version_at = PyBytes_AS_STRING(version);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, version_at, length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetVmDriverVersion, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, version_at) : cb_take(&version));
done:
    Py_XDECREF(version);
    return retval;
}

CB_PARAM_LIST(nvmlVgpuInstanceGetFbUsage, "vgpuInstance");

// nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,
//     unsigned long long *fbUsage)
static const cb_function f_nvmlVgpuInstanceGetFbUsage = {
    .name = "nvmlVgpuInstanceGetFbUsage",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetFbUsage)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetFbUsage, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned long long fbUsage = 0;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetFbUsage *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetFbUsage]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &fbUsage);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetFbUsage, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(fbUsage));
}

// nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *licensed)
static const cb_function f_nvmlVgpuInstanceGetLicenseStatus = {
    .name = "nvmlVgpuInstanceGetLicenseStatus",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetLicenseStatus)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetLicenseStatus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int licensed = 0;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetLicenseStatus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetLicenseStatus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &licensed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetLicenseStatus, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(licensed));
}

// nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuTypeId_t *vgpuTypeId)
static const cb_function f_nvmlVgpuInstanceGetType = {
    .name = "nvmlVgpuInstanceGetType",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetType)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetType, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlVgpuTypeId_t vgpuTypeId = 0;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetType *call = cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetType]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &vgpuTypeId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetType, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlVgpuTypeId_t, &vgpuTypeId));
}

// nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *frameRateLimit)
static const cb_function f_nvmlVgpuInstanceGetFrameRateLimit = {
    .name = "nvmlVgpuInstanceGetFrameRateLimit",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetFrameRateLimit)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetFrameRateLimit, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int frameRateLimit = 0;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetFrameRateLimit *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetFrameRateLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &frameRateLimit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetFrameRateLimit, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(frameRateLimit));
}

// nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance,
//     nvmlEnableState_t *eccMode)
static const cb_function f_nvmlVgpuInstanceGetEccMode = {
    .name = "nvmlVgpuInstanceGetEccMode",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetEccMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetEccMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlEnableState_t eccMode = 0;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetEccMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetEccMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &eccMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetEccMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, eccMode));
}

// nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *encoderCapacity)
static const cb_function f_nvmlVgpuInstanceGetEncoderCapacity = {
    .name = "nvmlVgpuInstanceGetEncoderCapacity",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetEncoderCapacity)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetEncoderCapacity, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int encoderCapacity = 0;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetEncoderCapacity *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetEncoderCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &encoderCapacity);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetEncoderCapacity, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(encoderCapacity));
}

// nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int encoderCapacity)
static const cb_function f_nvmlVgpuInstanceSetEncoderCapacity = {
    .name = "nvmlVgpuInstanceSetEncoderCapacity",
    CB_PARAMS("vgpuInstance", "encoderCapacity"),
};

CB_WRAPPER(nvmlVgpuInstanceSetEncoderCapacity)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceSetEncoderCapacity, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t encoderCapacity;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &encoderCapacity) < 0)
        return NULL;
    fn_nvmlVgpuInstanceSetEncoderCapacity *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceSetEncoderCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, encoderCapacity);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceSetEncoderCapacity, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)
static const cb_function f_nvmlVgpuInstanceGetEncoderStats = {
    .name = "nvmlVgpuInstanceGetEncoderStats",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 3,
};

CB_WRAPPER(nvmlVgpuInstanceGetEncoderStats)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetEncoderStats, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int sessionCount = 0, averageFps = 0, averageLatency = 0;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetEncoderStats *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetEncoderStats]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &sessionCount, &averageFps, &averageLatency);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetEncoderStats, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLong(sessionCount),
        PyLong_FromUnsignedLong(averageFps),
        PyLong_FromUnsignedLong(averageLatency)
    };
    return cb_return_many(form, &f_nvmlVgpuInstanceGetEncoderStats, results);
}

CB_PARAM_LIST(nvmlVgpuInstanceGetEncoderSessions, "vgpuInstance", "sessionCount");

// nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)
static const cb_function f_nvmlVgpuInstanceGetEncoderSessions = {
    .name = "nvmlVgpuInstanceGetEncoderSessions",
    CB_PARAMS_OF(nvmlVgpuInstanceGetEncoderSessions),
    .result_count = 2,
};

CB_WRAPPER(nvmlVgpuInstanceGetEncoderSessions)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetEncoderSessions, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int sessionCount;
    cb_array sessionInfo;
    cb_array_init(&sessionInfo);
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &sessionCount) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetEncoderSessions *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetEncoderSessions]);
    if (call == NULL)
        goto done;
    size_t sessionInfo_count = sessionCount;
    if (cb_array_reserve(&sessionInfo, sessionInfo_count, sizeof(nvmlEncoderSessionInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &sessionCount, sessionInfo.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlVgpuInstanceGetEncoderSessions, status, 0,
            PyLong_FromUnsignedLong(sessionCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetEncoderSessions, status, argv);
        goto done;
    }
    if (form->checked && sessionCount < sessionInfo_count)
        sessionInfo_count = sessionCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(py, T_nvmlEncoderSessionInfo_t, sessionInfo.data, sessionInfo_count)
    };
    retval = cb_return_many(form, &f_nvmlVgpuInstanceGetEncoderSessions, results);
done:
    cb_array_done(&sessionInfo);
    return retval;
}

// nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance,
//     nvmlFBCStats_t *fbcStats)
static const cb_function f_nvmlVgpuInstanceGetFBCStats = {
    .name = "nvmlVgpuInstanceGetFBCStats",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetFBCStats)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetFBCStats, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *fbcStats = NULL;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetFBCStats *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetFBCStats]);
    if (call == NULL)
        goto done;
    fbcStats = cb_record_new(py, T_nvmlFBCStats_t);
    if (fbcStats == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, cb_record_data(fbcStats));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetFBCStats, status, argv);
    else
        retval = cb_return1(form, cb_take(&fbcStats));
done:
    Py_XDECREF(fbcStats);
    return retval;
}

// nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)
static const cb_function f_nvmlVgpuInstanceGetFBCSessions = {
    .name = "nvmlVgpuInstanceGetFBCSessions",
    CB_PARAMS_OF(nvmlVgpuInstanceGetEncoderSessions),
    .result_count = 2,
};

CB_WRAPPER(nvmlVgpuInstanceGetFBCSessions)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetFBCSessions, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int sessionCount;
    cb_array sessionInfo;
    cb_array_init(&sessionInfo);
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &sessionCount) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetFBCSessions *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetFBCSessions]);
    if (call == NULL)
        goto done;
    size_t sessionInfo_count = sessionCount;
    if (cb_array_reserve(&sessionInfo, sessionInfo_count, sizeof(nvmlFBCSessionInfo_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &sessionCount, sessionInfo.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlVgpuInstanceGetFBCSessions, status, 0,
            PyLong_FromUnsignedLong(sessionCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetFBCSessions, status, argv);
        goto done;
    }
    if (form->checked && sessionCount < sessionInfo_count)
        sessionInfo_count = sessionCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(py, T_nvmlFBCSessionInfo_t, sessionInfo.data, sessionInfo_count)
    };
    retval = cb_return_many(form, &f_nvmlVgpuInstanceGetFBCSessions, results);
done:
    cb_array_done(&sessionInfo);
    return retval;
}

// nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *gpuInstanceId)
static const cb_function f_nvmlVgpuInstanceGetGpuInstanceId = {
    .name = "nvmlVgpuInstanceGetGpuInstanceId",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetGpuInstanceId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetGpuInstanceId, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int gpuInstanceId = 0;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetGpuInstanceId *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetGpuInstanceId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &gpuInstanceId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetGpuInstanceId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(gpuInstanceId));
}

// nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId,
//     unsigned int *length)
static const cb_function f_nvmlVgpuInstanceGetGpuPciId = {
    .name = "nvmlVgpuInstanceGetGpuPciId",
    CB_PARAMS("vgpuInstance", "vgpuPciId", "length"),
    .result_count = 1,
    .auto_mask = CB_BIT(1) | CB_BIT(2), // vgpuPciId, length
    .hidden_result_mask = CB_BIT(0), // length
};

CB_WRAPPER(nvmlVgpuInstanceGetGpuPciId)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetGpuPciId, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    cb_chars vgpuPciId;
    unsigned int length = CB_TEXT_ROOM;
    cb_chars_init(&vgpuPciId);
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &vgpuPciId) < 0)
        || (argv[2] != NULL && cb_as_uint32(argv[2], "unsigned int", &length) < 0)
        || (argv[1] != NULL
            && cb_chars_check(&vgpuPciId, "nvmlVgpuInstanceGetGpuPciId", "vgpuPciId", length) < 0))
        goto done;
    fn_nvmlVgpuInstanceGetGpuPciId *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetGpuPciId]);
    if (call == NULL)
        goto done;
    if (argv[1] == NULL && cb_chars_make_text(&vgpuPciId, length) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, vgpuPciId.data, &length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlVgpuInstanceGetGpuPciId, status, 0,
            PyLong_FromUnsignedLong(length));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetGpuPciId, status, argv);
        goto done;
    }
    if (argv[1] == NULL) {
        retval = cb_chars_text(&vgpuPciId, length);
    } else {
        PyObject *results[] = {PyLong_FromUnsignedLong(length)};
        retval = cb_return_many(form, &f_nvmlVgpuInstanceGetGpuPciId, results);
    }
done:
    cb_chars_release(&vgpuPciId);
    return retval;
}

// nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,
//     nvmlVgpuCapability_t capability, unsigned int *capResult)
static const cb_function f_nvmlVgpuTypeGetCapabilities = {
    .name = "nvmlVgpuTypeGetCapabilities",
    CB_PARAMS("vgpuTypeId", "capability"),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuTypeGetCapabilities)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetCapabilities, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuTypeId_t vgpuTypeId;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_scalar(py, T_nvmlVgpuTypeId_t, argv[0], "vgpuTypeId", &vgpuTypeId,
            sizeof vgpuTypeId) < 0
        || cb_as_enum(py, T_nvmlVgpuCapability_t, argv[1], "capability", &capability) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetCapabilities *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetCapabilities]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuTypeId, capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetCapabilities, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(capResult));
}

// nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid,
//     unsigned int size)
static const cb_function f_nvmlVgpuInstanceGetMdevUUID = {
    .name = "nvmlVgpuInstanceGetMdevUUID",
    CB_PARAMS_OF(nvmlVgpuInstanceGetVmID),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // size
};

CB_WRAPPER(nvmlVgpuInstanceGetMdevUUID)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetMdevUUID, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *mdevUuid = NULL;
    char mdevUuid_text[CB_SHORT_NAME + 1], *mdevUuid_at;
    uint32_t size = 256;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &size) < 0))
        goto done;
    fn_nvmlVgpuInstanceGetMdevUUID *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetMdevUUID]);
    if (call == NULL)
        goto done;
    mdevUuid_at = cb_short_name(form, size, mdevUuid_text);
    if (mdevUuid_at == NULL) {
        mdevUuid = cb_name_room("nvmlVgpuInstanceGetMdevUUID", size);
        if (mdevUuid == NULL)
            goto done;
        mdevUuid_at = PyBytes_AS_STRING(mdevUuid);
    }
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, mdevUuid_at, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetMdevUUID, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, mdevUuid_at) : cb_take(&mdevUuid));
done:
    Py_XDECREF(mdevUuid);
    return retval;
}

// nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)
static const cb_function f_nvmlVgpuTypeGetMaxInstancesPerGpuInstance = {
    .name = "nvmlVgpuTypeGetMaxInstancesPerGpuInstance",
    CB_PARAMS("pMaxInstance"),
};

CB_WRAPPER(nvmlVgpuTypeGetMaxInstancesPerGpuInstance)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuTypeGetMaxInstancesPerGpuInstance, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlVgpuTypeMaxInstance_t *pMaxInstance;
    if (cb_as_record(py, T_nvmlVgpuTypeMaxInstance_t, argv[0], "pMaxInstance", &pMaxInstance) < 0)
        return NULL;
    fn_nvmlVgpuTypeGetMaxInstancesPerGpuInstance *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuTypeGetMaxInstancesPerGpuInstance]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pMaxInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuTypeGetMaxInstancesPerGpuInstance, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device,
//     nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
static const cb_function f_nvmlDeviceGetVgpuSchedulerState_v2 = {
    .name = "nvmlDeviceGetVgpuSchedulerState_v2",
    CB_PARAMS("device", "pSchedulerStateInfo"),
};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerState_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuSchedulerState_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlVgpuSchedulerStateInfo_v2_t, argv[1], "pSchedulerStateInfo",
            &pSchedulerStateInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuSchedulerState_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuSchedulerState_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pSchedulerStateInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetVgpuSchedulerState_v2, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device,
//     nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
static const cb_function f_nvmlDeviceGetVgpuSchedulerLog_v2 = {
    .name = "nvmlDeviceGetVgpuSchedulerLog_v2",
    CB_PARAMS("device", "pSchedulerLogInfo"),
};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerLog_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuSchedulerLog_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlVgpuSchedulerLogInfo_v2_t, argv[1], "pSchedulerLogInfo",
            &pSchedulerLogInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuSchedulerLog_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuSchedulerLog_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pSchedulerLogInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetVgpuSchedulerLog_v2, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceSetVgpuSchedulerState_v2, "device", "pSchedulerState");

// nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device,
//     nvmlVgpuSchedulerState_v2_t *pSchedulerState)
static const cb_function f_nvmlDeviceSetVgpuSchedulerState_v2 = {
    .name = "nvmlDeviceSetVgpuSchedulerState_v2",
    CB_PARAMS_OF(nvmlDeviceSetVgpuSchedulerState_v2),
};

CB_WRAPPER(nvmlDeviceSetVgpuSchedulerState_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetVgpuSchedulerState_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuSchedulerState_v2_t *pSchedulerState;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlVgpuSchedulerState_v2_t, argv[1], "pSchedulerState",
            &pSchedulerState) < 0)
        return NULL;
    fn_nvmlDeviceSetVgpuSchedulerState_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetVgpuSchedulerState_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pSchedulerState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetVgpuSchedulerState_v2, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)
static const cb_function f_nvmlVgpuInstanceGetMetadata = {
    .name = "nvmlVgpuInstanceGetMetadata",
    CB_PARAMS("vgpuInstance", "vgpuMetadata", "bufferSize"),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetMetadata)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetMetadata, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    cb_address vgpuMetadata;
    unsigned int bufferSize = 0;
    vgpuMetadata.held = false;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || cb_as_measured_target(form, argv[1], "vgpuMetadata", &vgpuMetadata) < 0
        || cb_as_uint32(argv[2], "unsigned int", &bufferSize) < 0
        || (CB_UNLIKELY(vgpuMetadata.held)
            && cb_held_check(&vgpuMetadata, "nvmlVgpuInstanceGetMetadata", "vgpuMetadata",
                cb_extent(bufferSize, 0, 1, 1)) < 0))
        goto done;
    fn_nvmlVgpuInstanceGetMetadata *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetMetadata]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, vgpuMetadata.value, &bufferSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetMetadata, status, argv);
    else
        retval = cb_return1(form, PyLong_FromUnsignedLong(bufferSize));
done:
    cb_address_release(&vgpuMetadata);
    return retval;
}

CB_PARAM_LIST(nvmlDeviceGetVgpuMetadata, "device", "pgpuMetadata", "bufferSize");

// nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device,
//     nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)
static const cb_function f_nvmlDeviceGetVgpuMetadata = {
    .name = "nvmlDeviceGetVgpuMetadata",
    CB_PARAMS_OF(nvmlDeviceGetVgpuMetadata),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetVgpuMetadata)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuMetadata, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    cb_address pgpuMetadata;
    unsigned int bufferSize = 0;
    pgpuMetadata.held = false;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_measured_target(form, argv[1], "pgpuMetadata", &pgpuMetadata) < 0
        || cb_as_uint32(argv[2], "unsigned int", &bufferSize) < 0
        || (CB_UNLIKELY(pgpuMetadata.held)
            && cb_held_check(&pgpuMetadata, "nvmlDeviceGetVgpuMetadata", "pgpuMetadata",
                cb_extent(bufferSize, 0, 1, 1)) < 0))
        goto done;
    fn_nvmlDeviceGetVgpuMetadata *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuMetadata]);
    if (call == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pgpuMetadata.value, &bufferSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetVgpuMetadata, status, argv);
    else
        retval = cb_return1(form, PyLong_FromUnsignedLong(bufferSize));
done:
    cb_address_release(&pgpuMetadata);
    return retval;
}

// nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
//     nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)
static const cb_function f_nvmlGetVgpuCompatibility = {
    .name = "nvmlGetVgpuCompatibility",
    CB_PARAMS("vgpuMetadata", "pgpuMetadata"),
    .result_count = 1,
};

CB_WRAPPER(nvmlGetVgpuCompatibility)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlGetVgpuCompatibility, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuMetadata_t *vgpuMetadata;
    nvmlVgpuPgpuMetadata_t *pgpuMetadata;
    PyObject *compatibilityInfo = NULL;
    if (cb_as_record(py, T_nvmlVgpuMetadata_t, argv[0], "vgpuMetadata", &vgpuMetadata) < 0
        || cb_as_record(py, T_nvmlVgpuPgpuMetadata_t, argv[1], "pgpuMetadata", &pgpuMetadata) < 0)
        goto done;
    fn_nvmlGetVgpuCompatibility *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGetVgpuCompatibility]);
    if (call == NULL)
        goto done;
    compatibilityInfo = cb_record_new(py, T_nvmlVgpuPgpuCompatibility_t);
    if (compatibilityInfo == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuMetadata, pgpuMetadata, cb_record_data(compatibilityInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlGetVgpuCompatibility, status, argv);
    else
        retval = cb_return1(form, cb_take(&compatibilityInfo));
done:
    Py_XDECREF(compatibilityInfo);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,
//     unsigned int *bufferSize)
static const cb_function f_nvmlDeviceGetPgpuMetadataString = {
    .name = "nvmlDeviceGetPgpuMetadataString",
    CB_PARAMS_OF(nvmlDeviceGetVgpuMetadata),
    .result_count = 1,
    .auto_mask = CB_BIT(1) | CB_BIT(2), // pgpuMetadata, bufferSize
    .hidden_result_mask = CB_BIT(0), // bufferSize
};

CB_WRAPPER(nvmlDeviceGetPgpuMetadataString)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetPgpuMetadataString, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    cb_chars pgpuMetadata;
    unsigned int bufferSize = CB_TEXT_ROOM;
    cb_chars_init(&pgpuMetadata);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &pgpuMetadata) < 0)
        || (argv[2] != NULL && cb_as_uint32(argv[2], "unsigned int", &bufferSize) < 0)
        || (argv[1] != NULL
            && cb_chars_check(&pgpuMetadata, "nvmlDeviceGetPgpuMetadataString", "pgpuMetadata",
                bufferSize) < 0))
        goto done;
    fn_nvmlDeviceGetPgpuMetadataString *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetPgpuMetadataString]);
    if (call == NULL)
        goto done;
    if (argv[1] == NULL && cb_chars_make_text(&pgpuMetadata, bufferSize) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pgpuMetadata.data, &bufferSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetPgpuMetadataString, status, 0,
            PyLong_FromUnsignedLong(bufferSize));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetPgpuMetadataString, status, argv);
        goto done;
    }
    if (argv[1] == NULL) {
        retval = cb_chars_text(&pgpuMetadata, bufferSize);
    } else {
        PyObject *results[] = {PyLong_FromUnsignedLong(bufferSize)};
        retval = cb_return_many(form, &f_nvmlDeviceGetPgpuMetadataString, results);
    }
done:
    cb_chars_release(&pgpuMetadata);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,
//     nvmlVgpuSchedulerLog_t *pSchedulerLog)
static const cb_function f_nvmlDeviceGetVgpuSchedulerLog = {
    .name = "nvmlDeviceGetVgpuSchedulerLog",
    CB_PARAMS_OF(nvmlDeviceGetVirtualizationMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerLog)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuSchedulerLog, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *pSchedulerLog = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetVgpuSchedulerLog *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuSchedulerLog]);
    if (call == NULL)
        goto done;
    pSchedulerLog = cb_record_new(py, T_nvmlVgpuSchedulerLog_t);
    if (pSchedulerLog == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pSchedulerLog));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetVgpuSchedulerLog, status, argv);
    else
        retval = cb_return1(form, cb_take(&pSchedulerLog));
done:
    Py_XDECREF(pSchedulerLog);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
//     nvmlVgpuSchedulerGetState_t *pSchedulerState)
static const cb_function f_nvmlDeviceGetVgpuSchedulerState = {
    .name = "nvmlDeviceGetVgpuSchedulerState",
    CB_PARAMS_OF(nvmlDeviceGetVirtualizationMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerState)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuSchedulerState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *pSchedulerState = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetVgpuSchedulerState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuSchedulerState]);
    if (call == NULL)
        goto done;
    pSchedulerState = cb_record_new(py, T_nvmlVgpuSchedulerGetState_t);
    if (pSchedulerState == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pSchedulerState));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetVgpuSchedulerState, status, argv);
    else
        retval = cb_return1(form, cb_take(&pSchedulerState));
done:
    Py_XDECREF(pSchedulerState);
    return retval;
}

// nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
//     nvmlVgpuSchedulerSetState_t *pSchedulerState)
static const cb_function f_nvmlDeviceSetVgpuSchedulerState = {
    .name = "nvmlDeviceSetVgpuSchedulerState",
    CB_PARAMS_OF(nvmlDeviceSetVgpuSchedulerState_v2),
};

CB_WRAPPER(nvmlDeviceSetVgpuSchedulerState)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetVgpuSchedulerState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuSchedulerSetState_t *pSchedulerState;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlVgpuSchedulerSetState_t, argv[1], "pSchedulerState",
            &pSchedulerState) < 0)
        return NULL;
    fn_nvmlDeviceSetVgpuSchedulerState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetVgpuSchedulerState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pSchedulerState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetVgpuSchedulerState, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
//     nvmlVgpuSchedulerCapabilities_t *pCapabilities)
static const cb_function f_nvmlDeviceGetVgpuSchedulerCapabilities = {
    .name = "nvmlDeviceGetVgpuSchedulerCapabilities",
    CB_PARAMS_OF(nvmlDeviceGetVirtualizationMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetVgpuSchedulerCapabilities)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuSchedulerCapabilities, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    PyObject *pCapabilities = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        goto done;
    fn_nvmlDeviceGetVgpuSchedulerCapabilities *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuSchedulerCapabilities]);
    if (call == NULL)
        goto done;
    pCapabilities = cb_record_new(py, T_nvmlVgpuSchedulerCapabilities_t);
    if (pCapabilities == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pCapabilities));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetVgpuSchedulerCapabilities, status, argv);
    else
        retval = cb_return1(form, cb_take(&pCapabilities));
done:
    Py_XDECREF(pCapabilities);
    return retval;
}

// nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)
static const cb_function f_nvmlGetVgpuVersion = {
    .name = "nvmlGetVgpuVersion",
    CB_NO_PARAMS,
    .result_count = 2,
};

CB_WRAPPER(nvmlGetVgpuVersion)
{
    PyObject *retval = NULL;
    if (!cb_no_arguments(form, &f_nvmlGetVgpuVersion, argv, nargs, kwnames))
        return NULL;
    PyObject *supported = NULL, *current = NULL;
    fn_nvmlGetVgpuVersion *call = cb_symbol_address(&nvml_symbols[S_nvmlGetVgpuVersion]);
    if (call == NULL)
        goto done;
    supported = cb_record_new(py, T_nvmlVgpuVersion_t);
    if (supported == NULL)
        goto done;
    current = cb_record_new(py, T_nvmlVgpuVersion_t);
    if (current == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(supported), cb_record_data(current));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlGetVgpuVersion, status, argv);
        goto done;
    }
    PyObject *results[] = {cb_take(&supported), cb_take(&current)};
    retval = cb_return_many(form, &f_nvmlGetVgpuVersion, results);
done:
    Py_XDECREF(supported);
    Py_XDECREF(current);
    return retval;
}

// nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)
static const cb_function f_nvmlSetVgpuVersion = {
    .name = "nvmlSetVgpuVersion",
    CB_PARAMS("vgpuVersion"),
};

CB_WRAPPER(nvmlSetVgpuVersion)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlSetVgpuVersion, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuVersion_t *vgpuVersion;
    if (cb_as_record(py, T_nvmlVgpuVersion_t, argv[0], "vgpuVersion", &vgpuVersion) < 0)
        return NULL;
    fn_nvmlSetVgpuVersion *call = cb_symbol_address(&nvml_symbols[S_nvmlSetVgpuVersion]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuVersion);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlSetVgpuVersion, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device,
//     unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
//     unsigned int *vgpuInstanceSamplesCount,
//     nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)
static const cb_function f_nvmlDeviceGetVgpuUtilization = {
    .name = "nvmlDeviceGetVgpuUtilization",
    CB_PARAMS("device", "lastSeenTimeStamp", "vgpuInstanceSamplesCount"),
    .result_count = 3,
};

CB_WRAPPER(nvmlDeviceGetVgpuUtilization)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuUtilization, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint64_t lastSeenTimeStamp;
    nvmlValueType_t sampleValType = 0;
    unsigned int vgpuInstanceSamplesCount;
    cb_array utilizationSamples;
    cb_array_init(&utilizationSamples);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint64(argv[1], CB_UNSIGNED_LONG_LONG, &lastSeenTimeStamp) < 0
        || cb_as_uint32(argv[2], "unsigned int", &vgpuInstanceSamplesCount) < 0)
        goto done;
    fn_nvmlDeviceGetVgpuUtilization *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuUtilization]);
    if (call == NULL)
        goto done;
    size_t utilizationSamples_count = vgpuInstanceSamplesCount;
    if (cb_array_reserve(&utilizationSamples, utilizationSamples_count,
            sizeof(nvmlVgpuInstanceUtilizationSample_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, lastSeenTimeStamp, &sampleValType, &vgpuInstanceSamplesCount,
        utilizationSamples.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetVgpuUtilization, status, 1,
            PyLong_FromUnsignedLong(vgpuInstanceSamplesCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetVgpuUtilization, status, argv);
        goto done;
    }
    if (form->checked && vgpuInstanceSamplesCount < utilizationSamples_count)
        utilizationSamples_count = vgpuInstanceSamplesCount;
    PyObject *results[] = {
        cb_enum_member(py, T_nvmlValueType_t, sampleValType),
        PyLong_FromUnsignedLong(vgpuInstanceSamplesCount),
        cb_record_list(py, T_nvmlVgpuInstanceUtilizationSample_t, utilizationSamples.data,
            utilizationSamples_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetVgpuUtilization, results);
done:
    cb_array_done(&utilizationSamples);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
//     nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)
static const cb_function f_nvmlDeviceGetVgpuInstancesUtilizationInfo = {
    .name = "nvmlDeviceGetVgpuInstancesUtilizationInfo",
    CB_PARAMS("device", "vgpuUtilInfo"),
};

CB_WRAPPER(nvmlDeviceGetVgpuInstancesUtilizationInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuInstancesUtilizationInfo, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlVgpuInstancesUtilizationInfo_t, argv[1], "vgpuUtilInfo",
            &vgpuUtilInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuInstancesUtilizationInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuInstancesUtilizationInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuUtilInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetVgpuInstancesUtilizationInfo, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,
//     unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,
//     nvmlVgpuProcessUtilizationSample_t *utilizationSamples)
static const cb_function f_nvmlDeviceGetVgpuProcessUtilization = {
    .name = "nvmlDeviceGetVgpuProcessUtilization",
    CB_PARAMS("device", "lastSeenTimeStamp", "vgpuProcessSamplesCount"),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetVgpuProcessUtilization)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuProcessUtilization, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint64_t lastSeenTimeStamp;
    unsigned int vgpuProcessSamplesCount;
    cb_array utilizationSamples;
    cb_array_init(&utilizationSamples);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint64(argv[1], CB_UNSIGNED_LONG_LONG, &lastSeenTimeStamp) < 0
        || cb_as_uint32(argv[2], "unsigned int", &vgpuProcessSamplesCount) < 0)
        goto done;
    fn_nvmlDeviceGetVgpuProcessUtilization *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuProcessUtilization]);
    if (call == NULL)
        goto done;
    size_t utilizationSamples_count = vgpuProcessSamplesCount;
    if (cb_array_reserve(&utilizationSamples, utilizationSamples_count,
            sizeof(nvmlVgpuProcessUtilizationSample_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, lastSeenTimeStamp, &vgpuProcessSamplesCount, utilizationSamples.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetVgpuProcessUtilization, status, 0,
            PyLong_FromUnsignedLong(vgpuProcessSamplesCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetVgpuProcessUtilization, status, argv);
        goto done;
    }
    if (form->checked && vgpuProcessSamplesCount < utilizationSamples_count)
        utilizationSamples_count = vgpuProcessSamplesCount;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(vgpuProcessSamplesCount),
        cb_record_list(py, T_nvmlVgpuProcessUtilizationSample_t, utilizationSamples.data,
            utilizationSamples_count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetVgpuProcessUtilization, results);
done:
    cb_array_done(&utilizationSamples);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
//     nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)
static const cb_function f_nvmlDeviceGetVgpuProcessesUtilizationInfo = {
    .name = "nvmlDeviceGetVgpuProcessesUtilizationInfo",
    CB_PARAMS("device", "vgpuProcUtilInfo"),
};

CB_WRAPPER(nvmlDeviceGetVgpuProcessesUtilizationInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetVgpuProcessesUtilizationInfo, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlVgpuProcessesUtilizationInfo_t, argv[1], "vgpuProcUtilInfo",
            &vgpuProcUtilInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetVgpuProcessesUtilizationInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetVgpuProcessesUtilizationInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, vgpuProcUtilInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetVgpuProcessesUtilizationInfo, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,
//     nvmlEnableState_t *mode)
static const cb_function f_nvmlVgpuInstanceGetAccountingMode = {
    .name = "nvmlVgpuInstanceGetAccountingMode",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetAccountingMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    nvmlEnableState_t mode = 0;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceGetAccountingMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetAccountingMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceGetAccountingMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, mode));
}

// nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int *count, unsigned int *pids)
static const cb_function f_nvmlVgpuInstanceGetAccountingPids = {
    .name = "nvmlVgpuInstanceGetAccountingPids",
    CB_PARAMS("vgpuInstance", "count"),
    .result_count = 2,
};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingPids)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetAccountingPids, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    unsigned int count;
    cb_array pids;
    cb_array_init(&pids);
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetAccountingPids *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetAccountingPids]);
    if (call == NULL)
        goto done;
    size_t pids_count = count;
    if (cb_array_reserve(&pids, pids_count, sizeof(unsigned int)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, &count, pids.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlVgpuInstanceGetAccountingPids, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetAccountingPids, status, argv);
        goto done;
    }
    if (form->checked && count < pids_count)
        pids_count = count;
    PyObject *results[] = {
        PyLong_FromUnsignedLong(count),
        cb_int_list(pids.data, pids_count, sizeof(unsigned int), false)
    };
    retval = cb_return_many(form, &f_nvmlVgpuInstanceGetAccountingPids, results);
done:
    cb_array_done(&pids);
    return retval;
}

// nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance,
//     unsigned int pid, nvmlAccountingStats_t *stats)
static const cb_function f_nvmlVgpuInstanceGetAccountingStats = {
    .name = "nvmlVgpuInstanceGetAccountingStats",
    CB_PARAMS("vgpuInstance", "pid"),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetAccountingStats)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetAccountingStats, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    uint32_t pid;
    PyObject *stats = NULL;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &pid) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetAccountingStats *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetAccountingStats]);
    if (call == NULL)
        goto done;
    stats = cb_record_new(py, T_nvmlAccountingStats_t);
    if (stats == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, pid, cb_record_data(stats));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetAccountingStats, status, argv);
    else
        retval = cb_return1(form, cb_take(&stats));
done:
    Py_XDECREF(stats);
    return retval;
}

// nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)
static const cb_function f_nvmlVgpuInstanceClearAccountingPids = {
    .name = "nvmlVgpuInstanceClearAccountingPids",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
};

CB_WRAPPER(nvmlVgpuInstanceClearAccountingPids)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlVgpuInstanceClearAccountingPids, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        return NULL;
    fn_nvmlVgpuInstanceClearAccountingPids *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceClearAccountingPids]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlVgpuInstanceClearAccountingPids, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
//     nvmlVgpuLicenseInfo_t *licenseInfo)
static const cb_function f_nvmlVgpuInstanceGetLicenseInfo = {
    .name = "nvmlVgpuInstanceGetLicenseInfo",
    CB_PARAMS_OF(nvmlVgpuInstanceGetFbUsage),
    .result_count = 1,
};

CB_WRAPPER(nvmlVgpuInstanceGetLicenseInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlVgpuInstanceGetLicenseInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlVgpuInstance_t vgpuInstance;
    PyObject *licenseInfo = NULL;
    if (cb_as_scalar(py, T_nvmlVgpuInstance_t, argv[0], "vgpuInstance", &vgpuInstance,
            sizeof vgpuInstance) < 0)
        goto done;
    fn_nvmlVgpuInstanceGetLicenseInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlVgpuInstanceGetLicenseInfo]);
    if (call == NULL)
        goto done;
    licenseInfo = cb_record_new(py, T_nvmlVgpuLicenseInfo_t);
    if (licenseInfo == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(vgpuInstance, cb_record_data(licenseInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlVgpuInstanceGetLicenseInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&licenseInfo));
done:
    Py_XDECREF(licenseInfo);
    return retval;
}
