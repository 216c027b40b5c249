// functions_mig.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

// nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuTypeIdInfo_t *pVgpus)
static const cb_function f_nvmlGpuInstanceGetCreatableVgpus = {
    .name = "nvmlGpuInstanceGetCreatableVgpus",
    CB_PARAMS("gpuInstance", "pVgpus"),
};

CB_WRAPPER(nvmlGpuInstanceGetCreatableVgpus)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetCreatableVgpus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuTypeIdInfo_t *pVgpus;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuTypeIdInfo_t, argv[1], "pVgpus", &pVgpus) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetCreatableVgpus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetCreatableVgpus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pVgpus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetCreatableVgpus, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
//     nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)
static const cb_function f_nvmlGpuInstanceGetActiveVgpus = {
    .name = "nvmlGpuInstanceGetActiveVgpus",
    CB_PARAMS("gpuInstance", "pVgpuInstanceInfo"),
};

CB_WRAPPER(nvmlGpuInstanceGetActiveVgpus)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetActiveVgpus, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlActiveVgpuInstanceInfo_t, argv[1], "pVgpuInstanceInfo",
            &pVgpuInstanceInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetActiveVgpus *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetActiveVgpus]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pVgpuInstanceInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetActiveVgpus, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerState_t *pScheduler)
static const cb_function f_nvmlGpuInstanceSetVgpuSchedulerState = {
    .name = "nvmlGpuInstanceSetVgpuSchedulerState",
    CB_PARAMS("gpuInstance", "pScheduler"),
};

CB_WRAPPER(nvmlGpuInstanceSetVgpuSchedulerState)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceSetVgpuSchedulerState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerState_t *pScheduler;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuSchedulerState_t, argv[1], "pScheduler", &pScheduler) < 0)
        return NULL;
    fn_nvmlGpuInstanceSetVgpuSchedulerState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceSetVgpuSchedulerState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pScheduler);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceSetVgpuSchedulerState, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlGpuInstanceGetVgpuSchedulerState, "gpuInstance", "pSchedulerStateInfo");

// nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)
static const cb_function f_nvmlGpuInstanceGetVgpuSchedulerState = {
    .name = "nvmlGpuInstanceGetVgpuSchedulerState",
    CB_PARAMS_OF(nvmlGpuInstanceGetVgpuSchedulerState),
};

CB_WRAPPER(nvmlGpuInstanceGetVgpuSchedulerState)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetVgpuSchedulerState, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuSchedulerStateInfo_t, argv[1], "pSchedulerStateInfo",
            &pSchedulerStateInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuSchedulerState *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetVgpuSchedulerState]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pSchedulerStateInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetVgpuSchedulerState, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlGpuInstanceGetVgpuSchedulerLog, "gpuInstance", "pSchedulerLogInfo");

// nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)
static const cb_function f_nvmlGpuInstanceGetVgpuSchedulerLog = {
    .name = "nvmlGpuInstanceGetVgpuSchedulerLog",
    CB_PARAMS_OF(nvmlGpuInstanceGetVgpuSchedulerLog),
};

CB_WRAPPER(nvmlGpuInstanceGetVgpuSchedulerLog)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetVgpuSchedulerLog, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuSchedulerLogInfo_t, argv[1], "pSchedulerLogInfo",
            &pSchedulerLogInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuSchedulerLog *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetVgpuSchedulerLog]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pSchedulerLogInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetVgpuSchedulerLog, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)
static const cb_function f_nvmlGpuInstanceGetVgpuTypeCreatablePlacements = {
    .name = "nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
    CB_PARAMS("gpuInstance", "pCreatablePlacementInfo"),
};

CB_WRAPPER(nvmlGpuInstanceGetVgpuTypeCreatablePlacements)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetVgpuTypeCreatablePlacements, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuCreatablePlacementInfo_t, argv[1], "pCreatablePlacementInfo",
            &pCreatablePlacementInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuTypeCreatablePlacements *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetVgpuTypeCreatablePlacements]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pCreatablePlacementInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetVgpuTypeCreatablePlacements, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlGpuInstanceGetVgpuHeterogeneousMode, "gpuInstance", "pHeterogeneousMode");

// nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const cb_function f_nvmlGpuInstanceGetVgpuHeterogeneousMode = {
    .name = "nvmlGpuInstanceGetVgpuHeterogeneousMode",
    CB_PARAMS_OF(nvmlGpuInstanceGetVgpuHeterogeneousMode),
};

