// api.c of cubind's binding of the NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "nvml_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

// The member `name` of the table: the library's function, or `missing` where there is none.
#define API(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *function_ = find(S_##name); \
        return function_ != NULL ? function_ args : missing; \
    }
#define API_VOID(name, params, args) \
    static void api_##name params \
    { \
        fn_##name *function_ = find(S_##name); \
        if (function_ != NULL) \
            function_ args; \
    }

API(nvmlReturn_t, nvmlInit, (void), (), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlInitWithFlags, (unsigned int flags), (flags), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlShutdown, (void), (), NVML_ERROR_NOT_FOUND)
API(const char *, nvmlErrorString, (nvmlReturn_t result), (result), NULL)
API(nvmlReturn_t, nvmlSystemGetDriverVersion, (char *version, unsigned int length),
    (version, length), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetNVMLVersion, (char *version, unsigned int length),
    (version, length), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetCudaDriverVersion, (int *cudaDriverVersion), (cudaDriverVersion),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetCudaDriverVersion_v2, (int *cudaDriverVersion), (cudaDriverVersion),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetProcessName, (unsigned int pid, char *name, unsigned int length),
    (pid, name, length), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetHicVersion, (unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries),
    (hwbcCount, hwbcEntries), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetTopologyGpuSet,
    (unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray),
    (cpuNumber, count, deviceArray), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetDriverBranch,
    (nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length), (branchInfo, length),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlUnitGetCount, (unsigned int *unitCount), (unitCount), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlUnitGetHandleByIndex, (unsigned int index, nvmlUnit_t *unit), (index, unit),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlUnitGetUnitInfo, (nvmlUnit_t unit, nvmlUnitInfo_t *info), (unit, info),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlUnitGetLedState, (nvmlUnit_t unit, nvmlLedState_t *state), (unit, state),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlUnitGetPsuInfo, (nvmlUnit_t unit, nvmlPSUInfo_t *psu), (unit, psu),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlUnitGetTemperature, (nvmlUnit_t unit, unsigned int type, unsigned int *temp),
    (unit, type, temp), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlUnitGetFanSpeedInfo, (nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds),
    (unit, fanSpeeds), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlUnitGetDevices,
    (nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices),
    (unit, deviceCount, devices), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCount, (unsigned int *deviceCount), (deviceCount),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetAttributes,
    (nvmlDevice_t device, nvmlDeviceAttributes_t *attributes), (device, attributes),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetHandleByIndex, (unsigned int index, nvmlDevice_t *device),
    (index, device), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetHandleBySerial, (const char *serial, nvmlDevice_t *device),
    (serial, device), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetHandleByUUID, (const char *uuid, nvmlDevice_t *device),
    (uuid, device), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetHandleByUUIDV, (const nvmlUUID_t *uuid, nvmlDevice_t *device),
    (uuid, device), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetHandleByPciBusId, (const char *pciBusId, nvmlDevice_t *device),
    (pciBusId, device), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetName, (nvmlDevice_t device, char *name, unsigned int length),
    (device, name, length), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetBrand, (nvmlDevice_t device, nvmlBrandType_t *type), (device, type),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetIndex, (nvmlDevice_t device, unsigned int *index), (device, index),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetSerial, (nvmlDevice_t device, char *serial, unsigned int length),
    (device, serial, length), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetModuleId, (nvmlDevice_t device, unsigned int *moduleId),
    (device, moduleId), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetC2cModeInfoV,
    (nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo), (device, c2cModeInfo),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMemoryAffinity,
    (nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet,
    nvmlAffinityScope_t scope), (device, nodeSetSize, nodeSet, scope), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCpuAffinityWithinScope,
    (nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet,
    nvmlAffinityScope_t scope), (device, cpuSetSize, cpuSet, scope), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCpuAffinity,
    (nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet),
    (device, cpuSetSize, cpuSet), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetCpuAffinity, (nvmlDevice_t device), (device), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceClearCpuAffinity, (nvmlDevice_t device), (device), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNumaNodeId, (nvmlDevice_t device, unsigned int *node),
    (device, node), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetTopologyCommonAncestor,
    (nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo),
    (device1, device2, pathInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetTopologyNearestGpus,
    (nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count,
    nvmlDevice_t *deviceArray), (device, level, count, deviceArray), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetP2PStatus,
    (nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex,
    nvmlGpuP2PStatus_t *p2pStatus), (device1, device2, p2pIndex, p2pStatus), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetUUID, (nvmlDevice_t device, char *uuid, unsigned int length),
    (device, uuid, length), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMinorNumber, (nvmlDevice_t device, unsigned int *minorNumber),
    (device, minorNumber), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetBoardPartNumber,
    (nvmlDevice_t device, char *partNumber, unsigned int length), (device, partNumber, length),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetInforomVersion,
    (nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length),
    (device, object, version, length), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetInforomImageVersion,
    (nvmlDevice_t device, char *version, unsigned int length), (device, version, length),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetInforomConfigurationChecksum,
    (nvmlDevice_t device, unsigned int *checksum), (device, checksum), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceValidateInforom, (nvmlDevice_t device), (device), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetLastBBXFlushTime,
    (nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs),
    (device, timestamp, durationUs), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetDisplayMode, (nvmlDevice_t device, nvmlEnableState_t *display),
    (device, display), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetDisplayActive, (nvmlDevice_t device, nvmlEnableState_t *isActive),
    (device, isActive), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPersistenceMode, (nvmlDevice_t device, nvmlEnableState_t *mode),
    (device, mode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPciInfoExt, (nvmlDevice_t device, nvmlPciInfoExt_t *pci),
    (device, pci), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPciInfo, (nvmlDevice_t device, nvmlPciInfo_t *pci), (device, pci),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMaxPcieLinkGeneration,
    (nvmlDevice_t device, unsigned int *maxLinkGen), (device, maxLinkGen), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuMaxPcieLinkGeneration,
    (nvmlDevice_t device, unsigned int *maxLinkGenDevice), (device, maxLinkGenDevice),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMaxPcieLinkWidth, (nvmlDevice_t device, unsigned int *maxLinkWidth),
    (device, maxLinkWidth), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCurrPcieLinkGeneration,
    (nvmlDevice_t device, unsigned int *currLinkGen), (device, currLinkGen), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCurrPcieLinkWidth,
    (nvmlDevice_t device, unsigned int *currLinkWidth), (device, currLinkWidth),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPcieThroughput,
    (nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value),
    (device, counter, value), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPcieReplayCounter, (nvmlDevice_t device, unsigned int *value),
    (device, value), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetClockInfo,
    (nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock), (device, type, clock),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMaxClockInfo,
    (nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock), (device, type, clock),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpcClkVfOffset, (nvmlDevice_t device, int *offset),
    (device, offset), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetApplicationsClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz),
    (device, clockType, clockMHz), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetDefaultApplicationsClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz),
    (device, clockType, clockMHz), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId,
    unsigned int *clockMHz), (device, clockType, clockId, clockMHz), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMaxCustomerBoostClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz),
    (device, clockType, clockMHz), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetSupportedMemoryClocks,
    (nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz),
    (device, count, clocksMHz), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetSupportedGraphicsClocks,
    (nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count,
    unsigned int *clocksMHz), (device, memoryClockMHz, count, clocksMHz), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetAutoBoostedClocksEnabled,
    (nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled),
    (device, isEnabled, defaultIsEnabled), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetFanSpeed, (nvmlDevice_t device, unsigned int *speed),
    (device, speed), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetFanSpeed_v2,
    (nvmlDevice_t device, unsigned int fan, unsigned int *speed), (device, fan, speed),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetFanSpeedRPM, (nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed),
    (device, fanSpeed), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetTargetFanSpeed,
    (nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed), (device, fan, targetSpeed),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMinMaxFanSpeed,
    (nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed),
    (device, minSpeed, maxSpeed), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetFanControlPolicy_v2,
    (nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy), (device, fan, policy),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNumFans, (nvmlDevice_t device, unsigned int *numFans),
    (device, numFans), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetTemperature,
    (nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp),
    (device, sensorType, temp), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCoolerInfo, (nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo),
    (device, coolerInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetTemperatureV, (nvmlDevice_t device, nvmlTemperature_t *temperature),
    (device, temperature), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetTemperatureThreshold,
    (nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int *temp),
    (device, thresholdType, temp), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMarginTemperature,
    (nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo), (device, marginTempInfo),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetThermalSettings,
    (nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings),
    (device, sensorIndex, pThermalSettings), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPerformanceState, (nvmlDevice_t device, nvmlPstates_t *pState),
    (device, pState), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCurrentClocksEventReasons,
    (nvmlDevice_t device, unsigned long long *clocksEventReasons), (device, clocksEventReasons),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCurrentClocksThrottleReasons,
    (nvmlDevice_t device, unsigned long long *clocksThrottleReasons),
    (device, clocksThrottleReasons), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetSupportedClocksEventReasons,
    (nvmlDevice_t device, unsigned long long *supportedClocksEventReasons),
    (device, supportedClocksEventReasons), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetSupportedClocksThrottleReasons,
    (nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons),
    (device, supportedClocksThrottleReasons), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPowerState, (nvmlDevice_t device, nvmlPstates_t *pState),
    (device, pState), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetDynamicPstatesInfo,
    (nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo),
    (device, pDynamicPstatesInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMemClkVfOffset, (nvmlDevice_t device, int *offset),
    (device, offset), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMinMaxClockOfPState,
    (nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz,
    unsigned int *maxClockMHz), (device, type, pstate, minClockMHz, maxClockMHz),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetSupportedPerformanceStates,
    (nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size), (device, pstates, size),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpcClkMinMaxVfOffset,
    (nvmlDevice_t device, int *minOffset, int *maxOffset), (device, minOffset, maxOffset),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMemClkMinMaxVfOffset,
    (nvmlDevice_t device, int *minOffset, int *maxOffset), (device, minOffset, maxOffset),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetClockOffsets, (nvmlDevice_t device, nvmlClockOffset_t *info),
    (device, info), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetClockOffsets, (nvmlDevice_t device, nvmlClockOffset_t *info),
    (device, info), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPerformanceModes,
    (nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes), (device, perfModes),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCurrentClockFreqs,
    (nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs),
    (device, currentClockFreqs), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPowerManagementMode, (nvmlDevice_t device, nvmlEnableState_t *mode),
    (device, mode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPowerManagementLimit, (nvmlDevice_t device, unsigned int *limit),
    (device, limit), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPowerManagementLimitConstraints,
    (nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit),
    (device, minLimit, maxLimit), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPowerManagementDefaultLimit,
    (nvmlDevice_t device, unsigned int *defaultLimit), (device, defaultLimit), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPowerUsage, (nvmlDevice_t device, unsigned int *power),
    (device, power), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetTotalEnergyConsumption,
    (nvmlDevice_t device, unsigned long long *energy), (device, energy), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetEnforcedPowerLimit, (nvmlDevice_t device, unsigned int *limit),
    (device, limit), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuOperationMode,
    (nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending),
    (device, current, pending), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMemoryInfo, (nvmlDevice_t device, nvmlMemory_t *memory),
    (device, memory), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMemoryInfo_v2, (nvmlDevice_t device, nvmlMemory_v2_t *memory),
    (device, memory), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetComputeMode, (nvmlDevice_t device, nvmlComputeMode_t *mode),
    (device, mode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCudaComputeCapability,
    (nvmlDevice_t device, int *major, int *minor), (device, major, minor), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetDramEncryptionMode,
    (nvmlDevice_t device, nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending),
    (device, current, pending), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetDramEncryptionMode,
    (nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption),
    (device, dramEncryption), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetEccMode,
    (nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending),
    (device, current, pending), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetDefaultEccMode,
    (nvmlDevice_t device, nvmlEnableState_t *defaultMode), (device, defaultMode),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetBoardId, (nvmlDevice_t device, unsigned int *boardId),
    (device, boardId), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMultiGpuBoard, (nvmlDevice_t device, unsigned int *multiGpuBool),
    (device, multiGpuBool), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetTotalEccErrors,
    (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    unsigned long long *eccCounts), (device, errorType, counterType, eccCounts),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetDetailedEccErrors,
    (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    nvmlEccErrorCounts_t *eccCounts), (device, errorType, counterType, eccCounts),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMemoryErrorCounter,
    (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    nvmlMemoryLocation_t locationType, unsigned long long *count), (device, errorType, counterType,
    locationType, count), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetUtilizationRates,
    (nvmlDevice_t device, nvmlUtilization_t *utilization), (device, utilization),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetEncoderUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetEncoderCapacity,
    (nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity),
    (device, encoderQueryType, encoderCapacity), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetEncoderStats,
    (nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps,
    unsigned int *averageLatency), (device, sessionCount, averageFps, averageLatency),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetEncoderSessions,
    (nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos),
    (device, sessionCount, sessionInfos), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetDecoderUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetJpgUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetOfaUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetFBCStats, (nvmlDevice_t device, nvmlFBCStats_t *fbcStats),
    (device, fbcStats), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetFBCSessions,
    (nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo),
    (device, sessionCount, sessionInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetDriverModel,
    (nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending),
    (device, current, pending), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVbiosVersion,
    (nvmlDevice_t device, char *version, unsigned int length), (device, version, length),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetBridgeChipInfo,
    (nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy), (device, bridgeHierarchy),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetComputeRunningProcesses,
    (nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos),
    (device, infoCount, infos), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGraphicsRunningProcesses,
    (nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos),
    (device, infoCount, infos), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMPSComputeRunningProcesses,
    (nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos),
    (device, infoCount, infos), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetRunningProcessDetailList,
    (nvmlDevice_t device, nvmlProcessDetailList_t *plist), (device, plist), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceOnSameBoard,
    (nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard),
    (device1, device2, onSameBoard), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetAPIRestriction,
    (nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted),
    (device, apiType, isRestricted), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetSamples,
    (nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp,
    nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples), (device,
    type, lastSeenTimeStamp, sampleValType, sampleCount, samples), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetBAR1MemoryInfo, (nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory),
    (device, bar1Memory), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetViolationStatus,
    (nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime),
    (device, perfPolicyType, violTime), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetIrqNum, (nvmlDevice_t device, unsigned int *irqNum),
    (device, irqNum), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNumGpuCores, (nvmlDevice_t device, unsigned int *numCores),
    (device, numCores), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPowerSource, (nvmlDevice_t device, nvmlPowerSource_t *powerSource),
    (device, powerSource), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMemoryBusWidth, (nvmlDevice_t device, unsigned int *busWidth),
    (device, busWidth), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPcieLinkMaxSpeed, (nvmlDevice_t device, unsigned int *maxSpeed),
    (device, maxSpeed), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPcieSpeed, (nvmlDevice_t device, unsigned int *pcieSpeed),
    (device, pcieSpeed), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetAdaptiveClockInfoStatus,
    (nvmlDevice_t device, unsigned int *adaptiveClockStatus), (device, adaptiveClockStatus),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetBusType, (nvmlDevice_t device, nvmlBusType_t *type), (device, type),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuFabricInfo,
    (nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo), (device, gpuFabricInfo),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuFabricInfoV,
    (nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo), (device, gpuFabricInfo),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetConfComputeCapabilities,
    (nvmlConfComputeSystemCaps_t *capabilities), (capabilities), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetConfComputeState, (nvmlConfComputeSystemState_t *state), (state),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetConfComputeMemSizeInfo,
    (nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo), (device, memInfo),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetConfComputeGpusReadyState, (unsigned int *isAcceptingWork),
    (isAcceptingWork), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetConfComputeProtectedMemoryUsage,
    (nvmlDevice_t device, nvmlMemory_t *memory), (device, memory), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetConfComputeGpuCertificate,
    (nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert), (device, gpuCert),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetConfComputeGpuAttestationReport,
    (nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport),
    (device, gpuAtstReport), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetConfComputeKeyRotationThresholdInfo,
    (nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo), (pKeyRotationThrInfo),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetConfComputeUnprotectedMemSize,
    (nvmlDevice_t device, unsigned long long sizeKiB), (device, sizeKiB), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemSetConfComputeGpusReadyState, (unsigned int isAcceptingWork),
    (isAcceptingWork), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemSetConfComputeKeyRotationThresholdInfo,
    (nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo), (pKeyRotationThrInfo),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetConfComputeSettings, (nvmlSystemConfComputeSettings_t *settings),
    (settings), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGspFirmwareVersion, (nvmlDevice_t device, char *version),
    (device, version), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGspFirmwareMode,
    (nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode),
    (device, isEnabled, defaultMode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetSramEccErrorStatus,
    (nvmlDevice_t device, nvmlEccSramErrorStatus_t *status), (device, status), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetAccountingMode, (nvmlDevice_t device, nvmlEnableState_t *mode),
    (device, mode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetAccountingStats,
    (nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats), (device, pid, stats),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetAccountingPids,
    (nvmlDevice_t device, unsigned int *count, unsigned int *pids), (device, count, pids),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetAccountingBufferSize,
    (nvmlDevice_t device, unsigned int *bufferSize), (device, bufferSize), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetRetiredPages,
    (nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount,
    unsigned long long *addresses), (device, cause, pageCount, addresses), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetRetiredPages_v2,
    (nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount,
    unsigned long long *addresses, unsigned long long *timestamps), (device, cause, pageCount,
    addresses, timestamps), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetRetiredPagesPendingStatus,
    (nvmlDevice_t device, nvmlEnableState_t *isPending), (device, isPending), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetRemappedRows,
    (nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending,
    unsigned int *failureOccurred), (device, corrRows, uncRows, isPending, failureOccurred),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetRowRemapperHistogram,
    (nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values), (device, values),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetArchitecture, (nvmlDevice_t device, nvmlDeviceArchitecture_t *arch),
    (device, arch), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetClkMonStatus, (nvmlDevice_t device, nvmlClkMonStatus_t *status),
    (device, status), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetProcessUtilization,
    (nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization,
    unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp), (device, utilization,
    processSamplesCount, lastSeenTimeStamp), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetProcessesUtilizationInfo,
    (nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo),
    (device, procesesUtilInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPlatformInfo,
    (nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo), (device, platformInfo),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlUnitSetLedState, (nvmlUnit_t unit, nvmlLedColor_t color), (unit, color),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetPersistenceMode, (nvmlDevice_t device, nvmlEnableState_t mode),
    (device, mode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetComputeMode, (nvmlDevice_t device, nvmlComputeMode_t mode),
    (device, mode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetEccMode, (nvmlDevice_t device, nvmlEnableState_t ecc),
    (device, ecc), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceClearEccErrorCounts,
    (nvmlDevice_t device, nvmlEccCounterType_t counterType), (device, counterType),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetDriverModel,
    (nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags),
    (device, driverModel, flags), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetGpuLockedClocks,
    (nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz),
    (device, minGpuClockMHz, maxGpuClockMHz), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceResetGpuLockedClocks, (nvmlDevice_t device), (device),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetMemoryLockedClocks,
    (nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz),
    (device, minMemClockMHz, maxMemClockMHz), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceResetMemoryLockedClocks, (nvmlDevice_t device), (device),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetApplicationsClocks,
    (nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz),
    (device, memClockMHz, graphicsClockMHz), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceResetApplicationsClocks, (nvmlDevice_t device), (device),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetAutoBoostedClocksEnabled,
    (nvmlDevice_t device, nvmlEnableState_t enabled), (device, enabled), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    (nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags), (device, enabled, flags),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetDefaultFanSpeed_v2, (nvmlDevice_t device, unsigned int fan),
    (device, fan), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetFanControlPolicy,
    (nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy), (device, fan, policy),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetTemperatureThreshold,
    (nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp),
    (device, thresholdType, temp), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetPowerManagementLimit, (nvmlDevice_t device, unsigned int limit),
    (device, limit), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetGpuOperationMode,
    (nvmlDevice_t device, nvmlGpuOperationMode_t mode), (device, mode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetAPIRestriction,
    (nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted),
    (device, apiType, isRestricted), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetFanSpeed_v2,
    (nvmlDevice_t device, unsigned int fan, unsigned int speed), (device, fan, speed),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetGpcClkVfOffset, (nvmlDevice_t device, int offset), (device, offset),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetMemClkVfOffset, (nvmlDevice_t device, int offset), (device, offset),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetAccountingMode, (nvmlDevice_t device, nvmlEnableState_t mode),
    (device, mode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceClearAccountingPids, (nvmlDevice_t device), (device),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetPowerManagementLimit_v2,
    (nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue), (device, powerValue),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNvLinkState,
    (nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive),
    (device, link, isActive), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNvLinkVersion,
    (nvmlDevice_t device, unsigned int link, unsigned int *version), (device, link, version),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNvLinkCapability,
    (nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability,
    unsigned int *capResult), (device, link, capability, capResult), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNvLinkRemotePciInfo,
    (nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci), (device, link, pci),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNvLinkErrorCounter,
    (nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter,
    unsigned long long *counterValue), (device, link, counter, counterValue), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceResetNvLinkErrorCounters, (nvmlDevice_t device, unsigned int link),
    (device, link), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetNvLinkUtilizationControl,
    (nvmlDevice_t device, unsigned int link, unsigned int counter,
    nvmlNvLinkUtilizationControl_t *control, unsigned int reset), (device, link, counter, control,
    reset), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNvLinkUtilizationControl,
    (nvmlDevice_t device, unsigned int link, unsigned int counter,
    nvmlNvLinkUtilizationControl_t *control), (device, link, counter, control),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNvLinkUtilizationCounter,
    (nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter,
    unsigned long long *txcounter), (device, link, counter, rxcounter, txcounter),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceFreezeNvLinkUtilizationCounter,
    (nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze),
    (device, link, counter, freeze), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceResetNvLinkUtilizationCounter,
    (nvmlDevice_t device, unsigned int link, unsigned int counter), (device, link, counter),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNvLinkRemoteDeviceType,
    (nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType),
    (device, link, pNvLinkDeviceType), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
    (nvmlDevice_t device, nvmlNvLinkPowerThres_t *info), (device, info), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemSetNvlinkBwMode, (unsigned int nvlinkBwMode), (nvlinkBwMode),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemGetNvlinkBwMode, (unsigned int *nvlinkBwMode), (nvlinkBwMode),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNvlinkSupportedBwModes,
    (nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode),
    (device, supportedBwMode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetNvlinkBwMode,
    (nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode), (device, getBwMode),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetNvlinkBwMode,
    (nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode), (device, setBwMode),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlEventSetCreate, (nvmlEventSet_t *set), (set), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceRegisterEvents,
    (nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set),
    (device, eventTypes, set), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetSupportedEventTypes,
    (nvmlDevice_t device, unsigned long long *eventTypes), (device, eventTypes),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlEventSetWait,
    (nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms), (set, data, timeoutms),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlEventSetFree, (nvmlEventSet_t set), (set), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemEventSetCreate, (nvmlSystemEventSetCreateRequest_t *request),
    (request), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemEventSetFree, (nvmlSystemEventSetFreeRequest_t *request), (request),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemRegisterEvents, (nvmlSystemRegisterEventRequest_t *request), (request),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSystemEventSetWait, (nvmlSystemEventSetWaitRequest_t *request), (request),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceModifyDrainState, (nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState),
    (pciInfo, newState), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceQueryDrainState,
    (nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState), (pciInfo, currentState),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceRemoveGpu,
    (nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState),
    (pciInfo, gpuState, linkState), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceDiscoverGpus, (nvmlPciInfo_t *pciInfo), (pciInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetFieldValues,
    (nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values),
    (device, valuesCount, values), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceClearFieldValues,
    (nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values),
    (device, valuesCount, values), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVirtualizationMode,
    (nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode), (device, pVirtualMode),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetHostVgpuMode,
    (nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode), (device, pHostVgpuMode),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetVirtualizationMode,
    (nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode), (device, virtualMode),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuHeterogeneousMode,
    (nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (device, pHeterogeneousMode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetVgpuHeterogeneousMode,
    (nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (device, pHeterogeneousMode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetPlacementId,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement),
    (vgpuInstance, pPlacement), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuTypeSupportedPlacements,
    (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList),
    (device, vgpuTypeId, pPlacementList), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuTypeCreatablePlacements,
    (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList),
    (device, vgpuTypeId, pPlacementList), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetGspHeapSize,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize), (vgpuTypeId, gspHeapSize),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetFbReservation,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation), (vgpuTypeId, fbReservation),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetRuntimeStateSize,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState), (vgpuInstance, pState),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetVgpuCapabilities,
    (nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state),
    (device, capability, state), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGridLicensableFeatures,
    (nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures),
    (device, pGridLicensableFeatures), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGetVgpuDriverCapabilities,
    (nvmlVgpuDriverCapability_t capability, unsigned int *capResult), (capability, capResult),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuCapabilities,
    (nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, unsigned int *capResult),
    (device, capability, capResult), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetSupportedVgpus,
    (nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds),
    (device, vgpuCount, vgpuTypeIds), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCreatableVgpus,
    (nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds),
    (device, vgpuCount, vgpuTypeIds), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetClass,
    (nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size),
    (vgpuTypeId, vgpuTypeClass, size), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetName,
    (nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size),
    (vgpuTypeId, vgpuTypeName, size), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetGpuInstanceProfileId,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId),
    (vgpuTypeId, gpuInstanceProfileId), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetDeviceID,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID),
    (vgpuTypeId, deviceID, subsystemID), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetFramebufferSize,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize), (vgpuTypeId, fbSize),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetNumDisplayHeads,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads), (vgpuTypeId, numDisplayHeads),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetResolution,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim,
    unsigned int *ydim), (vgpuTypeId, displayIndex, xdim, ydim), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetLicense,
    (nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size),
    (vgpuTypeId, vgpuTypeLicenseString, size), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetFrameRateLimit,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit), (vgpuTypeId, frameRateLimit),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetMaxInstances,
    (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount),
    (device, vgpuTypeId, vgpuInstanceCount), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetMaxInstancesPerVm,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm),
    (vgpuTypeId, vgpuInstanceCountPerVm), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetBAR1Info,
    (nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info), (vgpuTypeId, bar1Info),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetActiveVgpus,
    (nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances),
    (device, vgpuCount, vgpuInstances), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetVmID,
    (nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType),
    (vgpuInstance, vmId, size, vmIdType), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetUUID,
    (nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size), (vgpuInstance, uuid, size),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetVmDriverVersion,
    (nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length),
    (vgpuInstance, version, length), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetFbUsage,
    (nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage), (vgpuInstance, fbUsage),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetLicenseStatus,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed), (vgpuInstance, licensed),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetType,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId), (vgpuInstance, vgpuTypeId),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetFrameRateLimit,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit),
    (vgpuInstance, frameRateLimit), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetEccMode,
    (nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode), (vgpuInstance, eccMode),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetEncoderCapacity,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity),
    (vgpuInstance, encoderCapacity), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceSetEncoderCapacity,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity),
    (vgpuInstance, encoderCapacity), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetEncoderStats,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, unsigned int *averageFps,
    unsigned int *averageLatency), (vgpuInstance, sessionCount, averageFps, averageLatency),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetEncoderSessions,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    nvmlEncoderSessionInfo_t *sessionInfo), (vgpuInstance, sessionCount, sessionInfo),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetFBCStats,
    (nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats), (vgpuInstance, fbcStats),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetFBCSessions,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo), (vgpuInstance, sessionCount, sessionInfo),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetGpuInstanceId,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId), (vgpuInstance, gpuInstanceId),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetGpuPciId,
    (nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length),
    (vgpuInstance, vgpuPciId, length), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetCapabilities,
    (nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult),
    (vgpuTypeId, capability, capResult), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetMdevUUID,
    (nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size),
    (vgpuInstance, mdevUuid, size), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetCreatableVgpus,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus), (gpuInstance, pVgpus),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
    (nvmlVgpuTypeMaxInstance_t *pMaxInstance), (pMaxInstance), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetActiveVgpus,
    (nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo),
    (gpuInstance, pVgpuInstanceInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceSetVgpuSchedulerState,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler),
    (gpuInstance, pScheduler), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetVgpuSchedulerState,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo),
    (gpuInstance, pSchedulerStateInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetVgpuSchedulerLog,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo),
    (gpuInstance, pSchedulerLogInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo),
    (gpuInstance, pCreatablePlacementInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetVgpuHeterogeneousMode,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (gpuInstance, pHeterogeneousMode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceSetVgpuHeterogeneousMode,
    (nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (gpuInstance, pHeterogeneousMode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetMetadata,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize),
    (vgpuInstance, vgpuMetadata, bufferSize), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuMetadata,
    (nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize),
    (device, pgpuMetadata, bufferSize), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGetVgpuCompatibility,
    (nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
    nvmlVgpuPgpuCompatibility_t *compatibilityInfo), (vgpuMetadata, pgpuMetadata,
    compatibilityInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetPgpuMetadataString,
    (nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize),
    (device, pgpuMetadata, bufferSize), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuSchedulerLog,
    (nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog), (device, pSchedulerLog),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuSchedulerState,
    (nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState), (device, pSchedulerState),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuSchedulerCapabilities,
    (nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities), (device, pCapabilities),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetVgpuSchedulerState,
    (nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState), (device, pSchedulerState),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGetVgpuVersion, (nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current),
    (supported, current), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlSetVgpuVersion, (nvmlVgpuVersion_t *vgpuVersion), (vgpuVersion),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuUtilization,
    (nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *vgpuInstanceSamplesCount,
    nvmlVgpuInstanceUtilizationSample_t *utilizationSamples), (device, lastSeenTimeStamp,
    sampleValType, vgpuInstanceSamplesCount, utilizationSamples), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuInstancesUtilizationInfo,
    (nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo),
    (device, vgpuUtilInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuProcessUtilization,
    (nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
    unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples),
    (device, lastSeenTimeStamp, vgpuProcessSamplesCount, utilizationSamples), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetVgpuProcessesUtilizationInfo,
    (nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo),
    (device, vgpuProcUtilInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetAccountingMode,
    (nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode), (vgpuInstance, mode),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetAccountingPids,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids),
    (vgpuInstance, count, pids), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetAccountingStats,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats),
    (vgpuInstance, pid, stats), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceClearAccountingPids, (nvmlVgpuInstance_t vgpuInstance),
    (vgpuInstance), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlVgpuInstanceGetLicenseInfo,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo),
    (vgpuInstance, licenseInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGetExcludedDeviceCount, (unsigned int *deviceCount), (deviceCount),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGetExcludedDeviceInfoByIndex,
    (unsigned int index, nvmlExcludedDeviceInfo_t *info), (index, info), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceSetMigMode,
    (nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus),
    (device, mode, activationStatus), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMigMode,
    (nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode),
    (device, currentMode, pendingMode), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuInstanceProfileInfo,
    (nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info),
    (device, profile, info), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuInstanceProfileInfoV,
    (nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info),
    (device, profile, info), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuInstancePossiblePlacements,
    (nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements,
    unsigned int *count), (device, profileId, placements, count), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuInstanceRemainingCapacity,
    (nvmlDevice_t device, unsigned int profileId, unsigned int *count), (device, profileId, count),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceCreateGpuInstance,
    (nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance),
    (device, profileId, gpuInstance), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceCreateGpuInstanceWithPlacement,
    (nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,
    nvmlGpuInstance_t *gpuInstance), (device, profileId, placement, gpuInstance),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceDestroy, (nvmlGpuInstance_t gpuInstance), (gpuInstance),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuInstances,
    (nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances,
    unsigned int *count), (device, profileId, gpuInstances, count), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuInstanceById,
    (nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance),
    (device, id, gpuInstance), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetInfo,
    (nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info), (gpuInstance, info),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetComputeInstanceProfileInfo,
    (nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
    nvmlComputeInstanceProfileInfo_t *info), (gpuInstance, profile, engProfile, info),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetComputeInstanceProfileInfoV,
    (nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
    nvmlComputeInstanceProfileInfo_v2_t *info), (gpuInstance, profile, engProfile, info),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count),
    (gpuInstance, profileId, count), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetComputeInstancePossiblePlacements,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstancePlacement_t *placements, unsigned int *count), (gpuInstance, profileId,
    placements, count), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceCreateComputeInstance,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstance_t *computeInstance), (gpuInstance, profileId, computeInstance),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceCreateComputeInstanceWithPlacement,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance),
    (gpuInstance, profileId, placement, computeInstance), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlComputeInstanceDestroy, (nvmlComputeInstance_t computeInstance),
    (computeInstance), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetComputeInstances,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstance_t *computeInstances, unsigned int *count), (gpuInstance, profileId,
    computeInstances, count), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpuInstanceGetComputeInstanceById,
    (nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t *computeInstance),
    (gpuInstance, id, computeInstance), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlComputeInstanceGetInfo,
    (nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info),
    (computeInstance, info), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceIsMigDeviceHandle, (nvmlDevice_t device, unsigned int *isMigDevice),
    (device, isMigDevice), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetGpuInstanceId, (nvmlDevice_t device, unsigned int *id),
    (device, id), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetComputeInstanceId, (nvmlDevice_t device, unsigned int *id),
    (device, id), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMaxMigDeviceCount, (nvmlDevice_t device, unsigned int *count),
    (device, count), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetMigDeviceHandleByIndex,
    (nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice), (device, index, migDevice),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
    (nvmlDevice_t migDevice, nvmlDevice_t *device), (migDevice, device), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpmMetricsGet, (nvmlGpmMetricsGet_t *metricsGet), (metricsGet),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpmSampleFree, (nvmlGpmSample_t gpmSample), (gpmSample), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpmSampleAlloc, (nvmlGpmSample_t *gpmSample), (gpmSample),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpmSampleGet, (nvmlDevice_t device, nvmlGpmSample_t gpmSample),
    (device, gpmSample), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpmMigSampleGet,
    (nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample),
    (device, gpuInstanceId, gpmSample), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpmQueryDeviceSupport, (nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport),
    (device, gpmSupport), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpmQueryIfStreamingEnabled, (nvmlDevice_t device, unsigned int *state),
    (device, state), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlGpmSetStreamingEnabled, (nvmlDevice_t device, unsigned int state),
    (device, state), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceGetCapabilities, (nvmlDevice_t device, nvmlDeviceCapabilities_t *caps),
    (device, caps), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo),
    (device, profilesInfo), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles),
    (device, currentProfiles), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles),
    (device, requestedProfiles), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles),
    (device, requestedProfiles), NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDevicePowerSmoothingActivatePresetProfile,
    (nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile), (device, profile),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDevicePowerSmoothingUpdatePresetProfileParam,
    (nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile), (device, profile),
    NVML_ERROR_NOT_FOUND)
