// functions_4.c of cubind's binding of the NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t
//     enabled)
static const char *const params_nvmlDeviceSetAutoBoostedClocksEnabled[] = {"device", "enabled",
    NULL};
static const cb_function f_nvmlDeviceSetAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceSetAutoBoostedClocksEnabled",
        .params = params_nvmlDeviceSetAutoBoostedClocksEnabled,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetAutoBoostedClocksEnabled(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetAutoBoostedClocksEnabled, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetAutoBoostedClocksEnabled, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t enabled;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "enabled", &enabled) < 0)
        return NULL;
    fn_nvmlDeviceSetAutoBoostedClocksEnabled *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetAutoBoostedClocksEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEnableState_t)enabled);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetAutoBoostedClocksEnabled, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t
//     enabled, unsigned int flags)
static const char *const params_nvmlDeviceSetDefaultAutoBoostedClocksEnabled[] = {"device",
    "enabled", "flags", NULL};
static const cb_function f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
        .params = params_nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetDefaultAutoBoostedClocksEnabled(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t enabled;
    uint32_t flags;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "enabled", &enabled) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_nvmlDeviceSetDefaultAutoBoostedClocksEnabled *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetDefaultAutoBoostedClocksEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEnableState_t)enabled, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)
static const char *const params_nvmlDeviceSetDefaultFanSpeed_v2[] = {"device", "fan", NULL};
static const cb_function f_nvmlDeviceSetDefaultFanSpeed_v2 = {
    .name = "nvmlDeviceSetDefaultFanSpeed_v2", .params = params_nvmlDeviceSetDefaultFanSpeed_v2,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetDefaultFanSpeed_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetDefaultFanSpeed_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetDefaultFanSpeed_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t fan;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceSetDefaultFanSpeed_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetDefaultFanSpeed_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetDefaultFanSpeed_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
//     nvmlFanControlPolicy_t policy)
static const char *const params_nvmlDeviceSetFanControlPolicy[] = {"device", "fan", "policy", NULL};
static const cb_function f_nvmlDeviceSetFanControlPolicy = {
    .name = "nvmlDeviceSetFanControlPolicy", .params = params_nvmlDeviceSetFanControlPolicy,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetFanControlPolicy(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetFanControlPolicy, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetFanControlPolicy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t fan;
    nvmlFanControlPolicy_t policy;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    if (cb_as_scalar(m, T_nvmlFanControlPolicy_t, args[2], &policy, sizeof policy) < 0)
        return NULL;
    fn_nvmlDeviceSetFanControlPolicy *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetFanControlPolicy]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, policy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetFanControlPolicy, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t
//     thresholdType, int *temp)
static const char *const params_nvmlDeviceSetTemperatureThreshold[] = {"device", "thresholdType",
    NULL};
static const cb_function f_nvmlDeviceSetTemperatureThreshold = {
    .name = "nvmlDeviceSetTemperatureThreshold", .params = params_nvmlDeviceSetTemperatureThreshold,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceSetTemperatureThreshold(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetTemperatureThreshold, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetTemperatureThreshold, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t thresholdType;
    int temp = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlTemperatureThresholds_t, args[1], "thresholdType", &thresholdType) < 0)
        return NULL;
    fn_nvmlDeviceSetTemperatureThreshold *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetTemperatureThreshold]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlTemperatureThresholds_t)thresholdType, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetTemperatureThreshold, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(temp));
}

// nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)
static const char *const params_nvmlDeviceSetPowerManagementLimit[] = {"device", "limit", NULL};
static const cb_function f_nvmlDeviceSetPowerManagementLimit = {
    .name = "nvmlDeviceSetPowerManagementLimit", .params = params_nvmlDeviceSetPowerManagementLimit,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetPowerManagementLimit(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetPowerManagementLimit, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetPowerManagementLimit, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t limit;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &limit) < 0)
        return NULL;
    fn_nvmlDeviceSetPowerManagementLimit *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetPowerManagementLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, limit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetPowerManagementLimit, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)