CB_WRAPPER(nvmlGpuInstanceGetVgpuHeterogeneousMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetVgpuHeterogeneousMode, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuHeterogeneousMode_t, argv[1], "pHeterogeneousMode",
            &pHeterogeneousMode) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuHeterogeneousMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetVgpuHeterogeneousMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pHeterogeneousMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetVgpuHeterogeneousMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
//     const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
static const cb_function f_nvmlGpuInstanceSetVgpuHeterogeneousMode = {
    .name = "nvmlGpuInstanceSetVgpuHeterogeneousMode",
    CB_PARAMS_OF(nvmlGpuInstanceGetVgpuHeterogeneousMode),
};

CB_WRAPPER(nvmlGpuInstanceSetVgpuHeterogeneousMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceSetVgpuHeterogeneousMode, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuHeterogeneousMode_t, argv[1], "pHeterogeneousMode",
            &pHeterogeneousMode) < 0)
        return NULL;
    fn_nvmlGpuInstanceSetVgpuHeterogeneousMode *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceSetVgpuHeterogeneousMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pHeterogeneousMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceSetVgpuHeterogeneousMode, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
static const cb_function f_nvmlGpuInstanceGetVgpuSchedulerState_v2 = {
    .name = "nvmlGpuInstanceGetVgpuSchedulerState_v2",
    CB_PARAMS_OF(nvmlGpuInstanceGetVgpuSchedulerState),
};

CB_WRAPPER(nvmlGpuInstanceGetVgpuSchedulerState_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetVgpuSchedulerState_v2, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuSchedulerStateInfo_v2_t, argv[1], "pSchedulerStateInfo",
            &pSchedulerStateInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuSchedulerState_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetVgpuSchedulerState_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pSchedulerStateInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetVgpuSchedulerState_v2, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
static const cb_function f_nvmlGpuInstanceGetVgpuSchedulerLog_v2 = {
    .name = "nvmlGpuInstanceGetVgpuSchedulerLog_v2",
    CB_PARAMS_OF(nvmlGpuInstanceGetVgpuSchedulerLog),
};

CB_WRAPPER(nvmlGpuInstanceGetVgpuSchedulerLog_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetVgpuSchedulerLog_v2, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuSchedulerLogInfo_v2_t, argv[1], "pSchedulerLogInfo",
            &pSchedulerLogInfo) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetVgpuSchedulerLog_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetVgpuSchedulerLog_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pSchedulerLogInfo);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetVgpuSchedulerLog_v2, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
//     nvmlVgpuSchedulerState_v2_t *pSchedulerState)
static const cb_function f_nvmlGpuInstanceSetVgpuSchedulerState_v2 = {
    .name = "nvmlGpuInstanceSetVgpuSchedulerState_v2",
    CB_PARAMS("gpuInstance", "pSchedulerState"),
};

CB_WRAPPER(nvmlGpuInstanceSetVgpuSchedulerState_v2)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceSetVgpuSchedulerState_v2, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    nvmlVgpuSchedulerState_v2_t *pSchedulerState;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_record(py, T_nvmlVgpuSchedulerState_v2_t, argv[1], "pSchedulerState",
            &pSchedulerState) < 0)
        return NULL;
    fn_nvmlGpuInstanceSetVgpuSchedulerState_v2 *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceSetVgpuSchedulerState_v2]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, pSchedulerState);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceSetVgpuSchedulerState_v2, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,
//     nvmlReturn_t *activationStatus)
static const cb_function f_nvmlDeviceSetMigMode = {
    .name = "nvmlDeviceSetMigMode",
    CB_PARAMS("device", "mode"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceSetMigMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceSetMigMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t mode;
    nvmlReturn_t activationStatus = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &mode) < 0)
        return NULL;
    fn_nvmlDeviceSetMigMode *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceSetMigMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, mode, &activationStatus);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceSetMigMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_nvmlReturn_t, activationStatus));
}

CB_PARAM_LIST(nvmlDeviceGetMigMode, "device");

// nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,
//     unsigned int *pendingMode)
static const cb_function f_nvmlDeviceGetMigMode = {
    .name = "nvmlDeviceGetMigMode",
    CB_PARAMS_OF(nvmlDeviceGetMigMode),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetMigMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetMigMode, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int currentMode = 0, pendingMode = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMigMode *call = cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMigMode]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &currentMode, &pendingMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMigMode, status, argv);
    PyObject *results[] = {
        PyLong_FromUnsignedLong(currentMode),
        PyLong_FromUnsignedLong(pendingMode)
    };
    return cb_return_many(form, &f_nvmlDeviceGetMigMode, results);
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile,
//     nvmlGpuInstanceProfileInfo_t *info)
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfo = {
    .name = "nvmlDeviceGetGpuInstanceProfileInfo",
    CB_PARAMS("device", "profile"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetGpuInstanceProfileInfo)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuInstanceProfileInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profile;
    PyObject *info = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profile) < 0)
        goto done;
    fn_nvmlDeviceGetGpuInstanceProfileInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuInstanceProfileInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(py, T_nvmlGpuInstanceProfileInfo_t);
    if (info == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlDeviceGetGpuInstanceProfileInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&info));
