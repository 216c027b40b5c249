// functions_mig.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuTypeIdInfo_t *pVgpus)
static const cb_function f_nvmlGpuInstanceGetCreatableVgpus = {
    .name = "nvmlGpuInstanceGetCreatableVgpus",
    .params = (const char *const[]){"gpuInstance", "pVgpus", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetCreatableVgpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetCreatableVgpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuTypeIdInfo_t *pVgpus;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuTypeIdInfo_t, args[1], "pVgpus", &pVgpus) < 0)
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

// nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
//     nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)
static const cb_function f_nvmlGpuInstanceGetActiveVgpus = {
    .name = "nvmlGpuInstanceGetActiveVgpus",
    .params = (const char *const[]){"gpuInstance", "pVgpuInstanceInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetActiveVgpus)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetActiveVgpus, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlActiveVgpuInstanceInfo_t, args[1], "pVgpuInstanceInfo",
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
static const cb_function f_nvmlGpuInstanceSetVgpuSchedulerState = {
    .name = "nvmlGpuInstanceSetVgpuSchedulerState",
    .params = (const char *const[]){"gpuInstance", "pScheduler", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpuInstanceSetVgpuSchedulerState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceSetVgpuSchedulerState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerState_t *pScheduler;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuSchedulerState_t, args[1], "pScheduler", &pScheduler) < 0)
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
static const cb_function f_nvmlGpuInstanceGetVgpuSchedulerState = {
    .name = "nvmlGpuInstanceGetVgpuSchedulerState",
    .params = (const char *const[]){"gpuInstance", "pSchedulerStateInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetVgpuSchedulerState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetVgpuSchedulerState, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuSchedulerStateInfo_t, args[1], "pSchedulerStateInfo",
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
static const cb_function f_nvmlGpuInstanceGetVgpuSchedulerLog = {
    .name = "nvmlGpuInstanceGetVgpuSchedulerLog",
    .params = (const char *const[]){"gpuInstance", "pSchedulerLogInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetVgpuSchedulerLog)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetVgpuSchedulerLog, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuSchedulerLogInfo_t, args[1], "pSchedulerLogInfo",
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
static const cb_function f_nvmlGpuInstanceGetVgpuTypeCreatablePlacements = {
    .name = "nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
    .params = (const char *const[]){"gpuInstance", "pCreatablePlacementInfo", NULL},
    .param_count = 2};

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
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuCreatablePlacementInfo_t, args[1], "pCreatablePlacementInfo",
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
static const cb_function f_nvmlGpuInstanceGetVgpuHeterogeneousMode = {
    .name = "nvmlGpuInstanceGetVgpuHeterogeneousMode",
    .params = (const char *const[]){"gpuInstance", "pHeterogeneousMode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetVgpuHeterogeneousMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetVgpuHeterogeneousMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuHeterogeneousMode_t, args[1], "pHeterogeneousMode",
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

// nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
//     const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const cb_function f_nvmlGpuInstanceSetVgpuHeterogeneousMode = {
    .name = "nvmlGpuInstanceSetVgpuHeterogeneousMode",
    .params = (const char *const[]){"gpuInstance", "pHeterogeneousMode", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpuInstanceSetVgpuHeterogeneousMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceSetVgpuHeterogeneousMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuHeterogeneousMode_t, args[1], "pHeterogeneousMode",
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

// nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
static const cb_function f_nvmlGpuInstanceGetVgpuSchedulerState_v2 = {
    .name = "nvmlGpuInstanceGetVgpuSchedulerState_v2",
    .params = (const char *const[]){"gpuInstance", "pSchedulerStateInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetVgpuSchedulerState_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetVgpuSchedulerState_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuSchedulerStateInfo_v2_t, args[1], "pSchedulerStateInfo",
            &pSchedulerStateInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuSchedulerState_v2 *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetVgpuSchedulerState_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pSchedulerStateInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetVgpuSchedulerState_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
static const cb_function f_nvmlGpuInstanceGetVgpuSchedulerLog_v2 = {
    .name = "nvmlGpuInstanceGetVgpuSchedulerLog_v2",
    .params = (const char *const[]){"gpuInstance", "pSchedulerLogInfo", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetVgpuSchedulerLog_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetVgpuSchedulerLog_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuSchedulerLogInfo_v2_t, args[1], "pSchedulerLogInfo",
            &pSchedulerLogInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuSchedulerLog_v2 *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetVgpuSchedulerLog_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pSchedulerLogInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceGetVgpuSchedulerLog_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerState_v2_t *pSchedulerState)
static const cb_function f_nvmlGpuInstanceSetVgpuSchedulerState_v2 = {
    .name = "nvmlGpuInstanceSetVgpuSchedulerState_v2",
    .params = (const char *const[]){"gpuInstance", "pSchedulerState", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpuInstanceSetVgpuSchedulerState_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpuInstanceSetVgpuSchedulerState_v2, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerState_v2_t *pSchedulerState;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_record(m, T_nvmlVgpuSchedulerState_v2_t, args[1], "pSchedulerState",
            &pSchedulerState) < 0)
        return NULL;
    fn_nvmlGpuInstanceSetVgpuSchedulerState_v2 *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceSetVgpuSchedulerState_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pSchedulerState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpuInstanceSetVgpuSchedulerState_v2, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,
//     nvmlReturn_t *activationStatus)
static const cb_function f_nvmlDeviceSetMigMode = {.name = "nvmlDeviceSetMigMode",
    .params = (const char *const[]){"device", "mode", NULL}, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &mode) < 0)
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

// nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,
//     unsigned int *pendingMode)
static const cb_function f_nvmlDeviceGetMigMode = {.name = "nvmlDeviceGetMigMode",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(nvmlDeviceGetMigMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMigMode, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int currentMode = 0, pendingMode = 0;
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
    PyObject *values[] = {
        PyLong_FromUnsignedLong(currentMode),
        PyLong_FromUnsignedLong(pendingMode)
    };
    return cb_return_many(s, &f_nvmlDeviceGetMigMode, values);
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile,
//     nvmlGpuInstanceProfileInfo_t *info)
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfo = {
    .name = "nvmlDeviceGetGpuInstanceProfileInfo",
    .params = (const char *const[]){"device", "profile", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuInstanceProfileInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceProfileInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profile;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &profile) < 0)
        goto done;
    fn_nvmlDeviceGetGpuInstanceProfileInfo *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceProfileInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlGpuInstanceProfileInfo_t);
    if (info == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(info));
    else
        result = cb_fail(s, &f_nvmlDeviceGetGpuInstanceProfileInfo, status, args, NULL);
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile,
//     nvmlGpuInstanceProfileInfo_v2_t *info)
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfoV = {
    .name = "nvmlDeviceGetGpuInstanceProfileInfoV",
    .params = (const char *const[]){"device", "profile", "info", NULL}, .param_count = 3};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &profile) < 0
        || cb_as_record(m, T_nvmlGpuInstanceProfileInfo_v2_t, args[2], "info", &info) < 0)
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

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device,
//     unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info)
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfoByIdV = {
    .name = "nvmlDeviceGetGpuInstanceProfileInfoByIdV",
    .params = (const char *const[]){"device", "profileId", "info", NULL}, .param_count = 3};

CB_WRAPPER(nvmlDeviceGetGpuInstanceProfileInfoByIdV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceProfileInfoByIdV, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    nvmlGpuInstanceProfileInfo_v2_t *info;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0
        || cb_as_record(m, T_nvmlGpuInstanceProfileInfo_v2_t, args[2], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceProfileInfoByIdV *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceProfileInfoByIdV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuInstanceProfileInfoByIdV, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device,
//     unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)
static const cb_function f_nvmlDeviceGetGpuInstancePossiblePlacements = {
    .name = "nvmlDeviceGetGpuInstancePossiblePlacements",
    .params = (const char *const[]){"device", "profileId", "count", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuInstancePossiblePlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstancePossiblePlacements, &args, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    cb_array placements;
    size_t placements_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array_init(&placements);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0))
        goto done;
    count = count_in;
    fn_nvmlDeviceGetGpuInstancePossiblePlacements *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstancePossiblePlacements]);
    if (call == NULL)
        goto done;
    placements_count = (size_t)count;
    if (cb_array_reserve(&placements, placements_count, sizeof(nvmlGpuInstancePlacement_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        cb_record_list(m, T_nvmlGpuInstancePlacement_t, placements.data, placements_count),
        PyLong_FromUnsignedLong(count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetGpuInstancePossiblePlacements, values);
done:
    cb_array_done(&placements);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device,
//     unsigned int profileId, unsigned int *count)
static const cb_function f_nvmlDeviceGetGpuInstanceRemainingCapacity = {
    .name = "nvmlDeviceGetGpuInstanceRemainingCapacity",
    .params = (const char *const[]){"device", "profileId", NULL}, .param_count = 2,
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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
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
static const cb_function f_nvmlDeviceCreateGpuInstance = {.name = "nvmlDeviceCreateGpuInstance",
    .params = (const char *const[]){"device", "profileId", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
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

// nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device,
//     unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,
//     nvmlGpuInstance_t *gpuInstance)
static const cb_function f_nvmlDeviceCreateGpuInstanceWithPlacement = {
    .name = "nvmlDeviceCreateGpuInstanceWithPlacement",
    .params = (const char *const[]){"device", "profileId", "placement", NULL}, .param_count = 3,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0
        || cb_as_record(m, T_nvmlGpuInstancePlacement_t, args[2], "placement", &placement) < 0)
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
static const cb_function f_nvmlGpuInstanceDestroy = {.name = "nvmlGpuInstanceDestroy",
    .params = (const char *const[]){"gpuInstance", NULL}, .param_count = 1};

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
static const cb_function f_nvmlDeviceGetGpuInstances = {.name = "nvmlDeviceGetGpuInstances",
    .params = (const char *const[]){"device", "profileId", "count", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlDeviceGetGpuInstances)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstances, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    cb_array gpuInstances;
    size_t gpuInstances_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array_init(&gpuInstances);
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0))
        goto done;
    count = count_in;
    fn_nvmlDeviceGetGpuInstances *call = cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstances]);
    if (call == NULL)
        goto done;
    gpuInstances_count = (size_t)count;
    if (cb_array_reserve(&gpuInstances, gpuInstances_count, sizeof(nvmlGpuInstance_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        cb_handle_list(m, T_nvmlGpuInstance_t, gpuInstances.data, gpuInstances_count),
        PyLong_FromUnsignedLong(count)
    };
    result = cb_return_many(s, &f_nvmlDeviceGetGpuInstances, values);
done:
    cb_array_done(&gpuInstances);
    return result;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
//     nvmlGpuInstance_t *gpuInstance)
static const cb_function f_nvmlDeviceGetGpuInstanceById = {.name = "nvmlDeviceGetGpuInstanceById",
    .params = (const char *const[]){"device", "id", NULL}, .param_count = 2, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &id) < 0)
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
static const cb_function f_nvmlGpuInstanceGetInfo = {.name = "nvmlGpuInstanceGetInfo",
    .params = (const char *const[]){"gpuInstance", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetInfo, &args, nargs, kwnames, slots))
        return NULL;
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
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(info));
    else
        result = cb_fail(s, &f_nvmlGpuInstanceGetInfo, status, args, NULL);
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance,
//     unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)
static const cb_function f_nvmlGpuInstanceGetComputeInstanceProfileInfo = {
    .name = "nvmlGpuInstanceGetComputeInstanceProfileInfo",
    .params = (const char *const[]){"gpuInstance", "profile", "engProfile", NULL},
    .param_count = 3, .result_count = 1};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceProfileInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfo, &args, nargs, kwnames,
            slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profile, engProfile;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_uint32(args[1], "unsigned int", &profile) < 0
        || cb_as_uint32(args[2], "unsigned int", &engProfile) < 0)
        goto done;
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfo *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstanceProfileInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlComputeInstanceProfileInfo_t);
    if (info == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profile, engProfile, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(info));
    else
        result = cb_fail(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfo, status, args, NULL);
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance,
//     unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)
static const cb_function f_nvmlGpuInstanceGetComputeInstanceProfileInfoV = {
    .name = "nvmlGpuInstanceGetComputeInstanceProfileInfoV",
    .params = (const char *const[]){"gpuInstance", "profile", "engProfile", "info", NULL},
    .param_count = 4};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceProfileInfoV)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstanceProfileInfoV, &args, nargs, kwnames,
            slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profile, engProfile;
    nvmlComputeInstanceProfileInfo_v2_t *info;
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_uint32(args[1], "unsigned int", &profile) < 0
        || cb_as_uint32(args[2], "unsigned int", &engProfile) < 0
        || cb_as_record(m, T_nvmlComputeInstanceProfileInfo_v2_t, args[3], "info", &info) < 0)
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
static const cb_function f_nvmlGpuInstanceGetComputeInstanceRemainingCapacity = {
    .name = "nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
    .params = (const char *const[]){"gpuInstance", "profileId", NULL}, .param_count = 2,
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
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
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
static const cb_function f_nvmlGpuInstanceGetComputeInstancePossiblePlacements = {
    .name = "nvmlGpuInstanceGetComputeInstancePossiblePlacements",
    .params = (const char *const[]){"gpuInstance", "profileId", "count", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstancePossiblePlacements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, &args, nargs,
            kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    cb_array placements;
    size_t placements_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array_init(&placements);
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0))
        goto done;
    count = count_in;
    fn_nvmlGpuInstanceGetComputeInstancePossiblePlacements *call =
        cb_symbol_address(&symbols[S_nvmlGpuInstanceGetComputeInstancePossiblePlacements]);
    if (call == NULL)
        goto done;
    placements_count = (size_t)count;
    if (cb_array_reserve(&placements, placements_count, sizeof(nvmlComputeInstancePlacement_t)) < 0)
        goto done;
    nvmlReturn_t status;
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
    PyObject *values[] = {
        cb_record_list(m, T_nvmlComputeInstancePlacement_t, placements.data, placements_count),
        PyLong_FromUnsignedLong(count)
    };
    result = cb_return_many(s, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, values);
done:
    cb_array_done(&placements);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, nvmlComputeInstance_t *computeInstance)
static const cb_function f_nvmlGpuInstanceCreateComputeInstance = {
    .name = "nvmlGpuInstanceCreateComputeInstance",
    .params = (const char *const[]){"gpuInstance", "profileId", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0)
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
static const cb_function f_nvmlGpuInstanceCreateComputeInstanceWithPlacement = {
    .name = "nvmlGpuInstanceCreateComputeInstanceWithPlacement",
    .params = (const char *const[]){"gpuInstance", "profileId", "placement", NULL},
    .param_count = 3, .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0
        || cb_as_record(m, T_nvmlComputeInstancePlacement_t, args[2], "placement", &placement) < 0)
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
static const cb_function f_nvmlComputeInstanceDestroy = {.name = "nvmlComputeInstanceDestroy",
    .params = (const char *const[]){"computeInstance", NULL}, .param_count = 1};

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

// nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)
static const cb_function f_nvmlGpuInstanceGetComputeInstances = {
    .name = "nvmlGpuInstanceGetComputeInstances",
    .params = (const char *const[]){"gpuInstance", "profileId", "count", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstances)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvmlGpuInstanceGetComputeInstances, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    cb_array computeInstances;
    size_t computeInstances_count = 0;
    uint32_t count_in = 0;
    unsigned int count = 0;
    cb_array_init(&computeInstances);
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_uint32(args[1], "unsigned int", &profileId) < 0
        || (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &count_in) < 0))
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
    nvmlReturn_t status;
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
    PyObject *values[] = {
        cb_handle_list(m, T_nvmlComputeInstance_t, computeInstances.data, computeInstances_count),
        PyLong_FromUnsignedLong(count)
    };
    result = cb_return_many(s, &f_nvmlGpuInstanceGetComputeInstances, values);
done:
    cb_array_done(&computeInstances);
    return result;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance,
//     unsigned int id, nvmlComputeInstance_t *computeInstance)
static const cb_function f_nvmlGpuInstanceGetComputeInstanceById = {
    .name = "nvmlGpuInstanceGetComputeInstanceById",
    .params = (const char *const[]){"gpuInstance", "id", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_handle(m, T_nvmlGpuInstance_t, args[0], &gpuInstance) < 0
        || cb_as_uint32(args[1], "unsigned int", &id) < 0)
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

// nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
//     nvmlComputeInstanceInfo_t *info)
static const cb_function f_nvmlComputeInstanceGetInfo = {.name = "nvmlComputeInstanceGetInfo",
    .params = (const char *const[]){"computeInstance", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlComputeInstanceGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvmlComputeInstanceGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    nvmlComputeInstance_t computeInstance;
    PyObject *info = NULL;
    if (cb_as_handle(m, T_nvmlComputeInstance_t, args[0], &computeInstance) < 0)
        goto done;
    fn_nvmlComputeInstanceGetInfo *call = cb_symbol_address(&symbols[S_nvmlComputeInstanceGetInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(m, T_nvmlComputeInstanceInfo_t);
    if (info == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(computeInstance, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == NVML_SUCCESS))
        result = cb_return1(s, Py_NewRef(info));
    else
        result = cb_fail(s, &f_nvmlComputeInstanceGetInfo, status, args, NULL);
done:
    Py_XDECREF(info);
    return result;
}

// nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)
static const cb_function f_nvmlDeviceIsMigDeviceHandle = {.name = "nvmlDeviceIsMigDeviceHandle",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceIsMigDeviceHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceIsMigDeviceHandle, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int isMigDevice = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceIsMigDeviceHandle *call =
        cb_symbol_address(&symbols[S_nvmlDeviceIsMigDeviceHandle]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isMigDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceIsMigDeviceHandle, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(isMigDevice));
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)
static const cb_function f_nvmlDeviceGetGpuInstanceId = {.name = "nvmlDeviceGetGpuInstanceId",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetGpuInstanceId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetGpuInstanceId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int id = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceId *call = cb_symbol_address(&symbols[S_nvmlDeviceGetGpuInstanceId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &id);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetGpuInstanceId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(id));
}

// nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)
static const cb_function f_nvmlDeviceGetComputeInstanceId = {
    .name = "nvmlDeviceGetComputeInstanceId", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetComputeInstanceId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetComputeInstanceId, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int id = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetComputeInstanceId *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetComputeInstanceId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &id);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetComputeInstanceId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(id));
}

// nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)
static const cb_function f_nvmlDeviceGetMaxMigDeviceCount = {
    .name = "nvmlDeviceGetMaxMigDeviceCount", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMaxMigDeviceCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetMaxMigDeviceCount, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int count = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxMigDeviceCount *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMaxMigDeviceCount]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMaxMigDeviceCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index,
//     nvmlDevice_t *migDevice)
static const cb_function f_nvmlDeviceGetMigDeviceHandleByIndex = {
    .name = "nvmlDeviceGetMigDeviceHandleByIndex",
    .params = (const char *const[]){"device", "index", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetMigDeviceHandleByIndex)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlDeviceGetMigDeviceHandleByIndex, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t index;
    nvmlDevice_t migDevice = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &index) < 0)
        return NULL;
    fn_nvmlDeviceGetMigDeviceHandleByIndex *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetMigDeviceHandleByIndex]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, index, &migDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetMigDeviceHandleByIndex, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &migDevice));
}

// nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,
//     nvmlDevice_t *device)
static const cb_function f_nvmlDeviceGetDeviceHandleFromMigDeviceHandle = {
    .name = "nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
    .params = (const char *const[]){"migDevice", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlDeviceGetDeviceHandleFromMigDeviceHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlDeviceGetDeviceHandleFromMigDeviceHandle, &args, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t migDevice;
    nvmlDevice_t device = NULL;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &migDevice) < 0)
        return NULL;
    fn_nvmlDeviceGetDeviceHandleFromMigDeviceHandle *call =
        cb_symbol_address(&symbols[S_nvmlDeviceGetDeviceHandleFromMigDeviceHandle]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(migDevice, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlDeviceGetDeviceHandleFromMigDeviceHandle, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlDevice_t, &device));
}

// nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)
static const cb_function f_nvmlGpmMetricsGet = {.name = "nvmlGpmMetricsGet",
    .params = (const char *const[]){"metricsGet", NULL}, .param_count = 1};

CB_WRAPPER(nvmlGpmMetricsGet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpmMetricsGet, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpmMetricsGet_t *metricsGet;
    if (cb_as_record(m, T_nvmlGpmMetricsGet_t, args[0], "metricsGet", &metricsGet) < 0)
        return NULL;
    fn_nvmlGpmMetricsGet *call = cb_symbol_address(&symbols[S_nvmlGpmMetricsGet]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(metricsGet);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmMetricsGet, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)
static const cb_function f_nvmlGpmSampleFree = {.name = "nvmlGpmSampleFree",
    .params = (const char *const[]){"gpmSample", NULL}, .param_count = 1};

CB_WRAPPER(nvmlGpmSampleFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpmSampleFree, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpmSample_t gpmSample;
    if (cb_as_handle(m, T_nvmlGpmSample_t, args[0], &gpmSample) < 0)
        return NULL;
    fn_nvmlGpmSampleFree *call = cb_symbol_address(&symbols[S_nvmlGpmSampleFree]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmSampleFree, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)
static const cb_function f_nvmlGpmSampleAlloc = {.name = "nvmlGpmSampleAlloc",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(nvmlGpmSampleAlloc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpmSampleAlloc, &args, nargs, kwnames, slots))
        return NULL;
    nvmlGpmSample_t gpmSample = NULL;
    fn_nvmlGpmSampleAlloc *call = cb_symbol_address(&symbols[S_nvmlGpmSampleAlloc]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmSampleAlloc, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_nvmlGpmSample_t, &gpmSample));
}

// nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)
static const cb_function f_nvmlGpmSampleGet = {.name = "nvmlGpmSampleGet",
    .params = (const char *const[]){"device", "gpmSample", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpmSampleGet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpmSampleGet, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpmSample_t gpmSample;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_handle(m, T_nvmlGpmSample_t, args[1], &gpmSample) < 0)
        return NULL;
    fn_nvmlGpmSampleGet *call = cb_symbol_address(&symbols[S_nvmlGpmSampleGet]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmSampleGet, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,
//     nvmlGpmSample_t gpmSample)
static const cb_function f_nvmlGpmMigSampleGet = {.name = "nvmlGpmMigSampleGet",
    .params = (const char *const[]){"device", "gpuInstanceId", "gpmSample", NULL},
    .param_count = 3};

CB_WRAPPER(nvmlGpmMigSampleGet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvmlGpmMigSampleGet, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t gpuInstanceId;
    nvmlGpmSample_t gpmSample;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &gpuInstanceId) < 0
        || cb_as_handle(m, T_nvmlGpmSample_t, args[2], &gpmSample) < 0)
        return NULL;
    fn_nvmlGpmMigSampleGet *call = cb_symbol_address(&symbols[S_nvmlGpmMigSampleGet]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpuInstanceId, gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmMigSampleGet, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)
static const cb_function f_nvmlGpmQueryDeviceSupport = {.name = "nvmlGpmQueryDeviceSupport",
    .params = (const char *const[]){"device", "gpmSupport", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpmQueryDeviceSupport)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpmQueryDeviceSupport, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpmSupport_t *gpmSupport;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_record(m, T_nvmlGpmSupport_t, args[1], "gpmSupport", &gpmSupport) < 0)
        return NULL;
    fn_nvmlGpmQueryDeviceSupport *call = cb_symbol_address(&symbols[S_nvmlGpmQueryDeviceSupport]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpmSupport);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmQueryDeviceSupport, status, args, NULL);
    return cb_return0(s);
}

// nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)
static const cb_function f_nvmlGpmQueryIfStreamingEnabled = {
    .name = "nvmlGpmQueryIfStreamingEnabled", .params = (const char *const[]){"device", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(nvmlGpmQueryIfStreamingEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvmlGpmQueryIfStreamingEnabled, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int state = 0;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0)
        return NULL;
    fn_nvmlGpmQueryIfStreamingEnabled *call =
        cb_symbol_address(&symbols[S_nvmlGpmQueryIfStreamingEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmQueryIfStreamingEnabled, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(state));
}

// nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)
static const cb_function f_nvmlGpmSetStreamingEnabled = {.name = "nvmlGpmSetStreamingEnabled",
    .params = (const char *const[]){"device", "state", NULL}, .param_count = 2};

CB_WRAPPER(nvmlGpmSetStreamingEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvmlGpmSetStreamingEnabled, &args, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t state;
    if (cb_as_handle(m, T_nvmlDevice_t, args[0], &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &state) < 0)
        return NULL;
    fn_nvmlGpmSetStreamingEnabled *call = cb_symbol_address(&symbols[S_nvmlGpmSetStreamingEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(s, &f_nvmlGpmSetStreamingEnabled, status, args, NULL);
    return cb_return0(s);
}