static const char *const params_nvmlDeviceSetGpuOperationMode[] = {"device", "mode", NULL};
static const cb_function f_nvmlDeviceSetGpuOperationMode = {
    .name = "nvmlDeviceSetGpuOperationMode", .params = params_nvmlDeviceSetGpuOperationMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetGpuOperationMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetGpuOperationMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetGpuOperationMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlGpuOperationMode_t, args[1], "mode", &mode) < 0)
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
static const char *const params_nvmlDeviceSetAPIRestriction[] = {"device", "apiType",
    "isRestricted", NULL};
static const cb_function f_nvmlDeviceSetAPIRestriction = {
    .name = "nvmlDeviceSetAPIRestriction", .params = params_nvmlDeviceSetAPIRestriction,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetAPIRestriction(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetAPIRestriction, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetAPIRestriction, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t apiType;
    int32_t isRestricted;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlRestrictedAPI_t, args[1], "apiType", &apiType) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[2], "isRestricted", &isRestricted) < 0)
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

// nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)
static const char *const params_nvmlDeviceSetFanSpeed_v2[] = {"device", "fan", "speed", NULL};
static const cb_function f_nvmlDeviceSetFanSpeed_v2 = {
    .name = "nvmlDeviceSetFanSpeed_v2", .params = params_nvmlDeviceSetFanSpeed_v2,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetFanSpeed_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceSetFanSpeed_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetFanSpeed_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t fan;
    uint32_t speed;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &speed) < 0)
        return NULL;
    fn_nvmlDeviceSetFanSpeed_v2 *call = cb_symbol_address(&symbols[S_nvmlDeviceSetFanSpeed_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, speed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetFanSpeed_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)
static const char *const params_nvmlDeviceSetGpcClkVfOffset[] = {"device", "offset", NULL};
static const cb_function f_nvmlDeviceSetGpcClkVfOffset = {
    .name = "nvmlDeviceSetGpcClkVfOffset", .params = params_nvmlDeviceSetGpcClkVfOffset,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetGpcClkVfOffset(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetGpcClkVfOffset, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetGpcClkVfOffset, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t offset;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &offset) < 0)
        return NULL;
    fn_nvmlDeviceSetGpcClkVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetGpcClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetGpcClkVfOffset, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)
static const char *const params_nvmlDeviceSetMemClkVfOffset[] = {"device", "offset", NULL};
static const cb_function f_nvmlDeviceSetMemClkVfOffset = {
    .name = "nvmlDeviceSetMemClkVfOffset", .params = params_nvmlDeviceSetMemClkVfOffset,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetMemClkVfOffset(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetMemClkVfOffset, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetMemClkVfOffset, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t offset;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &offset) < 0)
        return NULL;
    fn_nvmlDeviceSetMemClkVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetMemClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetMemClkVfOffset, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)
static const char *const params_nvmlDeviceSetAccountingMode[] = {"device", "mode", NULL};
static const cb_function f_nvmlDeviceSetAccountingMode = {
    .name = "nvmlDeviceSetAccountingMode", .params = params_nvmlDeviceSetAccountingMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetAccountingMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetAccountingMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetAccountingMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t mode;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEnableState_t, args[1], "mode", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetAccountingMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetAccountingMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEnableState_t)mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetAccountingMode, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)