done:
    Py_XDECREF(info);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile,
//     nvmlGpuInstanceProfileInfo_v2_t *info)
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfoV = {
    .name = "nvmlDeviceGetGpuInstanceProfileInfoV",
    CB_PARAMS("device", "profile", "info"),
};

CB_WRAPPER(nvmlDeviceGetGpuInstanceProfileInfoV)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuInstanceProfileInfoV, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profile;
    nvmlGpuInstanceProfileInfo_v2_t *info;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profile) < 0
        || cb_as_record(py, T_nvmlGpuInstanceProfileInfo_v2_t, argv[2], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceProfileInfoV *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuInstanceProfileInfoV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profile, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpuInstanceProfileInfoV, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device,
//     unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info)
static const cb_function f_nvmlDeviceGetGpuInstanceProfileInfoByIdV = {
    .name = "nvmlDeviceGetGpuInstanceProfileInfoByIdV",
    CB_PARAMS("device", "profileId", "info"),
};

CB_WRAPPER(nvmlDeviceGetGpuInstanceProfileInfoByIdV)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuInstanceProfileInfoByIdV, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    nvmlGpuInstanceProfileInfo_v2_t *info;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0
        || cb_as_record(py, T_nvmlGpuInstanceProfileInfo_v2_t, argv[2], "info", &info) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceProfileInfoByIdV *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuInstanceProfileInfoByIdV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpuInstanceProfileInfoByIdV, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlDeviceGetGpuInstancePossiblePlacements, "device", "profileId", "count");

// nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device,
//     unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)
static const cb_function f_nvmlDeviceGetGpuInstancePossiblePlacements = {
    .name = "nvmlDeviceGetGpuInstancePossiblePlacements",
    CB_PARAMS_OF(nvmlDeviceGetGpuInstancePossiblePlacements),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetGpuInstancePossiblePlacements)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuInstancePossiblePlacements, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    cb_array placements;
    unsigned int count;
    cb_array_init(&placements);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0
        || cb_as_uint32(argv[2], "unsigned int", &count) < 0)
        goto done;
    fn_nvmlDeviceGetGpuInstancePossiblePlacements *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuInstancePossiblePlacements]);
    if (call == NULL)
        goto done;
    size_t placements_count = count;
    if (cb_array_reserve(&placements, placements_count, sizeof(nvmlGpuInstancePlacement_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, placements.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetGpuInstancePossiblePlacements, status, 1,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetGpuInstancePossiblePlacements, status, argv);
        goto done;
    }
    if (form->checked && count < placements_count)
        placements_count = count;
    PyObject *results[] = {
        cb_record_list(py, T_nvmlGpuInstancePlacement_t, placements.data, placements_count),
        PyLong_FromUnsignedLong(count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetGpuInstancePossiblePlacements, results);
done:
    cb_array_done(&placements);
    return retval;
}

CB_PARAM_LIST(nvmlDeviceGetGpuInstanceRemainingCapacity, "device", "profileId");

// nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device,
//     unsigned int profileId, unsigned int *count)
static const cb_function f_nvmlDeviceGetGpuInstanceRemainingCapacity = {
    .name = "nvmlDeviceGetGpuInstanceRemainingCapacity",
    CB_PARAMS_OF(nvmlDeviceGetGpuInstanceRemainingCapacity),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetGpuInstanceRemainingCapacity)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuInstanceRemainingCapacity, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    unsigned int count = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceRemainingCapacity *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuInstanceRemainingCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpuInstanceRemainingCapacity, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(count));
}

// nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
//     nvmlGpuInstance_t *gpuInstance)
static const cb_function f_nvmlDeviceCreateGpuInstance = {
    .name = "nvmlDeviceCreateGpuInstance",
    CB_PARAMS_OF(nvmlDeviceGetGpuInstanceRemainingCapacity),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceCreateGpuInstance)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceCreateGpuInstance, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    nvmlGpuInstance_t gpuInstance = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlDeviceCreateGpuInstance *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceCreateGpuInstance]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, &gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceCreateGpuInstance, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlGpuInstance_t, &gpuInstance));
}

// nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device,
//     unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,
//     nvmlGpuInstance_t *gpuInstance)
static const cb_function f_nvmlDeviceCreateGpuInstanceWithPlacement = {
    .name = "nvmlDeviceCreateGpuInstanceWithPlacement",
    CB_PARAMS("device", "profileId", "placement"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceCreateGpuInstanceWithPlacement)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlDeviceCreateGpuInstanceWithPlacement, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    const nvmlGpuInstancePlacement_t *placement;
    nvmlGpuInstance_t gpuInstance = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0
        || cb_as_record(py, T_nvmlGpuInstancePlacement_t, argv[2], "placement", &placement) < 0)
        return NULL;
    fn_nvmlDeviceCreateGpuInstanceWithPlacement *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceCreateGpuInstanceWithPlacement]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, placement, &gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceCreateGpuInstanceWithPlacement, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlGpuInstance_t, &gpuInstance));
}

CB_PARAM_LIST(nvmlGpuInstanceDestroy, "gpuInstance");

// nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)
static const cb_function f_nvmlGpuInstanceDestroy = {
    .name = "nvmlGpuInstanceDestroy",
    CB_PARAMS_OF(nvmlGpuInstanceDestroy),
};

CB_WRAPPER(nvmlGpuInstanceDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlGpuInstanceDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    if (cb_as_ended_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0)
        return NULL;
    fn_nvmlGpuInstanceDestroy *call = cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceDestroy]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
//     nvmlGpuInstance_t *gpuInstances, unsigned int *count)
static const cb_function f_nvmlDeviceGetGpuInstances = {
    .name = "nvmlDeviceGetGpuInstances",
    CB_PARAMS_OF(nvmlDeviceGetGpuInstancePossiblePlacements),
    .result_count = 2,
};

CB_WRAPPER(nvmlDeviceGetGpuInstances)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuInstances, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t profileId;
    cb_array gpuInstances;
    unsigned int count;
    cb_array_init(&gpuInstances);
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0
        || cb_as_uint32(argv[2], "unsigned int", &count) < 0)
        goto done;
    fn_nvmlDeviceGetGpuInstances *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuInstances]);
    if (call == NULL)
        goto done;
    size_t gpuInstances_count = count;
    if (cb_array_reserve(&gpuInstances, gpuInstances_count, sizeof(nvmlGpuInstance_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, profileId, gpuInstances.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlDeviceGetGpuInstances, status, 1,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlDeviceGetGpuInstances, status, argv);
        goto done;
    }
    if (form->checked && count < gpuInstances_count)
        gpuInstances_count = count;
    PyObject *results[] = {
        cb_handle_list(py, T_nvmlGpuInstance_t, gpuInstances.data, gpuInstances_count),
        PyLong_FromUnsignedLong(count)
    };
    retval = cb_return_many(form, &f_nvmlDeviceGetGpuInstances, results);
done:
    cb_array_done(&gpuInstances);
    return retval;
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
//     nvmlGpuInstance_t *gpuInstance)
static const cb_function f_nvmlDeviceGetGpuInstanceById = {
    .name = "nvmlDeviceGetGpuInstanceById",
    CB_PARAMS("device", "id"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetGpuInstanceById)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuInstanceById, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t id;
    nvmlGpuInstance_t gpuInstance = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &id) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceById *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuInstanceById]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, id, &gpuInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpuInstanceById, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlGpuInstance_t, &gpuInstance));
}

// nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)
static const cb_function f_nvmlGpuInstanceGetInfo = {
    .name = "nvmlGpuInstanceGetInfo",
    CB_PARAMS_OF(nvmlGpuInstanceDestroy),
    .result_count = 1,
};

CB_WRAPPER(nvmlGpuInstanceGetInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    PyObject *info = NULL;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0)
        goto done;
    fn_nvmlGpuInstanceGetInfo *call = cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(py, T_nvmlGpuInstanceInfo_t);
    if (info == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlGpuInstanceGetInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&info));
done:
    Py_XDECREF(info);
    return retval;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance,
//     unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)
static const cb_function f_nvmlGpuInstanceGetComputeInstanceProfileInfo = {
    .name = "nvmlGpuInstanceGetComputeInstanceProfileInfo",
    CB_PARAMS("gpuInstance", "profile", "engProfile"),
    .result_count = 1,
};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceProfileInfo)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetComputeInstanceProfileInfo, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profile, engProfile;
    PyObject *info = NULL;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profile) < 0
        || cb_as_uint32(argv[2], "unsigned int", &engProfile) < 0)
        goto done;
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetComputeInstanceProfileInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(py, T_nvmlComputeInstanceProfileInfo_t);
    if (info == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profile, engProfile, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlGpuInstanceGetComputeInstanceProfileInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&info));
