// functions_nvlink.c of cubind for NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,
//     nvmlEnableState_t *isActive)
static const cb_function f_nvmlDeviceGetNvLinkState = {.name = "nvmlDeviceGetNvLinkState",
    .params = (const char *const[]){"device", "link", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    nvmlEnableState_t isActive = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkState *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, &isActive);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkState, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, isActive));
}

// nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,
//     unsigned int *version)
static const cb_function f_nvmlDeviceGetNvLinkVersion = {.name = "nvmlDeviceGetNvLinkVersion",
    .params = (const char *const[]){"device", "link", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkVersion, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    unsigned int version = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkVersion *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkVersion]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, &version);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(version));
}

// nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
//     nvmlNvLinkCapability_t capability, unsigned int *capResult)
static const cb_function f_nvmlDeviceGetNvLinkCapability = {
    .name = "nvmlDeviceGetNvLinkCapability",
    .params = (const char *const[]){"device", "link", "capability", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkCapability)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkCapability, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0
        || cb_as_enum(m, T_nvmlNvLinkCapability_t, args[2], "capability", &capability) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkCapability *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkCapability]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, (nvmlNvLinkCapability_t)capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkCapability, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(capResult));
}

// nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link,
//     nvmlPciInfo_t *pci)
static const cb_function f_nvmlDeviceGetNvLinkRemotePciInfo = {
    .name = "nvmlDeviceGetNvLinkRemotePciInfo",
    .params = (const char *const[]){"device", "link", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkRemotePciInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkRemotePciInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    PyObject *pci = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0)
        goto done;
    fn_nvmlDeviceGetNvLinkRemotePciInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkRemotePciInfo]);
    if (call == NULL)
        goto done;
    pci = cb_record_new(m, T_nvmlPciInfo_t);
    if (pci == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, cb_record_data(pci));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(pci));
    else
        result = cb_fail(s, &f_nvmlDeviceGetNvLinkRemotePciInfo, status, args, NULL);
done:
    Py_XDECREF(pci);
    return result;
}

// nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
//     nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)
static const cb_function f_nvmlDeviceGetNvLinkErrorCounter = {
    .name = "nvmlDeviceGetNvLinkErrorCounter",
    .params = (const char *const[]){"device", "link", "counter", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkErrorCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkErrorCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    int32_t counter;
    unsigned long long counterValue = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0
        || cb_as_enum(m, T_nvmlNvLinkErrorCounter_t, args[2], "counter", &counter) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkErrorCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkErrorCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, (nvmlNvLinkErrorCounter_t)counter, &counterValue);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkErrorCounter, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(counterValue));
}

// nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)
static const cb_function f_nvmlDeviceResetNvLinkErrorCounters = {
    .name = "nvmlDeviceResetNvLinkErrorCounters",
    .params = (const char *const[]){"device", "link", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceResetNvLinkErrorCounters)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceResetNvLinkErrorCounters, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceResetNvLinkErrorCounters *call =
        cb_symbol_address(&symbols[S_nvmlDeviceResetNvLinkErrorCounters]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceResetNvLinkErrorCounters, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)
static const cb_function f_nvmlDeviceSetNvLinkUtilizationControl = {
    .name = "nvmlDeviceSetNvLinkUtilizationControl",
    .params = (const char *const[]){"device", "link", "counter", "control", "reset", NULL},
    .param_count = 5};

CB_WRAPPER(nvmlDeviceSetNvLinkUtilizationControl)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_nvmlDeviceSetNvLinkUtilizationControl, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link, counter, reset;
    nvmlNvLinkUtilizationControl_t *control;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0
        || cb_as_uint32(args[2], "unsigned int", &counter) < 0
        || cb_as_record(m, T_nvmlNvLinkUtilizationControl_t, args[3], "control", &control) < 0
        || cb_as_uint32(args[4], "unsigned int", &reset) < 0)
        return NULL;
    fn_nvmlDeviceSetNvLinkUtilizationControl *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetNvLinkUtilizationControl]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, control, reset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetNvLinkUtilizationControl, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, nvmlNvLinkUtilizationControl_t *control)
static const cb_function f_nvmlDeviceGetNvLinkUtilizationControl = {
    .name = "nvmlDeviceGetNvLinkUtilizationControl",
    .params = (const char *const[]){"device", "link", "counter", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkUtilizationControl)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkUtilizationControl, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link, counter;
    PyObject *control = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0
        || cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        goto done;
    fn_nvmlDeviceGetNvLinkUtilizationControl *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkUtilizationControl]);
    if (call == NULL)
        goto done;
    control = cb_record_new(m, T_nvmlNvLinkUtilizationControl_t);
    if (control == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, cb_record_data(control));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(control));
    else
        result = cb_fail(s, &f_nvmlDeviceGetNvLinkUtilizationControl, status, args, NULL);
done:
    Py_XDECREF(control);
    return result;
}

// nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)
static const cb_function f_nvmlDeviceGetNvLinkUtilizationCounter = {
    .name = "nvmlDeviceGetNvLinkUtilizationCounter",
    .params = (const char *const[]){"device", "link", "counter", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetNvLinkUtilizationCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkUtilizationCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link, counter;
    unsigned long long rxcounter = 0, txcounter = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0
        || cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkUtilizationCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkUtilizationCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, &rxcounter, &txcounter);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkUtilizationCounter, status, args, NULL);
    PyObject *values[] = {
        PyLong_FromUnsignedLongLong(rxcounter),
        PyLong_FromUnsignedLongLong(txcounter)
    };
    return cb_return_many(s, &f_nvmlDeviceGetNvLinkUtilizationCounter, values);
}

// nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, nvmlEnableState_t freeze)
static const cb_function f_nvmlDeviceFreezeNvLinkUtilizationCounter = {
    .name = "nvmlDeviceFreezeNvLinkUtilizationCounter",
    .params = (const char *const[]){"device", "link", "counter", "freeze", NULL}, .param_count = 4};

CB_WRAPPER(nvmlDeviceFreezeNvLinkUtilizationCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvmlDeviceFreezeNvLinkUtilizationCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link, counter;
    int32_t freeze;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0
        || cb_as_uint32(args[2], "unsigned int", &counter) < 0
        || cb_as_enum(m, T_nvmlEnableState_t, args[3], "freeze", &freeze) < 0)
        return NULL;
    fn_nvmlDeviceFreezeNvLinkUtilizationCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceFreezeNvLinkUtilizationCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, (nvmlEnableState_t)freeze);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceFreezeNvLinkUtilizationCounter, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter)
static const cb_function f_nvmlDeviceResetNvLinkUtilizationCounter = {
    .name = "nvmlDeviceResetNvLinkUtilizationCounter",
    .params = (const char *const[]){"device", "link", "counter", NULL}, .param_count = 3};

CB_WRAPPER(nvmlDeviceResetNvLinkUtilizationCounter)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceResetNvLinkUtilizationCounter, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link, counter;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0
        || cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        return NULL;
    fn_nvmlDeviceResetNvLinkUtilizationCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceResetNvLinkUtilizationCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceResetNvLinkUtilizationCounter, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
//     nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)
static const cb_function f_nvmlDeviceGetNvLinkRemoteDeviceType = {
    .name = "nvmlDeviceGetNvLinkRemoteDeviceType",
    .params = (const char *const[]){"device", "link", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetNvLinkRemoteDeviceType)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvLinkRemoteDeviceType, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    nvmlIntNvLinkDeviceType_t pNvLinkDeviceType = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkRemoteDeviceType *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkRemoteDeviceType]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, &pNvLinkDeviceType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkRemoteDeviceType, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlIntNvLinkDeviceType_t, pNvLinkDeviceType));
}

// nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
//     nvmlNvLinkPowerThres_t *info)
static const cb_function f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold = {
    .name = "nvmlDeviceSetNvLinkDeviceLowPowerThreshold",
    .params = (const char *const[]){"device", "info", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetNvLinkDeviceLowPowerThreshold)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, &args, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvLinkPowerThres_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlNvLinkPowerThres_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceSetNvLinkDeviceLowPowerThreshold *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetNvLinkDeviceLowPowerThreshold]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
//     nvmlNvlinkSupportedBwModes_t *supportedBwMode)
static const cb_function f_nvmlDeviceGetNvlinkSupportedBwModes = {
    .name = "nvmlDeviceGetNvlinkSupportedBwModes",
    .params = (const char *const[]){"device", "supportedBwMode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetNvlinkSupportedBwModes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvlinkSupportedBwModes, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSupportedBwModes_t *supportedBwMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlNvlinkSupportedBwModes_t, args[1], "supportedBwMode",
            &supportedBwMode) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkSupportedBwModes *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvlinkSupportedBwModes]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, supportedBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvlinkSupportedBwModes, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)
static const cb_function f_nvmlDeviceGetNvlinkBwMode = {.name = "nvmlDeviceGetNvlinkBwMode",
    .params = (const char *const[]){"device", "getBwMode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceGetNvlinkBwMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetNvlinkBwMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkGetBwMode_t *getBwMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlNvlinkGetBwMode_t, args[1], "getBwMode", &getBwMode) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkBwMode *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNvlinkBwMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, getBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvlinkBwMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)
static const cb_function f_nvmlDeviceSetNvlinkBwMode = {.name = "nvmlDeviceSetNvlinkBwMode",
    .params = (const char *const[]){"device", "setBwMode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlDeviceSetNvlinkBwMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceSetNvlinkBwMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSetBwMode_t *setBwMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlNvlinkSetBwMode_t, args[1], "setBwMode", &setBwMode) < 0)
        return NULL;
    fn_nvmlDeviceSetNvlinkBwMode *call = cb_symbol_address(&symbols[S_nvmlDeviceSetNvlinkBwMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, setBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetNvlinkBwMode, status, args, NULL);
    return cb_return0(s);
}