static const char *const params_nvmlDeviceClearAccountingPids[] = {"device", NULL};
static const cb_function f_nvmlDeviceClearAccountingPids = {
    .name = "nvmlDeviceClearAccountingPids", .params = params_nvmlDeviceClearAccountingPids,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlDeviceClearAccountingPids(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceClearAccountingPids, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceClearAccountingPids, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceClearAccountingPids *call =
        cb_symbol_address(&symbols[S_nvmlDeviceClearAccountingPids]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceClearAccountingPids, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t
//     *isActive)
static const char *const params_nvmlDeviceGetNvLinkState[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceGetNvLinkState = {
    .name = "nvmlDeviceGetNvLinkState", .params = params_nvmlDeviceGetNvLinkState,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    nvmlEnableState_t isActive = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
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

// nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int
//     *version)
static const char *const params_nvmlDeviceGetNvLinkVersion[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceGetNvLinkVersion = {
    .name = "nvmlDeviceGetNvLinkVersion", .params = params_nvmlDeviceGetNvLinkVersion,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkVersion(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkVersion, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkVersion, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    unsigned int version = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
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
static const char *const params_nvmlDeviceGetNvLinkCapability[] = {"device", "link", "capability",
    NULL};
static const cb_function f_nvmlDeviceGetNvLinkCapability = {
    .name = "nvmlDeviceGetNvLinkCapability", .params = params_nvmlDeviceGetNvLinkCapability,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkCapability(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkCapability, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkCapability, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t link;
    int32_t capability;
    unsigned int capResult = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlNvLinkCapability_t, args[2], "capability", &capability) < 0)
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
static const char *const params_nvmlDeviceGetNvLinkRemotePciInfo[] = {"device", "link", NULL};
static const cb_function f_nvmlDeviceGetNvLinkRemotePciInfo = {
    .name = "nvmlDeviceGetNvLinkRemotePciInfo", .params = params_nvmlDeviceGetNvLinkRemotePciInfo,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNvLinkRemotePciInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkRemotePciInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkRemotePciInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t link;
    PyObject *pci = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &link) < 0)
        goto done;
    fn_nvmlDeviceGetNvLinkRemotePciInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkRemotePciInfo]);
    if (call == NULL)
        goto done;
    pci = cb_record_new(m, T_nvmlPciInfo_t);
    if (pci == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, link, cb_record_data(pci));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetNvLinkRemotePciInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pci));
done:
    Py_XDECREF(pci);
    return result;
}

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

// nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device, nvmlNvlinkSetBwModeAsync_v1_t
//     *setBwModeAsync)
static const char *const params_nvmlDeviceSetNvlinkBwModeAsync_v1[] = {"device", "setBwModeAsync",
    NULL};
static const cb_function f_nvmlDeviceSetNvlinkBwModeAsync_v1 = {
    .name = "nvmlDeviceSetNvlinkBwModeAsync_v1", .params = params_nvmlDeviceSetNvlinkBwModeAsync_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetNvlinkBwModeAsync_v1(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetNvlinkBwModeAsync_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetNvlinkBwModeAsync_v1, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkSetBwModeAsync_v1_t, args[1], "setBwModeAsync",
        &setBwModeAsync) < 0)
        return NULL;
    fn_nvmlDeviceSetNvlinkBwModeAsync_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetNvlinkBwModeAsync_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, setBwModeAsync);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetNvlinkBwModeAsync_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)
static const char *const params_nvmlDeviceGetNvLinkInfo[] = {"device", "info", NULL};
static const cb_function f_nvmlDeviceGetNvLinkInfo = {
    .name = "nvmlDeviceGetNvLinkInfo", .params = params_nvmlDeviceGetNvLinkInfo,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetNvLinkInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvLinkInfo_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvLinkInfo_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)
static const char *const params_nvmlDeviceGetNvLinkInfo_v3[] = {"device", "info", NULL};
static const cb_function f_nvmlDeviceGetNvLinkInfo_v3 = {
    .name = "nvmlDeviceGetNvLinkInfo_v3", .params = params_nvmlDeviceGetNvLinkInfo_v3,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetNvLinkInfo_v3(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkInfo_v3, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkInfo_v3, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvLinkInfo_v3_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvLinkInfo_v3_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkInfo_v3 *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkInfo_v3]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkInfo_v3, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device,
//     nvmlNvlinkTelemetrySamples_v1_t *samples)
static const char *const params_nvmlDeviceGetNvLinkTelemetrySamples_v1[] = {"device", "samples",
    NULL};
static const cb_function f_nvmlDeviceGetNvLinkTelemetrySamples_v1 = {
    .name = "nvmlDeviceGetNvLinkTelemetrySamples_v1",
        .params = params_nvmlDeviceGetNvLinkTelemetrySamples_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetNvLinkTelemetrySamples_v1(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvLinkTelemetrySamples_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvLinkTelemetrySamples_v1, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvlinkTelemetrySamples_v1_t *samples;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkTelemetrySamples_v1_t, args[1], "samples", &samples) < 0)
        return NULL;
    fn_nvmlDeviceGetNvLinkTelemetrySamples_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvLinkTelemetrySamples_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, samples);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvLinkTelemetrySamples_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device,
//     nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)
static const char *const params_nvmlDeviceGetNvlinkRemapTableInfo_v1[] = {"device",
    "remapTableInfo", NULL};