done:
    Py_XDECREF(info);
    return retval;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance,
//     unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)
static const cb_function f_nvmlGpuInstanceGetComputeInstanceProfileInfoV = {
    .name = "nvmlGpuInstanceGetComputeInstanceProfileInfoV",
    CB_PARAMS("gpuInstance", "profile", "engProfile", "info"),
};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceProfileInfoV)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetComputeInstanceProfileInfoV, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profile, engProfile;
    nvmlComputeInstanceProfileInfo_v2_t *info;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profile) < 0
        || cb_as_uint32(argv[2], "unsigned int", &engProfile) < 0
        || cb_as_record(py, T_nvmlComputeInstanceProfileInfo_v2_t, argv[3], "info", &info) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfoV *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetComputeInstanceProfileInfoV]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profile, engProfile, info);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetComputeInstanceProfileInfoV, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(nvmlGpuInstanceGetComputeInstanceRemainingCapacity, "gpuInstance", "profileId");

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, unsigned int *count)
static const cb_function f_nvmlGpuInstanceGetComputeInstanceRemainingCapacity = {
    .name = "nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
    CB_PARAMS_OF(nvmlGpuInstanceGetComputeInstanceRemainingCapacity),
    .result_count = 1,
};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceRemainingCapacity)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    unsigned int count = 0;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetComputeInstanceRemainingCapacity *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetComputeInstanceRemainingCapacity]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(count));
}

CB_PARAM_LIST(nvmlGpuInstanceGetComputeInstancePossiblePlacements, "gpuInstance", "profileId",
    "count");

// nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)
static const cb_function f_nvmlGpuInstanceGetComputeInstancePossiblePlacements = {
    .name = "nvmlGpuInstanceGetComputeInstancePossiblePlacements",
    CB_PARAMS_OF(nvmlGpuInstanceGetComputeInstancePossiblePlacements),
    .result_count = 2,
};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstancePossiblePlacements)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    cb_array placements;
    unsigned int count;
    cb_array_init(&placements);
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0
        || cb_as_uint32(argv[2], "unsigned int", &count) < 0)
        goto done;
    fn_nvmlGpuInstanceGetComputeInstancePossiblePlacements *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetComputeInstancePossiblePlacements]);
    if (call == NULL)
        goto done;
    size_t placements_count = count;
    if (cb_array_reserve(&placements, placements_count, sizeof(nvmlComputeInstancePlacement_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, placements.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements,
            status, 1, PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, status,
            argv);
        goto done;
    }
    if (form->checked && count < placements_count)
        placements_count = count;
    PyObject *results[] = {
        cb_record_list(py, T_nvmlComputeInstancePlacement_t, placements.data, placements_count),
        PyLong_FromUnsignedLong(count)
    };
    retval = cb_return_many(form, &f_nvmlGpuInstanceGetComputeInstancePossiblePlacements, results);
done:
    cb_array_done(&placements);
    return retval;
}

// nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, nvmlComputeInstance_t *computeInstance)
static const cb_function f_nvmlGpuInstanceCreateComputeInstance = {
    .name = "nvmlGpuInstanceCreateComputeInstance",
    CB_PARAMS_OF(nvmlGpuInstanceGetComputeInstanceRemainingCapacity),
    .result_count = 1,
};

CB_WRAPPER(nvmlGpuInstanceCreateComputeInstance)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceCreateComputeInstance, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    nvmlComputeInstance_t computeInstance = NULL;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0)
        return NULL;
    fn_nvmlGpuInstanceCreateComputeInstance *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceCreateComputeInstance]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, &computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceCreateComputeInstance, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlComputeInstance_t, &computeInstance));
}

// nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, const nvmlComputeInstancePlacement_t *placement,
//     nvmlComputeInstance_t *computeInstance)
static const cb_function f_nvmlGpuInstanceCreateComputeInstanceWithPlacement = {
    .name = "nvmlGpuInstanceCreateComputeInstanceWithPlacement",
    CB_PARAMS("gpuInstance", "profileId", "placement"),
    .result_count = 1,
};

CB_WRAPPER(nvmlGpuInstanceCreateComputeInstanceWithPlacement)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlGpuInstanceCreateComputeInstanceWithPlacement, &argv, nargs,
            kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    const nvmlComputeInstancePlacement_t *placement;
    nvmlComputeInstance_t computeInstance = NULL;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0
        || cb_as_record(py, T_nvmlComputeInstancePlacement_t, argv[2], "placement", &placement) < 0)
        return NULL;
    fn_nvmlGpuInstanceCreateComputeInstanceWithPlacement *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceCreateComputeInstanceWithPlacement]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, placement, &computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceCreateComputeInstanceWithPlacement, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlComputeInstance_t, &computeInstance));
}

