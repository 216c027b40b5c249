// api.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "nvml_api.h"

#include "cubind/capsule.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_nvml_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: calls the library's function, or returns `missing` if there is
// none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&nvml_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The same for the status type, which most functions return.
#define API(name, params, args) \
    API_VALUE(nvmlReturn_t, name, params, args, NVML_ERROR_FUNCTION_NOT_FOUND)

API(nvmlInit, (void), ())
API(nvmlInitWithFlags, (unsigned int flags), (flags))
API(nvmlShutdown, (void), ())
API_VALUE(const char *, nvmlErrorString, (nvmlReturn_t result), (result), NULL)
API(nvmlSystemGetDriverVersion, (char *version, unsigned int length), (version, length))
API(nvmlSystemGetNVMLVersion, (char *version, unsigned int length), (version, length))
API(nvmlSystemGetCudaDriverVersion, (int *cudaDriverVersion), (cudaDriverVersion))
API(nvmlSystemGetCudaDriverVersion_v2, (int *cudaDriverVersion), (cudaDriverVersion))
API(nvmlSystemGetProcessName, (unsigned int pid, char *name, unsigned int length),
    (pid, name, length))
API(nvmlSystemGetHicVersion, (unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries),
    (hwbcCount, hwbcEntries))
API(nvmlSystemGetTopologyGpuSet,
    (unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray),
    (cpuNumber, count, deviceArray))
API(nvmlSystemGetDriverBranch, (nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length),
    (branchInfo, length))
API(nvmlSystemGetCPER_v1, (nvmlGetCPER_v1_t *cper), (cper))
API(nvmlUnitGetCount, (unsigned int *unitCount), (unitCount))
API(nvmlUnitGetHandleByIndex, (unsigned int index, nvmlUnit_t *unit), (index, unit))
API(nvmlUnitGetUnitInfo, (nvmlUnit_t unit, nvmlUnitInfo_t *info), (unit, info))
API(nvmlUnitGetLedState, (nvmlUnit_t unit, nvmlLedState_t *state), (unit, state))
API(nvmlUnitGetPsuInfo, (nvmlUnit_t unit, nvmlPSUInfo_t *psu), (unit, psu))
API(nvmlUnitGetTemperature, (nvmlUnit_t unit, unsigned int type, unsigned int *temp),
    (unit, type, temp))
API(nvmlUnitGetFanSpeedInfo, (nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds), (unit, fanSpeeds))
API(nvmlUnitGetDevices, (nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices),
    (unit, deviceCount, devices))
API(nvmlDeviceGetCount, (unsigned int *deviceCount), (deviceCount))
API(nvmlDeviceGetAttributes, (nvmlDevice_t device, nvmlDeviceAttributes_t *attributes),
    (device, attributes))
API(nvmlDeviceGetHandleByIndex, (unsigned int index, nvmlDevice_t *device), (index, device))
API(nvmlDeviceGetHandleBySerial, (const char *serial, nvmlDevice_t *device), (serial, device))
API(nvmlDeviceGetHandleByUUID, (const char *uuid, nvmlDevice_t *device), (uuid, device))
API(nvmlDeviceGetHandleByUUIDV, (const nvmlUUID_t *uuid, nvmlDevice_t *device), (uuid, device))
API(nvmlDeviceGetHandleByPciBusId, (const char *pciBusId, nvmlDevice_t *device), (pciBusId, device))
API(nvmlDeviceGetName, (nvmlDevice_t device, char *name, unsigned int length),
    (device, name, length))
API(nvmlDeviceGetBrand, (nvmlDevice_t device, nvmlBrandType_t *type), (device, type))
API(nvmlDeviceGetIndex, (nvmlDevice_t device, unsigned int *index), (device, index))
API(nvmlDeviceGetSerial, (nvmlDevice_t device, char *serial, unsigned int length),
    (device, serial, length))
API(nvmlDeviceGetModuleId, (nvmlDevice_t device, unsigned int *moduleId), (device, moduleId))
API(nvmlDeviceGetC2cModeInfoV, (nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo),
    (device, c2cModeInfo))
API(nvmlDeviceGetMemoryAffinity,
    (nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet,
        nvmlAffinityScope_t scope),
    (device, nodeSetSize, nodeSet, scope))
API(nvmlDeviceGetCpuAffinityWithinScope,
    (nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet,
        nvmlAffinityScope_t scope),
    (device, cpuSetSize, cpuSet, scope))
API(nvmlDeviceGetCpuAffinity,
    (nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet),
    (device, cpuSetSize, cpuSet))
API(nvmlDeviceSetCpuAffinity, (nvmlDevice_t device), (device))
API(nvmlDeviceClearCpuAffinity, (nvmlDevice_t device), (device))
API(nvmlDeviceGetNumaNodeId, (nvmlDevice_t device, unsigned int *node), (device, node))
API(nvmlDeviceGetAddressingMode, (nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode),
    (device, mode))
API(nvmlDeviceGetRepairStatus, (nvmlDevice_t device, nvmlRepairStatus_t *repairStatus),
    (device, repairStatus))
API(nvmlDeviceGetUnrepairableMemoryFlag_v1,
    (nvmlDevice_t device, nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus),
    (device, unrepairableMemoryStatus))
API(nvmlDeviceGetTopologyCommonAncestor,
    (nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo),
    (device1, device2, pathInfo))
API(nvmlDeviceGetTopologyNearestGpus,
    (nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count,
        nvmlDevice_t *deviceArray),
    (device, level, count, deviceArray))
API(nvmlDeviceGetP2PStatus,
    (nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex,
        nvmlGpuP2PStatus_t *p2pStatus),
    (device1, device2, p2pIndex, p2pStatus))
API(nvmlDeviceGetUUID, (nvmlDevice_t device, char *uuid, unsigned int length),
    (device, uuid, length))
API(nvmlDeviceGetMinorNumber, (nvmlDevice_t device, unsigned int *minorNumber),
    (device, minorNumber))
API(nvmlDeviceGetBoardPartNumber, (nvmlDevice_t device, char *partNumber, unsigned int length),
    (device, partNumber, length))
API(nvmlDeviceGetInforomVersion,
    (nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length),
    (device, object, version, length))
API(nvmlDeviceGetInforomImageVersion, (nvmlDevice_t device, char *version, unsigned int length),
    (device, version, length))
API(nvmlDeviceGetInforomConfigurationChecksum, (nvmlDevice_t device, unsigned int *checksum),
    (device, checksum))
API(nvmlDeviceValidateInforom, (nvmlDevice_t device), (device))
API(nvmlDeviceGetLastBBXFlushTime,
    (nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs),
    (device, timestamp, durationUs))
API(nvmlDeviceGetBBXTimeData_v1, (nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData),
    (device, timeData))
API(nvmlDeviceGetGpuUptime_v1, (nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime), (device, uptime))
API(nvmlDeviceGetDisplayMode, (nvmlDevice_t device, nvmlEnableState_t *display), (device, display))
API(nvmlDeviceGetDisplayActive, (nvmlDevice_t device, nvmlEnableState_t *isActive),
    (device, isActive))
API(nvmlDeviceGetPersistenceMode, (nvmlDevice_t device, nvmlEnableState_t *mode), (device, mode))
API(nvmlDeviceGetPciInfoExt, (nvmlDevice_t device, nvmlPciInfoExt_t *pci), (device, pci))
API(nvmlDeviceGetPciInfo, (nvmlDevice_t device, nvmlPciInfo_t *pci), (device, pci))
API(nvmlDeviceGetMaxPcieLinkGeneration, (nvmlDevice_t device, unsigned int *maxLinkGen),
    (device, maxLinkGen))
