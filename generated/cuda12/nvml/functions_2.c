// functions_2.c of cubind's binding of the NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int
//     memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)
static const char *const params_nvmlDeviceGetSupportedGraphicsClocks[] = {"device",
    "memoryClockMHz", "count", NULL};
static const cb_function f_nvmlDeviceGetSupportedGraphicsClocks = {
    .name = "nvmlDeviceGetSupportedGraphicsClocks",
        .params = params_nvmlDeviceGetSupportedGraphicsClocks,
    .param_count = 3, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetSupportedGraphicsClocks(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetSupportedGraphicsClocks, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetSupportedGraphicsClocks, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t memoryClockMHz;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array clocksMHz;
    cb_array_init(&clocksMHz);
    size_t clocksMHz_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &memoryClockMHz) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0)
        goto done;
    count = count_in;
    fn_nvmlDeviceGetSupportedGraphicsClocks *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedGraphicsClocks]);
    if (call == NULL)
        goto done;
    clocksMHz_count = (size_t)count;
    if (cb_array_reserve(&clocksMHz, clocksMHz_count, sizeof(unsigned int)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, memoryClockMHz, &count, clocksMHz.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetSupportedGraphicsClocks, status, 0,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetSupportedGraphicsClocks, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < clocksMHz_count)
        clocksMHz_count = (size_t)count;
    PyObject *values[] = {PyLong_FromUnsignedLong(count),
        cb_int_list(clocksMHz.data, clocksMHz_count, sizeof(unsigned int), false)};
    result = cb_return_many(s, &f_nvmlDeviceGetSupportedGraphicsClocks, values);
done:
    cb_array_done(&clocksMHz);
    return result;
}

// nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t
//     *isEnabled, nvmlEnableState_t *defaultIsEnabled)
static const char *const params_nvmlDeviceGetAutoBoostedClocksEnabled[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetAutoBoostedClocksEnabled = {
    .name = "nvmlDeviceGetAutoBoostedClocksEnabled",
        .params = params_nvmlDeviceGetAutoBoostedClocksEnabled,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetAutoBoostedClocksEnabled(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetAutoBoostedClocksEnabled, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetAutoBoostedClocksEnabled, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlEnableState_t isEnabled = 0;
    nvmlEnableState_t defaultIsEnabled = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetAutoBoostedClocksEnabled *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetAutoBoostedClocksEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isEnabled, &defaultIsEnabled);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetAutoBoostedClocksEnabled, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_nvmlEnableState_t, isEnabled),
        cb_enum_member(m, T_nvmlEnableState_t, defaultIsEnabled)};
    return cb_return_many(s, &f_nvmlDeviceGetAutoBoostedClocksEnabled, values);
}

// nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)
static const char *const params_nvmlDeviceGetFanSpeed[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetFanSpeed = {
    .name = "nvmlDeviceGetFanSpeed", .params = params_nvmlDeviceGetFanSpeed,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetFanSpeed(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetFanSpeed, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetFanSpeed, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int speed = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetFanSpeed *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFanSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &speed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetFanSpeed, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(speed));
}

// nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)
static const char *const params_nvmlDeviceGetFanSpeed_v2[] = {"device", "fan", NULL};
static const cb_function f_nvmlDeviceGetFanSpeed_v2 = {
    .name = "nvmlDeviceGetFanSpeed_v2", .params = params_nvmlDeviceGetFanSpeed_v2,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetFanSpeed_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetFanSpeed_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetFanSpeed_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t fan;
    unsigned int speed = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceGetFanSpeed_v2 *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFanSpeed_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, &speed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetFanSpeed_v2, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(speed));
}

// nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)
static const char *const params_nvmlDeviceGetFanSpeedRPM[] = {"device", "fanSpeed", NULL};
static const cb_function f_nvmlDeviceGetFanSpeedRPM = {
    .name = "nvmlDeviceGetFanSpeedRPM", .params = params_nvmlDeviceGetFanSpeedRPM,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetFanSpeedRPM(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetFanSpeedRPM, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetFanSpeedRPM, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlFanSpeedInfo_t *fanSpeed;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlFanSpeedInfo_t, args[1], "fanSpeed", &fanSpeed) < 0)
        return NULL;
    fn_nvmlDeviceGetFanSpeedRPM *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFanSpeedRPM]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fanSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetFanSpeedRPM, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int
//     *targetSpeed)
static const char *const params_nvmlDeviceGetTargetFanSpeed[] = {"device", "fan", NULL};
static const cb_function f_nvmlDeviceGetTargetFanSpeed = {
    .name = "nvmlDeviceGetTargetFanSpeed", .params = params_nvmlDeviceGetTargetFanSpeed,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetTargetFanSpeed(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetTargetFanSpeed, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetTargetFanSpeed, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t fan;
    unsigned int targetSpeed = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceGetTargetFanSpeed *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTargetFanSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, &targetSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTargetFanSpeed, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(targetSpeed));
}

// nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned
//     int *maxSpeed)
static const char *const params_nvmlDeviceGetMinMaxFanSpeed[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMinMaxFanSpeed = {
    .name = "nvmlDeviceGetMinMaxFanSpeed", .params = params_nvmlDeviceGetMinMaxFanSpeed,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetMinMaxFanSpeed(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetMinMaxFanSpeed, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMinMaxFanSpeed, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int minSpeed = 0;
    unsigned int maxSpeed = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMinMaxFanSpeed *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMinMaxFanSpeed]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minSpeed, &maxSpeed);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMinMaxFanSpeed, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(minSpeed), PyLong_FromUnsignedLong(maxSpeed)};
    return cb_return_many(s, &f_nvmlDeviceGetMinMaxFanSpeed, values);
}

// nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
//     nvmlFanControlPolicy_t *policy)
static const char *const params_nvmlDeviceGetFanControlPolicy_v2[] = {"device", "fan", NULL};
static const cb_function f_nvmlDeviceGetFanControlPolicy_v2 = {
    .name = "nvmlDeviceGetFanControlPolicy_v2", .params = params_nvmlDeviceGetFanControlPolicy_v2,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetFanControlPolicy_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetFanControlPolicy_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetFanControlPolicy_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    uint32_t fan;
    nvmlFanControlPolicy_t policy = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &fan) < 0)
        return NULL;
    fn_nvmlDeviceGetFanControlPolicy_v2 *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetFanControlPolicy_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, fan, &policy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetFanControlPolicy_v2, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlFanControlPolicy_t, &policy));
}

// nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)
static const char *const params_nvmlDeviceGetNumFans[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetNumFans = {
    .name = "nvmlDeviceGetNumFans", .params = params_nvmlDeviceGetNumFans,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetNumFans(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetNumFans, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetNumFans, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int numFans = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetNumFans *call = cb_symbol_address(&symbols[S_nvmlDeviceGetNumFans]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &numFans);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetNumFans, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(numFans));
}

// nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType,
//     unsigned int *temp)
static const char *const params_nvmlDeviceGetTemperature[] = {"device", "sensorType", NULL};
static const cb_function f_nvmlDeviceGetTemperature = {
    .name = "nvmlDeviceGetTemperature", .params = params_nvmlDeviceGetTemperature,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetTemperature(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetTemperature, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetTemperature, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t sensorType;
    unsigned int temp = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlTemperatureSensors_t, args[1], "sensorType", &sensorType) < 0)
        return NULL;
    fn_nvmlDeviceGetTemperature *call = cb_symbol_address(&symbols[S_nvmlDeviceGetTemperature]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlTemperatureSensors_t)sensorType, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTemperature, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(temp));
}

// nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)
static const char *const params_nvmlDeviceGetCoolerInfo[] = {"device", "coolerInfo", NULL};
static const cb_function f_nvmlDeviceGetCoolerInfo = {
    .name = "nvmlDeviceGetCoolerInfo", .params = params_nvmlDeviceGetCoolerInfo,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetCoolerInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetCoolerInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetCoolerInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlCoolerInfo_t *coolerInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlCoolerInfo_t, args[1], "coolerInfo", &coolerInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetCoolerInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetCoolerInfo]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, coolerInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCoolerInfo, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)
static const char *const params_nvmlDeviceGetTemperatureV[] = {"device", "temperature", NULL};
static const cb_function f_nvmlDeviceGetTemperatureV = {
    .name = "nvmlDeviceGetTemperatureV", .params = params_nvmlDeviceGetTemperatureV,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetTemperatureV(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetTemperatureV, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetTemperatureV, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlTemperature_t *temperature;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlTemperature_t, args[1], "temperature", &temperature) < 0)
        return NULL;
    fn_nvmlDeviceGetTemperatureV *call = cb_symbol_address(&symbols[S_nvmlDeviceGetTemperatureV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, temperature);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTemperatureV, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t
//     thresholdType, unsigned int *temp)
static const char *const params_nvmlDeviceGetTemperatureThreshold[] = {"device", "thresholdType",
    NULL};
static const cb_function f_nvmlDeviceGetTemperatureThreshold = {
    .name = "nvmlDeviceGetTemperatureThreshold", .params = params_nvmlDeviceGetTemperatureThreshold,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetTemperatureThreshold(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetTemperatureThreshold, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetTemperatureThreshold, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t thresholdType;
    unsigned int temp = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlTemperatureThresholds_t, args[1], "thresholdType", &thresholdType) < 0)
        return NULL;
    fn_nvmlDeviceGetTemperatureThreshold *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTemperatureThreshold]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlTemperatureThresholds_t)thresholdType, &temp);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTemperatureThreshold, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(temp));
}

// nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t
//     *marginTempInfo)
static const char *const params_nvmlDeviceGetMarginTemperature[] = {"device", "marginTempInfo",
    NULL};
static const cb_function f_nvmlDeviceGetMarginTemperature = {
    .name = "nvmlDeviceGetMarginTemperature", .params = params_nvmlDeviceGetMarginTemperature,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetMarginTemperature(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetMarginTemperature, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMarginTemperature, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlMarginTemperature_t *marginTempInfo;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlMarginTemperature_t, args[1], "marginTempInfo", &marginTempInfo) < 0)
        return NULL;
    fn_nvmlDeviceGetMarginTemperature *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMarginTemperature]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, marginTempInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMarginTemperature, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
//     nvmlGpuThermalSettings_t *pThermalSettings)
static const char *const params_nvmlDeviceGetThermalSettings[] = {"device", "sensorIndex", NULL};
static const cb_function f_nvmlDeviceGetThermalSettings = {
    .name = "nvmlDeviceGetThermalSettings", .params = params_nvmlDeviceGetThermalSettings,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetThermalSettings(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetThermalSettings, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetThermalSettings, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t sensorIndex;
    PyObject *pThermalSettings = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &sensorIndex) < 0)
        goto done;
    fn_nvmlDeviceGetThermalSettings *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetThermalSettings]);
    if (call == NULL)
        goto done;
    pThermalSettings = cb_record_new(m, T_nvmlGpuThermalSettings_t);
    if (pThermalSettings == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, sensorIndex, cb_record_data(pThermalSettings));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetThermalSettings, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pThermalSettings));
done:
    Py_XDECREF(pThermalSettings);
    return result;
}

// nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)
static const char *const params_nvmlDeviceGetPerformanceState[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPerformanceState = {
    .name = "nvmlDeviceGetPerformanceState", .params = params_nvmlDeviceGetPerformanceState,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetPerformanceState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetPerformanceState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPerformanceState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlPstates_t pState = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPerformanceState *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPerformanceState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPerformanceState, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlPstates_t, pState));
}

// nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long
//     *clocksEventReasons)
static const char *const params_nvmlDeviceGetCurrentClocksEventReasons[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetCurrentClocksEventReasons = {
    .name = "nvmlDeviceGetCurrentClocksEventReasons",
        .params = params_nvmlDeviceGetCurrentClocksEventReasons,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetCurrentClocksEventReasons(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetCurrentClocksEventReasons, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetCurrentClocksEventReasons, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned long long clocksEventReasons = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrentClocksEventReasons *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCurrentClocksEventReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &clocksEventReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCurrentClocksEventReasons, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(clocksEventReasons));
}

// nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long
//     *clocksThrottleReasons)
static const char *const params_nvmlDeviceGetCurrentClocksThrottleReasons[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetCurrentClocksThrottleReasons = {
    .name = "nvmlDeviceGetCurrentClocksThrottleReasons",
        .params = params_nvmlDeviceGetCurrentClocksThrottleReasons,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetCurrentClocksThrottleReasons(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetCurrentClocksThrottleReasons, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetCurrentClocksThrottleReasons, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned long long clocksThrottleReasons = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrentClocksThrottleReasons *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCurrentClocksThrottleReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &clocksThrottleReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCurrentClocksThrottleReasons, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(clocksThrottleReasons));
}

// nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long
//     *supportedClocksEventReasons)
static const char *const params_nvmlDeviceGetSupportedClocksEventReasons[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetSupportedClocksEventReasons = {
    .name = "nvmlDeviceGetSupportedClocksEventReasons",
        .params = params_nvmlDeviceGetSupportedClocksEventReasons,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetSupportedClocksEventReasons(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetSupportedClocksEventReasons, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetSupportedClocksEventReasons, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned long long supportedClocksEventReasons = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetSupportedClocksEventReasons *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedClocksEventReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &supportedClocksEventReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetSupportedClocksEventReasons, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(supportedClocksEventReasons));
}

// nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long
//     *supportedClocksThrottleReasons)
static const char *const params_nvmlDeviceGetSupportedClocksThrottleReasons[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetSupportedClocksThrottleReasons = {
    .name = "nvmlDeviceGetSupportedClocksThrottleReasons",
        .params = params_nvmlDeviceGetSupportedClocksThrottleReasons,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetSupportedClocksThrottleReasons(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetSupportedClocksThrottleReasons, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetSupportedClocksThrottleReasons, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned long long supportedClocksThrottleReasons = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetSupportedClocksThrottleReasons *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedClocksThrottleReasons]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &supportedClocksThrottleReasons);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetSupportedClocksThrottleReasons, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(supportedClocksThrottleReasons));
}

// nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)
static const char *const params_nvmlDeviceGetPowerState[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerState = {
    .name = "nvmlDeviceGetPowerState", .params = params_nvmlDeviceGetPowerState,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetPowerState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetPowerState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPowerState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlPstates_t pState = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerState *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPowerState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &pState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerState, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlPstates_t, pState));
}

// nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t
//     *pDynamicPstatesInfo)
static const char *const params_nvmlDeviceGetDynamicPstatesInfo[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetDynamicPstatesInfo = {
    .name = "nvmlDeviceGetDynamicPstatesInfo", .params = params_nvmlDeviceGetDynamicPstatesInfo,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetDynamicPstatesInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetDynamicPstatesInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetDynamicPstatesInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *pDynamicPstatesInfo = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetDynamicPstatesInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDynamicPstatesInfo]);
    if (call == NULL)
        goto done;
    pDynamicPstatesInfo = cb_record_new(m, T_nvmlGpuDynamicPstatesInfo_t);
    if (pDynamicPstatesInfo == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(pDynamicPstatesInfo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetDynamicPstatesInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pDynamicPstatesInfo));
done:
    Py_XDECREF(pDynamicPstatesInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)
static const char *const params_nvmlDeviceGetMemClkVfOffset[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMemClkVfOffset = {
    .name = "nvmlDeviceGetMemClkVfOffset", .params = params_nvmlDeviceGetMemClkVfOffset,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetMemClkVfOffset(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetMemClkVfOffset, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMemClkVfOffset, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int offset = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMemClkVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMemClkVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &offset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMemClkVfOffset, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(offset));
}

// nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,
//     nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)
static const char *const params_nvmlDeviceGetMinMaxClockOfPState[] = {"device", "type", "pstate",
    NULL};
static const cb_function f_nvmlDeviceGetMinMaxClockOfPState = {
    .name = "nvmlDeviceGetMinMaxClockOfPState", .params = params_nvmlDeviceGetMinMaxClockOfPState,
    .param_count = 3, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetMinMaxClockOfPState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetMinMaxClockOfPState, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMinMaxClockOfPState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t type;
    int32_t pstate;
    unsigned int minClockMHz = 0;
    unsigned int maxClockMHz = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlClockType_t, args[1], "type", &type) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlPstates_t, args[2], "pstate", &pstate) < 0)
        return NULL;
    fn_nvmlDeviceGetMinMaxClockOfPState *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMinMaxClockOfPState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlClockType_t)type, (nvmlPstates_t)pstate, &minClockMHz, &maxClockMHz);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMinMaxClockOfPState, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(minClockMHz),
        PyLong_FromUnsignedLong(maxClockMHz)};
    return cb_return_many(s, &f_nvmlDeviceGetMinMaxClockOfPState, values);
}

// nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates,
//     unsigned int size)
static const char *const params_nvmlDeviceGetSupportedPerformanceStates[] = {"device", "pstates",
    "size", NULL};
static const cb_function f_nvmlDeviceGetSupportedPerformanceStates = {
    .name = "nvmlDeviceGetSupportedPerformanceStates",
        .params = params_nvmlDeviceGetSupportedPerformanceStates,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetSupportedPerformanceStates(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetSupportedPerformanceStates, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetSupportedPerformanceStates, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    cb_address pstates;
    pstates.held = false;
    uint32_t size;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_target(s, args[1], "pstates", true, &pstates) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &size) < 0)
        goto done;
    if (CB_UNLIKELY(pstates.held)
        && cb_address_check(&pstates, "nvmlDeviceGetSupportedPerformanceStates", "pstates",
        cb_extent(CB_COUNT(size), 0, 1, sizeof(nvmlPstates_t))) < 0)
        goto done;
    fn_nvmlDeviceGetSupportedPerformanceStates *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetSupportedPerformanceStates]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, pstates.value, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetSupportedPerformanceStates, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&pstates);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int
//     *maxOffset)
static const char *const params_nvmlDeviceGetGpcClkMinMaxVfOffset[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGpcClkMinMaxVfOffset = {
    .name = "nvmlDeviceGetGpcClkMinMaxVfOffset", .params = params_nvmlDeviceGetGpcClkMinMaxVfOffset,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetGpcClkMinMaxVfOffset(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetGpcClkMinMaxVfOffset, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetGpcClkMinMaxVfOffset, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int minOffset = 0;
    int maxOffset = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpcClkMinMaxVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpcClkMinMaxVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minOffset, &maxOffset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpcClkMinMaxVfOffset, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(minOffset), PyLong_FromLong(maxOffset)};
    return cb_return_many(s, &f_nvmlDeviceGetGpcClkMinMaxVfOffset, values);
}

// nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int
//     *maxOffset)
static const char *const params_nvmlDeviceGetMemClkMinMaxVfOffset[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMemClkMinMaxVfOffset = {
    .name = "nvmlDeviceGetMemClkMinMaxVfOffset", .params = params_nvmlDeviceGetMemClkMinMaxVfOffset,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetMemClkMinMaxVfOffset(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetMemClkMinMaxVfOffset, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMemClkMinMaxVfOffset, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int minOffset = 0;
    int maxOffset = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMemClkMinMaxVfOffset *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMemClkMinMaxVfOffset]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minOffset, &maxOffset);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMemClkMinMaxVfOffset, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(minOffset), PyLong_FromLong(maxOffset)};
    return cb_return_many(s, &f_nvmlDeviceGetMemClkMinMaxVfOffset, values);
}

// nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
static const char *const params_nvmlDeviceGetClockOffsets[] = {"device", "info", NULL};
static const cb_function f_nvmlDeviceGetClockOffsets = {
    .name = "nvmlDeviceGetClockOffsets", .params = params_nvmlDeviceGetClockOffsets,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetClockOffsets(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetClockOffsets, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetClockOffsets, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlClockOffset_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlClockOffset_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetClockOffsets *call = cb_symbol_address(&symbols[S_nvmlDeviceGetClockOffsets]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetClockOffsets, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
static const char *const params_nvmlDeviceSetClockOffsets[] = {"device", "info", NULL};
static const cb_function f_nvmlDeviceSetClockOffsets = {
    .name = "nvmlDeviceSetClockOffsets", .params = params_nvmlDeviceSetClockOffsets,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetClockOffsets(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetClockOffsets, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetClockOffsets, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlClockOffset_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlClockOffset_t, args[1], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceSetClockOffsets *call = cb_symbol_address(&symbols[S_nvmlDeviceSetClockOffsets]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceSetClockOffsets, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)
static const char *const params_nvmlDeviceGetPerformanceModes[] = {"device", "perfModes", NULL};
static const cb_function f_nvmlDeviceGetPerformanceModes = {
    .name = "nvmlDeviceGetPerformanceModes", .params = params_nvmlDeviceGetPerformanceModes,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetPerformanceModes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetPerformanceModes, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPerformanceModes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlDevicePerfModes_t *perfModes;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDevicePerfModes_t, args[1], "perfModes", &perfModes) < 0)
        return NULL;
    fn_nvmlDeviceGetPerformanceModes *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPerformanceModes]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, perfModes);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPerformanceModes, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t
//     *currentClockFreqs)
static const char *const params_nvmlDeviceGetCurrentClockFreqs[] = {"device", "currentClockFreqs",
    NULL};
static const cb_function f_nvmlDeviceGetCurrentClockFreqs = {
    .name = "nvmlDeviceGetCurrentClockFreqs", .params = params_nvmlDeviceGetCurrentClockFreqs,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetCurrentClockFreqs(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetCurrentClockFreqs, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetCurrentClockFreqs, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDeviceCurrentClockFreqs_t, args[1], "currentClockFreqs",
        &currentClockFreqs) < 0)
        return NULL;
    fn_nvmlDeviceGetCurrentClockFreqs *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetCurrentClockFreqs]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, currentClockFreqs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetCurrentClockFreqs, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)
static const char *const params_nvmlDeviceGetPowerManagementMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerManagementMode = {
    .name = "nvmlDeviceGetPowerManagementMode", .params = params_nvmlDeviceGetPowerManagementMode,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetPowerManagementMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetPowerManagementMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPowerManagementMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlEnableState_t mode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPowerManagementMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &mode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerManagementMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, mode));
}

// nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)
static const char *const params_nvmlDeviceGetPowerManagementLimit[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerManagementLimit = {
    .name = "nvmlDeviceGetPowerManagementLimit", .params = params_nvmlDeviceGetPowerManagementLimit,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetPowerManagementLimit(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetPowerManagementLimit, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPowerManagementLimit, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int limit = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementLimit *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPowerManagementLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &limit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerManagementLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(limit));
}

// nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int
//     *minLimit, unsigned int *maxLimit)
static const char *const params_nvmlDeviceGetPowerManagementLimitConstraints[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerManagementLimitConstraints = {
    .name = "nvmlDeviceGetPowerManagementLimitConstraints",
        .params = params_nvmlDeviceGetPowerManagementLimitConstraints,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetPowerManagementLimitConstraints(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetPowerManagementLimitConstraints, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPowerManagementLimitConstraints, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int minLimit = 0;
    unsigned int maxLimit = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementLimitConstraints *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPowerManagementLimitConstraints]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &minLimit, &maxLimit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerManagementLimitConstraints, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(minLimit), PyLong_FromUnsignedLong(maxLimit)};
    return cb_return_many(s, &f_nvmlDeviceGetPowerManagementLimitConstraints, values);
}

// nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int
//     *defaultLimit)
static const char *const params_nvmlDeviceGetPowerManagementDefaultLimit[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerManagementDefaultLimit = {
    .name = "nvmlDeviceGetPowerManagementDefaultLimit",
        .params = params_nvmlDeviceGetPowerManagementDefaultLimit,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetPowerManagementDefaultLimit(PyObject *self, PyObject *const *args,
    Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetPowerManagementDefaultLimit, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPowerManagementDefaultLimit, args, nargs, kwnames,
            slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int defaultLimit = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerManagementDefaultLimit *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetPowerManagementDefaultLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &defaultLimit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerManagementDefaultLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(defaultLimit));
}

// nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)
static const char *const params_nvmlDeviceGetPowerUsage[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetPowerUsage = {
    .name = "nvmlDeviceGetPowerUsage", .params = params_nvmlDeviceGetPowerUsage,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetPowerUsage(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetPowerUsage, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetPowerUsage, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int power = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetPowerUsage *call = cb_symbol_address(&symbols[S_nvmlDeviceGetPowerUsage]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &power);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetPowerUsage, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(power));
}

// nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)
static const char *const params_nvmlDeviceGetTotalEnergyConsumption[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetTotalEnergyConsumption = {
    .name = "nvmlDeviceGetTotalEnergyConsumption",
        .params = params_nvmlDeviceGetTotalEnergyConsumption,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetTotalEnergyConsumption(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetTotalEnergyConsumption, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetTotalEnergyConsumption, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned long long energy = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetTotalEnergyConsumption *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTotalEnergyConsumption]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &energy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTotalEnergyConsumption, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(energy));
}

// nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)
static const char *const params_nvmlDeviceGetEnforcedPowerLimit[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetEnforcedPowerLimit = {
    .name = "nvmlDeviceGetEnforcedPowerLimit", .params = params_nvmlDeviceGetEnforcedPowerLimit,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetEnforcedPowerLimit(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetEnforcedPowerLimit, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetEnforcedPowerLimit, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int limit = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEnforcedPowerLimit *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetEnforcedPowerLimit]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &limit);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetEnforcedPowerLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(limit));
}

// nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
//     nvmlGpuOperationMode_t *pending)
static const char *const params_nvmlDeviceGetGpuOperationMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetGpuOperationMode = {
    .name = "nvmlDeviceGetGpuOperationMode", .params = params_nvmlDeviceGetGpuOperationMode,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetGpuOperationMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetGpuOperationMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetGpuOperationMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlGpuOperationMode_t current = 0;
    nvmlGpuOperationMode_t pending = 0;
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
    PyObject *values[] = {cb_enum_member(m, T_nvmlGpuOperationMode_t, current),
        cb_enum_member(m, T_nvmlGpuOperationMode_t, pending)};
    return cb_return_many(s, &f_nvmlDeviceGetGpuOperationMode, values);
}

// nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
static const char *const params_nvmlDeviceGetMemoryInfo[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMemoryInfo = {
    .name = "nvmlDeviceGetMemoryInfo", .params = params_nvmlDeviceGetMemoryInfo,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetMemoryInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetMemoryInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMemoryInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *memory = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetMemoryInfo *call = cb_symbol_address(&symbols[S_nvmlDeviceGetMemoryInfo]);
    if (call == NULL)
        goto done;
    memory = cb_record_new(m, T_nvmlMemory_t);
    if (memory == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(memory));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetMemoryInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memory));
done:
    Py_XDECREF(memory);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)
static const char *const params_nvmlDeviceGetMemoryInfo_v2[] = {"device", "memory", NULL};
static const cb_function f_nvmlDeviceGetMemoryInfo_v2 = {
    .name = "nvmlDeviceGetMemoryInfo_v2", .params = params_nvmlDeviceGetMemoryInfo_v2,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetMemoryInfo_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetMemoryInfo_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMemoryInfo_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlMemory_v2_t *memory;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlMemory_v2_t, args[1], "memory", &memory) < 0)
        return NULL;
    fn_nvmlDeviceGetMemoryInfo_v2 *call = cb_symbol_address(&symbols[S_nvmlDeviceGetMemoryInfo_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, memory);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMemoryInfo_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)
static const char *const params_nvmlDeviceGetComputeMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetComputeMode = {
    .name = "nvmlDeviceGetComputeMode", .params = params_nvmlDeviceGetComputeMode,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetComputeMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetComputeMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetComputeMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlDeviceGetCudaComputeCapability[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetCudaComputeCapability = {
    .name = "nvmlDeviceGetCudaComputeCapability",
        .params = params_nvmlDeviceGetCudaComputeCapability,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetCudaComputeCapability(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetCudaComputeCapability, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetCudaComputeCapability, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int major = 0;
    int minor = 0;
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

// nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t
//     *current, nvmlDramEncryptionInfo_t *pending)
static const char *const params_nvmlDeviceGetDramEncryptionMode[] = {"device", "current",
    "pending", NULL};
static const cb_function f_nvmlDeviceGetDramEncryptionMode = {
    .name = "nvmlDeviceGetDramEncryptionMode", .params = params_nvmlDeviceGetDramEncryptionMode,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetDramEncryptionMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetDramEncryptionMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetDramEncryptionMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlDramEncryptionInfo_t *current;
    nvmlDramEncryptionInfo_t *pending;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDramEncryptionInfo_t, args[1], "current", &current) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDramEncryptionInfo_t, args[2], "pending", &pending) < 0)
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

// nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t
//     *dramEncryption)
static const char *const params_nvmlDeviceSetDramEncryptionMode[] = {"device", "dramEncryption",
    NULL};
static const cb_function f_nvmlDeviceSetDramEncryptionMode = {
    .name = "nvmlDeviceSetDramEncryptionMode", .params = params_nvmlDeviceSetDramEncryptionMode,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceSetDramEncryptionMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceSetDramEncryptionMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceSetDramEncryptionMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    const nvmlDramEncryptionInfo_t *dramEncryption;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlDramEncryptionInfo_t, args[1], "dramEncryption", &dramEncryption) < 0)
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

// nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
//     nvmlEnableState_t *pending)
static const char *const params_nvmlDeviceGetEccMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetEccMode = {
    .name = "nvmlDeviceGetEccMode", .params = params_nvmlDeviceGetEccMode,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetEccMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetEccMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetEccMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlEnableState_t current = 0;
    nvmlEnableState_t pending = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEccMode *call = cb_symbol_address(&symbols[S_nvmlDeviceGetEccMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &current, &pending);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetEccMode, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_nvmlEnableState_t, current),
        cb_enum_member(m, T_nvmlEnableState_t, pending)};
    return cb_return_many(s, &f_nvmlDeviceGetEccMode, values);
}

// nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)
static const char *const params_nvmlDeviceGetDefaultEccMode[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetDefaultEccMode = {
    .name = "nvmlDeviceGetDefaultEccMode", .params = params_nvmlDeviceGetDefaultEccMode,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetDefaultEccMode(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetDefaultEccMode, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetDefaultEccMode, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlEnableState_t defaultMode = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDefaultEccMode *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDefaultEccMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &defaultMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDefaultEccMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_nvmlEnableState_t, defaultMode));
}

// nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)
static const char *const params_nvmlDeviceGetBoardId[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetBoardId = {
    .name = "nvmlDeviceGetBoardId", .params = params_nvmlDeviceGetBoardId,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetBoardId(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetBoardId, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetBoardId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const char *const params_nvmlDeviceGetMultiGpuBoard[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetMultiGpuBoard = {
    .name = "nvmlDeviceGetMultiGpuBoard", .params = params_nvmlDeviceGetMultiGpuBoard,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetMultiGpuBoard(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetMultiGpuBoard, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMultiGpuBoard, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
//     nvmlEccCounterType_t counterType, unsigned long long *eccCounts)
static const char *const params_nvmlDeviceGetTotalEccErrors[] = {"device", "errorType",
    "counterType", NULL};
static const cb_function f_nvmlDeviceGetTotalEccErrors = {
    .name = "nvmlDeviceGetTotalEccErrors", .params = params_nvmlDeviceGetTotalEccErrors,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetTotalEccErrors(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetTotalEccErrors, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetTotalEccErrors, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t errorType;
    int32_t counterType;
    unsigned long long eccCounts = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlMemoryErrorType_t, args[1], "errorType", &errorType) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEccCounterType_t, args[2], "counterType", &counterType) < 0)
        return NULL;
    fn_nvmlDeviceGetTotalEccErrors *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetTotalEccErrors]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlMemoryErrorType_t)errorType, (nvmlEccCounterType_t)counterType,
        &eccCounts);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetTotalEccErrors, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(eccCounts));
}

// nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
//     nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)
static const char *const params_nvmlDeviceGetDetailedEccErrors[] = {"device", "errorType",
    "counterType", NULL};
