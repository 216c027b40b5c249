// functions_nvlink.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(nvmlDeviceGetNvLinkState, "device", "link");

// nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,
//     nvmlEnableState_t *isActive)
static const cb_function f_nvmlDeviceGetNvLinkState = {
    .name = "nvmlDeviceGetNvLinkState",
    CB_PARAMS_OF(nvmlDeviceGetNvLinkState),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetNvLinkState)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    nvmlEnableState_t isActive = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, &isActive);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvLinkState, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlEnableState_t, isActive));
}

// nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,
//     unsigned int *version)
static const cb_function f_nvmlDeviceGetNvLinkVersion = {
    .name = "nvmlDeviceGetNvLinkVersion",
    CB_PARAMS_OF(nvmlDeviceGetNvLinkState),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetNvLinkVersion)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkVersion, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    unsigned int version = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkVersion *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkVersion]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, &version);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvLinkVersion, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(version));
}

// nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
//     nvmlNvLinkCapability_t capability, unsigned int *capResult)
static const cb_function f_nvmlDeviceGetNvLinkCapability = {
    .name = "nvmlDeviceGetNvLinkCapability",
    CB_PARAMS("device", "link", "capability"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetNvLinkCapability)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkCapability, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0
        || cb_as_enum(py, T_nvmlNvLinkCapability_t, argv[2], "capability", &capability) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkCapability *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkCapability]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, capability, &capResult);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvLinkCapability, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(capResult));
}

// nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link,
//     nvmlPciInfo_t *pci)
static const cb_function f_nvmlDeviceGetNvLinkRemotePciInfo = {
    .name = "nvmlDeviceGetNvLinkRemotePciInfo",
    CB_PARAMS_OF(nvmlDeviceGetNvLinkState),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetNvLinkRemotePciInfo)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkRemotePciInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    PyObject *pci = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0)
        goto done;
    fn_nvmlDeviceGetNvLinkRemotePciInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkRemotePciInfo]);
    if (call == NULL)
        goto done;
    pci = cb_record_new(py, T_nvmlPciInfo_t);
    if (pci == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, cb_record_data(pci));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetNvLinkRemotePciInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&pci));
done:
    Py_XDECREF(pci);
    return retval;
}

CB_PARAM_LIST(nvmlDeviceGetNvLinkErrorCounter, "device", "link", "counter");

// nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
//     nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)
static const cb_function f_nvmlDeviceGetNvLinkErrorCounter = {
    .name = "nvmlDeviceGetNvLinkErrorCounter",
    CB_PARAMS_OF(nvmlDeviceGetNvLinkErrorCounter),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetNvLinkErrorCounter)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkErrorCounter, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    int32_t counter;
    unsigned long long counterValue = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0
        || cb_as_enum(py, T_nvmlNvLinkErrorCounter_t, argv[2], "counter", &counter) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkErrorCounter *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkErrorCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, &counterValue);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvLinkErrorCounter, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(counterValue));
}

// nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)
static const cb_function f_nvmlDeviceResetNvLinkErrorCounters = {
    .name = "nvmlDeviceResetNvLinkErrorCounters",
    CB_PARAMS_OF(nvmlDeviceGetNvLinkState),
};

CB_WRAPPER(nvmlDeviceResetNvLinkErrorCounters)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceResetNvLinkErrorCounters, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceResetNvLinkErrorCounters *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceResetNvLinkErrorCounters]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceResetNvLinkErrorCounters, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)
static const cb_function f_nvmlDeviceSetNvLinkUtilizationControl = {
    .name = "nvmlDeviceSetNvLinkUtilizationControl",
    CB_PARAMS("device", "link", "counter", "control", "reset"),
};

CB_WRAPPER(nvmlDeviceSetNvLinkUtilizationControl)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_nvmlDeviceSetNvLinkUtilizationControl, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link, counter, reset;
    nvmlNvLinkUtilizationControl_t *control;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0
        || cb_as_uint32(argv[2], "unsigned int", &counter) < 0
        || cb_as_record(py, T_nvmlNvLinkUtilizationControl_t, argv[3], "control", &control) < 0
        || cb_as_uint32(argv[4], "unsigned int", &reset) < 0)
        return NULL;
    fn_nvmlDeviceSetNvLinkUtilizationControl *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetNvLinkUtilizationControl]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, control, reset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetNvLinkUtilizationControl, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, nvmlNvLinkUtilizationControl_t *control)