CB_PARAM_LIST(nvmlComputeInstanceDestroy, "computeInstance");

// nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)
static const cb_function f_nvmlComputeInstanceDestroy = {
    .name = "nvmlComputeInstanceDestroy",
    CB_PARAMS_OF(nvmlComputeInstanceDestroy),
};

CB_WRAPPER(nvmlComputeInstanceDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlComputeInstanceDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlComputeInstance_t computeInstance;
    if (cb_as_ended_handle(py, T_nvmlComputeInstance_t, argv[0], "computeInstance",
            &computeInstance) < 0)
        return NULL;
    fn_nvmlComputeInstanceDestroy *call =
        cb_symbol_address(&nvml_symbols[S_nvmlComputeInstanceDestroy]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlComputeInstanceDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,
//     unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)
static const cb_function f_nvmlGpuInstanceGetComputeInstances = {
    .name = "nvmlGpuInstanceGetComputeInstances",
    CB_PARAMS_OF(nvmlGpuInstanceGetComputeInstancePossiblePlacements),
    .result_count = 2,
};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstances)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetComputeInstances, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t profileId;
    cb_array computeInstances;
    unsigned int count;
    cb_array_init(&computeInstances);
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &profileId) < 0
        || cb_as_uint32(argv[2], "unsigned int", &count) < 0)
        goto done;
    fn_nvmlGpuInstanceGetComputeInstances *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetComputeInstances]);
    if (call == NULL)
        goto done;
    size_t computeInstances_count = count;
    if (cb_array_reserve(&computeInstances, computeInstances_count,
            sizeof(nvmlComputeInstance_t)) < 0)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, profileId, computeInstances.data, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status == NVML_ERROR_INSUFFICIENT_SIZE && !form->checked)) {
        retval = cb_fail_counted(form, &f_nvmlGpuInstanceGetComputeInstances, status, 1,
            PyLong_FromUnsignedLong(count));
        goto done;
    }
    if (CB_UNLIKELY(status != NVML_SUCCESS)) {
        retval = cb_fail(form, &f_nvmlGpuInstanceGetComputeInstances, status, argv);
        goto done;
    }
    if (form->checked && count < computeInstances_count)
        computeInstances_count = count;
    PyObject *results[] = {
        cb_handle_list(py, T_nvmlComputeInstance_t, computeInstances.data, computeInstances_count),
        PyLong_FromUnsignedLong(count)
    };
    retval = cb_return_many(form, &f_nvmlGpuInstanceGetComputeInstances, results);
done:
    cb_array_done(&computeInstances);
    return retval;
}

// nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance,
//     unsigned int id, nvmlComputeInstance_t *computeInstance)
static const cb_function f_nvmlGpuInstanceGetComputeInstanceById = {
    .name = "nvmlGpuInstanceGetComputeInstanceById",
    CB_PARAMS("gpuInstance", "id"),
    .result_count = 1,
};

CB_WRAPPER(nvmlGpuInstanceGetComputeInstanceById)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpuInstanceGetComputeInstanceById, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpuInstance_t gpuInstance;
    uint32_t id;
    nvmlComputeInstance_t computeInstance = NULL;
    if (cb_as_handle(py, T_nvmlGpuInstance_t, argv[0], "gpuInstance", &gpuInstance) < 0
        || cb_as_uint32(argv[1], "unsigned int", &id) < 0)
        return NULL;
    fn_nvmlGpuInstanceGetComputeInstanceById *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpuInstanceGetComputeInstanceById]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpuInstance, id, &computeInstance);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpuInstanceGetComputeInstanceById, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlComputeInstance_t, &computeInstance));
}

// nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
//     nvmlComputeInstanceInfo_t *info)
static const cb_function f_nvmlComputeInstanceGetInfo = {
    .name = "nvmlComputeInstanceGetInfo",
    CB_PARAMS_OF(nvmlComputeInstanceDestroy),
    .result_count = 1,
};

CB_WRAPPER(nvmlComputeInstanceGetInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvmlComputeInstanceGetInfo, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlComputeInstance_t computeInstance;
    PyObject *info = NULL;
    if (cb_as_handle(py, T_nvmlComputeInstance_t, argv[0], "computeInstance", &computeInstance) < 0)
        goto done;
    fn_nvmlComputeInstanceGetInfo *call =
        cb_symbol_address(&nvml_symbols[S_nvmlComputeInstanceGetInfo]);
    if (call == NULL)
        goto done;
    info = cb_record_new(py, T_nvmlComputeInstanceInfo_t);
    if (info == NULL)
        goto done;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(computeInstance, cb_record_data(info));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        retval = cb_fail(form, &f_nvmlComputeInstanceGetInfo, status, argv);
    else
        retval = cb_return1(form, cb_take(&info));
done:
    Py_XDECREF(info);
    return retval;
}

// nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)
static const cb_function f_nvmlDeviceIsMigDeviceHandle = {
    .name = "nvmlDeviceIsMigDeviceHandle",
    CB_PARAMS_OF(nvmlDeviceGetMigMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceIsMigDeviceHandle)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceIsMigDeviceHandle, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int isMigDevice = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceIsMigDeviceHandle *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceIsMigDeviceHandle]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &isMigDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceIsMigDeviceHandle, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(isMigDevice));
}

// nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)
static const cb_function f_nvmlDeviceGetGpuInstanceId = {
    .name = "nvmlDeviceGetGpuInstanceId",
    CB_PARAMS_OF(nvmlDeviceGetMigMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetGpuInstanceId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetGpuInstanceId, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int id = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetGpuInstanceId *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetGpuInstanceId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &id);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetGpuInstanceId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(id));
}

// nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)
static const cb_function f_nvmlDeviceGetComputeInstanceId = {
    .name = "nvmlDeviceGetComputeInstanceId",
    CB_PARAMS_OF(nvmlDeviceGetMigMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetComputeInstanceId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetComputeInstanceId, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int id = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetComputeInstanceId *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetComputeInstanceId]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &id);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetComputeInstanceId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(id));
}

// nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)
static const cb_function f_nvmlDeviceGetMaxMigDeviceCount = {
    .name = "nvmlDeviceGetMaxMigDeviceCount",
    CB_PARAMS_OF(nvmlDeviceGetMigMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMaxMigDeviceCount)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetMaxMigDeviceCount, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int count = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlDeviceGetMaxMigDeviceCount *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMaxMigDeviceCount]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMaxMigDeviceCount, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(count));
}

// nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index,
//     nvmlDevice_t *migDevice)
static const cb_function f_nvmlDeviceGetMigDeviceHandleByIndex = {
    .name = "nvmlDeviceGetMigDeviceHandleByIndex",
    CB_PARAMS("device", "index"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetMigDeviceHandleByIndex)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlDeviceGetMigDeviceHandleByIndex, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t index;
    nvmlDevice_t migDevice = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &index) < 0)
        return NULL;
    fn_nvmlDeviceGetMigDeviceHandleByIndex *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetMigDeviceHandleByIndex]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, index, &migDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetMigDeviceHandleByIndex, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlDevice_t, &migDevice));
}

// nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,
//     nvmlDevice_t *device)
static const cb_function f_nvmlDeviceGetDeviceHandleFromMigDeviceHandle = {
    .name = "nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
    CB_PARAMS("migDevice"),
    .result_count = 1,
};

CB_WRAPPER(nvmlDeviceGetDeviceHandleFromMigDeviceHandle)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlDeviceGetDeviceHandleFromMigDeviceHandle, &argv, nargs, kwnames,
            slots))
        return NULL;
    nvmlDevice_t migDevice;
    nvmlDevice_t device = NULL;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "migDevice", &migDevice) < 0)
        return NULL;
    fn_nvmlDeviceGetDeviceHandleFromMigDeviceHandle *call =
        cb_symbol_address(&nvml_symbols[S_nvmlDeviceGetDeviceHandleFromMigDeviceHandle]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(migDevice, &device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlDeviceGetDeviceHandleFromMigDeviceHandle, status, argv);
    return cb_return1(form, cb_cell_new(py, T_nvmlDevice_t, &device));
}

// nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)
static const cb_function f_nvmlGpmMetricsGet = {
    .name = "nvmlGpmMetricsGet",
    CB_PARAMS("metricsGet"),
};

CB_WRAPPER(nvmlGpmMetricsGet)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlGpmMetricsGet, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpmMetricsGet_t *metricsGet;
    if (cb_as_record(py, T_nvmlGpmMetricsGet_t, argv[0], "metricsGet", &metricsGet) < 0)
        return NULL;
    fn_nvmlGpmMetricsGet *call = cb_symbol_address(&nvml_symbols[S_nvmlGpmMetricsGet]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(metricsGet);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpmMetricsGet, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)
static const cb_function f_nvmlGpmSampleFree = {
    .name = "nvmlGpmSampleFree",
    CB_PARAMS("gpmSample"),
};

