// functions_4.c of cubind's binding of the NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
//     nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)
static const char *const params_nvmlDeviceGetNvLinkErrorCounter[] = {"device", "link", "counter",
    NULL};
static const cb_function f_nvmlDeviceGetNvLinkErrorCounter = {
    .name = "nvmlDeviceGetNvLinkErrorCounter", .params = params_nvmlDeviceGetNvLinkErrorCounter,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkErrorCounter(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkErrorCounter, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkErrorCounter, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    int32_t counter;
    unsigned long long counterValue = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlNvLinkErrorCounter_t, args[2], "counter", &counter) < 0)
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
static const char *const params_nvmlDeviceResetNvLinkErrorCounters[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceResetNvLinkErrorCounters = {
    .name = "nvmlDeviceResetNvLinkErrorCounters",
        .params = params_nvmlDeviceResetNvLinkErrorCounters,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceResetNvLinkErrorCounters(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceResetNvLinkErrorCounters, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceResetNvLinkErrorCounters, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
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
static const char *const params_nvmlDeviceSetNvLinkUtilizationControl[] = {"device", "link",
    "counter", "control", "reset", NULL};
static const cb_function f_nvmlDeviceSetNvLinkUtilizationControl = {
    .name = "nvmlDeviceSetNvLinkUtilizationControl",
        .params = params_nvmlDeviceSetNvLinkUtilizationControl,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetNvLinkUtilizationControl(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_args_direct(&f_nvmlDeviceSetNvLinkUtilizationControl, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetNvLinkUtilizationControl, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    uint32_t counter;
    nvmlNvLinkUtilizationControl_t *control;
    uint32_t reset;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvLinkUtilizationControl_t, args[3], "control", &control) < 0)
        return NULL;
    if (cb_as_uint32(args[4], "unsigned int", &reset) < 0)
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
static const char *const params_nvmlDeviceGetNvLinkUtilizationControl[] = {"device", "link",
    "counter", NULL};
static const cb_function f_nvmlDeviceGetNvLinkUtilizationControl = {
    .name = "nvmlDeviceGetNvLinkUtilizationControl",
        .params = params_nvmlDeviceGetNvLinkUtilizationControl,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkUtilizationControl(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkUtilizationControl, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkUtilizationControl, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t link;
    uint32_t counter;
    PyObject *control = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        goto done;
    fn_nvmlDeviceGetNvLinkUtilizationControl *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkUtilizationControl]);
    if (call == NULL)
        goto done;
    control = cb_record_new(m, T_nvmlNvLinkUtilizationControl_t);
    if (control == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, counter, cb_record_data(control));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetNvLinkUtilizationControl, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(control));
done:
    Py_XDECREF(control);
    return result;
}

// nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)
static const char *const params_nvmlDeviceGetNvLinkUtilizationCounter[] = {"device", "link",
    "counter", NULL};
static const cb_function f_nvmlDeviceGetNvLinkUtilizationCounter = {
    .name = "nvmlDeviceGetNvLinkUtilizationCounter",
        .params = params_nvmlDeviceGetNvLinkUtilizationCounter,
    .param_count = 3, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetNvLinkUtilizationCounter(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkUtilizationCounter, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkUtilizationCounter, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    uint32_t counter;
    unsigned long long rxcounter = 0;
    unsigned long long txcounter = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &counter) < 0)
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
    PyObject *values[] = {PyLong_FromUnsignedLongLong(rxcounter),
        PyLong_FromUnsignedLongLong(txcounter)};
    return cb_return_many(s, &f_nvmlDeviceGetNvLinkUtilizationCounter, values);
}

// nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
//     unsigned int counter, nvmlEnableState_t freeze)
static const char *const params_nvmlDeviceFreezeNvLinkUtilizationCounter[] = {"device", "link",
    "counter", "freeze", NULL};
static const cb_function f_nvmlDeviceFreezeNvLinkUtilizationCounter = {
    .name = "nvmlDeviceFreezeNvLinkUtilizationCounter",
        .params = params_nvmlDeviceFreezeNvLinkUtilizationCounter,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_nvmlDeviceFreezeNvLinkUtilizationCounter(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_nvmlDeviceFreezeNvLinkUtilizationCounter, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceFreezeNvLinkUtilizationCounter, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    uint32_t counter;
    int32_t freeze;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &counter) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[3], "freeze", &freeze) < 0)
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
static const char *const params_nvmlDeviceResetNvLinkUtilizationCounter[] = {"device", "link",
    "counter", NULL};