static const cb_function f_nvmlDeviceGetNvLinkUtilizationControl = {
    .name = "nvmlDeviceGetNvLinkUtilizationControl",
    CB_PARAMS_OF(nvmlDeviceGetNvLinkErrorCounter),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetNvLinkUtilizationControl)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkUtilizationControl, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link, counter;
    PyObject *control = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0
        || cb_as_uint32(argv[2], "unsigned int", &counter) < 0)
        goto done;
    fn_nvmlDeviceGetNvLinkUtilizationControl *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkUtilizationControl]);
    if (call == NULL)
        goto done;
    control = cb_record_new(py, T_nvmlNvLinkUtilizationControl_t);
    if (control == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, cb_record_data(control));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetNvLinkUtilizationControl, status, argv);
    else
        retval = cb_return1(form, cb_take(&control));
done:
    Py_XDECREF(control);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)
static const cb_function f_nvmlDeviceGetNvLinkUtilizationCounter = {
    .name = "nvmlDeviceGetNvLinkUtilizationCounter",
    CB_PARAMS_OF(nvmlDeviceGetNvLinkErrorCounter),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetNvLinkUtilizationCounter)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkUtilizationCounter, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link, counter;
    unsigned long long rxcounter = 0, txcounter = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0
        || cb_as_uint32(argv[2], "unsigned int", &counter) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkUtilizationCounter *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkUtilizationCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, &rxcounter, &txcounter);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvLinkUtilizationCounter, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLongLong(rxcounter),
        PyLong_FromUnsignedLongLong(txcounter)
    };
    return cb_return_many(form, &f_nvmlDeviceGetNvLinkUtilizationCounter, results);
}

// nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, nvmlEnableState_t freeze)
static const cb_function f_nvmlDeviceFreezeNvLinkUtilizationCounter = {
    .name = "nvmlDeviceFreezeNvLinkUtilizationCounter",
    CB_PARAMS("device", "link", "counter", "freeze"),
};

CB_WRAPPER(nvmlDeviceFreezeNvLinkUtilizationCounter)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_nvmlDeviceFreezeNvLinkUtilizationCounter, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link, counter;
    int32_t freeze;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0
        || cb_as_uint32(argv[2], "unsigned int", &counter) < 0
        || cb_as_enum(py, T_nvmlEnableState_t, argv[3], "freeze", &freeze) < 0)
        return NULL;
    fn_nvmlDeviceFreezeNvLinkUtilizationCounter *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceFreezeNvLinkUtilizationCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, freeze);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceFreezeNvLinkUtilizationCounter, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter)
static const cb_function f_nvmlDeviceResetNvLinkUtilizationCounter = {
    .name = "nvmlDeviceResetNvLinkUtilizationCounter",
    CB_PARAMS_OF(nvmlDeviceGetNvLinkErrorCounter),
};

CB_WRAPPER(nvmlDeviceResetNvLinkUtilizationCounter)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceResetNvLinkUtilizationCounter, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link, counter;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0
        || cb_as_uint32(argv[2], "unsigned int", &counter) < 0)
        return NULL;
    fn_nvmlDeviceResetNvLinkUtilizationCounter *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceResetNvLinkUtilizationCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceResetNvLinkUtilizationCounter, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
//     nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)
static const cb_function f_nvmlDeviceGetNvLinkRemoteDeviceType = {
    .name = "nvmlDeviceGetNvLinkRemoteDeviceType",
    CB_PARAMS_OF(nvmlDeviceGetNvLinkState),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetNvLinkRemoteDeviceType)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkRemoteDeviceType, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t link;
    nvmlIntNvLinkDeviceType_t pNvLinkDeviceType = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &link) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkRemoteDeviceType *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkRemoteDeviceType]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, &pNvLinkDeviceType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvLinkRemoteDeviceType, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlIntNvLinkDeviceType_t, pNvLinkDeviceType));
}