CB_WRAPPER(nvmlGpmSampleFree)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlGpmSampleFree, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlGpmSample_t gpmSample;
    if (cb_as_ended_handle(py, T_nvmlGpmSample_t, argv[0], "gpmSample", &gpmSample) < 0)
        return NULL;
    fn_nvmlGpmSampleFree *call = cb_symbol_address(&nvml_symbols[S_nvmlGpmSampleFree]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpmSampleFree, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)
static const cb_function f_nvmlGpmSampleAlloc = {
    .name = "nvmlGpmSampleAlloc",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(nvmlGpmSampleAlloc)
{
    if (!cb_no_arguments(form, &f_nvmlGpmSampleAlloc, argv, nargs, kwnames))
        return NULL;
    nvmlGpmSample_t gpmSample = NULL;
    fn_nvmlGpmSampleAlloc *call = cb_symbol_address(&nvml_symbols[S_nvmlGpmSampleAlloc]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpmSampleAlloc, status, argv);
    return cb_return1(form, cb_cell_made(form, T_nvmlGpmSample_t, &gpmSample));
}

// nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)
static const cb_function f_nvmlGpmSampleGet = {
    .name = "nvmlGpmSampleGet",
    CB_PARAMS("device", "gpmSample"),
};

CB_WRAPPER(nvmlGpmSampleGet)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpmSampleGet, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpmSample_t gpmSample;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_handle(py, T_nvmlGpmSample_t, argv[1], "gpmSample", &gpmSample) < 0)
        return NULL;
    fn_nvmlGpmSampleGet *call = cb_symbol_address(&nvml_symbols[S_nvmlGpmSampleGet]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpmSampleGet, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,
//     nvmlGpmSample_t gpmSample)
static const cb_function f_nvmlGpmMigSampleGet = {
    .name = "nvmlGpmMigSampleGet",
    CB_PARAMS("device", "gpuInstanceId", "gpmSample"),
};

CB_WRAPPER(nvmlGpmMigSampleGet)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvmlGpmMigSampleGet, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t gpuInstanceId;
    nvmlGpmSample_t gpmSample;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &gpuInstanceId) < 0
        || cb_as_handle(py, T_nvmlGpmSample_t, argv[2], "gpmSample", &gpmSample) < 0)
        return NULL;
    fn_nvmlGpmMigSampleGet *call = cb_symbol_address(&nvml_symbols[S_nvmlGpmMigSampleGet]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpuInstanceId, gpmSample);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpmMigSampleGet, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)
static const cb_function f_nvmlGpmQueryDeviceSupport = {
    .name = "nvmlGpmQueryDeviceSupport",
    CB_PARAMS("device", "gpmSupport"),
};

CB_WRAPPER(nvmlGpmQueryDeviceSupport)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpmQueryDeviceSupport, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    nvmlGpmSupport_t *gpmSupport;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_record(py, T_nvmlGpmSupport_t, argv[1], "gpmSupport", &gpmSupport) < 0)
        return NULL;
    fn_nvmlGpmQueryDeviceSupport *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpmQueryDeviceSupport]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, gpmSupport);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpmQueryDeviceSupport, status, argv);
    return cb_return0(form);
}

// nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)
static const cb_function f_nvmlGpmQueryIfStreamingEnabled = {
    .name = "nvmlGpmQueryIfStreamingEnabled",
    CB_PARAMS_OF(nvmlDeviceGetMigMode),
    .result_count = 1,
};

CB_WRAPPER(nvmlGpmQueryIfStreamingEnabled)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvmlGpmQueryIfStreamingEnabled, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    unsigned int state = 0;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0)
        return NULL;
    fn_nvmlGpmQueryIfStreamingEnabled *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpmQueryIfStreamingEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, &state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpmQueryIfStreamingEnabled, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(state));
}

// nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)
static const cb_function f_nvmlGpmSetStreamingEnabled = {
    .name = "nvmlGpmSetStreamingEnabled",
    CB_PARAMS("device", "state"),
};

CB_WRAPPER(nvmlGpmSetStreamingEnabled)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvmlGpmSetStreamingEnabled, &argv, nargs, kwnames, slots))
        return NULL;
    nvmlDevice_t device;
    uint32_t state;
    if (cb_as_handle(py, T_nvmlDevice_t, argv[0], "device", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &state) < 0)
        return NULL;
    fn_nvmlGpmSetStreamingEnabled *call =
        cb_symbol_address(&nvml_symbols[S_nvmlGpmSetStreamingEnabled]);
    if (call == NULL)
        return NULL;
    nvmlReturn_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != NVML_SUCCESS))
        return cb_fail(form, &f_nvmlGpmSetStreamingEnabled, status, argv);
    return cb_return0(form);
}