API(nvmlDeviceGetGpuMaxPcieLinkGeneration, (nvmlDevice_t device, unsigned int *maxLinkGenDevice),
    (device, maxLinkGenDevice))
API(nvmlDeviceGetMaxPcieLinkWidth, (nvmlDevice_t device, unsigned int *maxLinkWidth),
    (device, maxLinkWidth))
API(nvmlDeviceGetCurrPcieLinkGeneration, (nvmlDevice_t device, unsigned int *currLinkGen),
    (device, currLinkGen))
API(nvmlDeviceGetCurrPcieLinkWidth, (nvmlDevice_t device, unsigned int *currLinkWidth),
    (device, currLinkWidth))
API(nvmlDeviceGetPcieThroughput,
    (nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value),
    (device, counter, value))
API(nvmlDeviceGetPcieReplayCounter, (nvmlDevice_t device, unsigned int *value), (device, value))
API(nvmlDeviceGetClockInfo, (nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock),
    (device, type, clock))
API(nvmlDeviceGetMaxClockInfo, (nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock),
    (device, type, clock))
API(nvmlDeviceGetGpcClkVfOffset, (nvmlDevice_t device, int *offset), (device, offset))
API(nvmlDeviceGetApplicationsClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz),
    (device, clockType, clockMHz))
API(nvmlDeviceGetDefaultApplicationsClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz),
    (device, clockType, clockMHz))
API(nvmlDeviceGetClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId,
        unsigned int *clockMHz),
    (device, clockType, clockId, clockMHz))
API(nvmlDeviceGetMaxCustomerBoostClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz),
    (device, clockType, clockMHz))
API(nvmlDeviceGetSupportedMemoryClocks,
    (nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz), (device, count, clocksMHz))
API(nvmlDeviceGetSupportedGraphicsClocks,
    (nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count,
        unsigned int *clocksMHz),
    (device, memoryClockMHz, count, clocksMHz))
API(nvmlDeviceGetAutoBoostedClocksEnabled,
    (nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled),
    (device, isEnabled, defaultIsEnabled))
API(nvmlDeviceGetFanSpeed, (nvmlDevice_t device, unsigned int *speed), (device, speed))
API(nvmlDeviceGetFanSpeed_v2, (nvmlDevice_t device, unsigned int fan, unsigned int *speed),
    (device, fan, speed))
API(nvmlDeviceGetFanSpeedRPM, (nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed),
    (device, fanSpeed))
API(nvmlDeviceGetTargetFanSpeed,
    (nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed), (device, fan, targetSpeed))
API(nvmlDeviceGetMinMaxFanSpeed,
    (nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed),
    (device, minSpeed, maxSpeed))
API(nvmlDeviceGetFanControlPolicy_v2,
    (nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy), (device, fan, policy))
API(nvmlDeviceGetNumFans, (nvmlDevice_t device, unsigned int *numFans), (device, numFans))
API(nvmlDeviceGetTemperature,
    (nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp),
    (device, sensorType, temp))
API(nvmlDeviceGetCoolerInfo, (nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo),
    (device, coolerInfo))
API(nvmlDeviceGetTemperatureV, (nvmlDevice_t device, nvmlTemperature_t *temperature),
    (device, temperature))
API(nvmlDeviceGetTemperatureThreshold,
    (nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int *temp),
    (device, thresholdType, temp))
API(nvmlDeviceGetMarginTemperature, (nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo),
    (device, marginTempInfo))
API(nvmlDeviceGetThermalSettings,
    (nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings),
    (device, sensorIndex, pThermalSettings))
API(nvmlDeviceGetPerformanceState, (nvmlDevice_t device, nvmlPstates_t *pState), (device, pState))
API(nvmlDeviceGetCurrentClocksEventReasons,
    (nvmlDevice_t device, unsigned long long *clocksEventReasons), (device, clocksEventReasons))
API(nvmlDeviceGetCurrentClocksThrottleReasons,
    (nvmlDevice_t device, unsigned long long *clocksThrottleReasons),
    (device, clocksThrottleReasons))
API(nvmlDeviceGetSupportedClocksEventReasons,
    (nvmlDevice_t device, unsigned long long *supportedClocksEventReasons),
    (device, supportedClocksEventReasons))
API(nvmlDeviceGetSupportedClocksThrottleReasons,
    (nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons),
    (device, supportedClocksThrottleReasons))
API(nvmlDeviceGetPowerState, (nvmlDevice_t device, nvmlPstates_t *pState), (device, pState))
API(nvmlDeviceGetDynamicPstatesInfo,
    (nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo),
    (device, pDynamicPstatesInfo))
API(nvmlDeviceGetMemClkVfOffset, (nvmlDevice_t device, int *offset), (device, offset))
API(nvmlDeviceGetMinMaxClockOfPState,
    (nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz,
        unsigned int *maxClockMHz),
    (device, type, pstate, minClockMHz, maxClockMHz))
API(nvmlDeviceGetSupportedPerformanceStates,
    (nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size), (device, pstates, size))
API(nvmlDeviceGetGpcClkMinMaxVfOffset, (nvmlDevice_t device, int *minOffset, int *maxOffset),
    (device, minOffset, maxOffset))
API(nvmlDeviceGetMemClkMinMaxVfOffset, (nvmlDevice_t device, int *minOffset, int *maxOffset),
    (device, minOffset, maxOffset))
API(nvmlDeviceGetClockOffsets, (nvmlDevice_t device, nvmlClockOffset_t *info), (device, info))
API(nvmlDeviceSetClockOffsets, (nvmlDevice_t device, nvmlClockOffset_t *info), (device, info))
API(nvmlDeviceGetPerformanceModes, (nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes),
    (device, perfModes))
API(nvmlDeviceGetCurrentClockFreqs,
    (nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs),
    (device, currentClockFreqs))
API(nvmlDeviceGetPowerManagementMode, (nvmlDevice_t device, nvmlEnableState_t *mode),
    (device, mode))
API(nvmlDeviceGetPowerManagementLimit, (nvmlDevice_t device, unsigned int *limit), (device, limit))
API(nvmlDeviceGetPowerManagementLimitConstraints,
    (nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit),
    (device, minLimit, maxLimit))
API(nvmlDeviceGetPowerManagementDefaultLimit, (nvmlDevice_t device, unsigned int *defaultLimit),
    (device, defaultLimit))
API(nvmlDeviceGetPowerUsage, (nvmlDevice_t device, unsigned int *power), (device, power))
API(nvmlDeviceGetPowerMizerMode_v1,
    (nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode), (device, powerMizerMode))
API(nvmlDeviceSetPowerMizerMode_v1,
    (nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode), (device, powerMizerMode))
API(nvmlDeviceGetTotalEnergyConsumption, (nvmlDevice_t device, unsigned long long *energy),
    (device, energy))
API(nvmlDeviceGetEnforcedPowerLimit, (nvmlDevice_t device, unsigned int *limit), (device, limit))
API(nvmlDeviceSetAdaptiveTgpMode_v1, (nvmlDevice_t device, nvmlEnableState_t mode), (device, mode))
API(nvmlDeviceGetAdaptiveTgpModeInfo_v1, (nvmlDevice_t device, nvmlAdaptiveTgpModeInfo_v1_t *info),
    (device, info))
API(nvmlDeviceGetGpuOperationMode,
    (nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending),
    (device, current, pending))
API(nvmlDeviceGetMemoryInfo, (nvmlDevice_t device, nvmlMemory_t *memory), (device, memory))
API(nvmlDeviceGetMemoryInfo_v2, (nvmlDevice_t device, nvmlMemory_v2_t *memory), (device, memory))
API(nvmlDeviceSetMemoryLimits_v1, (nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits),
    (device, limits))