static const cb_function f_nvmlDeviceResetNvLinkUtilizationCounter = {
    .name = "nvmlDeviceResetNvLinkUtilizationCounter",
        .params = params_nvmlDeviceResetNvLinkUtilizationCounter,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceResetNvLinkUtilizationCounter(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceResetNvLinkUtilizationCounter, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceResetNvLinkUtilizationCounter, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    uint32_t counter;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &counter) < 0)
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
static const char *const params_nvmlDeviceGetNvLinkRemoteDeviceType[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceGetNvLinkRemoteDeviceType = {
    .name = "nvmlDeviceGetNvLinkRemoteDeviceType",
        .params = params_nvmlDeviceGetNvLinkRemoteDeviceType,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkRemoteDeviceType(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkRemoteDeviceType, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkRemoteDeviceType, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    nvmlIntNvLinkDeviceType_t pNvLinkDeviceType = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
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
static const char *const params_nvmlDeviceSetNvLinkDeviceLowPowerThreshold[] = {"device", "info",
    NULL};
static const cb_function f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold = {
    .name = "nvmlDeviceSetNvLinkDeviceLowPowerThreshold",
        .params = params_nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetNvLinkDeviceLowPowerThreshold(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvLinkPowerThres_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvLinkPowerThres_t, args[1], "info", &info) < 0)
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

// nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)
static const char *const params_nvmlSystemSetNvlinkBwMode[] = {"nvlinkBwMode", NULL};
static const cb_function f_nvmlSystemSetNvlinkBwMode = {
    .name = "nvmlSystemSetNvlinkBwMode", .params = params_nvmlSystemSetNvlinkBwMode,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlSystemSetNvlinkBwMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemSetNvlinkBwMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemSetNvlinkBwMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlSystemGetNvlinkBwMode[] = {NULL};
static const cb_function f_nvmlSystemGetNvlinkBwMode = {
    .name = "nvmlSystemGetNvlinkBwMode", .params = params_nvmlSystemGetNvlinkBwMode,
    .param_count = 0, .result_count = 1,
};

PyObject *
py_nvmlSystemGetNvlinkBwMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemGetNvlinkBwMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemGetNvlinkBwMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
//     nvmlNvlinkSupportedBwModes_t *supportedBwMode)
static const char *const params_nvmlDeviceGetNvlinkSupportedBwModes[] = {"device",
    "supportedBwMode", NULL};
static const cb_function f_nvmlDeviceGetNvlinkSupportedBwModes = {
    .name = "nvmlDeviceGetNvlinkSupportedBwModes",
        .params = params_nvmlDeviceGetNvlinkSupportedBwModes,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetNvlinkSupportedBwModes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvlinkSupportedBwModes, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvlinkSupportedBwModes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvlinkSupportedBwModes_t *supportedBwMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkSupportedBwModes_t, args[1], "supportedBwMode",
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
static const char *const params_nvmlDeviceGetNvlinkBwMode[] = {"device", "getBwMode", NULL};
static const cb_function f_nvmlDeviceGetNvlinkBwMode = {
    .name = "nvmlDeviceGetNvlinkBwMode", .params = params_nvmlDeviceGetNvlinkBwMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetNvlinkBwMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvlinkBwMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvlinkBwMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvlinkGetBwMode_t *getBwMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkGetBwMode_t, args[1], "getBwMode", &getBwMode) < 0)
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
static const char *const params_nvmlDeviceSetNvlinkBwMode[] = {"device", "setBwMode", NULL};
static const cb_function f_nvmlDeviceSetNvlinkBwMode = {
    .name = "nvmlDeviceSetNvlinkBwMode", .params = params_nvmlDeviceSetNvlinkBwMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetNvlinkBwMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetNvlinkBwMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetNvlinkBwMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvlinkSetBwMode_t *setBwMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkSetBwMode_t, args[1], "setBwMode", &setBwMode) < 0)
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

// nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)
static const char *const params_nvmlEventSetCreate[] = {NULL};
static const cb_function f_nvmlEventSetCreate = {
    .name = "nvmlEventSetCreate", .params = params_nvmlEventSetCreate,
    .param_count = 0, .result_count = 1,
};

PyObject *
py_nvmlEventSetCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlEventSetCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlEventSetCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlDeviceRegisterEvents[] = {"device", "eventTypes", "set", NULL};
static const cb_function f_nvmlDeviceRegisterEvents = {
    .name = "nvmlDeviceRegisterEvents", .params = params_nvmlDeviceRegisterEvents,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceRegisterEvents(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceRegisterEvents, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceRegisterEvents, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint64_t eventTypes;
    nvmlEventSet_t set;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &eventTypes) < 0)
        return NULL;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[2], &set) < 0)
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

// nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long
//     *eventTypes)
static const char *const params_nvmlDeviceGetSupportedEventTypes[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetSupportedEventTypes = {
    .name = "nvmlDeviceGetSupportedEventTypes", .params = params_nvmlDeviceGetSupportedEventTypes,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetSupportedEventTypes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetSupportedEventTypes, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetSupportedEventTypes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int
//     timeoutms)
static const char *const params_nvmlEventSetWait[] = {"set", "timeoutms", NULL};
static const cb_function f_nvmlEventSetWait = {
    .name = "nvmlEventSetWait", .params = params_nvmlEventSetWait,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlEventSetWait(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlEventSetWait, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlEventSetWait, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlEventSet_t set;
    PyObject *data = NULL;
    uint32_t timeoutms;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &timeoutms) < 0)
        goto done;
    fn_nvmlEventSetWait *call = cb_symbol_address(&symbols[S_nvmlEventSetWait]);
    if (call == NULL)
        goto done;
    data = cb_record_new(m, T_nvmlEventData_t);
    if (data == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, cb_record_data(data), timeoutms);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlEventSetWait, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(data));
done:
    Py_XDECREF(data);
    return result;
}

// nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)
static const char *const params_nvmlEventSetFree[] = {"set", NULL};
static const cb_function f_nvmlEventSetFree = {
    .name = "nvmlEventSetFree", .params = params_nvmlEventSetFree,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlEventSetFree(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlEventSetFree, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlEventSetFree, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlSystemEventSetCreate[] = {"request", NULL};
static const cb_function f_nvmlSystemEventSetCreate = {
    .name = "nvmlSystemEventSetCreate", .params = params_nvmlSystemEventSetCreate,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlSystemEventSetCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemEventSetCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemEventSetCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlSystemEventSetFree[] = {"request", NULL};
static const cb_function f_nvmlSystemEventSetFree = {
    .name = "nvmlSystemEventSetFree", .params = params_nvmlSystemEventSetFree,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlSystemEventSetFree(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemEventSetFree, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemEventSetFree, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlSystemRegisterEvents[] = {"request", NULL};
static const cb_function f_nvmlSystemRegisterEvents = {
    .name = "nvmlSystemRegisterEvents", .params = params_nvmlSystemRegisterEvents,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlSystemRegisterEvents(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemRegisterEvents, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemRegisterEvents, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlSystemEventSetWait[] = {"request", NULL};
static const cb_function f_nvmlSystemEventSetWait = {
    .name = "nvmlSystemEventSetWait", .params = params_nvmlSystemEventSetWait,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlSystemEventSetWait(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlSystemEventSetWait, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlSystemEventSetWait, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)
static const char *const params_nvmlDeviceModifyDrainState[] = {"pciInfo", "newState", NULL};
static const cb_function f_nvmlDeviceModifyDrainState = {
    .name = "nvmlDeviceModifyDrainState", .params = params_nvmlDeviceModifyDrainState,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceModifyDrainState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceModifyDrainState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceModifyDrainState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlPciInfo_t *pciInfo;
    int32_t newState;
    if (cb_as_record(m, T_nvmlPciInfo_t, args[0], "pciInfo", &pciInfo) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "newState", &newState) < 0)
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
static const char *const params_nvmlDeviceQueryDrainState[] = {"pciInfo", NULL};
static const cb_function f_nvmlDeviceQueryDrainState = {
    .name = "nvmlDeviceQueryDrainState", .params = params_nvmlDeviceQueryDrainState,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceQueryDrainState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceQueryDrainState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceQueryDrainState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlDeviceRemoveGpu[] = {"pciInfo", "gpuState", "linkState", NULL};
static const cb_function f_nvmlDeviceRemoveGpu = {
    .name = "nvmlDeviceRemoveGpu", .params = params_nvmlDeviceRemoveGpu,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceRemoveGpu(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceRemoveGpu, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceRemoveGpu, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlPciInfo_t *pciInfo;
    int32_t gpuState;
    int32_t linkState;
    if (cb_as_record(m, T_nvmlPciInfo_t, args[0], "pciInfo", &pciInfo) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlDetachGpuState_t, args[1], "gpuState", &gpuState) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlPcieLinkState_t, args[2], "linkState", &linkState) < 0)
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
static const char *const params_nvmlDeviceDiscoverGpus[] = {"pciInfo", NULL};
static const cb_function f_nvmlDeviceDiscoverGpus = {
    .name = "nvmlDeviceDiscoverGpus", .params = params_nvmlDeviceDiscoverGpus,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlDeviceDiscoverGpus(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceDiscoverGpus, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceDiscoverGpus, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t
//     *values)
static const char *const params_nvmlDeviceGetFieldValues[] = {"device", "valuesCount", "values",
    NULL};
static const cb_function f_nvmlDeviceGetFieldValues = {
    .name = "nvmlDeviceGetFieldValues", .params = params_nvmlDeviceGetFieldValues,
    .param_count = 3, .result_count = 0,
    .auto_mask = 0x2,
};

PyObject *
py_nvmlDeviceGetFieldValues(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetFieldValues, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetFieldValues, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t valuesCount = 0;
    cb_array values_;
    cb_array_init(&values_);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_int32(args[1], "int", &valuesCount) < 0)
        goto done;
    if (cb_array_room(m, T_nvmlFieldValue_t, args[2], "values", &values_) < 0)
        goto done;
    if (args[1] == NULL && values_.length > (size_t)valuesCount)
        valuesCount = (int32_t)values_.length;
    if (cb_array_check(&values_, (size_t)valuesCount) < 0)
        goto done;
    fn_nvmlDeviceGetFieldValues *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFieldValues]);
    if (call == NULL)
        goto done;
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

// nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t
//     *values)
static const char *const params_nvmlDeviceClearFieldValues[] = {"device", "valuesCount", "values",
    NULL};
static const cb_function f_nvmlDeviceClearFieldValues = {
    .name = "nvmlDeviceClearFieldValues", .params = params_nvmlDeviceClearFieldValues,
    .param_count = 3, .result_count = 0,
    .auto_mask = 0x2,
};

PyObject *
py_nvmlDeviceClearFieldValues(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceClearFieldValues, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceClearFieldValues, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t valuesCount = 0;
    cb_array values_;
    cb_array_init(&values_);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_int32(args[1], "int", &valuesCount) < 0)
        goto done;
    if (cb_array_room(m, T_nvmlFieldValue_t, args[2], "values", &values_) < 0)
        goto done;
    if (args[1] == NULL && values_.length > (size_t)valuesCount)
        valuesCount = (int32_t)values_.length;
    if (cb_array_check(&values_, (size_t)valuesCount) < 0)
        goto done;
    fn_nvmlDeviceClearFieldValues *call = cb_symbol_address(&symbols[S_nvmlDeviceClearFieldValues]);
    if (call == NULL)
        goto done;
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

// nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t
//     *pVirtualMode)
static const char *const params_nvmlDeviceGetVirtualizationMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetVirtualizationMode = {
    .name = "nvmlDeviceGetVirtualizationMode", .params = params_nvmlDeviceGetVirtualizationMode,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetVirtualizationMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetVirtualizationMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetVirtualizationMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlDeviceGetHostVgpuMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetHostVgpuMode = {
    .name = "nvmlDeviceGetHostVgpuMode", .params = params_nvmlDeviceGetHostVgpuMode,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetHostVgpuMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetHostVgpuMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetHostVgpuMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t
//     virtualMode)
static const char *const params_nvmlDeviceSetVirtualizationMode[] = {"device", "virtualMode", NULL};
static const cb_function f_nvmlDeviceSetVirtualizationMode = {
    .name = "nvmlDeviceSetVirtualizationMode", .params = params_nvmlDeviceSetVirtualizationMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetVirtualizationMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetVirtualizationMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetVirtualizationMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t virtualMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlGpuVirtualizationMode_t, args[1], "virtualMode", &virtualMode) < 0)
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

// nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t
//     *pHeterogeneousMode)
static const char *const params_nvmlDeviceGetVgpuHeterogeneousMode[] = {"device",
    "pHeterogeneousMode", NULL};
static const cb_function f_nvmlDeviceGetVgpuHeterogeneousMode = {
    .name = "nvmlDeviceGetVgpuHeterogeneousMode",
        .params = params_nvmlDeviceGetVgpuHeterogeneousMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetVgpuHeterogeneousMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetVgpuHeterogeneousMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetVgpuHeterogeneousMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuHeterogeneousMode_t, args[1], "pHeterogeneousMode",
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

// nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device, const
//     nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const char *const params_nvmlDeviceSetVgpuHeterogeneousMode[] = {"device",
    "pHeterogeneousMode", NULL};
static const cb_function f_nvmlDeviceSetVgpuHeterogeneousMode = {
    .name = "nvmlDeviceSetVgpuHeterogeneousMode",
        .params = params_nvmlDeviceSetVgpuHeterogeneousMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetVgpuHeterogeneousMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetVgpuHeterogeneousMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetVgpuHeterogeneousMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuHeterogeneousMode_t, args[1], "pHeterogeneousMode",
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
static const char *const params_nvmlVgpuInstanceGetPlacementId[] = {"vgpuInstance", "pPlacement",
    NULL};
static const cb_function f_nvmlVgpuInstanceGetPlacementId = {
    .name = "nvmlVgpuInstanceGetPlacementId", .params = params_nvmlVgpuInstanceGetPlacementId,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlVgpuInstanceGetPlacementId(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetPlacementId, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetPlacementId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlVgpuInstance_t vgpuInstance;
    nvmlVgpuPlacementId_t *pPlacement;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuPlacementId_t, args[1], "pPlacement", &pPlacement) < 0)
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

// nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t
//     vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
static const char *const params_nvmlDeviceGetVgpuTypeSupportedPlacements[] = {"device",
    "vgpuTypeId", "pPlacementList", NULL};
static const cb_function f_nvmlDeviceGetVgpuTypeSupportedPlacements = {
    .name = "nvmlDeviceGetVgpuTypeSupportedPlacements",
        .params = params_nvmlDeviceGetVgpuTypeSupportedPlacements,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetVgpuTypeSupportedPlacements(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetVgpuTypeSupportedPlacements, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetVgpuTypeSupportedPlacements, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuPlacementList_t *pPlacementList;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[1], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuPlacementList_t, args[2], "pPlacementList", &pPlacementList) < 0)
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

// nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t
//     vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
static const char *const params_nvmlDeviceGetVgpuTypeCreatablePlacements[] = {"device",
    "vgpuTypeId", "pPlacementList", NULL};
static const cb_function f_nvmlDeviceGetVgpuTypeCreatablePlacements = {
    .name = "nvmlDeviceGetVgpuTypeCreatablePlacements",
        .params = params_nvmlDeviceGetVgpuTypeCreatablePlacements,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetVgpuTypeCreatablePlacements(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetVgpuTypeCreatablePlacements, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetVgpuTypeCreatablePlacements, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlVgpuTypeId_t vgpuTypeId;
    nvmlVgpuPlacementList_t *pPlacementList;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[1], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuPlacementList_t, args[2], "pPlacementList", &pPlacementList) < 0)
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

// nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long
//     *gspHeapSize)
static const char *const params_nvmlVgpuTypeGetGspHeapSize[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetGspHeapSize = {
    .name = "nvmlVgpuTypeGetGspHeapSize", .params = params_nvmlVgpuTypeGetGspHeapSize,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuTypeGetGspHeapSize(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetGspHeapSize, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetGspHeapSize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long
//     *fbReservation)
static const char *const params_nvmlVgpuTypeGetFbReservation[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetFbReservation = {
    .name = "nvmlVgpuTypeGetFbReservation", .params = params_nvmlVgpuTypeGetFbReservation,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuTypeGetFbReservation(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetFbReservation, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetFbReservation, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlVgpuInstanceGetRuntimeStateSize[] = {"vgpuInstance", "pState",
    NULL};
static const cb_function f_nvmlVgpuInstanceGetRuntimeStateSize = {
    .name = "nvmlVgpuInstanceGetRuntimeStateSize",
        .params = params_nvmlVgpuInstanceGetRuntimeStateSize,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlVgpuInstanceGetRuntimeStateSize(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetRuntimeStateSize, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetRuntimeStateSize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlVgpuInstance_t vgpuInstance;
    nvmlVgpuRuntimeState_t *pState;
    if (cb_as_scalar(m, T_nvmlVgpuInstance_t, args[0], &vgpuInstance, sizeof vgpuInstance) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlVgpuRuntimeState_t, args[1], "pState", &pState) < 0)
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

// nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t
//     capability, nvmlEnableState_t state)
static const char *const params_nvmlDeviceSetVgpuCapabilities[] = {"device", "capability", "state",
    NULL};
static const cb_function f_nvmlDeviceSetVgpuCapabilities = {
    .name = "nvmlDeviceSetVgpuCapabilities", .params = params_nvmlDeviceSetVgpuCapabilities,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetVgpuCapabilities(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetVgpuCapabilities, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetVgpuCapabilities, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t capability;
    int32_t state;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlDeviceVgpuCapability_t, args[1], "capability", &capability) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[2], "state", &state) < 0)
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

// nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
//     nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
static const char *const params_nvmlDeviceGetGridLicensableFeatures[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGridLicensableFeatures = {
    .name = "nvmlDeviceGetGridLicensableFeatures",
        .params = params_nvmlDeviceGetGridLicensableFeatures,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetGridLicensableFeatures(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetGridLicensableFeatures, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetGridLicensableFeatures, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pGridLicensableFeatures));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGridLicensableFeatures, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pGridLicensableFeatures));
done:
    Py_XDECREF(pGridLicensableFeatures);
    return result;
}

// nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int
//     *capResult)
static const char *const params_nvmlGetVgpuDriverCapabilities[] = {"capability", NULL};
static const cb_function f_nvmlGetVgpuDriverCapabilities = {
    .name = "nvmlGetVgpuDriverCapabilities", .params = params_nvmlGetVgpuDriverCapabilities,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlGetVgpuDriverCapabilities(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlGetVgpuDriverCapabilities, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlGetVgpuDriverCapabilities, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t
//     capability, unsigned int *capResult)
static const char *const params_nvmlDeviceGetVgpuCapabilities[] = {"device", "capability", NULL};
static const cb_function f_nvmlDeviceGetVgpuCapabilities = {
    .name = "nvmlDeviceGetVgpuCapabilities", .params = params_nvmlDeviceGetVgpuCapabilities,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetVgpuCapabilities(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetVgpuCapabilities, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetVgpuCapabilities, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlDeviceVgpuCapability_t, args[1], "capability", &capability) < 0)
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
static const char *const params_nvmlDeviceGetSupportedVgpus[] = {"device", "vgpuCount", NULL};
static const cb_function f_nvmlDeviceGetSupportedVgpus = {
    .name = "nvmlDeviceGetSupportedVgpus", .params = params_nvmlDeviceGetSupportedVgpus,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetSupportedVgpus(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetSupportedVgpus, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetSupportedVgpus, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t vgpuCount_in = 0;
    unsigned int vgpuCount = 0;
    cb_array vgpuTypeIds;
    cb_array_init(&vgpuTypeIds);
    size_t vgpuTypeIds_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &vgpuCount_in) < 0)
        goto done;
    vgpuCount = vgpuCount_in;
    fn_nvmlDeviceGetSupportedVgpus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedVgpus]);
    if (call == NULL)
        goto done;
    vgpuTypeIds_count = (size_t)vgpuCount;
    if (cb_array_reserve(&vgpuTypeIds, vgpuTypeIds_count, sizeof(nvmlVgpuTypeId_t)) < 0)
        goto done;
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
    PyObject *values[] = {PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(m, T_nvmlVgpuTypeId_t, vgpuTypeIds.data, vgpuTypeIds_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetSupportedVgpus, values);
done:
    cb_array_done(&vgpuTypeIds);
    return result;
}

// nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
//     nvmlVgpuTypeId_t *vgpuTypeIds)
static const char *const params_nvmlDeviceGetCreatableVgpus[] = {"device", "vgpuCount", NULL};
static const cb_function f_nvmlDeviceGetCreatableVgpus = {
    .name = "nvmlDeviceGetCreatableVgpus", .params = params_nvmlDeviceGetCreatableVgpus,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetCreatableVgpus(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetCreatableVgpus, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetCreatableVgpus, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t vgpuCount_in = 0;
    unsigned int vgpuCount = 0;
    cb_array vgpuTypeIds;
    cb_array_init(&vgpuTypeIds);
    size_t vgpuTypeIds_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &vgpuCount_in) < 0)
        goto done;
    vgpuCount = vgpuCount_in;
    fn_nvmlDeviceGetCreatableVgpus *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCreatableVgpus]);
    if (call == NULL)
        goto done;
    vgpuTypeIds_count = (size_t)vgpuCount;
    if (cb_array_reserve(&vgpuTypeIds, vgpuTypeIds_count, sizeof(nvmlVgpuTypeId_t)) < 0)
        goto done;
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
    PyObject *values[] = {PyLong_FromUnsignedLong(vgpuCount),
        cb_scalar_list(m, T_nvmlVgpuTypeId_t, vgpuTypeIds.data, vgpuTypeIds_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetCreatableVgpus, values);
done:
    cb_array_done(&vgpuTypeIds);
    return result;
}

// nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int
//     *size)
static const char *const params_nvmlVgpuTypeGetClass[] = {"vgpuTypeId", "vgpuTypeClass", "size",
    NULL};
static const cb_function f_nvmlVgpuTypeGetClass = {
    .name = "nvmlVgpuTypeGetClass", .params = params_nvmlVgpuTypeGetClass,
    .param_count = 3, .result_count = 1,
    .auto_mask = 0x6,
    .hidden_result_mask = 0x1,
};
// With the buffers that the checked form makes and returns.
static const cb_function made_nvmlVgpuTypeGetClass = {
    .name = "nvmlVgpuTypeGetClass", .params = params_nvmlVgpuTypeGetClass,
    .param_count = 3, .result_count = 2,
    .auto_mask = 0x6,
    .hidden_result_mask = 0x2,
};

PyObject *
py_nvmlVgpuTypeGetClass(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetClass, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetClass, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlVgpuTypeId_t vgpuTypeId;
    cb_chars vgpuTypeClass;
    cb_chars_init(&vgpuTypeClass);
    uint32_t size_in = 65536;
    unsigned int size = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        goto done;
    if (args[1] != NULL && cb_as_char_buffer(args[1], &vgpuTypeClass) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &size_in) < 0)
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
        PyObject *values[] =
            {PyUnicode_DecodeUTF8(vgpuTypeClass.data, Py_MIN((Py_ssize_t)size, vgpuTypeClass.size),
            "replace"), s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
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

// nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int
//     *size)
static const char *const params_nvmlVgpuTypeGetName[] = {"vgpuTypeId", "vgpuTypeName", "size",
    NULL};
static const cb_function f_nvmlVgpuTypeGetName = {
    .name = "nvmlVgpuTypeGetName", .params = params_nvmlVgpuTypeGetName,
    .param_count = 3, .result_count = 1,
    .auto_mask = 0x6,
    .hidden_result_mask = 0x1,
};
// With the buffers that the checked form makes and returns.
static const cb_function made_nvmlVgpuTypeGetName = {
    .name = "nvmlVgpuTypeGetName", .params = params_nvmlVgpuTypeGetName,
    .param_count = 3, .result_count = 2,
    .auto_mask = 0x6,
    .hidden_result_mask = 0x2,
};

PyObject *
py_nvmlVgpuTypeGetName(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetName, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetName, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlVgpuTypeId_t vgpuTypeId;
    cb_chars vgpuTypeName;
    cb_chars_init(&vgpuTypeName);
    uint32_t size_in = 65536;
    unsigned int size = 0;
    if (cb_as_scalar(m, T_nvmlVgpuTypeId_t, args[0], &vgpuTypeId, sizeof vgpuTypeId) < 0)
        goto done;
    if (args[1] != NULL && cb_as_char_buffer(args[1], &vgpuTypeName) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &size_in) < 0)
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
        PyObject *values[] =
            {PyUnicode_DecodeUTF8(vgpuTypeName.data, Py_MIN((Py_ssize_t)size, vgpuTypeName.size),
            "replace"), s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
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

// nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int
//     *gpuInstanceProfileId)
static const char *const params_nvmlVgpuTypeGetGpuInstanceProfileId[] = {"vgpuTypeId", NULL};
static const cb_function f_nvmlVgpuTypeGetGpuInstanceProfileId = {
    .name = "nvmlVgpuTypeGetGpuInstanceProfileId",
        .params = params_nvmlVgpuTypeGetGpuInstanceProfileId,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuTypeGetGpuInstanceProfileId(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetGpuInstanceProfileId, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetGpuInstanceProfileId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuTypeGetDeviceID = {
    .name = "nvmlVgpuTypeGetDeviceID", .params = params_nvmlVgpuTypeGetDeviceID,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlVgpuTypeGetDeviceID(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetDeviceID, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetDeviceID, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuTypeGetFramebufferSize = {
    .name = "nvmlVgpuTypeGetFramebufferSize", .params = params_nvmlVgpuTypeGetFramebufferSize,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuTypeGetFramebufferSize(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetFramebufferSize, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetFramebufferSize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuTypeGetNumDisplayHeads = {
    .name = "nvmlVgpuTypeGetNumDisplayHeads", .params = params_nvmlVgpuTypeGetNumDisplayHeads,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuTypeGetNumDisplayHeads(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetNumDisplayHeads, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetNumDisplayHeads, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuTypeGetResolution = {
    .name = "nvmlVgpuTypeGetResolution", .params = params_nvmlVgpuTypeGetResolution,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_nvmlVgpuTypeGetResolution(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetResolution, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetResolution, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuTypeGetLicense = {
    .name = "nvmlVgpuTypeGetLicense", .params = params_nvmlVgpuTypeGetLicense,
    .param_count = 2, .result_count = 1,
    .auto_mask = 0x2,
};

PyObject *
py_nvmlVgpuTypeGetLicense(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetLicense, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetLicense, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuTypeGetFrameRateLimit = {
    .name = "nvmlVgpuTypeGetFrameRateLimit", .params = params_nvmlVgpuTypeGetFrameRateLimit,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuTypeGetFrameRateLimit(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetFrameRateLimit, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetFrameRateLimit, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuTypeGetMaxInstances = {
    .name = "nvmlVgpuTypeGetMaxInstances", .params = params_nvmlVgpuTypeGetMaxInstances,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlVgpuTypeGetMaxInstances(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetMaxInstances, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetMaxInstances, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuTypeGetMaxInstancesPerVm = {
    .name = "nvmlVgpuTypeGetMaxInstancesPerVm", .params = params_nvmlVgpuTypeGetMaxInstancesPerVm,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuTypeGetMaxInstancesPerVm(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetMaxInstancesPerVm, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetMaxInstancesPerVm, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuTypeGetBAR1Info = {
    .name = "nvmlVgpuTypeGetBAR1Info", .params = params_nvmlVgpuTypeGetBAR1Info,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlVgpuTypeGetBAR1Info(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlVgpuTypeGetBAR1Info, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuTypeGetBAR1Info, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlDeviceGetActiveVgpus = {
    .name = "nvmlDeviceGetActiveVgpus", .params = params_nvmlDeviceGetActiveVgpus,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetActiveVgpus(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetActiveVgpus, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetActiveVgpus, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceGetVmID = {
    .name = "nvmlVgpuInstanceGetVmID", .params = params_nvmlVgpuInstanceGetVmID,
    .param_count = 2, .result_count = 2,
    .auto_mask = 0x2,
};

PyObject *
py_nvmlVgpuInstanceGetVmID(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetVmID, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetVmID, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceGetUUID = {
    .name = "nvmlVgpuInstanceGetUUID", .params = params_nvmlVgpuInstanceGetUUID,
    .param_count = 2, .result_count = 1,
    .auto_mask = 0x2,
};

PyObject *
py_nvmlVgpuInstanceGetUUID(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetUUID, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetUUID, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceGetVmDriverVersion = {
    .name = "nvmlVgpuInstanceGetVmDriverVersion",
        .params = params_nvmlVgpuInstanceGetVmDriverVersion,
    .param_count = 2, .result_count = 1,
    .auto_mask = 0x2,
};

PyObject *
py_nvmlVgpuInstanceGetVmDriverVersion(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetVmDriverVersion, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetVmDriverVersion, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceGetFbUsage = {
    .name = "nvmlVgpuInstanceGetFbUsage", .params = params_nvmlVgpuInstanceGetFbUsage,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuInstanceGetFbUsage(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetFbUsage, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetFbUsage, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceGetLicenseStatus = {
    .name = "nvmlVgpuInstanceGetLicenseStatus", .params = params_nvmlVgpuInstanceGetLicenseStatus,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuInstanceGetLicenseStatus(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetLicenseStatus, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetLicenseStatus, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceGetType = {
    .name = "nvmlVgpuInstanceGetType", .params = params_nvmlVgpuInstanceGetType,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuInstanceGetType(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetType, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetType, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceGetFrameRateLimit = {
    .name = "nvmlVgpuInstanceGetFrameRateLimit", .params = params_nvmlVgpuInstanceGetFrameRateLimit,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuInstanceGetFrameRateLimit(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetFrameRateLimit, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetFrameRateLimit, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceGetEccMode = {
    .name = "nvmlVgpuInstanceGetEccMode", .params = params_nvmlVgpuInstanceGetEccMode,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuInstanceGetEccMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetEccMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetEccMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceGetEncoderCapacity = {
    .name = "nvmlVgpuInstanceGetEncoderCapacity",
        .params = params_nvmlVgpuInstanceGetEncoderCapacity,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlVgpuInstanceGetEncoderCapacity(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetEncoderCapacity, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetEncoderCapacity, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceSetEncoderCapacity = {
    .name = "nvmlVgpuInstanceSetEncoderCapacity",
        .params = params_nvmlVgpuInstanceSetEncoderCapacity,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlVgpuInstanceSetEncoderCapacity(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlVgpuInstanceSetEncoderCapacity, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceSetEncoderCapacity, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_nvmlVgpuInstanceGetEncoderStats = {
    .name = "nvmlVgpuInstanceGetEncoderStats", .params = params_nvmlVgpuInstanceGetEncoderStats,
    .param_count = 1, .result_count = 3,
};

PyObject *
py_nvmlVgpuInstanceGetEncoderStats(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlVgpuInstanceGetEncoderStats, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlVgpuInstanceGetEncoderStats, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