CB_PARAM_LIST(nvmlDeviceSetNvLinkDeviceLowPowerThreshold, "device", "info");

// nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
//     nvmlNvLinkPowerThres_t *info)
static const cb_function f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold = {
    .name = "nvmlDeviceSetNvLinkDeviceLowPowerThreshold",
    CB_PARAMS_OF(nvmlDeviceSetNvLinkDeviceLowPowerThreshold),
};

CB_WRAPPER(nvmlDeviceSetNvLinkDeviceLowPowerThreshold)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvLinkPowerThres_t *info;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvLinkPowerThres_t, argv[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceSetNvLinkDeviceLowPowerThreshold *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetNvLinkDeviceLowPowerThreshold]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
//     nvmlNvlinkSupportedBwModes_t *supportedBwMode)
static const cb_function f_nvmlDeviceGetNvlinkSupportedBwModes = {
    .name = "nvmlDeviceGetNvlinkSupportedBwModes",
    CB_PARAMS("device", "supportedBwMode"),
};

CB_WRAPPER(nvmlDeviceGetNvlinkSupportedBwModes)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvlinkSupportedBwModes, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSupportedBwModes_t *supportedBwMode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvlinkSupportedBwModes_t, argv[1], "supportedBwMode",
            &supportedBwMode) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkSupportedBwModes *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvlinkSupportedBwModes]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, supportedBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvlinkSupportedBwModes, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)
static const cb_function f_nvmlDeviceGetNvlinkBwMode = {
    .name = "nvmlDeviceGetNvlinkBwMode",
    CB_PARAMS("device", "getBwMode"),
};

CB_WRAPPER(nvmlDeviceGetNvlinkBwMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvlinkBwMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkGetBwMode_t *getBwMode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvlinkGetBwMode_t, argv[1], "getBwMode", &getBwMode) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkBwMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvlinkBwMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, getBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvlinkBwMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)
static const cb_function f_nvmlDeviceSetNvlinkBwMode = {
    .name = "nvmlDeviceSetNvlinkBwMode",
    CB_PARAMS("device", "setBwMode"),
};

CB_WRAPPER(nvmlDeviceSetNvlinkBwMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetNvlinkBwMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSetBwMode_t *setBwMode;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvlinkSetBwMode_t, argv[1], "setBwMode", &setBwMode) < 0)
        return NULL;
    fn_nvmlDeviceSetNvlinkBwMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetNvlinkBwMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, setBwMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetNvlinkBwMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device,
//     nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)
static const cb_function f_nvmlDeviceSetNvlinkBwModeAsync_v1 = {
    .name = "nvmlDeviceSetNvlinkBwModeAsync_v1",
    CB_PARAMS("device", "setBwModeAsync"),
};

CB_WRAPPER(nvmlDeviceSetNvlinkBwModeAsync_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetNvlinkBwModeAsync_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvlinkSetBwModeAsync_v1_t, argv[1], "setBwModeAsync",
            &setBwModeAsync) < 0)
        return NULL;
    fn_nvmlDeviceSetNvlinkBwModeAsync_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetNvlinkBwModeAsync_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, setBwModeAsync);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetNvlinkBwModeAsync_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)
static const cb_function f_nvmlDeviceGetNvLinkInfo = {
    .name = "nvmlDeviceGetNvLinkInfo",
    CB_PARAMS_OF(nvmlDeviceSetNvLinkDeviceLowPowerThreshold),
};