API(nvmlDeviceGetMemoryLimits_v1, (nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits),
    (device, limits))
API(nvmlDeviceGetComputeMode, (nvmlDevice_t device, nvmlComputeMode_t *mode), (device, mode))
API(nvmlDeviceGetCudaComputeCapability, (nvmlDevice_t device, int *major, int *minor),
    (device, major, minor))
API(nvmlDeviceGetDramEncryptionMode,
    (nvmlDevice_t device, nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending),
    (device, current, pending))
API(nvmlDeviceSetDramEncryptionMode,
    (nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption), (device, dramEncryption))
API(nvmlDeviceGetEccMode,
    (nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending),
    (device, current, pending))
API(nvmlDeviceGetDefaultEccMode, (nvmlDevice_t device, nvmlEnableState_t *defaultMode),
    (device, defaultMode))
API(nvmlDeviceGetBoardId, (nvmlDevice_t device, unsigned int *boardId), (device, boardId))
API(nvmlDeviceGetMultiGpuBoard, (nvmlDevice_t device, unsigned int *multiGpuBool),
    (device, multiGpuBool))
API(nvmlDeviceGetTotalEccErrors,
    (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
        unsigned long long *eccCounts),
    (device, errorType, counterType, eccCounts))
API(nvmlDeviceGetDetailedEccErrors,
    (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
        nvmlEccErrorCounts_t *eccCounts),
    (device, errorType, counterType, eccCounts))
API(nvmlDeviceGetMemoryErrorCounter,
    (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
        nvmlMemoryLocation_t locationType, unsigned long long *count),
    (device, errorType, counterType, locationType, count))
API(nvmlDeviceGetUtilizationRates, (nvmlDevice_t device, nvmlUtilization_t *utilization),
    (device, utilization))
API(nvmlDeviceGetEncoderUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs))
API(nvmlDeviceGetEncoderCapacity,
    (nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity),
    (device, encoderQueryType, encoderCapacity))
API(nvmlDeviceGetEncoderStats,
    (nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps,
        unsigned int *averageLatency),
    (device, sessionCount, averageFps, averageLatency))
API(nvmlDeviceGetEncoderSessions,
    (nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos),
    (device, sessionCount, sessionInfos))
API(nvmlDeviceGetDecoderUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs))
API(nvmlDeviceGetJpgUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs))
API(nvmlDeviceGetOfaUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs))
API(nvmlDeviceGetFBCStats, (nvmlDevice_t device, nvmlFBCStats_t *fbcStats), (device, fbcStats))
API(nvmlDeviceGetFBCSessions,
    (nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo),
    (device, sessionCount, sessionInfo))
API(nvmlDeviceGetDriverModel,
    (nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending),
    (device, current, pending))
API(nvmlDeviceGetVbiosVersion, (nvmlDevice_t device, char *version, unsigned int length),
    (device, version, length))
API(nvmlDeviceGetBridgeChipInfo, (nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy),
    (device, bridgeHierarchy))
API(nvmlDeviceGetComputeRunningProcesses,
    (nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos),
    (device, infoCount, infos))
API(nvmlDeviceGetGraphicsRunningProcesses,
    (nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos),
    (device, infoCount, infos))
API(nvmlDeviceGetMPSComputeRunningProcesses,
    (nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos),
    (device, infoCount, infos))
API(nvmlDeviceGetRunningProcessDetailList, (nvmlDevice_t device, nvmlProcessDetailList_t *plist),
    (device, plist))
API(nvmlDeviceOnSameBoard, (nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard),
    (device1, device2, onSameBoard))
API(nvmlDeviceGetAPIRestriction,
    (nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted),
    (device, apiType, isRestricted))
API(nvmlDeviceGetSamples,
    (nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp,
        nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples),
    (device, type, lastSeenTimeStamp, sampleValType, sampleCount, samples))
API(nvmlDeviceGetBAR1MemoryInfo, (nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory),
    (device, bar1Memory))
API(nvmlDeviceGetViolationStatus,
    (nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime),
    (device, perfPolicyType, violTime))
API(nvmlDeviceGetIrqNum, (nvmlDevice_t device, unsigned int *irqNum), (device, irqNum))
API(nvmlDeviceGetNumGpuCores, (nvmlDevice_t device, unsigned int *numCores), (device, numCores))
API(nvmlDeviceGetPowerSource, (nvmlDevice_t device, nvmlPowerSource_t *powerSource),
    (device, powerSource))
API(nvmlDeviceGetMemoryBusWidth, (nvmlDevice_t device, unsigned int *busWidth), (device, busWidth))
API(nvmlDeviceGetPcieLinkMaxSpeed, (nvmlDevice_t device, unsigned int *maxSpeed),
    (device, maxSpeed))
API(nvmlDeviceGetPcieSpeed, (nvmlDevice_t device, unsigned int *pcieSpeed), (device, pcieSpeed))
API(nvmlDeviceGetAdaptiveClockInfoStatus, (nvmlDevice_t device, unsigned int *adaptiveClockStatus),
    (device, adaptiveClockStatus))
API(nvmlDeviceGetBusType, (nvmlDevice_t device, nvmlBusType_t *type), (device, type))
API(nvmlDeviceGetGpuFabricInfo, (nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo),
    (device, gpuFabricInfo))
API(nvmlDeviceGetGpuFabricInfoV, (nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo),
    (device, gpuFabricInfo))
API(nvmlDeviceGetGpuFabricInfo_v4, (nvmlDevice_t device, nvmlGpuFabricInfo_v4_t *gpuFabricInfo),
    (device, gpuFabricInfo))
API(nvmlSystemGetConfComputeCapabilities, (nvmlConfComputeSystemCaps_t *capabilities),
    (capabilities))
API(nvmlSystemGetConfComputeState, (nvmlConfComputeSystemState_t *state), (state))
API(nvmlDeviceGetConfComputeMemSizeInfo,
    (nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo), (device, memInfo))
API(nvmlSystemGetConfComputeGpusReadyState, (unsigned int *isAcceptingWork), (isAcceptingWork))
API(nvmlDeviceGetConfComputeProtectedMemoryUsage, (nvmlDevice_t device, nvmlMemory_t *memory),
    (device, memory))
API(nvmlDeviceGetConfComputeGpuCertificate,
    (nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert), (device, gpuCert))
API(nvmlDeviceGetConfComputeGpuAttestationReport,
    (nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport),
    (device, gpuAtstReport))
API(nvmlSystemGetConfComputeKeyRotationThresholdInfo,
    (nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo), (pKeyRotationThrInfo))
API(nvmlDeviceSetConfComputeUnprotectedMemSize, (nvmlDevice_t device, unsigned long long sizeKiB),
    (device, sizeKiB))
API(nvmlSystemSetConfComputeGpusReadyState, (unsigned int isAcceptingWork), (isAcceptingWork))
API(nvmlSystemSetConfComputeKeyRotationThresholdInfo,
    (nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo), (pKeyRotationThrInfo))
API(nvmlSystemGetConfComputeSettings, (nvmlSystemConfComputeSettings_t *settings), (settings))
API(nvmlSystemGetConfComputeSettings_v2, (nvmlSystemConfComputeSettings_v2_t *settings), (settings))
API(nvmlDeviceGetGspFirmwareVersion, (nvmlDevice_t device, char *version), (device, version))
API(nvmlDeviceGetGspFirmwareMode,
    (nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode),
    (device, isEnabled, defaultMode))
API(nvmlDeviceGetSramEccErrorStatus, (nvmlDevice_t device, nvmlEccSramErrorStatus_t *status),
    (device, status))
API(nvmlDeviceSetPowerManagementLimit_v2, (nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue),
    (device, powerValue))