static const cb_function f_nvmlDeviceGetNvlinkRemapTableInfo_v1 = {
    .name = "nvmlDeviceGetNvlinkRemapTableInfo_v1",
        .params = params_nvmlDeviceGetNvlinkRemapTableInfo_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetNvlinkRemapTableInfo_v1(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvlinkRemapTableInfo_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvlinkRemapTableInfo_v1, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkGetRemapTableInfo_v1_t, args[1], "remapTableInfo",
        &remapTableInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkRemapTableInfo_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvlinkRemapTableInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, remapTableInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvlinkRemapTableInfo_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t
//     *setNvleReady)
static const char *const params_nvmlDeviceSetNvlinkNvleReady_v1[] = {"device", "setNvleReady",
    NULL};
static const cb_function f_nvmlDeviceSetNvlinkNvleReady_v1 = {
    .name = "nvmlDeviceSetNvlinkNvleReady_v1", .params = params_nvmlDeviceSetNvlinkNvleReady_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetNvlinkNvleReady_v1(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetNvlinkNvleReady_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetNvlinkNvleReady_v1, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvlinkSetNvleReady_v1_t *setNvleReady;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkSetNvleReady_v1_t, args[1], "setNvleReady", &setNvleReady) < 0)
        return NULL;
    fn_nvmlDeviceSetNvlinkNvleReady_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetNvlinkNvleReady_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, setNvleReady);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetNvlinkNvleReady_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device, nvmlNvlinkLockRemapTable_v1_t
//     *remapTableLockInfo)
static const char *const params_nvmlDeviceLockNvlinkRemapTable_v1[] = {"device",
    "remapTableLockInfo", NULL};
static const cb_function f_nvmlDeviceLockNvlinkRemapTable_v1 = {
    .name = "nvmlDeviceLockNvlinkRemapTable_v1", .params = params_nvmlDeviceLockNvlinkRemapTable_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceLockNvlinkRemapTable_v1(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceLockNvlinkRemapTable_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceLockNvlinkRemapTable_v1, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkLockRemapTable_v1_t, args[1], "remapTableLockInfo",
        &remapTableLockInfo) < 0)
        return NULL;
    fn_nvmlDeviceLockNvlinkRemapTable_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceLockNvlinkRemapTable_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, remapTableLockInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceLockNvlinkRemapTable_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device,
//     nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)
static const char *const params_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1[] = {"device",
    "encryptionKey", NULL};
static const cb_function f_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 = {
    .name = "nvmlDeviceSetupNvlinkNvleEncryptionKey_v1",
        .params = params_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkSetupNvleEncryptionKey_v1_t, args[1], "encryptionKey",
        &encryptionKey) < 0)
        return NULL;
    fn_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, encryptionKey);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device,
//     nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)
static const char *const params_nvmlDeviceGetNvlinkNvlePrivateInfo_v1[] = {"device", "privateInfo",
    NULL};