API(nvmlReturn_t, nvmlDevicePowerSmoothingSetState,
    (nvmlDevice_t device, nvmlPowerSmoothingState_t *state), (device, state), NVML_ERROR_NOT_FOUND)

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvml_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_nvml_api nvml_api_table = {
    .layout = CUBIND_NVML_API_LAYOUT,
    .api_version = 12090,
    .size = sizeof(cubind_nvml_api),
    .find = find_entry,
    .nvmlInit = api_nvmlInit,
    .nvmlInitWithFlags = api_nvmlInitWithFlags,
    .nvmlShutdown = api_nvmlShutdown,
    .nvmlErrorString = api_nvmlErrorString,
    .nvmlSystemGetDriverVersion = api_nvmlSystemGetDriverVersion,
    .nvmlSystemGetNVMLVersion = api_nvmlSystemGetNVMLVersion,
    .nvmlSystemGetCudaDriverVersion = api_nvmlSystemGetCudaDriverVersion,
    .nvmlSystemGetCudaDriverVersion_v2 = api_nvmlSystemGetCudaDriverVersion_v2,
    .nvmlSystemGetProcessName = api_nvmlSystemGetProcessName,
    .nvmlSystemGetHicVersion = api_nvmlSystemGetHicVersion,
    .nvmlSystemGetTopologyGpuSet = api_nvmlSystemGetTopologyGpuSet,
    .nvmlSystemGetDriverBranch = api_nvmlSystemGetDriverBranch,
    .nvmlUnitGetCount = api_nvmlUnitGetCount,
    .nvmlUnitGetHandleByIndex = api_nvmlUnitGetHandleByIndex,
    .nvmlUnitGetUnitInfo = api_nvmlUnitGetUnitInfo,
    .nvmlUnitGetLedState = api_nvmlUnitGetLedState,
    .nvmlUnitGetPsuInfo = api_nvmlUnitGetPsuInfo,
    .nvmlUnitGetTemperature = api_nvmlUnitGetTemperature,
    .nvmlUnitGetFanSpeedInfo = api_nvmlUnitGetFanSpeedInfo,
    .nvmlUnitGetDevices = api_nvmlUnitGetDevices,
    .nvmlDeviceGetCount = api_nvmlDeviceGetCount,
    .nvmlDeviceGetAttributes = api_nvmlDeviceGetAttributes,
    .nvmlDeviceGetHandleByIndex = api_nvmlDeviceGetHandleByIndex,
    .nvmlDeviceGetHandleBySerial = api_nvmlDeviceGetHandleBySerial,
    .nvmlDeviceGetHandleByUUID = api_nvmlDeviceGetHandleByUUID,
    .nvmlDeviceGetHandleByUUIDV = api_nvmlDeviceGetHandleByUUIDV,
    .nvmlDeviceGetHandleByPciBusId = api_nvmlDeviceGetHandleByPciBusId,
    .nvmlDeviceGetName = api_nvmlDeviceGetName,
    .nvmlDeviceGetBrand = api_nvmlDeviceGetBrand,
    .nvmlDeviceGetIndex = api_nvmlDeviceGetIndex,
    .nvmlDeviceGetSerial = api_nvmlDeviceGetSerial,
    .nvmlDeviceGetModuleId = api_nvmlDeviceGetModuleId,
    .nvmlDeviceGetC2cModeInfoV = api_nvmlDeviceGetC2cModeInfoV,
    .nvmlDeviceGetMemoryAffinity = api_nvmlDeviceGetMemoryAffinity,
    .nvmlDeviceGetCpuAffinityWithinScope = api_nvmlDeviceGetCpuAffinityWithinScope,
    .nvmlDeviceGetCpuAffinity = api_nvmlDeviceGetCpuAffinity,
    .nvmlDeviceSetCpuAffinity = api_nvmlDeviceSetCpuAffinity,
    .nvmlDeviceClearCpuAffinity = api_nvmlDeviceClearCpuAffinity,
    .nvmlDeviceGetNumaNodeId = api_nvmlDeviceGetNumaNodeId,
    .nvmlDeviceGetTopologyCommonAncestor = api_nvmlDeviceGetTopologyCommonAncestor,
    .nvmlDeviceGetTopologyNearestGpus = api_nvmlDeviceGetTopologyNearestGpus,
    .nvmlDeviceGetP2PStatus = api_nvmlDeviceGetP2PStatus,
    .nvmlDeviceGetUUID = api_nvmlDeviceGetUUID,
    .nvmlDeviceGetMinorNumber = api_nvmlDeviceGetMinorNumber,
    .nvmlDeviceGetBoardPartNumber = api_nvmlDeviceGetBoardPartNumber,
    .nvmlDeviceGetInforomVersion = api_nvmlDeviceGetInforomVersion,
    .nvmlDeviceGetInforomImageVersion = api_nvmlDeviceGetInforomImageVersion,
    .nvmlDeviceGetInforomConfigurationChecksum = api_nvmlDeviceGetInforomConfigurationChecksum,
    .nvmlDeviceValidateInforom = api_nvmlDeviceValidateInforom,
    .nvmlDeviceGetLastBBXFlushTime = api_nvmlDeviceGetLastBBXFlushTime,
    .nvmlDeviceGetDisplayMode = api_nvmlDeviceGetDisplayMode,
    .nvmlDeviceGetDisplayActive = api_nvmlDeviceGetDisplayActive,
    .nvmlDeviceGetPersistenceMode = api_nvmlDeviceGetPersistenceMode,
    .nvmlDeviceGetPciInfoExt = api_nvmlDeviceGetPciInfoExt,
    .nvmlDeviceGetPciInfo = api_nvmlDeviceGetPciInfo,
    .nvmlDeviceGetMaxPcieLinkGeneration = api_nvmlDeviceGetMaxPcieLinkGeneration,
    .nvmlDeviceGetGpuMaxPcieLinkGeneration = api_nvmlDeviceGetGpuMaxPcieLinkGeneration,
    .nvmlDeviceGetMaxPcieLinkWidth = api_nvmlDeviceGetMaxPcieLinkWidth,
    .nvmlDeviceGetCurrPcieLinkGeneration = api_nvmlDeviceGetCurrPcieLinkGeneration,
    .nvmlDeviceGetCurrPcieLinkWidth = api_nvmlDeviceGetCurrPcieLinkWidth,
    .nvmlDeviceGetPcieThroughput = api_nvmlDeviceGetPcieThroughput,
    .nvmlDeviceGetPcieReplayCounter = api_nvmlDeviceGetPcieReplayCounter,
    .nvmlDeviceGetClockInfo = api_nvmlDeviceGetClockInfo,
    .nvmlDeviceGetMaxClockInfo = api_nvmlDeviceGetMaxClockInfo,
    .nvmlDeviceGetGpcClkVfOffset = api_nvmlDeviceGetGpcClkVfOffset,
    .nvmlDeviceGetApplicationsClock = api_nvmlDeviceGetApplicationsClock,
    .nvmlDeviceGetDefaultApplicationsClock = api_nvmlDeviceGetDefaultApplicationsClock,
    .nvmlDeviceGetClock = api_nvmlDeviceGetClock,
    .nvmlDeviceGetMaxCustomerBoostClock = api_nvmlDeviceGetMaxCustomerBoostClock,
    .nvmlDeviceGetSupportedMemoryClocks = api_nvmlDeviceGetSupportedMemoryClocks,
    .nvmlDeviceGetSupportedGraphicsClocks = api_nvmlDeviceGetSupportedGraphicsClocks,
    .nvmlDeviceGetAutoBoostedClocksEnabled = api_nvmlDeviceGetAutoBoostedClocksEnabled,
    .nvmlDeviceGetFanSpeed = api_nvmlDeviceGetFanSpeed,
    .nvmlDeviceGetFanSpeed_v2 = api_nvmlDeviceGetFanSpeed_v2,
    .nvmlDeviceGetFanSpeedRPM = api_nvmlDeviceGetFanSpeedRPM,
    .nvmlDeviceGetTargetFanSpeed = api_nvmlDeviceGetTargetFanSpeed,
    .nvmlDeviceGetMinMaxFanSpeed = api_nvmlDeviceGetMinMaxFanSpeed,
    .nvmlDeviceGetFanControlPolicy_v2 = api_nvmlDeviceGetFanControlPolicy_v2,
    .nvmlDeviceGetNumFans = api_nvmlDeviceGetNumFans,
    .nvmlDeviceGetTemperature = api_nvmlDeviceGetTemperature,
    .nvmlDeviceGetCoolerInfo = api_nvmlDeviceGetCoolerInfo,
    .nvmlDeviceGetTemperatureV = api_nvmlDeviceGetTemperatureV,
    .nvmlDeviceGetTemperatureThreshold = api_nvmlDeviceGetTemperatureThreshold,
    .nvmlDeviceGetMarginTemperature = api_nvmlDeviceGetMarginTemperature,
    .nvmlDeviceGetThermalSettings = api_nvmlDeviceGetThermalSettings,
    .nvmlDeviceGetPerformanceState = api_nvmlDeviceGetPerformanceState,
    .nvmlDeviceGetCurrentClocksEventReasons = api_nvmlDeviceGetCurrentClocksEventReasons,
    .nvmlDeviceGetCurrentClocksThrottleReasons = api_nvmlDeviceGetCurrentClocksThrottleReasons,
    .nvmlDeviceGetSupportedClocksEventReasons = api_nvmlDeviceGetSupportedClocksEventReasons,
    .nvmlDeviceGetSupportedClocksThrottleReasons = api_nvmlDeviceGetSupportedClocksThrottleReasons,
    .nvmlDeviceGetPowerState = api_nvmlDeviceGetPowerState,
    .nvmlDeviceGetDynamicPstatesInfo = api_nvmlDeviceGetDynamicPstatesInfo,
    .nvmlDeviceGetMemClkVfOffset = api_nvmlDeviceGetMemClkVfOffset,
    .nvmlDeviceGetMinMaxClockOfPState = api_nvmlDeviceGetMinMaxClockOfPState,
    .nvmlDeviceGetSupportedPerformanceStates = api_nvmlDeviceGetSupportedPerformanceStates,
    .nvmlDeviceGetGpcClkMinMaxVfOffset = api_nvmlDeviceGetGpcClkMinMaxVfOffset,
    .nvmlDeviceGetMemClkMinMaxVfOffset = api_nvmlDeviceGetMemClkMinMaxVfOffset,
    .nvmlDeviceGetClockOffsets = api_nvmlDeviceGetClockOffsets,
    .nvmlDeviceSetClockOffsets = api_nvmlDeviceSetClockOffsets,
    .nvmlDeviceGetPerformanceModes = api_nvmlDeviceGetPerformanceModes,
    .nvmlDeviceGetCurrentClockFreqs = api_nvmlDeviceGetCurrentClockFreqs,
    .nvmlDeviceGetPowerManagementMode = api_nvmlDeviceGetPowerManagementMode,
    .nvmlDeviceGetPowerManagementLimit = api_nvmlDeviceGetPowerManagementLimit,
    .nvmlDeviceGetPowerManagementLimitConstraints =
        api_nvmlDeviceGetPowerManagementLimitConstraints,
    .nvmlDeviceGetPowerManagementDefaultLimit = api_nvmlDeviceGetPowerManagementDefaultLimit,
    .nvmlDeviceGetPowerUsage = api_nvmlDeviceGetPowerUsage,
    .nvmlDeviceGetTotalEnergyConsumption = api_nvmlDeviceGetTotalEnergyConsumption,
    .nvmlDeviceGetEnforcedPowerLimit = api_nvmlDeviceGetEnforcedPowerLimit,
    .nvmlDeviceGetGpuOperationMode = api_nvmlDeviceGetGpuOperationMode,
    .nvmlDeviceGetMemoryInfo = api_nvmlDeviceGetMemoryInfo,
    .nvmlDeviceGetMemoryInfo_v2 = api_nvmlDeviceGetMemoryInfo_v2,
    .nvmlDeviceGetComputeMode = api_nvmlDeviceGetComputeMode,
    .nvmlDeviceGetCudaComputeCapability = api_nvmlDeviceGetCudaComputeCapability,
    .nvmlDeviceGetDramEncryptionMode = api_nvmlDeviceGetDramEncryptionMode,
    .nvmlDeviceSetDramEncryptionMode = api_nvmlDeviceSetDramEncryptionMode,
    .nvmlDeviceGetEccMode = api_nvmlDeviceGetEccMode,
    .nvmlDeviceGetDefaultEccMode = api_nvmlDeviceGetDefaultEccMode,
    .nvmlDeviceGetBoardId = api_nvmlDeviceGetBoardId,
    .nvmlDeviceGetMultiGpuBoard = api_nvmlDeviceGetMultiGpuBoard,
    .nvmlDeviceGetTotalEccErrors = api_nvmlDeviceGetTotalEccErrors,
    .nvmlDeviceGetDetailedEccErrors = api_nvmlDeviceGetDetailedEccErrors,
    .nvmlDeviceGetMemoryErrorCounter = api_nvmlDeviceGetMemoryErrorCounter,
    .nvmlDeviceGetUtilizationRates = api_nvmlDeviceGetUtilizationRates,
    .nvmlDeviceGetEncoderUtilization = api_nvmlDeviceGetEncoderUtilization,
    .nvmlDeviceGetEncoderCapacity = api_nvmlDeviceGetEncoderCapacity,
    .nvmlDeviceGetEncoderStats = api_nvmlDeviceGetEncoderStats,
    .nvmlDeviceGetEncoderSessions = api_nvmlDeviceGetEncoderSessions,
    .nvmlDeviceGetDecoderUtilization = api_nvmlDeviceGetDecoderUtilization,
    .nvmlDeviceGetJpgUtilization = api_nvmlDeviceGetJpgUtilization,
    .nvmlDeviceGetOfaUtilization = api_nvmlDeviceGetOfaUtilization,
    .nvmlDeviceGetFBCStats = api_nvmlDeviceGetFBCStats,
    .nvmlDeviceGetFBCSessions = api_nvmlDeviceGetFBCSessions,
    .nvmlDeviceGetDriverModel = api_nvmlDeviceGetDriverModel,
    .nvmlDeviceGetVbiosVersion = api_nvmlDeviceGetVbiosVersion,
    .nvmlDeviceGetBridgeChipInfo = api_nvmlDeviceGetBridgeChipInfo,
    .nvmlDeviceGetComputeRunningProcesses = api_nvmlDeviceGetComputeRunningProcesses,
    .nvmlDeviceGetGraphicsRunningProcesses = api_nvmlDeviceGetGraphicsRunningProcesses,
    .nvmlDeviceGetMPSComputeRunningProcesses = api_nvmlDeviceGetMPSComputeRunningProcesses,
    .nvmlDeviceGetRunningProcessDetailList = api_nvmlDeviceGetRunningProcessDetailList,
    .nvmlDeviceOnSameBoard = api_nvmlDeviceOnSameBoard,
    .nvmlDeviceGetAPIRestriction = api_nvmlDeviceGetAPIRestriction,
    .nvmlDeviceGetSamples = api_nvmlDeviceGetSamples,
    .nvmlDeviceGetBAR1MemoryInfo = api_nvmlDeviceGetBAR1MemoryInfo,
    .nvmlDeviceGetViolationStatus = api_nvmlDeviceGetViolationStatus,
    .nvmlDeviceGetIrqNum = api_nvmlDeviceGetIrqNum,
    .nvmlDeviceGetNumGpuCores = api_nvmlDeviceGetNumGpuCores,
    .nvmlDeviceGetPowerSource = api_nvmlDeviceGetPowerSource,
    .nvmlDeviceGetMemoryBusWidth = api_nvmlDeviceGetMemoryBusWidth,
    .nvmlDeviceGetPcieLinkMaxSpeed = api_nvmlDeviceGetPcieLinkMaxSpeed,
    .nvmlDeviceGetPcieSpeed = api_nvmlDeviceGetPcieSpeed,
    .nvmlDeviceGetAdaptiveClockInfoStatus = api_nvmlDeviceGetAdaptiveClockInfoStatus,
    .nvmlDeviceGetBusType = api_nvmlDeviceGetBusType,
    .nvmlDeviceGetGpuFabricInfo = api_nvmlDeviceGetGpuFabricInfo,
    .nvmlDeviceGetGpuFabricInfoV = api_nvmlDeviceGetGpuFabricInfoV,
    .nvmlSystemGetConfComputeCapabilities = api_nvmlSystemGetConfComputeCapabilities,
    .nvmlSystemGetConfComputeState = api_nvmlSystemGetConfComputeState,
    .nvmlDeviceGetConfComputeMemSizeInfo = api_nvmlDeviceGetConfComputeMemSizeInfo,
    .nvmlSystemGetConfComputeGpusReadyState = api_nvmlSystemGetConfComputeGpusReadyState,
    .nvmlDeviceGetConfComputeProtectedMemoryUsage =
        api_nvmlDeviceGetConfComputeProtectedMemoryUsage,
    .nvmlDeviceGetConfComputeGpuCertificate = api_nvmlDeviceGetConfComputeGpuCertificate,
    .nvmlDeviceGetConfComputeGpuAttestationReport =
        api_nvmlDeviceGetConfComputeGpuAttestationReport,
    .nvmlSystemGetConfComputeKeyRotationThresholdInfo =
        api_nvmlSystemGetConfComputeKeyRotationThresholdInfo,
    .nvmlDeviceSetConfComputeUnprotectedMemSize = api_nvmlDeviceSetConfComputeUnprotectedMemSize,
    .nvmlSystemSetConfComputeGpusReadyState = api_nvmlSystemSetConfComputeGpusReadyState,
    .nvmlSystemSetConfComputeKeyRotationThresholdInfo =
        api_nvmlSystemSetConfComputeKeyRotationThresholdInfo,
    .nvmlSystemGetConfComputeSettings = api_nvmlSystemGetConfComputeSettings,
    .nvmlDeviceGetGspFirmwareVersion = api_nvmlDeviceGetGspFirmwareVersion,
    .nvmlDeviceGetGspFirmwareMode = api_nvmlDeviceGetGspFirmwareMode,
    .nvmlDeviceGetSramEccErrorStatus = api_nvmlDeviceGetSramEccErrorStatus,
    .nvmlDeviceGetAccountingMode = api_nvmlDeviceGetAccountingMode,
    .nvmlDeviceGetAccountingStats = api_nvmlDeviceGetAccountingStats,
    .nvmlDeviceGetAccountingPids = api_nvmlDeviceGetAccountingPids,
    .nvmlDeviceGetAccountingBufferSize = api_nvmlDeviceGetAccountingBufferSize,
    .nvmlDeviceGetRetiredPages = api_nvmlDeviceGetRetiredPages,
    .nvmlDeviceGetRetiredPages_v2 = api_nvmlDeviceGetRetiredPages_v2,
    .nvmlDeviceGetRetiredPagesPendingStatus = api_nvmlDeviceGetRetiredPagesPendingStatus,
    .nvmlDeviceGetRemappedRows = api_nvmlDeviceGetRemappedRows,
    .nvmlDeviceGetRowRemapperHistogram = api_nvmlDeviceGetRowRemapperHistogram,
    .nvmlDeviceGetArchitecture = api_nvmlDeviceGetArchitecture,
    .nvmlDeviceGetClkMonStatus = api_nvmlDeviceGetClkMonStatus,
    .nvmlDeviceGetProcessUtilization = api_nvmlDeviceGetProcessUtilization,
    .nvmlDeviceGetProcessesUtilizationInfo = api_nvmlDeviceGetProcessesUtilizationInfo,
    .nvmlDeviceGetPlatformInfo = api_nvmlDeviceGetPlatformInfo,
    .nvmlUnitSetLedState = api_nvmlUnitSetLedState,
    .nvmlDeviceSetPersistenceMode = api_nvmlDeviceSetPersistenceMode,
    .nvmlDeviceSetComputeMode = api_nvmlDeviceSetComputeMode,
    .nvmlDeviceSetEccMode = api_nvmlDeviceSetEccMode,
    .nvmlDeviceClearEccErrorCounts = api_nvmlDeviceClearEccErrorCounts,
    .nvmlDeviceSetDriverModel = api_nvmlDeviceSetDriverModel,
    .nvmlDeviceSetGpuLockedClocks = api_nvmlDeviceSetGpuLockedClocks,
    .nvmlDeviceResetGpuLockedClocks = api_nvmlDeviceResetGpuLockedClocks,
    .nvmlDeviceSetMemoryLockedClocks = api_nvmlDeviceSetMemoryLockedClocks,
    .nvmlDeviceResetMemoryLockedClocks = api_nvmlDeviceResetMemoryLockedClocks,
    .nvmlDeviceSetApplicationsClocks = api_nvmlDeviceSetApplicationsClocks,
    .nvmlDeviceResetApplicationsClocks = api_nvmlDeviceResetApplicationsClocks,
    .nvmlDeviceSetAutoBoostedClocksEnabled = api_nvmlDeviceSetAutoBoostedClocksEnabled,
    .nvmlDeviceSetDefaultAutoBoostedClocksEnabled =
        api_nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    .nvmlDeviceSetDefaultFanSpeed_v2 = api_nvmlDeviceSetDefaultFanSpeed_v2,
    .nvmlDeviceSetFanControlPolicy = api_nvmlDeviceSetFanControlPolicy,
    .nvmlDeviceSetTemperatureThreshold = api_nvmlDeviceSetTemperatureThreshold,
    .nvmlDeviceSetPowerManagementLimit = api_nvmlDeviceSetPowerManagementLimit,
    .nvmlDeviceSetGpuOperationMode = api_nvmlDeviceSetGpuOperationMode,
    .nvmlDeviceSetAPIRestriction = api_nvmlDeviceSetAPIRestriction,
    .nvmlDeviceSetFanSpeed_v2 = api_nvmlDeviceSetFanSpeed_v2,
    .nvmlDeviceSetGpcClkVfOffset = api_nvmlDeviceSetGpcClkVfOffset,
    .nvmlDeviceSetMemClkVfOffset = api_nvmlDeviceSetMemClkVfOffset,
    .nvmlDeviceSetAccountingMode = api_nvmlDeviceSetAccountingMode,
    .nvmlDeviceClearAccountingPids = api_nvmlDeviceClearAccountingPids,
    .nvmlDeviceSetPowerManagementLimit_v2 = api_nvmlDeviceSetPowerManagementLimit_v2,
    .nvmlDeviceGetNvLinkState = api_nvmlDeviceGetNvLinkState,
    .nvmlDeviceGetNvLinkVersion = api_nvmlDeviceGetNvLinkVersion,
    .nvmlDeviceGetNvLinkCapability = api_nvmlDeviceGetNvLinkCapability,
    .nvmlDeviceGetNvLinkRemotePciInfo = api_nvmlDeviceGetNvLinkRemotePciInfo,
    .nvmlDeviceGetNvLinkErrorCounter = api_nvmlDeviceGetNvLinkErrorCounter,
    .nvmlDeviceResetNvLinkErrorCounters = api_nvmlDeviceResetNvLinkErrorCounters,
    .nvmlDeviceSetNvLinkUtilizationControl = api_nvmlDeviceSetNvLinkUtilizationControl,
    .nvmlDeviceGetNvLinkUtilizationControl = api_nvmlDeviceGetNvLinkUtilizationControl,
    .nvmlDeviceGetNvLinkUtilizationCounter = api_nvmlDeviceGetNvLinkUtilizationCounter,
    .nvmlDeviceFreezeNvLinkUtilizationCounter = api_nvmlDeviceFreezeNvLinkUtilizationCounter,
    .nvmlDeviceResetNvLinkUtilizationCounter = api_nvmlDeviceResetNvLinkUtilizationCounter,
    .nvmlDeviceGetNvLinkRemoteDeviceType = api_nvmlDeviceGetNvLinkRemoteDeviceType,
    .nvmlDeviceSetNvLinkDeviceLowPowerThreshold = api_nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
    .nvmlSystemSetNvlinkBwMode = api_nvmlSystemSetNvlinkBwMode,
    .nvmlSystemGetNvlinkBwMode = api_nvmlSystemGetNvlinkBwMode,
    .nvmlDeviceGetNvlinkSupportedBwModes = api_nvmlDeviceGetNvlinkSupportedBwModes,
    .nvmlDeviceGetNvlinkBwMode = api_nvmlDeviceGetNvlinkBwMode,
    .nvmlDeviceSetNvlinkBwMode = api_nvmlDeviceSetNvlinkBwMode,
    .nvmlEventSetCreate = api_nvmlEventSetCreate,
    .nvmlDeviceRegisterEvents = api_nvmlDeviceRegisterEvents,
    .nvmlDeviceGetSupportedEventTypes = api_nvmlDeviceGetSupportedEventTypes,
    .nvmlEventSetWait = api_nvmlEventSetWait,
    .nvmlEventSetFree = api_nvmlEventSetFree,
    .nvmlSystemEventSetCreate = api_nvmlSystemEventSetCreate,
    .nvmlSystemEventSetFree = api_nvmlSystemEventSetFree,
    .nvmlSystemRegisterEvents = api_nvmlSystemRegisterEvents,
    .nvmlSystemEventSetWait = api_nvmlSystemEventSetWait,
    .nvmlDeviceModifyDrainState = api_nvmlDeviceModifyDrainState,
    .nvmlDeviceQueryDrainState = api_nvmlDeviceQueryDrainState,
    .nvmlDeviceRemoveGpu = api_nvmlDeviceRemoveGpu,
    .nvmlDeviceDiscoverGpus = api_nvmlDeviceDiscoverGpus,
    .nvmlDeviceGetFieldValues = api_nvmlDeviceGetFieldValues,
    .nvmlDeviceClearFieldValues = api_nvmlDeviceClearFieldValues,
    .nvmlDeviceGetVirtualizationMode = api_nvmlDeviceGetVirtualizationMode,
    .nvmlDeviceGetHostVgpuMode = api_nvmlDeviceGetHostVgpuMode,
    .nvmlDeviceSetVirtualizationMode = api_nvmlDeviceSetVirtualizationMode,
    .nvmlDeviceGetVgpuHeterogeneousMode = api_nvmlDeviceGetVgpuHeterogeneousMode,
    .nvmlDeviceSetVgpuHeterogeneousMode = api_nvmlDeviceSetVgpuHeterogeneousMode,
    .nvmlVgpuInstanceGetPlacementId = api_nvmlVgpuInstanceGetPlacementId,
    .nvmlDeviceGetVgpuTypeSupportedPlacements = api_nvmlDeviceGetVgpuTypeSupportedPlacements,
    .nvmlDeviceGetVgpuTypeCreatablePlacements = api_nvmlDeviceGetVgpuTypeCreatablePlacements,
    .nvmlVgpuTypeGetGspHeapSize = api_nvmlVgpuTypeGetGspHeapSize,
    .nvmlVgpuTypeGetFbReservation = api_nvmlVgpuTypeGetFbReservation,
    .nvmlVgpuInstanceGetRuntimeStateSize = api_nvmlVgpuInstanceGetRuntimeStateSize,
    .nvmlDeviceSetVgpuCapabilities = api_nvmlDeviceSetVgpuCapabilities,
    .nvmlDeviceGetGridLicensableFeatures = api_nvmlDeviceGetGridLicensableFeatures,
    .nvmlGetVgpuDriverCapabilities = api_nvmlGetVgpuDriverCapabilities,
    .nvmlDeviceGetVgpuCapabilities = api_nvmlDeviceGetVgpuCapabilities,
    .nvmlDeviceGetSupportedVgpus = api_nvmlDeviceGetSupportedVgpus,
    .nvmlDeviceGetCreatableVgpus = api_nvmlDeviceGetCreatableVgpus,
    .nvmlVgpuTypeGetClass = api_nvmlVgpuTypeGetClass,
    .nvmlVgpuTypeGetName = api_nvmlVgpuTypeGetName,
    .nvmlVgpuTypeGetGpuInstanceProfileId = api_nvmlVgpuTypeGetGpuInstanceProfileId,
    .nvmlVgpuTypeGetDeviceID = api_nvmlVgpuTypeGetDeviceID,
    .nvmlVgpuTypeGetFramebufferSize = api_nvmlVgpuTypeGetFramebufferSize,
    .nvmlVgpuTypeGetNumDisplayHeads = api_nvmlVgpuTypeGetNumDisplayHeads,
    .nvmlVgpuTypeGetResolution = api_nvmlVgpuTypeGetResolution,
    .nvmlVgpuTypeGetLicense = api_nvmlVgpuTypeGetLicense,
    .nvmlVgpuTypeGetFrameRateLimit = api_nvmlVgpuTypeGetFrameRateLimit,
    .nvmlVgpuTypeGetMaxInstances = api_nvmlVgpuTypeGetMaxInstances,
    .nvmlVgpuTypeGetMaxInstancesPerVm = api_nvmlVgpuTypeGetMaxInstancesPerVm,
    .nvmlVgpuTypeGetBAR1Info = api_nvmlVgpuTypeGetBAR1Info,
    .nvmlDeviceGetActiveVgpus = api_nvmlDeviceGetActiveVgpus,
    .nvmlVgpuInstanceGetVmID = api_nvmlVgpuInstanceGetVmID,
    .nvmlVgpuInstanceGetUUID = api_nvmlVgpuInstanceGetUUID,
    .nvmlVgpuInstanceGetVmDriverVersion = api_nvmlVgpuInstanceGetVmDriverVersion,
    .nvmlVgpuInstanceGetFbUsage = api_nvmlVgpuInstanceGetFbUsage,
    .nvmlVgpuInstanceGetLicenseStatus = api_nvmlVgpuInstanceGetLicenseStatus,
    .nvmlVgpuInstanceGetType = api_nvmlVgpuInstanceGetType,
    .nvmlVgpuInstanceGetFrameRateLimit = api_nvmlVgpuInstanceGetFrameRateLimit,
    .nvmlVgpuInstanceGetEccMode = api_nvmlVgpuInstanceGetEccMode,
    .nvmlVgpuInstanceGetEncoderCapacity = api_nvmlVgpuInstanceGetEncoderCapacity,
    .nvmlVgpuInstanceSetEncoderCapacity = api_nvmlVgpuInstanceSetEncoderCapacity,
    .nvmlVgpuInstanceGetEncoderStats = api_nvmlVgpuInstanceGetEncoderStats,
    .nvmlVgpuInstanceGetEncoderSessions = api_nvmlVgpuInstanceGetEncoderSessions,
    .nvmlVgpuInstanceGetFBCStats = api_nvmlVgpuInstanceGetFBCStats,
    .nvmlVgpuInstanceGetFBCSessions = api_nvmlVgpuInstanceGetFBCSessions,
    .nvmlVgpuInstanceGetGpuInstanceId = api_nvmlVgpuInstanceGetGpuInstanceId,
    .nvmlVgpuInstanceGetGpuPciId = api_nvmlVgpuInstanceGetGpuPciId,
    .nvmlVgpuTypeGetCapabilities = api_nvmlVgpuTypeGetCapabilities,
    .nvmlVgpuInstanceGetMdevUUID = api_nvmlVgpuInstanceGetMdevUUID,
    .nvmlGpuInstanceGetCreatableVgpus = api_nvmlGpuInstanceGetCreatableVgpus,
    .nvmlVgpuTypeGetMaxInstancesPerGpuInstance = api_nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
    .nvmlGpuInstanceGetActiveVgpus = api_nvmlGpuInstanceGetActiveVgpus,
    .nvmlGpuInstanceSetVgpuSchedulerState = api_nvmlGpuInstanceSetVgpuSchedulerState,
    .nvmlGpuInstanceGetVgpuSchedulerState = api_nvmlGpuInstanceGetVgpuSchedulerState,
    .nvmlGpuInstanceGetVgpuSchedulerLog = api_nvmlGpuInstanceGetVgpuSchedulerLog,
    .nvmlGpuInstanceGetVgpuTypeCreatablePlacements =
        api_nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
    .nvmlGpuInstanceGetVgpuHeterogeneousMode = api_nvmlGpuInstanceGetVgpuHeterogeneousMode,
    .nvmlGpuInstanceSetVgpuHeterogeneousMode = api_nvmlGpuInstanceSetVgpuHeterogeneousMode,
    .nvmlVgpuInstanceGetMetadata = api_nvmlVgpuInstanceGetMetadata,
    .nvmlDeviceGetVgpuMetadata = api_nvmlDeviceGetVgpuMetadata,
    .nvmlGetVgpuCompatibility = api_nvmlGetVgpuCompatibility,
    .nvmlDeviceGetPgpuMetadataString = api_nvmlDeviceGetPgpuMetadataString,
    .nvmlDeviceGetVgpuSchedulerLog = api_nvmlDeviceGetVgpuSchedulerLog,
    .nvmlDeviceGetVgpuSchedulerState = api_nvmlDeviceGetVgpuSchedulerState,
    .nvmlDeviceGetVgpuSchedulerCapabilities = api_nvmlDeviceGetVgpuSchedulerCapabilities,
    .nvmlDeviceSetVgpuSchedulerState = api_nvmlDeviceSetVgpuSchedulerState,
    .nvmlGetVgpuVersion = api_nvmlGetVgpuVersion,
    .nvmlSetVgpuVersion = api_nvmlSetVgpuVersion,
    .nvmlDeviceGetVgpuUtilization = api_nvmlDeviceGetVgpuUtilization,
    .nvmlDeviceGetVgpuInstancesUtilizationInfo = api_nvmlDeviceGetVgpuInstancesUtilizationInfo,
    .nvmlDeviceGetVgpuProcessUtilization = api_nvmlDeviceGetVgpuProcessUtilization,
    .nvmlDeviceGetVgpuProcessesUtilizationInfo = api_nvmlDeviceGetVgpuProcessesUtilizationInfo,
    .nvmlVgpuInstanceGetAccountingMode = api_nvmlVgpuInstanceGetAccountingMode,
    .nvmlVgpuInstanceGetAccountingPids = api_nvmlVgpuInstanceGetAccountingPids,
    .nvmlVgpuInstanceGetAccountingStats = api_nvmlVgpuInstanceGetAccountingStats,
    .nvmlVgpuInstanceClearAccountingPids = api_nvmlVgpuInstanceClearAccountingPids,
    .nvmlVgpuInstanceGetLicenseInfo = api_nvmlVgpuInstanceGetLicenseInfo,
    .nvmlGetExcludedDeviceCount = api_nvmlGetExcludedDeviceCount,
    .nvmlGetExcludedDeviceInfoByIndex = api_nvmlGetExcludedDeviceInfoByIndex,
    .nvmlDeviceSetMigMode = api_nvmlDeviceSetMigMode,
    .nvmlDeviceGetMigMode = api_nvmlDeviceGetMigMode,
    .nvmlDeviceGetGpuInstanceProfileInfo = api_nvmlDeviceGetGpuInstanceProfileInfo,
    .nvmlDeviceGetGpuInstanceProfileInfoV = api_nvmlDeviceGetGpuInstanceProfileInfoV,
    .nvmlDeviceGetGpuInstancePossiblePlacements = api_nvmlDeviceGetGpuInstancePossiblePlacements,
    .nvmlDeviceGetGpuInstanceRemainingCapacity = api_nvmlDeviceGetGpuInstanceRemainingCapacity,
    .nvmlDeviceCreateGpuInstance = api_nvmlDeviceCreateGpuInstance,
    .nvmlDeviceCreateGpuInstanceWithPlacement = api_nvmlDeviceCreateGpuInstanceWithPlacement,
    .nvmlGpuInstanceDestroy = api_nvmlGpuInstanceDestroy,
    .nvmlDeviceGetGpuInstances = api_nvmlDeviceGetGpuInstances,
    .nvmlDeviceGetGpuInstanceById = api_nvmlDeviceGetGpuInstanceById,
    .nvmlGpuInstanceGetInfo = api_nvmlGpuInstanceGetInfo,
    .nvmlGpuInstanceGetComputeInstanceProfileInfo =
        api_nvmlGpuInstanceGetComputeInstanceProfileInfo,
    .nvmlGpuInstanceGetComputeInstanceProfileInfoV =
        api_nvmlGpuInstanceGetComputeInstanceProfileInfoV,
    .nvmlGpuInstanceGetComputeInstanceRemainingCapacity =
        api_nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
    .nvmlGpuInstanceGetComputeInstancePossiblePlacements =
        api_nvmlGpuInstanceGetComputeInstancePossiblePlacements,
    .nvmlGpuInstanceCreateComputeInstance = api_nvmlGpuInstanceCreateComputeInstance,
    .nvmlGpuInstanceCreateComputeInstanceWithPlacement =
        api_nvmlGpuInstanceCreateComputeInstanceWithPlacement,
    .nvmlComputeInstanceDestroy = api_nvmlComputeInstanceDestroy,
    .nvmlGpuInstanceGetComputeInstances = api_nvmlGpuInstanceGetComputeInstances,
    .nvmlGpuInstanceGetComputeInstanceById = api_nvmlGpuInstanceGetComputeInstanceById,
    .nvmlComputeInstanceGetInfo = api_nvmlComputeInstanceGetInfo,
    .nvmlDeviceIsMigDeviceHandle = api_nvmlDeviceIsMigDeviceHandle,
    .nvmlDeviceGetGpuInstanceId = api_nvmlDeviceGetGpuInstanceId,
    .nvmlDeviceGetComputeInstanceId = api_nvmlDeviceGetComputeInstanceId,
    .nvmlDeviceGetMaxMigDeviceCount = api_nvmlDeviceGetMaxMigDeviceCount,
    .nvmlDeviceGetMigDeviceHandleByIndex = api_nvmlDeviceGetMigDeviceHandleByIndex,
    .nvmlDeviceGetDeviceHandleFromMigDeviceHandle =
        api_nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
    .nvmlGpmMetricsGet = api_nvmlGpmMetricsGet,
    .nvmlGpmSampleFree = api_nvmlGpmSampleFree,
    .nvmlGpmSampleAlloc = api_nvmlGpmSampleAlloc,
    .nvmlGpmSampleGet = api_nvmlGpmSampleGet,
    .nvmlGpmMigSampleGet = api_nvmlGpmMigSampleGet,
    .nvmlGpmQueryDeviceSupport = api_nvmlGpmQueryDeviceSupport,
    .nvmlGpmQueryIfStreamingEnabled = api_nvmlGpmQueryIfStreamingEnabled,
    .nvmlGpmSetStreamingEnabled = api_nvmlGpmSetStreamingEnabled,
    .nvmlDeviceGetCapabilities = api_nvmlDeviceGetCapabilities,
    .nvmlDeviceWorkloadPowerProfileGetProfilesInfo =
        api_nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
    .nvmlDeviceWorkloadPowerProfileGetCurrentProfiles =
        api_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
    .nvmlDeviceWorkloadPowerProfileSetRequestedProfiles =
        api_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
    .nvmlDeviceWorkloadPowerProfileClearRequestedProfiles =
        api_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
    .nvmlDevicePowerSmoothingActivatePresetProfile =
        api_nvmlDevicePowerSmoothingActivatePresetProfile,
    .nvmlDevicePowerSmoothingUpdatePresetProfileParam =
        api_nvmlDevicePowerSmoothingUpdatePresetProfileParam,
    .nvmlDevicePowerSmoothingSetState = api_nvmlDevicePowerSmoothingSetState,
};