API(nvmlDeviceGetAccountingMode, (nvmlDevice_t device, nvmlEnableState_t *mode), (device, mode))
API(nvmlDeviceGetAccountingStats,
    (nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats), (device, pid, stats))
API(nvmlDeviceGetAccountingPids, (nvmlDevice_t device, unsigned int *count, unsigned int *pids),
    (device, count, pids))
API(nvmlDeviceGetAccountingBufferSize, (nvmlDevice_t device, unsigned int *bufferSize),
    (device, bufferSize))
API(nvmlDeviceGetAccountingStats_v2, (nvmlDevice_t device, nvmlAccountingStats_v2_t *stats),
    (device, stats))
API(nvmlDeviceGetRetiredPages,
    (nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount,
        unsigned long long *addresses),
    (device, cause, pageCount, addresses))
API(nvmlDeviceGetRetiredPages_v2,
    (nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount,
        unsigned long long *addresses, unsigned long long *timestamps),
    (device, cause, pageCount, addresses, timestamps))
API(nvmlDeviceGetRetiredPagesPendingStatus, (nvmlDevice_t device, nvmlEnableState_t *isPending),
    (device, isPending))
API(nvmlDeviceGetRemappedRows,
    (nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending,
        unsigned int *failureOccurred),
    (device, corrRows, uncRows, isPending, failureOccurred))
API(nvmlDeviceGetRowRemapperHistogram,
    (nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values), (device, values))
API(nvmlDeviceGetArchitecture, (nvmlDevice_t device, nvmlDeviceArchitecture_t *arch),
    (device, arch))
API(nvmlDeviceGetClkMonStatus, (nvmlDevice_t device, nvmlClkMonStatus_t *status), (device, status))
API(nvmlDeviceGetProcessUtilization,
    (nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization,
        unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp),
    (device, utilization, processSamplesCount, lastSeenTimeStamp))
API(nvmlDeviceGetProcessesUtilizationInfo,
    (nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo),
    (device, procesesUtilInfo))
API(nvmlDeviceGetPlatformInfo, (nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo),
    (device, platformInfo))
API(nvmlDeviceGetPdi, (nvmlDevice_t device, nvmlPdi_t *pdi), (device, pdi))
API(nvmlDeviceSetHostname_v1, (nvmlDevice_t device, nvmlHostname_v1_t *hostname),
    (device, hostname))
API(nvmlDeviceGetHostname_v1, (nvmlDevice_t device, nvmlHostname_v1_t *hostname),
    (device, hostname))
API(nvmlDevicePerfMetricsGetSamples_v1,
    (nvmlDevice_t device, nvmlPerfMetricsSamples_v1_t *samples), (device, samples))
API(nvmlUnitSetLedState, (nvmlUnit_t unit, nvmlLedColor_t color), (unit, color))
API(nvmlDeviceSetPersistenceMode, (nvmlDevice_t device, nvmlEnableState_t mode), (device, mode))
API(nvmlDeviceSetComputeMode, (nvmlDevice_t device, nvmlComputeMode_t mode), (device, mode))
API(nvmlDeviceSetEccMode, (nvmlDevice_t device, nvmlEnableState_t ecc), (device, ecc))
API(nvmlDeviceClearEccErrorCounts, (nvmlDevice_t device, nvmlEccCounterType_t counterType),
    (device, counterType))
API(nvmlDeviceSetDriverModel,
    (nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags),
    (device, driverModel, flags))
API(nvmlDeviceSetGpuLockedClocks,
    (nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz),
    (device, minGpuClockMHz, maxGpuClockMHz))
API(nvmlDeviceResetGpuLockedClocks, (nvmlDevice_t device), (device))
API(nvmlDeviceSetMemoryLockedClocks,
    (nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz),
    (device, minMemClockMHz, maxMemClockMHz))
API(nvmlDeviceResetMemoryLockedClocks, (nvmlDevice_t device), (device))
API(nvmlDeviceSetApplicationsClocks,
    (nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz),
    (device, memClockMHz, graphicsClockMHz))
API(nvmlDeviceResetApplicationsClocks, (nvmlDevice_t device), (device))
API(nvmlDeviceSetAutoBoostedClocksEnabled, (nvmlDevice_t device, nvmlEnableState_t enabled),
    (device, enabled))
API(nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    (nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags), (device, enabled, flags))
API(nvmlDeviceSetDefaultFanSpeed_v2, (nvmlDevice_t device, unsigned int fan), (device, fan))
API(nvmlDeviceSetFanControlPolicy,
    (nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy), (device, fan, policy))
API(nvmlDeviceSetTemperatureThreshold,
    (nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp),
    (device, thresholdType, temp))
API(nvmlDeviceSetPowerManagementLimit, (nvmlDevice_t device, unsigned int limit), (device, limit))
API(nvmlDeviceSetGpuOperationMode, (nvmlDevice_t device, nvmlGpuOperationMode_t mode),
    (device, mode))
API(nvmlDeviceSetAPIRestriction,
    (nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted),
    (device, apiType, isRestricted))
API(nvmlDeviceSetFanSpeed_v2, (nvmlDevice_t device, unsigned int fan, unsigned int speed),
    (device, fan, speed))
API(nvmlDeviceSetGpcClkVfOffset, (nvmlDevice_t device, int offset), (device, offset))
API(nvmlDeviceSetMemClkVfOffset, (nvmlDevice_t device, int offset), (device, offset))
API(nvmlDeviceSetAccountingMode, (nvmlDevice_t device, nvmlEnableState_t mode), (device, mode))
API(nvmlDeviceClearAccountingPids, (nvmlDevice_t device), (device))
API(nvmlDeviceGetNvLinkState,
    (nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive), (device, link, isActive))
API(nvmlDeviceGetNvLinkVersion, (nvmlDevice_t device, unsigned int link, unsigned int *version),
    (device, link, version))
API(nvmlDeviceGetNvLinkCapability,
    (nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability,
        unsigned int *capResult),
    (device, link, capability, capResult))
API(nvmlDeviceGetNvLinkRemotePciInfo, (nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci),
    (device, link, pci))
API(nvmlDeviceGetNvLinkErrorCounter,
    (nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter,
        unsigned long long *counterValue),
    (device, link, counter, counterValue))
API(nvmlDeviceResetNvLinkErrorCounters, (nvmlDevice_t device, unsigned int link), (device, link))
API(nvmlDeviceSetNvLinkUtilizationControl,
    (nvmlDevice_t device, unsigned int link, unsigned int counter,
        nvmlNvLinkUtilizationControl_t *control, unsigned int reset),
    (device, link, counter, control, reset))
API(nvmlDeviceGetNvLinkUtilizationControl,
    (nvmlDevice_t device, unsigned int link, unsigned int counter,
        nvmlNvLinkUtilizationControl_t *control),
    (device, link, counter, control))
API(nvmlDeviceGetNvLinkUtilizationCounter,
    (nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter,
        unsigned long long *txcounter),
    (device, link, counter, rxcounter, txcounter))
API(nvmlDeviceFreezeNvLinkUtilizationCounter,
    (nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze),
    (device, link, counter, freeze))
API(nvmlDeviceResetNvLinkUtilizationCounter,
    (nvmlDevice_t device, unsigned int link, unsigned int counter), (device, link, counter))
API(nvmlDeviceGetNvLinkRemoteDeviceType,
    (nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType),
    (device, link, pNvLinkDeviceType))
API(nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
    (nvmlDevice_t device, nvmlNvLinkPowerThres_t *info), (device, info))