static const cb_function f_nvmlDeviceGetNvlinkNvlePrivateInfo_v1 = {
    .name = "nvmlDeviceGetNvlinkNvlePrivateInfo_v1",
        .params = params_nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetNvlinkNvlePrivateInfo_v1(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetNvlinkNvlePrivateInfo_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNvlinkNvlePrivateInfo_v1, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlNvlinkNvlePrivateInfo_v1_t, args[1], "privateInfo", &privateInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetNvlinkNvlePrivateInfo_v1 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetNvlinkNvlePrivateInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, privateInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNvlinkNvlePrivateInfo_v1, status, args, NULL);
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

// nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet, const
//     nvmlGpuOperationalEventConfig_v1_t *config)
static const char *const params_nvmlEventSetRegisterGpuOperationalEvents_v1[] = {"eventSet",
    "config", NULL};
static const cb_function f_nvmlEventSetRegisterGpuOperationalEvents_v1 = {
    .name = "nvmlEventSetRegisterGpuOperationalEvents_v1",
        .params = params_nvmlEventSetRegisterGpuOperationalEvents_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlEventSetRegisterGpuOperationalEvents_v1(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlEventSetRegisterGpuOperationalEvents_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlEventSetRegisterGpuOperationalEvents_v1, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlEventSet_t eventSet;
    const nvmlGpuOperationalEventConfig_v1_t *config;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &eventSet) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlGpuOperationalEventConfig_v1_t, args[1], "config", &config) < 0)
        return NULL;
    fn_nvmlEventSetRegisterGpuOperationalEvents_v1 *call =
        cb_symbol_address(&symbols[S_nvmlEventSetRegisterGpuOperationalEvents_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(eventSet, config);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetRegisterGpuOperationalEvents_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)
static const char *const params_nvmlEventSetWait_v3[] = {"set", "params", NULL};
static const cb_function f_nvmlEventSetWait_v3 = {
    .name = "nvmlEventSetWait_v3", .params = params_nvmlEventSetWait_v3,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlEventSetWait_v3(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlEventSetWait_v3, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlEventSetWait_v3, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlEventSet_t set;
    nvmlEventSetWait_v3_t *params;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEventSetWait_v3_t, args[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetWait_v3 *call = cb_symbol_address(&symbols[S_nvmlEventSetWait_v3]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetWait_v3, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set, nvmlEventSetGetContextCount_v1_t
//     *params)
static const char *const params_nvmlEventSetGetContextCount_v1[] = {"set", "params", NULL};
static const cb_function f_nvmlEventSetGetContextCount_v1 = {
    .name = "nvmlEventSetGetContextCount_v1", .params = params_nvmlEventSetGetContextCount_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlEventSetGetContextCount_v1(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlEventSetGetContextCount_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlEventSetGetContextCount_v1, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlEventSet_t set;
    nvmlEventSetGetContextCount_v1_t *params;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEventSetGetContextCount_v1_t, args[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetContextCount_v1 *call =
        cb_symbol_address(&symbols[S_nvmlEventSetGetContextCount_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetGetContextCount_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set, nvmlEventSetGetContextInfo_v1_t
//     *params)
static const char *const params_nvmlEventSetGetContextInfo_v1[] = {"set", "params", NULL};
static const cb_function f_nvmlEventSetGetContextInfo_v1 = {
    .name = "nvmlEventSetGetContextInfo_v1", .params = params_nvmlEventSetGetContextInfo_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlEventSetGetContextInfo_v1(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlEventSetGetContextInfo_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlEventSetGetContextInfo_v1, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlEventSet_t set;
    nvmlEventSetGetContextInfo_v1_t *params;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEventSetGetContextInfo_v1_t, args[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetContextInfo_v1 *call =
        cb_symbol_address(&symbols[S_nvmlEventSetGetContextInfo_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetGetContextInfo_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set, nvmlEventSetGetContextData_v1_t
//     *params)
static const char *const params_nvmlEventSetGetContextData_v1[] = {"set", "params", NULL};
static const cb_function f_nvmlEventSetGetContextData_v1 = {
    .name = "nvmlEventSetGetContextData_v1", .params = params_nvmlEventSetGetContextData_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlEventSetGetContextData_v1(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlEventSetGetContextData_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlEventSetGetContextData_v1, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlEventSet_t set;
    nvmlEventSetGetContextData_v1_t *params;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEventSetGetContextData_v1_t, args[1], "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetContextData_v1 *call =
        cb_symbol_address(&symbols[S_nvmlEventSetGetContextData_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetGetContextData_v1, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set,
//     nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)
static const char *const params_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1[] = {"set",
    "params", NULL};
static const cb_function f_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 = {
    .name = "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1",
        .params = params_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, args, nargs,
            kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlEventSet_t set;
    nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params;
    if (cb_as_handle(m, T_nvmlEventSet_t, args[0], &set) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t, args[1],
        "params", &params) < 0)
        return NULL;
    fn_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 *call =
        cb_symbol_address(&symbols[S_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(set, params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, status, args,
            NULL);
    return cb_return0(s);
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

// nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)
static const char *const params_nvmlDeviceVgpuForceGspUnload[] = {"device", NULL};
static const cb_function f_nvmlDeviceVgpuForceGspUnload = {
    .name = "nvmlDeviceVgpuForceGspUnload", .params = params_nvmlDeviceVgpuForceGspUnload,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_nvmlDeviceVgpuForceGspUnload(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceVgpuForceGspUnload, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceVgpuForceGspUnload, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