CB_WRAPPER(nvmlDeviceGetNvLinkInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvLinkInfo_t *info;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvLinkInfo_t, argv[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkInfo *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvLinkInfo, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)
static const cb_function f_nvmlDeviceGetNvLinkInfo_v3 = {
    .name = "nvmlDeviceGetNvLinkInfo_v3",
    CB_PARAMS_OF(nvmlDeviceSetNvLinkDeviceLowPowerThreshold),
};

CB_WRAPPER(nvmlDeviceGetNvLinkInfo_v3)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkInfo_v3, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvLinkInfo_v3_t *info;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvLinkInfo_v3_t, argv[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkInfo_v3 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkInfo_v3]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvLinkInfo_v3, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device,
//     nvmlNvlinkTelemetrySamples_v1_t *samples)
static const cb_function f_nvmlDeviceGetNvLinkTelemetrySamples_v1 = {
    .name = "nvmlDeviceGetNvLinkTelemetrySamples_v1",
    CB_PARAMS("device", "samples"),
};

CB_WRAPPER(nvmlDeviceGetNvLinkTelemetrySamples_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvLinkTelemetrySamples_v1, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkTelemetrySamples_v1_t *samples;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvlinkTelemetrySamples_v1_t, argv[1], "samples", &samples) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkTelemetrySamples_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvLinkTelemetrySamples_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, samples);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvLinkTelemetrySamples_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device,
//     nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)
static const cb_function f_nvmlDeviceGetNvlinkRemapTableInfo_v1 = {
    .name = "nvmlDeviceGetNvlinkRemapTableInfo_v1",
    CB_PARAMS("device", "remapTableInfo"),
};

CB_WRAPPER(nvmlDeviceGetNvlinkRemapTableInfo_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvlinkRemapTableInfo_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvlinkGetRemapTableInfo_v1_t, argv[1], "remapTableInfo",
            &remapTableInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkRemapTableInfo_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvlinkRemapTableInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, remapTableInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvlinkRemapTableInfo_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device,
//     nvmlNvlinkSetNvleReady_v1_t *setNvleReady)
static const cb_function f_nvmlDeviceSetNvlinkNvleReady_v1 = {
    .name = "nvmlDeviceSetNvlinkNvleReady_v1",
    CB_PARAMS("device", "setNvleReady"),
};

CB_WRAPPER(nvmlDeviceSetNvlinkNvleReady_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetNvlinkNvleReady_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSetNvleReady_v1_t *setNvleReady;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvlinkSetNvleReady_v1_t, argv[1], "setNvleReady",
            &setNvleReady) < 0)
        return NULL;
    fn_nvmlDeviceSetNvlinkNvleReady_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetNvlinkNvleReady_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, setNvleReady);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetNvlinkNvleReady_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device,
//     nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)
static const cb_function f_nvmlDeviceLockNvlinkRemapTable_v1 = {
    .name = "nvmlDeviceLockNvlinkRemapTable_v1",
    CB_PARAMS("device", "remapTableLockInfo"),
};

CB_WRAPPER(nvmlDeviceLockNvlinkRemapTable_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceLockNvlinkRemapTable_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvlinkLockRemapTable_v1_t, argv[1], "remapTableLockInfo",
            &remapTableLockInfo) < 0)
        return NULL;
    fn_nvmlDeviceLockNvlinkRemapTable_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceLockNvlinkRemapTable_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, remapTableLockInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceLockNvlinkRemapTable_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device,
//     nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)
static const cb_function f_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 = {
    .name = "nvmlDeviceSetupNvlinkNvleEncryptionKey_v1",
    CB_PARAMS("device", "encryptionKey"),
};

CB_WRAPPER(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvlinkSetupNvleEncryptionKey_v1_t, argv[1], "encryptionKey",
            &encryptionKey) < 0)
        return NULL;
    fn_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, encryptionKey);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device,
//     nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)
static const cb_function f_nvmlDeviceGetNvlinkNvlePrivateInfo_v1 = {
    .name = "nvmlDeviceGetNvlinkNvlePrivateInfo_v1",
    CB_PARAMS("device", "privateInfo"),
};

CB_WRAPPER(nvmlDeviceGetNvlinkNvlePrivateInfo_v1)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetNvlinkNvlePrivateInfo_v1, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlNvlinkNvlePrivateInfo_v1_t, argv[1], "privateInfo",
            &privateInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkNvlePrivateInfo_v1 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetNvlinkNvlePrivateInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, privateInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetNvlinkNvlePrivateInfo_v1, status, argv);
    return cb_return0(form);
}