API(nvmlSystemSetNvlinkBwMode, (unsigned int nvlinkBwMode), (nvlinkBwMode))
API(nvmlSystemGetNvlinkBwMode, (unsigned int *nvlinkBwMode), (nvlinkBwMode))
API(nvmlDeviceGetNvlinkSupportedBwModes,
    (nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode), (device, supportedBwMode))
API(nvmlDeviceGetNvlinkBwMode, (nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode),
    (device, getBwMode))
API(nvmlDeviceSetNvlinkBwMode, (nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode),
    (device, setBwMode))
API(nvmlDeviceSetNvlinkBwModeAsync_v1,
    (nvmlDevice_t device, nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync), (device, setBwModeAsync))
API(nvmlDeviceGetNvLinkInfo, (nvmlDevice_t device, nvmlNvLinkInfo_t *info), (device, info))
API(nvmlDeviceGetNvLinkInfo_v3, (nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info), (device, info))
API(nvmlDeviceGetNvLinkTelemetrySamples_v1,
    (nvmlDevice_t device, nvmlNvlinkTelemetrySamples_v1_t *samples), (device, samples))
API(nvmlDeviceGetNvlinkRemapTableInfo_v1,
    (nvmlDevice_t device, nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo),
    (device, remapTableInfo))
API(nvmlDeviceSetNvlinkNvleReady_v1,
    (nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t *setNvleReady), (device, setNvleReady))
API(nvmlDeviceLockNvlinkRemapTable_v1,
    (nvmlDevice_t device, nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo),
    (device, remapTableLockInfo))
API(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
    (nvmlDevice_t device, nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey),
    (device, encryptionKey))
API(nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
    (nvmlDevice_t device, nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo), (device, privateInfo))
API(nvmlEventSetCreate, (nvmlEventSet_t *set), (set))
API(nvmlDeviceRegisterEvents,
    (nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set),
    (device, eventTypes, set))
API(nvmlDeviceGetSupportedEventTypes, (nvmlDevice_t device, unsigned long long *eventTypes),
    (device, eventTypes))
API(nvmlEventSetWait, (nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms),
    (set, data, timeoutms))
API(nvmlEventSetRegisterGpuOperationalEvents_v1,
    (nvmlEventSet_t eventSet, const nvmlGpuOperationalEventConfig_v1_t *config), (eventSet, config))
API(nvmlEventSetWait_v3, (nvmlEventSet_t set, nvmlEventSetWait_v3_t *params), (set, params))
API(nvmlEventSetGetContextCount_v1, (nvmlEventSet_t set, nvmlEventSetGetContextCount_v1_t *params),
    (set, params))
API(nvmlEventSetGetContextInfo_v1, (nvmlEventSet_t set, nvmlEventSetGetContextInfo_v1_t *params),
    (set, params))
API(nvmlEventSetGetContextData_v1, (nvmlEventSet_t set, nvmlEventSetGetContextData_v1_t *params),
    (set, params))
API(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
    (nvmlEventSet_t set, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params),
    (set, params))
API(nvmlEventSetFree, (nvmlEventSet_t set), (set))
API(nvmlSystemEventSetCreate, (nvmlSystemEventSetCreateRequest_t *request), (request))
API(nvmlSystemEventSetFree, (nvmlSystemEventSetFreeRequest_t *request), (request))
API(nvmlSystemRegisterEvents, (nvmlSystemRegisterEventRequest_t *request), (request))
API(nvmlSystemEventSetWait, (nvmlSystemEventSetWaitRequest_t *request), (request))
API(nvmlDeviceModifyDrainState, (nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState),
    (pciInfo, newState))
API(nvmlDeviceQueryDrainState, (nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState),
    (pciInfo, currentState))
API(nvmlDeviceRemoveGpu,
    (nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState),
    (pciInfo, gpuState, linkState))
API(nvmlDeviceDiscoverGpus, (nvmlPciInfo_t *pciInfo), (pciInfo))
API(nvmlDeviceGetFieldValues, (nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values),
    (device, valuesCount, values))
API(nvmlDeviceClearFieldValues, (nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values),
    (device, valuesCount, values))
API(nvmlDeviceGetVirtualizationMode,
    (nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode), (device, pVirtualMode))
API(nvmlDeviceGetHostVgpuMode, (nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode),
    (device, pHostVgpuMode))
API(nvmlDeviceSetVirtualizationMode,
    (nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode), (device, virtualMode))
API(nvmlDeviceGetVgpuHeterogeneousMode,
    (nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (device, pHeterogeneousMode))
API(nvmlDeviceSetVgpuHeterogeneousMode,
    (nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (device, pHeterogeneousMode))
API(nvmlVgpuInstanceGetPlacementId,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement),
    (vgpuInstance, pPlacement))
API(nvmlDeviceGetVgpuTypeSupportedPlacements,
    (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList),
    (device, vgpuTypeId, pPlacementList))
API(nvmlDeviceGetVgpuTypeCreatablePlacements,
    (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList),
    (device, vgpuTypeId, pPlacementList))
API(nvmlVgpuTypeGetGspHeapSize, (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize),
    (vgpuTypeId, gspHeapSize))
API(nvmlVgpuTypeGetFbReservation, (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation),
    (vgpuTypeId, fbReservation))
API(nvmlVgpuInstanceGetRuntimeStateSize,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState), (vgpuInstance, pState))
API(nvmlDeviceSetVgpuCapabilities,
    (nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state),
    (device, capability, state))
API(nvmlDeviceVgpuForceGspUnload, (nvmlDevice_t device), (device))
API(nvmlDeviceGetGridLicensableFeatures,
    (nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures),
    (device, pGridLicensableFeatures))
API(nvmlGetVgpuDriverCapabilities,
    (nvmlVgpuDriverCapability_t capability, unsigned int *capResult), (capability, capResult))
API(nvmlDeviceGetVgpuCapabilities,
    (nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, unsigned int *capResult),
    (device, capability, capResult))
API(nvmlDeviceGetSupportedVgpus,
    (nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds),
    (device, vgpuCount, vgpuTypeIds))
API(nvmlDeviceGetCreatableVgpus,
    (nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds),
    (device, vgpuCount, vgpuTypeIds))
API(nvmlVgpuTypeGetClass, (nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size),
    (vgpuTypeId, vgpuTypeClass, size))
API(nvmlVgpuTypeGetName, (nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size),
    (vgpuTypeId, vgpuTypeName, size))
API(nvmlVgpuTypeGetGpuInstanceProfileId,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId),
    (vgpuTypeId, gpuInstanceProfileId))
API(nvmlVgpuTypeGetDeviceID,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID),
    (vgpuTypeId, deviceID, subsystemID))
API(nvmlVgpuTypeGetFramebufferSize, (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize),
    (vgpuTypeId, fbSize))
API(nvmlVgpuTypeGetNumDisplayHeads, (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads),
    (vgpuTypeId, numDisplayHeads))
API(nvmlVgpuTypeGetResolution,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim,
        unsigned int *ydim),
    (vgpuTypeId, displayIndex, xdim, ydim))
API(nvmlVgpuTypeGetLicense,
    (nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size),
    (vgpuTypeId, vgpuTypeLicenseString, size))
API(nvmlVgpuTypeGetFrameRateLimit, (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit),
    (vgpuTypeId, frameRateLimit))
API(nvmlVgpuTypeGetMaxInstances,
    (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount),
    (device, vgpuTypeId, vgpuInstanceCount))
API(nvmlVgpuTypeGetMaxInstancesPerVm,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm),
    (vgpuTypeId, vgpuInstanceCountPerVm))
API(nvmlVgpuTypeGetBAR1Info, (nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info),
    (vgpuTypeId, bar1Info))
API(nvmlDeviceGetActiveVgpus,
    (nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances),
    (device, vgpuCount, vgpuInstances))