static const cb_function f_nvmlDeviceGetDetailedEccErrors = {
    .name = "nvmlDeviceGetDetailedEccErrors", .params = params_nvmlDeviceGetDetailedEccErrors,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetDetailedEccErrors(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_nvmlDeviceGetDetailedEccErrors, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetDetailedEccErrors, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    int32_t errorType;
    int32_t counterType;
    PyObject *eccCounts = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (cb_as_enum(m, T_nvmlMemoryErrorType_t, args[1], "errorType", &errorType) < 0)
        goto done;
    if (cb_as_enum(m, T_nvmlEccCounterType_t, args[2], "counterType", &counterType) < 0)
        goto done;
    fn_nvmlDeviceGetDetailedEccErrors *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDetailedEccErrors]);
    if (call == NULL)
        goto done;
    eccCounts = cb_record_new(m, T_nvmlEccErrorCounts_t);
    if (eccCounts == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlMemoryErrorType_t)errorType, (nvmlEccCounterType_t)counterType,
        cb_record_data(eccCounts));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetDetailedEccErrors, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(eccCounts));
done:
    Py_XDECREF(eccCounts);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t
//     errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long
//     long *count)
static const char *const params_nvmlDeviceGetMemoryErrorCounter[] = {"device", "errorType",
    "counterType", "locationType", NULL};
static const cb_function f_nvmlDeviceGetMemoryErrorCounter = {
    .name = "nvmlDeviceGetMemoryErrorCounter", .params = params_nvmlDeviceGetMemoryErrorCounter,
    .param_count = 4, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetMemoryErrorCounter(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_nvmlDeviceGetMemoryErrorCounter, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMemoryErrorCounter, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t errorType;
    int32_t counterType;
    int32_t locationType;
    unsigned long long count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlMemoryErrorType_t, args[1], "errorType", &errorType) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEccCounterType_t, args[2], "counterType", &counterType) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlMemoryLocation_t, args[3], "locationType", &locationType) < 0)
        return NULL;
    fn_nvmlDeviceGetMemoryErrorCounter *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMemoryErrorCounter]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlMemoryErrorType_t)errorType, (nvmlEccCounterType_t)counterType,
        (nvmlMemoryLocation_t)locationType, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMemoryErrorCounter, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(count));
}

// nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)
static const char *const params_nvmlDeviceGetUtilizationRates[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetUtilizationRates = {
    .name = "nvmlDeviceGetUtilizationRates", .params = params_nvmlDeviceGetUtilizationRates,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetUtilizationRates(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetUtilizationRates, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetUtilizationRates, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *utilization = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetUtilizationRates *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetUtilizationRates]);
    if (call == NULL)
        goto done;
    utilization = cb_record_new(m, T_nvmlUtilization_t);
    if (utilization == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(utilization));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetUtilizationRates, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(utilization));
done:
    Py_XDECREF(utilization);
    return result;
}

// nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const char *const params_nvmlDeviceGetEncoderUtilization[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetEncoderUtilization = {
    .name = "nvmlDeviceGetEncoderUtilization", .params = params_nvmlDeviceGetEncoderUtilization,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetEncoderUtilization(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetEncoderUtilization, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetEncoderUtilization, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int utilization = 0;
    unsigned int samplingPeriodUs = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEncoderUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetEncoderUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetEncoderUtilization, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)};
    return cb_return_many(s, &f_nvmlDeviceGetEncoderUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t
//     encoderQueryType, unsigned int *encoderCapacity)
static const char *const params_nvmlDeviceGetEncoderCapacity[] = {"device", "encoderQueryType",
    NULL};
static const cb_function f_nvmlDeviceGetEncoderCapacity = {
    .name = "nvmlDeviceGetEncoderCapacity", .params = params_nvmlDeviceGetEncoderCapacity,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetEncoderCapacity(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetEncoderCapacity, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetEncoderCapacity, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t encoderQueryType;
    unsigned int encoderCapacity = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlEncoderType_t, args[1], "encoderQueryType", &encoderQueryType) < 0)
        return NULL;
    fn_nvmlDeviceGetEncoderCapacity *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetEncoderCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (nvmlEncoderType_t)encoderQueryType, &encoderCapacity);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetEncoderCapacity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(encoderCapacity));
}

// nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount, unsigned
//     int *averageFps, unsigned int *averageLatency)
static const char *const params_nvmlDeviceGetEncoderStats[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetEncoderStats = {
    .name = "nvmlDeviceGetEncoderStats", .params = params_nvmlDeviceGetEncoderStats,
    .param_count = 1, .result_count = 3,
};

PyObject *
py_nvmlDeviceGetEncoderStats(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetEncoderStats, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetEncoderStats, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int sessionCount = 0;
    unsigned int averageFps = 0;
    unsigned int averageLatency = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetEncoderStats *call = cb_symbol_address(&symbols[S_nvmlDeviceGetEncoderStats]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &sessionCount, &averageFps, &averageLatency);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetEncoderStats, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(sessionCount),
        PyLong_FromUnsignedLong(averageFps), PyLong_FromUnsignedLong(averageLatency)};
    return cb_return_many(s, &f_nvmlDeviceGetEncoderStats, values);
}

// nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount,
//     nvmlEncoderSessionInfo_t *sessionInfos)
static const char *const params_nvmlDeviceGetEncoderSessions[] = {"device", "sessionCount", NULL};
static const cb_function f_nvmlDeviceGetEncoderSessions = {
    .name = "nvmlDeviceGetEncoderSessions", .params = params_nvmlDeviceGetEncoderSessions,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetEncoderSessions(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetEncoderSessions, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetEncoderSessions, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t sessionCount_in = 0;
    unsigned int sessionCount = 0;
    cb_array sessionInfos;
    cb_array_init(&sessionInfos);
    size_t sessionInfos_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &sessionCount_in) < 0)
        goto done;
    sessionCount = sessionCount_in;
    fn_nvmlDeviceGetEncoderSessions *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetEncoderSessions]);
    if (call == NULL)
        goto done;
    sessionInfos_count = (size_t)sessionCount;
    if (cb_array_reserve(&sessionInfos, sessionInfos_count, sizeof(nvmlEncoderSessionInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &sessionCount, sessionInfos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetEncoderSessions, status, 0,
            PyLong_FromUnsignedLong(sessionCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetEncoderSessions, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)sessionCount < sessionInfos_count)
        sessionInfos_count = (size_t)sessionCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(m, T_nvmlEncoderSessionInfo_t, sessionInfos.data, sessionInfos_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetEncoderSessions, values);
done:
    cb_array_done(&sessionInfos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization,
//     unsigned int *samplingPeriodUs)
static const char *const params_nvmlDeviceGetDecoderUtilization[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetDecoderUtilization = {
    .name = "nvmlDeviceGetDecoderUtilization", .params = params_nvmlDeviceGetDecoderUtilization,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetDecoderUtilization(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetDecoderUtilization, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetDecoderUtilization, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int utilization = 0;
    unsigned int samplingPeriodUs = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetDecoderUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDecoderUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDecoderUtilization, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)};
    return cb_return_many(s, &f_nvmlDeviceGetDecoderUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned
//     int *samplingPeriodUs)
static const char *const params_nvmlDeviceGetJpgUtilization[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetJpgUtilization = {
    .name = "nvmlDeviceGetJpgUtilization", .params = params_nvmlDeviceGetJpgUtilization,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetJpgUtilization(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetJpgUtilization, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetJpgUtilization, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int utilization = 0;
    unsigned int samplingPeriodUs = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetJpgUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetJpgUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetJpgUtilization, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)};
    return cb_return_many(s, &f_nvmlDeviceGetJpgUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned
//     int *samplingPeriodUs)
static const char *const params_nvmlDeviceGetOfaUtilization[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetOfaUtilization = {
    .name = "nvmlDeviceGetOfaUtilization", .params = params_nvmlDeviceGetOfaUtilization,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetOfaUtilization(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetOfaUtilization, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetOfaUtilization, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    unsigned int utilization = 0;
    unsigned int samplingPeriodUs = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetOfaUtilization *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetOfaUtilization]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &utilization, &samplingPeriodUs);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetOfaUtilization, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(utilization),
        PyLong_FromUnsignedLong(samplingPeriodUs)};
    return cb_return_many(s, &f_nvmlDeviceGetOfaUtilization, values);
}

// nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)
static const char *const params_nvmlDeviceGetFBCStats[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetFBCStats = {
    .name = "nvmlDeviceGetFBCStats", .params = params_nvmlDeviceGetFBCStats,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetFBCStats(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetFBCStats, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetFBCStats, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *fbcStats = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    fn_nvmlDeviceGetFBCStats *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFBCStats]);
    if (call == NULL)
        goto done;
    fbcStats = cb_record_new(m, T_nvmlFBCStats_t);
    if (fbcStats == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(fbcStats));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetFBCStats, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(fbcStats));
done:
    Py_XDECREF(fbcStats);
    return result;
}

// nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
//     nvmlFBCSessionInfo_t *sessionInfo)
static const char *const params_nvmlDeviceGetFBCSessions[] = {"device", "sessionCount", NULL};
static const cb_function f_nvmlDeviceGetFBCSessions = {
    .name = "nvmlDeviceGetFBCSessions", .params = params_nvmlDeviceGetFBCSessions,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetFBCSessions(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetFBCSessions, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetFBCSessions, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t sessionCount_in = 0;
    unsigned int sessionCount = 0;
    cb_array sessionInfo;
    cb_array_init(&sessionInfo);
    size_t sessionInfo_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &sessionCount_in) < 0)
        goto done;
    sessionCount = sessionCount_in;
    fn_nvmlDeviceGetFBCSessions *call = cb_symbol_address(&symbols[S_nvmlDeviceGetFBCSessions]);
    if (call == NULL)
        goto done;
    sessionInfo_count = (size_t)sessionCount;
    if (cb_array_reserve(&sessionInfo, sessionInfo_count, sizeof(nvmlFBCSessionInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &sessionCount, sessionInfo.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetFBCSessions, status, 0,
            PyLong_FromUnsignedLong(sessionCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetFBCSessions, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)sessionCount < sessionInfo_count)
        sessionInfo_count = (size_t)sessionCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(sessionCount),
        cb_record_list(m, T_nvmlFBCSessionInfo_t, sessionInfo.data, sessionInfo_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetFBCSessions, values);
done:
    cb_array_done(&sessionInfo);
    return result;
}

// nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current,
//     nvmlDriverModel_t *pending)
static const char *const params_nvmlDeviceGetDriverModel[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetDriverModel = {
    .name = "nvmlDeviceGetDriverModel", .params = params_nvmlDeviceGetDriverModel,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetDriverModel(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetDriverModel, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetDriverModel, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlDriverModel_t current = 0;
    nvmlDriverModel_t pending = 0;
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
    PyObject *values[] = {cb_enum_member(m, T_nvmlDriverModel_t, current),
        cb_enum_member(m, T_nvmlDriverModel_t, pending)};
    return cb_return_many(s, &f_nvmlDeviceGetDriverModel, values);
}

// nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)
static const char *const params_nvmlDeviceGetVbiosVersion[] = {"device", "length", NULL};
static const cb_function f_nvmlDeviceGetVbiosVersion = {
    .name = "nvmlDeviceGetVbiosVersion", .params = params_nvmlDeviceGetVbiosVersion,
    .param_count = 2, .result_count = 1,
    .auto_mask = 0x2,
};

PyObject *
py_nvmlDeviceGetVbiosVersion(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetVbiosVersion, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetVbiosVersion, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    PyObject *version = NULL;
    uint32_t length = 256;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &length) < 0)
        goto done;
    fn_nvmlDeviceGetVbiosVersion *call = cb_symbol_address(&symbols[S_nvmlDeviceGetVbiosVersion]);
    if (call == NULL)
        goto done;
    version = cb_name_room("nvmlDeviceGetVbiosVersion", length);
    if (version == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, PyBytes_AS_STRING(version), length);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetVbiosVersion, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(version)) : Py_NewRef(version));
done:
    Py_XDECREF(version);
    return result;
}

// nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t
//     *bridgeHierarchy)
static const char *const params_nvmlDeviceGetBridgeChipInfo[] = {"device", NULL};
static const cb_function f_nvmlDeviceGetBridgeChipInfo = {
    .name = "nvmlDeviceGetBridgeChipInfo", .params = params_nvmlDeviceGetBridgeChipInfo,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetBridgeChipInfo(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_nvmlDeviceGetBridgeChipInfo, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetBridgeChipInfo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(device, cb_record_data(bridgeHierarchy));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetBridgeChipInfo, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(bridgeHierarchy));
done:
    Py_XDECREF(bridgeHierarchy);
    return result;
}

// nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int
//     *infoCount, nvmlProcessInfo_t *infos)
static const char *const params_nvmlDeviceGetComputeRunningProcesses[] = {"device", "infoCount",
    NULL};
static const cb_function f_nvmlDeviceGetComputeRunningProcesses = {
    .name = "nvmlDeviceGetComputeRunningProcesses",
        .params = params_nvmlDeviceGetComputeRunningProcesses,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetComputeRunningProcesses(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetComputeRunningProcesses, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetComputeRunningProcesses, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t infoCount_in = 0;
    unsigned int infoCount = 0;
    cb_array infos;
    cb_array_init(&infos);
    size_t infos_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &infoCount_in) < 0)
        goto done;
    infoCount = infoCount_in;
    fn_nvmlDeviceGetComputeRunningProcesses *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetComputeRunningProcesses]);
    if (call == NULL)
        goto done;
    infos_count = (size_t)infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &infoCount, infos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetComputeRunningProcesses, status, 0,
            PyLong_FromUnsignedLong(infoCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetComputeRunningProcesses, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)infoCount < infos_count)
        infos_count = (size_t)infoCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(infoCount),
        cb_record_list(m, T_nvmlProcessInfo_t, infos.data, infos_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetComputeRunningProcesses, values);
done:
    cb_array_done(&infos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int
//     *infoCount, nvmlProcessInfo_t *infos)
static const char *const params_nvmlDeviceGetGraphicsRunningProcesses[] = {"device", "infoCount",
    NULL};
static const cb_function f_nvmlDeviceGetGraphicsRunningProcesses = {
    .name = "nvmlDeviceGetGraphicsRunningProcesses",
        .params = params_nvmlDeviceGetGraphicsRunningProcesses,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetGraphicsRunningProcesses(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetGraphicsRunningProcesses, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetGraphicsRunningProcesses, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t infoCount_in = 0;
    unsigned int infoCount = 0;
    cb_array infos;
    cb_array_init(&infos);
    size_t infos_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &infoCount_in) < 0)
        goto done;
    infoCount = infoCount_in;
    fn_nvmlDeviceGetGraphicsRunningProcesses *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGraphicsRunningProcesses]);
    if (call == NULL)
        goto done;
    infos_count = (size_t)infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &infoCount, infos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetGraphicsRunningProcesses, status, 0,
            PyLong_FromUnsignedLong(infoCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetGraphicsRunningProcesses, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)infoCount < infos_count)
        infos_count = (size_t)infoCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(infoCount),
        cb_record_list(m, T_nvmlProcessInfo_t, infos.data, infos_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetGraphicsRunningProcesses, values);
done:
    cb_array_done(&infos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int
//     *infoCount, nvmlProcessInfo_t *infos)
static const char *const params_nvmlDeviceGetMPSComputeRunningProcesses[] = {"device", "infoCount",
    NULL};
static const cb_function f_nvmlDeviceGetMPSComputeRunningProcesses = {
    .name = "nvmlDeviceGetMPSComputeRunningProcesses",
        .params = params_nvmlDeviceGetMPSComputeRunningProcesses,
    .param_count = 2, .result_count = 2,
};

PyObject *
py_nvmlDeviceGetMPSComputeRunningProcesses(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetMPSComputeRunningProcesses, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetMPSComputeRunningProcesses, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlReturn_t status;
    nvmlDevice_t device;
    uint32_t infoCount_in = 0;
    unsigned int infoCount = 0;
    cb_array infos;
    cb_array_init(&infos);
    size_t infos_count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &infoCount_in) < 0)
        goto done;
    infoCount = infoCount_in;
    fn_nvmlDeviceGetMPSComputeRunningProcesses *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMPSComputeRunningProcesses]);
    if (call == NULL)
        goto done;
    infos_count = (size_t)infoCount;
    if (cb_array_reserve(&infos, infos_count, sizeof(nvmlProcessInfo_t)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &infoCount, infos.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY((status == NVML_ERROR_INSUFFICIENT_SIZE) && !s->checked)) {
        result = cb_fail_counted(s, &f_nvmlDeviceGetMPSComputeRunningProcesses, status, 0,
            PyLong_FromUnsignedLong(infoCount));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        result = cb_fail(s, &f_nvmlDeviceGetMPSComputeRunningProcesses, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)infoCount < infos_count)
        infos_count = (size_t)infoCount;
    PyObject *values[] = {PyLong_FromUnsignedLong(infoCount),
        cb_record_list(m, T_nvmlProcessInfo_t, infos.data, infos_count)};
    result = cb_return_many(s, &f_nvmlDeviceGetMPSComputeRunningProcesses, values);
done:
    cb_array_done(&infos);
    return result;
}

// nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t
//     *plist)
static const char *const params_nvmlDeviceGetRunningProcessDetailList[] = {"device", "plist", NULL};
static const cb_function f_nvmlDeviceGetRunningProcessDetailList = {
    .name = "nvmlDeviceGetRunningProcessDetailList",
        .params = params_nvmlDeviceGetRunningProcessDetailList,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_nvmlDeviceGetRunningProcessDetailList(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetRunningProcessDetailList, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetRunningProcessDetailList, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    nvmlProcessDetailList_t *plist;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_record(m, T_nvmlProcessDetailList_t, args[1], "plist", &plist) < 0)
        return NULL;
    fn_nvmlDeviceGetRunningProcessDetailList *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetRunningProcessDetailList]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, plist);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetRunningProcessDetailList, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)
static const char *const params_nvmlDeviceOnSameBoard[] = {"device1", "device2", NULL};
static const cb_function f_nvmlDeviceOnSameBoard = {
    .name = "nvmlDeviceOnSameBoard", .params = params_nvmlDeviceOnSameBoard,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceOnSameBoard(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceOnSameBoard, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceOnSameBoard, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device1;
    nvmlDevice_t device2;
    int onSameBoard = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device1) < 0)
        return NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[1], &device2) < 0)
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
static const char *const params_nvmlDeviceGetAPIRestriction[] = {"device", "apiType", NULL};
static const cb_function f_nvmlDeviceGetAPIRestriction = {
    .name = "nvmlDeviceGetAPIRestriction", .params = params_nvmlDeviceGetAPIRestriction,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_nvmlDeviceGetAPIRestriction(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_nvmlDeviceGetAPIRestriction, nargs, kwnames)) {
        if (cb_bind(s, &f_nvmlDeviceGetAPIRestriction, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    nvmlDevice_t device;
    int32_t apiType;
    nvmlEnableState_t isRestricted = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    if (cb_as_enum(m, T_nvmlRestrictedAPI_t, args[1], "apiType", &apiType) < 0)
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