API(nvmlVgpuInstanceGetVmID,
    (nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType),
    (vgpuInstance, vmId, size, vmIdType))
API(nvmlVgpuInstanceGetUUID, (nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size),
    (vgpuInstance, uuid, size))
API(nvmlVgpuInstanceGetVmDriverVersion,
    (nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length),
    (vgpuInstance, version, length))
API(nvmlVgpuInstanceGetFbUsage, (nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage),
    (vgpuInstance, fbUsage))
API(nvmlVgpuInstanceGetLicenseStatus, (nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed),
    (vgpuInstance, licensed))
API(nvmlVgpuInstanceGetType, (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId),
    (vgpuInstance, vgpuTypeId))
API(nvmlVgpuInstanceGetFrameRateLimit,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit), (vgpuInstance, frameRateLimit))
API(nvmlVgpuInstanceGetEccMode, (nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode),
    (vgpuInstance, eccMode))
API(nvmlVgpuInstanceGetEncoderCapacity,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity),
    (vgpuInstance, encoderCapacity))
API(nvmlVgpuInstanceSetEncoderCapacity,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity),
    (vgpuInstance, encoderCapacity))
API(nvmlVgpuInstanceGetEncoderStats,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, unsigned int *averageFps,
        unsigned int *averageLatency),
    (vgpuInstance, sessionCount, averageFps, averageLatency))
API(nvmlVgpuInstanceGetEncoderSessions,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
        nvmlEncoderSessionInfo_t *sessionInfo),
    (vgpuInstance, sessionCount, sessionInfo))
API(nvmlVgpuInstanceGetFBCStats, (nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats),
    (vgpuInstance, fbcStats))
API(nvmlVgpuInstanceGetFBCSessions,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
        nvmlFBCSessionInfo_t *sessionInfo),
    (vgpuInstance, sessionCount, sessionInfo))
API(nvmlVgpuInstanceGetGpuInstanceId,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId), (vgpuInstance, gpuInstanceId))
API(nvmlVgpuInstanceGetGpuPciId,
    (nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length),
    (vgpuInstance, vgpuPciId, length))
API(nvmlVgpuTypeGetCapabilities,
    (nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult),
    (vgpuTypeId, capability, capResult))
API(nvmlVgpuInstanceGetMdevUUID,
    (nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size),
    (vgpuInstance, mdevUuid, size))
API(nvmlGpuInstanceGetCreatableVgpus,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus), (gpuInstance, pVgpus))
API(nvmlVgpuTypeGetMaxInstancesPerGpuInstance, (nvmlVgpuTypeMaxInstance_t *pMaxInstance),
    (pMaxInstance))
API(nvmlGpuInstanceGetActiveVgpus,
    (nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo),
    (gpuInstance, pVgpuInstanceInfo))
API(nvmlGpuInstanceSetVgpuSchedulerState,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler),
    (gpuInstance, pScheduler))
API(nvmlGpuInstanceGetVgpuSchedulerState,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo),
    (gpuInstance, pSchedulerStateInfo))
API(nvmlGpuInstanceGetVgpuSchedulerLog,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo),
    (gpuInstance, pSchedulerLogInfo))
API(nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo),
    (gpuInstance, pCreatablePlacementInfo))
API(nvmlGpuInstanceGetVgpuHeterogeneousMode,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (gpuInstance, pHeterogeneousMode))
API(nvmlGpuInstanceSetVgpuHeterogeneousMode,
    (nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (gpuInstance, pHeterogeneousMode))
API(nvmlDeviceGetVgpuSchedulerState_v2,
    (nvmlDevice_t device, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo),
    (device, pSchedulerStateInfo))
API(nvmlGpuInstanceGetVgpuSchedulerState_v2,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo),
    (gpuInstance, pSchedulerStateInfo))
API(nvmlDeviceGetVgpuSchedulerLog_v2,
    (nvmlDevice_t device, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo),
    (device, pSchedulerLogInfo))
API(nvmlGpuInstanceGetVgpuSchedulerLog_v2,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo),
    (gpuInstance, pSchedulerLogInfo))
API(nvmlDeviceSetVgpuSchedulerState_v2,
    (nvmlDevice_t device, nvmlVgpuSchedulerState_v2_t *pSchedulerState), (device, pSchedulerState))
API(nvmlGpuInstanceSetVgpuSchedulerState_v2,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_v2_t *pSchedulerState),
    (gpuInstance, pSchedulerState))
API(nvmlVgpuInstanceGetMetadata,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize),
    (vgpuInstance, vgpuMetadata, bufferSize))
API(nvmlDeviceGetVgpuMetadata,
    (nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize),
    (device, pgpuMetadata, bufferSize))
API(nvmlGetVgpuCompatibility,
    (nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
        nvmlVgpuPgpuCompatibility_t *compatibilityInfo),
    (vgpuMetadata, pgpuMetadata, compatibilityInfo))
API(nvmlDeviceGetPgpuMetadataString,
    (nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize),
    (device, pgpuMetadata, bufferSize))
API(nvmlDeviceGetVgpuSchedulerLog, (nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog),
    (device, pSchedulerLog))
API(nvmlDeviceGetVgpuSchedulerState,
    (nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState), (device, pSchedulerState))
API(nvmlDeviceSetVgpuSchedulerState,
    (nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState), (device, pSchedulerState))
API(nvmlDeviceGetVgpuSchedulerCapabilities,
    (nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities), (device, pCapabilities))
API(nvmlGetVgpuVersion, (nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current),
    (supported, current))
API(nvmlSetVgpuVersion, (nvmlVgpuVersion_t *vgpuVersion), (vgpuVersion))
API(nvmlDeviceGetVgpuUtilization,
    (nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
        unsigned int *vgpuInstanceSamplesCount,
        nvmlVgpuInstanceUtilizationSample_t *utilizationSamples),
    (device, lastSeenTimeStamp, sampleValType, vgpuInstanceSamplesCount, utilizationSamples))
API(nvmlDeviceGetVgpuInstancesUtilizationInfo,
    (nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo), (device, vgpuUtilInfo))
API(nvmlDeviceGetVgpuProcessUtilization,
    (nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
        unsigned int *vgpuProcessSamplesCount,
        nvmlVgpuProcessUtilizationSample_t *utilizationSamples),
    (device, lastSeenTimeStamp, vgpuProcessSamplesCount, utilizationSamples))
API(nvmlDeviceGetVgpuProcessesUtilizationInfo,
    (nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo),
    (device, vgpuProcUtilInfo))
API(nvmlVgpuInstanceGetAccountingMode, (nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode),
    (vgpuInstance, mode))
API(nvmlVgpuInstanceGetAccountingPids,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids),
    (vgpuInstance, count, pids))
API(nvmlVgpuInstanceGetAccountingStats,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats),
    (vgpuInstance, pid, stats))
API(nvmlVgpuInstanceClearAccountingPids, (nvmlVgpuInstance_t vgpuInstance), (vgpuInstance))
API(nvmlVgpuInstanceGetLicenseInfo,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo),
    (vgpuInstance, licenseInfo))
API(nvmlGetExcludedDeviceCount, (unsigned int *deviceCount), (deviceCount))
API(nvmlGetExcludedDeviceInfoByIndex, (unsigned int index, nvmlExcludedDeviceInfo_t *info),
    (index, info))
API(nvmlDeviceReadWritePRM_v1, (nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer), (device, buffer))
API(nvmlDeviceReadPRMCounters_v1, (nvmlDevice_t device, nvmlPRMCounterList_v1_t *counterList),
    (device, counterList))
API(nvmlDeviceSetMigMode, (nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus),
    (device, mode, activationStatus))
API(nvmlDeviceGetMigMode,
    (nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode),
    (device, currentMode, pendingMode))
API(nvmlDeviceGetGpuInstanceProfileInfo,
    (nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info),
    (device, profile, info))
API(nvmlDeviceGetGpuInstanceProfileInfoV,
    (nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info),
    (device, profile, info))
API(nvmlDeviceGetGpuInstanceProfileInfoByIdV,
    (nvmlDevice_t device, unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info),
    (device, profileId, info))
API(nvmlDeviceGetGpuInstancePossiblePlacements,
    (nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements,
        unsigned int *count),
    (device, profileId, placements, count))
API(nvmlDeviceGetGpuInstanceRemainingCapacity,
    (nvmlDevice_t device, unsigned int profileId, unsigned int *count), (device, profileId, count))
API(nvmlDeviceCreateGpuInstance,
    (nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance),
    (device, profileId, gpuInstance))
API(nvmlDeviceCreateGpuInstanceWithPlacement,
    (nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,
        nvmlGpuInstance_t *gpuInstance),
    (device, profileId, placement, gpuInstance))
API(nvmlGpuInstanceDestroy, (nvmlGpuInstance_t gpuInstance), (gpuInstance))
API(nvmlDeviceGetGpuInstances,
    (nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances,
        unsigned int *count),
    (device, profileId, gpuInstances, count))
API(nvmlDeviceGetGpuInstanceById,
    (nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance),
    (device, id, gpuInstance))
API(nvmlGpuInstanceGetInfo, (nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info),
    (gpuInstance, info))
API(nvmlGpuInstanceGetComputeInstanceProfileInfo,
    (nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
        nvmlComputeInstanceProfileInfo_t *info),
    (gpuInstance, profile, engProfile, info))
API(nvmlGpuInstanceGetComputeInstanceProfileInfoV,
    (nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
        nvmlComputeInstanceProfileInfo_v2_t *info),
    (gpuInstance, profile, engProfile, info))
API(nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count),
    (gpuInstance, profileId, count))
API(nvmlGpuInstanceGetComputeInstancePossiblePlacements,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
        nvmlComputeInstancePlacement_t *placements, unsigned int *count),
    (gpuInstance, profileId, placements, count))
API(nvmlGpuInstanceCreateComputeInstance,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
        nvmlComputeInstance_t *computeInstance),
    (gpuInstance, profileId, computeInstance))
API(nvmlGpuInstanceCreateComputeInstanceWithPlacement,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
        const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance),
    (gpuInstance, profileId, placement, computeInstance))
API(nvmlComputeInstanceDestroy, (nvmlComputeInstance_t computeInstance), (computeInstance))
API(nvmlGpuInstanceGetComputeInstances,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
        nvmlComputeInstance_t *computeInstances, unsigned int *count),
    (gpuInstance, profileId, computeInstances, count))
API(nvmlGpuInstanceGetComputeInstanceById,
    (nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t *computeInstance),
    (gpuInstance, id, computeInstance))
API(nvmlComputeInstanceGetInfo,
    (nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info),
    (computeInstance, info))
API(nvmlDeviceIsMigDeviceHandle, (nvmlDevice_t device, unsigned int *isMigDevice),
    (device, isMigDevice))
API(nvmlDeviceGetGpuInstanceId, (nvmlDevice_t device, unsigned int *id), (device, id))
API(nvmlDeviceGetComputeInstanceId, (nvmlDevice_t device, unsigned int *id), (device, id))
API(nvmlDeviceGetMaxMigDeviceCount, (nvmlDevice_t device, unsigned int *count), (device, count))
API(nvmlDeviceGetMigDeviceHandleByIndex,
    (nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice), (device, index, migDevice))
API(nvmlDeviceGetDeviceHandleFromMigDeviceHandle, (nvmlDevice_t migDevice, nvmlDevice_t *device),
    (migDevice, device))
API(nvmlGpmMetricsGet, (nvmlGpmMetricsGet_t *metricsGet), (metricsGet))
API(nvmlGpmSampleFree, (nvmlGpmSample_t gpmSample), (gpmSample))
API(nvmlGpmSampleAlloc, (nvmlGpmSample_t *gpmSample), (gpmSample))
API(nvmlGpmSampleGet, (nvmlDevice_t device, nvmlGpmSample_t gpmSample), (device, gpmSample))
API(nvmlGpmMigSampleGet,
    (nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample),
    (device, gpuInstanceId, gpmSample))
API(nvmlGpmQueryDeviceSupport, (nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport),
    (device, gpmSupport))
API(nvmlGpmQueryIfStreamingEnabled, (nvmlDevice_t device, unsigned int *state), (device, state))
API(nvmlGpmSetStreamingEnabled, (nvmlDevice_t device, unsigned int state), (device, state))
API(nvmlDeviceGetCapabilities, (nvmlDevice_t device, nvmlDeviceCapabilities_t *caps),
    (device, caps))
API(nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo),
    (device, profilesInfo))
API(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles),
    (device, currentProfiles))
API(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles),
    (device, requestedProfiles))
API(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles),
    (device, requestedProfiles))
API(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles),
    (device, updateProfiles))
API(nvmlDevicePowerSmoothingActivatePresetProfile,
    (nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile), (device, profile))
API(nvmlDevicePowerSmoothingUpdatePresetProfileParam,
    (nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile), (device, profile))
API(nvmlDevicePowerSmoothingSetState, (nvmlDevice_t device, nvmlPowerSmoothingState_t *state),
    (device, state))
API(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts,
    (nvmlDevice_t device, nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts),
    (device, errorCounts))
API(nvmlDeviceGetRemappedRows_v2, (nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info),
    (device, info))
API(nvmlDeviceSetRusdSettings_v1, (nvmlDevice_t device, nvmlRusdSettings_v1_t *settings),
    (device, settings))
API(nvmlDeviceGetBankRemapperStatus_v1,
    (nvmlDevice_t device, nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus),
    (device, pBankRemapperStatus))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvml_api_table, nvml_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_nvml_api nvml_api_table = {
    .layout = CUBIND_NVML_API_LAYOUT,
    .api_version = CUBIND_NVML_API_VERSION,
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
    .nvmlSystemGetCPER_v1 = api_nvmlSystemGetCPER_v1,
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
    .nvmlDeviceGetAddressingMode = api_nvmlDeviceGetAddressingMode,
    .nvmlDeviceGetRepairStatus = api_nvmlDeviceGetRepairStatus,
    .nvmlDeviceGetUnrepairableMemoryFlag_v1 = api_nvmlDeviceGetUnrepairableMemoryFlag_v1,
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
    .nvmlDeviceGetBBXTimeData_v1 = api_nvmlDeviceGetBBXTimeData_v1,
    .nvmlDeviceGetGpuUptime_v1 = api_nvmlDeviceGetGpuUptime_v1,
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
    .nvmlDeviceGetPowerMizerMode_v1 = api_nvmlDeviceGetPowerMizerMode_v1,
    .nvmlDeviceSetPowerMizerMode_v1 = api_nvmlDeviceSetPowerMizerMode_v1,
    .nvmlDeviceGetTotalEnergyConsumption = api_nvmlDeviceGetTotalEnergyConsumption,
    .nvmlDeviceGetEnforcedPowerLimit = api_nvmlDeviceGetEnforcedPowerLimit,
    .nvmlDeviceSetAdaptiveTgpMode_v1 = api_nvmlDeviceSetAdaptiveTgpMode_v1,
    .nvmlDeviceGetAdaptiveTgpModeInfo_v1 = api_nvmlDeviceGetAdaptiveTgpModeInfo_v1,
    .nvmlDeviceGetGpuOperationMode = api_nvmlDeviceGetGpuOperationMode,
    .nvmlDeviceGetMemoryInfo = api_nvmlDeviceGetMemoryInfo,
    .nvmlDeviceGetMemoryInfo_v2 = api_nvmlDeviceGetMemoryInfo_v2,
    .nvmlDeviceSetMemoryLimits_v1 = api_nvmlDeviceSetMemoryLimits_v1,
    .nvmlDeviceGetMemoryLimits_v1 = api_nvmlDeviceGetMemoryLimits_v1,
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
    .nvmlDeviceGetGpuFabricInfo_v4 = api_nvmlDeviceGetGpuFabricInfo_v4,
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
    .nvmlSystemGetConfComputeSettings_v2 = api_nvmlSystemGetConfComputeSettings_v2,
    .nvmlDeviceGetGspFirmwareVersion = api_nvmlDeviceGetGspFirmwareVersion,
    .nvmlDeviceGetGspFirmwareMode = api_nvmlDeviceGetGspFirmwareMode,
    .nvmlDeviceGetSramEccErrorStatus = api_nvmlDeviceGetSramEccErrorStatus,
    .nvmlDeviceSetPowerManagementLimit_v2 = api_nvmlDeviceSetPowerManagementLimit_v2,
    .nvmlDeviceGetAccountingMode = api_nvmlDeviceGetAccountingMode,
    .nvmlDeviceGetAccountingStats = api_nvmlDeviceGetAccountingStats,
    .nvmlDeviceGetAccountingPids = api_nvmlDeviceGetAccountingPids,
    .nvmlDeviceGetAccountingBufferSize = api_nvmlDeviceGetAccountingBufferSize,
    .nvmlDeviceGetAccountingStats_v2 = api_nvmlDeviceGetAccountingStats_v2,
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
    .nvmlDeviceGetPdi = api_nvmlDeviceGetPdi,
    .nvmlDeviceSetHostname_v1 = api_nvmlDeviceSetHostname_v1,
    .nvmlDeviceGetHostname_v1 = api_nvmlDeviceGetHostname_v1,
    .nvmlDevicePerfMetricsGetSamples_v1 = api_nvmlDevicePerfMetricsGetSamples_v1,
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
    .nvmlDeviceSetNvlinkBwModeAsync_v1 = api_nvmlDeviceSetNvlinkBwModeAsync_v1,
    .nvmlDeviceGetNvLinkInfo = api_nvmlDeviceGetNvLinkInfo,
    .nvmlDeviceGetNvLinkInfo_v3 = api_nvmlDeviceGetNvLinkInfo_v3,
    .nvmlDeviceGetNvLinkTelemetrySamples_v1 = api_nvmlDeviceGetNvLinkTelemetrySamples_v1,
    .nvmlDeviceGetNvlinkRemapTableInfo_v1 = api_nvmlDeviceGetNvlinkRemapTableInfo_v1,
    .nvmlDeviceSetNvlinkNvleReady_v1 = api_nvmlDeviceSetNvlinkNvleReady_v1,
    .nvmlDeviceLockNvlinkRemapTable_v1 = api_nvmlDeviceLockNvlinkRemapTable_v1,
    .nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 = api_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
    .nvmlDeviceGetNvlinkNvlePrivateInfo_v1 = api_nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
    .nvmlEventSetCreate = api_nvmlEventSetCreate,
    .nvmlDeviceRegisterEvents = api_nvmlDeviceRegisterEvents,
    .nvmlDeviceGetSupportedEventTypes = api_nvmlDeviceGetSupportedEventTypes,
    .nvmlEventSetWait = api_nvmlEventSetWait,
    .nvmlEventSetRegisterGpuOperationalEvents_v1 = api_nvmlEventSetRegisterGpuOperationalEvents_v1,
    .nvmlEventSetWait_v3 = api_nvmlEventSetWait_v3,
    .nvmlEventSetGetContextCount_v1 = api_nvmlEventSetGetContextCount_v1,
    .nvmlEventSetGetContextInfo_v1 = api_nvmlEventSetGetContextInfo_v1,
    .nvmlEventSetGetContextData_v1 = api_nvmlEventSetGetContextData_v1,
    .nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 =
        api_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
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
    .nvmlDeviceVgpuForceGspUnload = api_nvmlDeviceVgpuForceGspUnload,
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
    .nvmlDeviceGetVgpuSchedulerState_v2 = api_nvmlDeviceGetVgpuSchedulerState_v2,
    .nvmlGpuInstanceGetVgpuSchedulerState_v2 = api_nvmlGpuInstanceGetVgpuSchedulerState_v2,
    .nvmlDeviceGetVgpuSchedulerLog_v2 = api_nvmlDeviceGetVgpuSchedulerLog_v2,
    .nvmlGpuInstanceGetVgpuSchedulerLog_v2 = api_nvmlGpuInstanceGetVgpuSchedulerLog_v2,
    .nvmlDeviceSetVgpuSchedulerState_v2 = api_nvmlDeviceSetVgpuSchedulerState_v2,
    .nvmlGpuInstanceSetVgpuSchedulerState_v2 = api_nvmlGpuInstanceSetVgpuSchedulerState_v2,
    .nvmlVgpuInstanceGetMetadata = api_nvmlVgpuInstanceGetMetadata,
    .nvmlDeviceGetVgpuMetadata = api_nvmlDeviceGetVgpuMetadata,
    .nvmlGetVgpuCompatibility = api_nvmlGetVgpuCompatibility,
    .nvmlDeviceGetPgpuMetadataString = api_nvmlDeviceGetPgpuMetadataString,
    .nvmlDeviceGetVgpuSchedulerLog = api_nvmlDeviceGetVgpuSchedulerLog,
    .nvmlDeviceGetVgpuSchedulerState = api_nvmlDeviceGetVgpuSchedulerState,
    .nvmlDeviceSetVgpuSchedulerState = api_nvmlDeviceSetVgpuSchedulerState,
    .nvmlDeviceGetVgpuSchedulerCapabilities = api_nvmlDeviceGetVgpuSchedulerCapabilities,
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
    .nvmlDeviceReadWritePRM_v1 = api_nvmlDeviceReadWritePRM_v1,
    .nvmlDeviceReadPRMCounters_v1 = api_nvmlDeviceReadPRMCounters_v1,
    .nvmlDeviceSetMigMode = api_nvmlDeviceSetMigMode,
    .nvmlDeviceGetMigMode = api_nvmlDeviceGetMigMode,
    .nvmlDeviceGetGpuInstanceProfileInfo = api_nvmlDeviceGetGpuInstanceProfileInfo,
    .nvmlDeviceGetGpuInstanceProfileInfoV = api_nvmlDeviceGetGpuInstanceProfileInfoV,
    .nvmlDeviceGetGpuInstanceProfileInfoByIdV = api_nvmlDeviceGetGpuInstanceProfileInfoByIdV,
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
    .nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1 =
        api_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1,
    .nvmlDevicePowerSmoothingActivatePresetProfile =
        api_nvmlDevicePowerSmoothingActivatePresetProfile,
    .nvmlDevicePowerSmoothingUpdatePresetProfileParam =
        api_nvmlDevicePowerSmoothingUpdatePresetProfileParam,
    .nvmlDevicePowerSmoothingSetState = api_nvmlDevicePowerSmoothingSetState,
    .nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts =
        api_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts,
    .nvmlDeviceGetRemappedRows_v2 = api_nvmlDeviceGetRemappedRows_v2,
    .nvmlDeviceSetRusdSettings_v1 = api_nvmlDeviceSetRusdSettings_v1,
    .nvmlDeviceGetBankRemapperStatus_v1 = api_nvmlDeviceGetBankRemapperStatus_v1,
};
