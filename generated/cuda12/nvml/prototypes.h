// prototypes.h of cubind for NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvml.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_NVML_PROTOTYPES_H
#define CUBIND_NVML_PROTOTYPES_H

#include "types.h"

typedef nvmlReturn_t fn_nvmlInit(void);
typedef nvmlReturn_t fn_nvmlInitWithFlags(unsigned int flags);
typedef nvmlReturn_t fn_nvmlShutdown(void);
typedef const char *fn_nvmlErrorString(nvmlReturn_t result);
typedef nvmlReturn_t fn_nvmlSystemGetDriverVersion(char *version, unsigned int length);
typedef nvmlReturn_t fn_nvmlSystemGetNVMLVersion(char *version, unsigned int length);
typedef nvmlReturn_t fn_nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion);
typedef nvmlReturn_t fn_nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion);
typedef nvmlReturn_t fn_nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length);
typedef nvmlReturn_t fn_nvmlSystemGetHicVersion(unsigned int *hwbcCount,
    nvmlHwbcEntry_t *hwbcEntries);
typedef nvmlReturn_t fn_nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
    nvmlDevice_t *deviceArray);
typedef nvmlReturn_t fn_nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,
    unsigned int length);
typedef nvmlReturn_t fn_nvmlUnitGetCount(unsigned int *unitCount);
typedef nvmlReturn_t fn_nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit);
typedef nvmlReturn_t fn_nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info);
typedef nvmlReturn_t fn_nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state);
typedef nvmlReturn_t fn_nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu);
typedef nvmlReturn_t fn_nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type,
    unsigned int *temp);
typedef nvmlReturn_t fn_nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds);
typedef nvmlReturn_t fn_nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount,
    nvmlDevice_t *devices);
typedef nvmlReturn_t fn_nvmlDeviceGetCount(unsigned int *deviceCount);
typedef nvmlReturn_t fn_nvmlDeviceGetAttributes(nvmlDevice_t device,
    nvmlDeviceAttributes_t *attributes);
typedef nvmlReturn_t fn_nvmlDeviceGetHandleByIndex(unsigned int index, nvmlDevice_t *device);
typedef nvmlReturn_t fn_nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device);
typedef nvmlReturn_t fn_nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device);
typedef nvmlReturn_t fn_nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device);
typedef nvmlReturn_t fn_nvmlDeviceGetHandleByPciBusId(const char *pciBusId, nvmlDevice_t *device);
typedef nvmlReturn_t fn_nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length);
typedef nvmlReturn_t fn_nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type);
typedef nvmlReturn_t fn_nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index);
typedef nvmlReturn_t fn_nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length);
typedef nvmlReturn_t fn_nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId);
typedef nvmlReturn_t fn_nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device,
    nvmlC2cModeInfo_v1_t *c2cModeInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,
    unsigned long *nodeSet, nvmlAffinityScope_t scope);
typedef nvmlReturn_t fn_nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device,
    unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope);
typedef nvmlReturn_t fn_nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize,
    unsigned long *cpuSet);
typedef nvmlReturn_t fn_nvmlDeviceSetCpuAffinity(nvmlDevice_t device);
typedef nvmlReturn_t fn_nvmlDeviceClearCpuAffinity(nvmlDevice_t device);
typedef nvmlReturn_t fn_nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node);
typedef nvmlReturn_t fn_nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1,
    nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device,
    nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray);
typedef nvmlReturn_t fn_nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
    nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus);
typedef nvmlReturn_t fn_nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length);
typedef nvmlReturn_t fn_nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber);
typedef nvmlReturn_t fn_nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,
    unsigned int length);
typedef nvmlReturn_t fn_nvmlDeviceGetInforomVersion(nvmlDevice_t device,
    nvmlInforomObject_t object, char *version, unsigned int length);
typedef nvmlReturn_t fn_nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,
    unsigned int length);
typedef nvmlReturn_t fn_nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device,
    unsigned int *checksum);
typedef nvmlReturn_t fn_nvmlDeviceValidateInforom(nvmlDevice_t device);
typedef nvmlReturn_t fn_nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device,
    unsigned long long *timestamp, unsigned long *durationUs);
typedef nvmlReturn_t fn_nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display);
typedef nvmlReturn_t fn_nvmlDeviceGetDisplayActive(nvmlDevice_t device,
    nvmlEnableState_t *isActive);
typedef nvmlReturn_t fn_nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode);
typedef nvmlReturn_t fn_nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci);
typedef nvmlReturn_t fn_nvmlDeviceGetPciInfo(nvmlDevice_t device, nvmlPciInfo_t *pci);
typedef nvmlReturn_t fn_nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device,
    unsigned int *maxLinkGen);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,
    unsigned int *maxLinkGenDevice);
typedef nvmlReturn_t fn_nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device,
    unsigned int *maxLinkWidth);
typedef nvmlReturn_t fn_nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device,
    unsigned int *currLinkGen);
typedef nvmlReturn_t fn_nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device,
    unsigned int *currLinkWidth);
typedef nvmlReturn_t fn_nvmlDeviceGetPcieThroughput(nvmlDevice_t device,
    nvmlPcieUtilCounter_t counter, unsigned int *value);
typedef nvmlReturn_t fn_nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value);
typedef nvmlReturn_t fn_nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type,
    unsigned int *clock);
typedef nvmlReturn_t fn_nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,
    unsigned int *clock);
typedef nvmlReturn_t fn_nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset);
typedef nvmlReturn_t fn_nvmlDeviceGetApplicationsClock(nvmlDevice_t device,
    nvmlClockType_t clockType, unsigned int *clockMHz);
typedef nvmlReturn_t fn_nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device,
    nvmlClockType_t clockType, unsigned int *clockMHz);
typedef nvmlReturn_t fn_nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,
    nvmlClockId_t clockId, unsigned int *clockMHz);
typedef nvmlReturn_t fn_nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device,
    nvmlClockType_t clockType, unsigned int *clockMHz);
typedef nvmlReturn_t fn_nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device,
    unsigned int *count, unsigned int *clocksMHz);
typedef nvmlReturn_t fn_nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device,
    unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz);
typedef nvmlReturn_t fn_nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,
    nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled);
typedef nvmlReturn_t fn_nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed);
typedef nvmlReturn_t fn_nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,
    unsigned int *speed);
typedef nvmlReturn_t fn_nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed);
typedef nvmlReturn_t fn_nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,
    unsigned int *targetSpeed);
typedef nvmlReturn_t fn_nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed,
    unsigned int *maxSpeed);
typedef nvmlReturn_t fn_nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
    nvmlFanControlPolicy_t *policy);
typedef nvmlReturn_t fn_nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans);
typedef nvmlReturn_t fn_nvmlDeviceGetTemperature(nvmlDevice_t device,
    nvmlTemperatureSensors_t sensorType, unsigned int *temp);
typedef nvmlReturn_t fn_nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetTemperatureV(nvmlDevice_t device,
    nvmlTemperature_t *temperature);
typedef nvmlReturn_t fn_nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
    nvmlTemperatureThresholds_t thresholdType, unsigned int *temp);
typedef nvmlReturn_t fn_nvmlDeviceGetMarginTemperature(nvmlDevice_t device,
    nvmlMarginTemperature_t *marginTempInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
    nvmlGpuThermalSettings_t *pThermalSettings);
typedef nvmlReturn_t fn_nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState);
typedef nvmlReturn_t fn_nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
    unsigned long long *clocksEventReasons);
typedef nvmlReturn_t fn_nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *clocksThrottleReasons);
typedef nvmlReturn_t fn_nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksEventReasons);
typedef nvmlReturn_t fn_nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksThrottleReasons);
typedef nvmlReturn_t fn_nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState);
typedef nvmlReturn_t fn_nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
    nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset);
typedef nvmlReturn_t fn_nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,
    nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz);
typedef nvmlReturn_t fn_nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device,
    nvmlPstates_t *pstates, unsigned int size);
typedef nvmlReturn_t fn_nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
    int *maxOffset);
typedef nvmlReturn_t fn_nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
    int *maxOffset);
typedef nvmlReturn_t fn_nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info);
typedef nvmlReturn_t fn_nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info);
typedef nvmlReturn_t fn_nvmlDeviceGetPerformanceModes(nvmlDevice_t device,
    nvmlDevicePerfModes_t *perfModes);
typedef nvmlReturn_t fn_nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs);
typedef nvmlReturn_t fn_nvmlDeviceGetPowerManagementMode(nvmlDevice_t device,
    nvmlEnableState_t *mode);
typedef nvmlReturn_t fn_nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit);
typedef nvmlReturn_t fn_nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,
    unsigned int *minLimit, unsigned int *maxLimit);
typedef nvmlReturn_t fn_nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,
    unsigned int *defaultLimit);
typedef nvmlReturn_t fn_nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power);
typedef nvmlReturn_t fn_nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device,
    unsigned long long *energy);
typedef nvmlReturn_t fn_nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuOperationMode(nvmlDevice_t device,
    nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending);
typedef nvmlReturn_t fn_nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory);
typedef nvmlReturn_t fn_nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory);
typedef nvmlReturn_t fn_nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode);
typedef nvmlReturn_t fn_nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major,
    int *minor);
typedef nvmlReturn_t fn_nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device,
    nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending);
typedef nvmlReturn_t fn_nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
    const nvmlDramEncryptionInfo_t *dramEncryption);
typedef nvmlReturn_t fn_nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
    nvmlEnableState_t *pending);
typedef nvmlReturn_t fn_nvmlDeviceGetDefaultEccMode(nvmlDevice_t device,
    nvmlEnableState_t *defaultMode);
typedef nvmlReturn_t fn_nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId);
typedef nvmlReturn_t fn_nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool);
typedef nvmlReturn_t fn_nvmlDeviceGetTotalEccErrors(nvmlDevice_t device,
    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    unsigned long long *eccCounts);
typedef nvmlReturn_t fn_nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device,
    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    nvmlEccErrorCounts_t *eccCounts);
typedef nvmlReturn_t fn_nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device,
    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    nvmlMemoryLocation_t locationType, unsigned long long *count);
typedef nvmlReturn_t fn_nvmlDeviceGetUtilizationRates(nvmlDevice_t device,
    nvmlUtilization_t *utilization);
typedef nvmlReturn_t fn_nvmlDeviceGetEncoderUtilization(nvmlDevice_t device,
    unsigned int *utilization, unsigned int *samplingPeriodUs);
typedef nvmlReturn_t fn_nvmlDeviceGetEncoderCapacity(nvmlDevice_t device,
    nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity);
typedef nvmlReturn_t fn_nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
    unsigned int *averageFps, unsigned int *averageLatency);
typedef nvmlReturn_t fn_nvmlDeviceGetEncoderSessions(nvmlDevice_t device,
    unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos);
typedef nvmlReturn_t fn_nvmlDeviceGetDecoderUtilization(nvmlDevice_t device,
    unsigned int *utilization, unsigned int *samplingPeriodUs);
typedef nvmlReturn_t fn_nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs);
typedef nvmlReturn_t fn_nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs);
typedef nvmlReturn_t fn_nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats);
typedef nvmlReturn_t fn_nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetDriverModel(nvmlDevice_t device, nvmlDriverModel_t *current,
    nvmlDriverModel_t *pending);
typedef nvmlReturn_t fn_nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version,
    unsigned int length);
typedef nvmlReturn_t fn_nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,
    nvmlBridgeChipHierarchy_t *bridgeHierarchy);
typedef nvmlReturn_t fn_nvmlDeviceGetComputeRunningProcesses(nvmlDevice_t device,
    unsigned int *infoCount, nvmlProcessInfo_t *infos);
typedef nvmlReturn_t fn_nvmlDeviceGetGraphicsRunningProcesses(nvmlDevice_t device,
    unsigned int *infoCount, nvmlProcessInfo_t *infos);
typedef nvmlReturn_t fn_nvmlDeviceGetMPSComputeRunningProcesses(nvmlDevice_t device,
    unsigned int *infoCount, nvmlProcessInfo_t *infos);
typedef nvmlReturn_t fn_nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
    nvmlProcessDetailList_t *plist);
typedef nvmlReturn_t fn_nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2,
    int *onSameBoard);
typedef nvmlReturn_t fn_nvmlDeviceGetAPIRestriction(nvmlDevice_t device,
    nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted);
typedef nvmlReturn_t fn_nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *sampleCount, nvmlSample_t *samples);
typedef nvmlReturn_t fn_nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device,
    nvmlBAR1Memory_t *bar1Memory);
typedef nvmlReturn_t fn_nvmlDeviceGetViolationStatus(nvmlDevice_t device,
    nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime);
typedef nvmlReturn_t fn_nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum);
typedef nvmlReturn_t fn_nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores);
typedef nvmlReturn_t fn_nvmlDeviceGetPowerSource(nvmlDevice_t device,
    nvmlPowerSource_t *powerSource);
typedef nvmlReturn_t fn_nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth);
typedef nvmlReturn_t fn_nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed);
typedef nvmlReturn_t fn_nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed);
typedef nvmlReturn_t fn_nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,
    unsigned int *adaptiveClockStatus);
typedef nvmlReturn_t fn_nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device,
    nvmlGpuFabricInfo_t *gpuFabricInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device,
    nvmlGpuFabricInfoV_t *gpuFabricInfo);
typedef nvmlReturn_t fn_nvmlSystemGetConfComputeCapabilities(
    nvmlConfComputeSystemCaps_t *capabilities);
typedef nvmlReturn_t fn_nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state);
typedef nvmlReturn_t fn_nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
    nvmlConfComputeMemSizeInfo_t *memInfo);
typedef nvmlReturn_t fn_nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork);
typedef nvmlReturn_t fn_nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device,
    nvmlMemory_t *memory);
typedef nvmlReturn_t fn_nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
    nvmlConfComputeGpuCertificate_t *gpuCert);
typedef nvmlReturn_t fn_nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
    nvmlConfComputeGpuAttestationReport_t *gpuAtstReport);
typedef nvmlReturn_t fn_nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo);
typedef nvmlReturn_t fn_nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,
    unsigned long long sizeKiB);
typedef nvmlReturn_t fn_nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork);
typedef nvmlReturn_t fn_nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo);
typedef nvmlReturn_t fn_nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings);
typedef nvmlReturn_t fn_nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version);
typedef nvmlReturn_t fn_nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
    unsigned int *defaultMode);
typedef nvmlReturn_t fn_nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device,
    nvmlEccSramErrorStatus_t *status);
typedef nvmlReturn_t fn_nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode);
typedef nvmlReturn_t fn_nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
    nvmlAccountingStats_t *stats);
typedef nvmlReturn_t fn_nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count,
    unsigned int *pids);
typedef nvmlReturn_t fn_nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device,
    unsigned int *bufferSize);
typedef nvmlReturn_t fn_nvmlDeviceGetRetiredPages(nvmlDevice_t device,
    nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses);
typedef nvmlReturn_t fn_nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device,
    nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses,
    unsigned long long *timestamps);
typedef nvmlReturn_t fn_nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,
    nvmlEnableState_t *isPending);
typedef nvmlReturn_t fn_nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows,
    unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred);
typedef nvmlReturn_t fn_nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
    nvmlRowRemapperHistogramValues_t *values);
typedef nvmlReturn_t fn_nvmlDeviceGetArchitecture(nvmlDevice_t device,
    nvmlDeviceArchitecture_t *arch);
typedef nvmlReturn_t fn_nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status);
typedef nvmlReturn_t fn_nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
    nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
    unsigned long long lastSeenTimeStamp);
typedef nvmlReturn_t fn_nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
    nvmlProcessesUtilizationInfo_t *procesesUtilInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetPlatformInfo(nvmlDevice_t device,
    nvmlPlatformInfo_t *platformInfo);
typedef nvmlReturn_t fn_nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color);
typedef nvmlReturn_t fn_nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode);
typedef nvmlReturn_t fn_nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode);
typedef nvmlReturn_t fn_nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc);
typedef nvmlReturn_t fn_nvmlDeviceClearEccErrorCounts(nvmlDevice_t device,
    nvmlEccCounterType_t counterType);
typedef nvmlReturn_t fn_nvmlDeviceSetDriverModel(nvmlDevice_t device,
    nvmlDriverModel_t driverModel, unsigned int flags);
typedef nvmlReturn_t fn_nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device,
    unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz);
typedef nvmlReturn_t fn_nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device);
typedef nvmlReturn_t fn_nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device,
    unsigned int minMemClockMHz, unsigned int maxMemClockMHz);
typedef nvmlReturn_t fn_nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device);
typedef nvmlReturn_t fn_nvmlDeviceSetApplicationsClocks(nvmlDevice_t device,
    unsigned int memClockMHz, unsigned int graphicsClockMHz);
typedef nvmlReturn_t fn_nvmlDeviceResetApplicationsClocks(nvmlDevice_t device);
typedef nvmlReturn_t fn_nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device,
    nvmlEnableState_t enabled);
typedef nvmlReturn_t fn_nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,
    nvmlEnableState_t enabled, unsigned int flags);
typedef nvmlReturn_t fn_nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan);
typedef nvmlReturn_t fn_nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
    nvmlFanControlPolicy_t policy);
typedef nvmlReturn_t fn_nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
    nvmlTemperatureThresholds_t thresholdType, int *temp);
typedef nvmlReturn_t fn_nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit);
typedef nvmlReturn_t fn_nvmlDeviceSetGpuOperationMode(nvmlDevice_t device,
    nvmlGpuOperationMode_t mode);
typedef nvmlReturn_t fn_nvmlDeviceSetAPIRestriction(nvmlDevice_t device,
    nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted);
typedef nvmlReturn_t fn_nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,
    unsigned int speed);
typedef nvmlReturn_t fn_nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset);
typedef nvmlReturn_t fn_nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset);
typedef nvmlReturn_t fn_nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode);
typedef nvmlReturn_t fn_nvmlDeviceClearAccountingPids(nvmlDevice_t device);
typedef nvmlReturn_t fn_nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,
    nvmlPowerValue_v2_t *powerValue);
typedef nvmlReturn_t fn_nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,
    nvmlEnableState_t *isActive);
typedef nvmlReturn_t fn_nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,
    unsigned int *version);
typedef nvmlReturn_t fn_nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
    nvmlNvLinkCapability_t capability, unsigned int *capResult);
typedef nvmlReturn_t fn_nvmlDeviceGetNvLinkRemotePciInfo(nvmlDevice_t device, unsigned int link,
    nvmlPciInfo_t *pci);
typedef nvmlReturn_t fn_nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
    nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue);
typedef nvmlReturn_t fn_nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link);
typedef nvmlReturn_t fn_nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device,
    unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control,
    unsigned int reset);
typedef nvmlReturn_t fn_nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device,
    unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control);
typedef nvmlReturn_t fn_nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device,
    unsigned int link, unsigned int counter, unsigned long long *rxcounter,
    unsigned long long *txcounter);
typedef nvmlReturn_t fn_nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device,
    unsigned int link, unsigned int counter, nvmlEnableState_t freeze);
typedef nvmlReturn_t fn_nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device,
    unsigned int link, unsigned int counter);
typedef nvmlReturn_t fn_nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
    nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType);
typedef nvmlReturn_t fn_nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
    nvmlNvLinkPowerThres_t *info);
typedef nvmlReturn_t fn_nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode);
typedef nvmlReturn_t fn_nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode);
typedef nvmlReturn_t fn_nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
    nvmlNvlinkSupportedBwModes_t *supportedBwMode);
typedef nvmlReturn_t fn_nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device,
    nvmlNvlinkGetBwMode_t *getBwMode);
typedef nvmlReturn_t fn_nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device,
    nvmlNvlinkSetBwMode_t *setBwMode);
typedef nvmlReturn_t fn_nvmlEventSetCreate(nvmlEventSet_t *set);
typedef nvmlReturn_t fn_nvmlDeviceRegisterEvents(nvmlDevice_t device,
    unsigned long long eventTypes, nvmlEventSet_t set);
typedef nvmlReturn_t fn_nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device,
    unsigned long long *eventTypes);
typedef nvmlReturn_t fn_nvmlEventSetWait(nvmlEventSet_t set, nvmlEventData_t *data,
    unsigned int timeoutms);
typedef nvmlReturn_t fn_nvmlEventSetFree(nvmlEventSet_t set);
typedef nvmlReturn_t fn_nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request);
typedef nvmlReturn_t fn_nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request);
typedef nvmlReturn_t fn_nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request);
typedef nvmlReturn_t fn_nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request);
typedef nvmlReturn_t fn_nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo,
    nvmlEnableState_t newState);
typedef nvmlReturn_t fn_nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo,
    nvmlEnableState_t *currentState);
typedef nvmlReturn_t fn_nvmlDeviceRemoveGpu(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState,
    nvmlPcieLinkState_t linkState);
typedef nvmlReturn_t fn_nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,
    nvmlFieldValue_t *values);
typedef nvmlReturn_t fn_nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,
    nvmlFieldValue_t *values);
typedef nvmlReturn_t fn_nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,
    nvmlGpuVirtualizationMode_t *pVirtualMode);
typedef nvmlReturn_t fn_nvmlDeviceGetHostVgpuMode(nvmlDevice_t device,
    nvmlHostVgpuMode_t *pHostVgpuMode);
typedef nvmlReturn_t fn_nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,
    nvmlGpuVirtualizationMode_t virtualMode);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
typedef nvmlReturn_t fn_nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuPlacementId_t *pPlacement);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,
    nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,
    nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *gspHeapSize);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *fbReservation);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuRuntimeState_t *pState);
typedef nvmlReturn_t fn_nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,
    nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state);
typedef nvmlReturn_t fn_nvmlDeviceGetGridLicensableFeatures(nvmlDevice_t device,
    nvmlGridLicensableFeatures_t *pGridLicensableFeatures);
typedef nvmlReturn_t fn_nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,
    unsigned int *capResult);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,
    nvmlDeviceVgpuCapability_t capability, unsigned int *capResult);
typedef nvmlReturn_t fn_nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuTypeId_t *vgpuTypeIds);
typedef nvmlReturn_t fn_nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuTypeId_t *vgpuTypeIds);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,
    unsigned int *size);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,
    unsigned int *size);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *gpuInstanceProfileId);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *deviceID, unsigned long long *subsystemID);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *fbSize);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *numDisplayHeads);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId,
    char *vgpuTypeLicenseString, unsigned int size);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *frameRateLimit);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device,
    nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *vgpuInstanceCountPerVm);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuTypeBar1Info_t *bar1Info);
typedef nvmlReturn_t fn_nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuInstance_t *vgpuInstances);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId,
    unsigned int size, nvmlVgpuVmIdType_t *vmIdType);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid,
    unsigned int size);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance,
    char *version, unsigned int length);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,
    unsigned long long *fbUsage);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *licensed);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuTypeId_t *vgpuTypeId);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *frameRateLimit);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance,
    nvmlEnableState_t *eccMode);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *encoderCapacity);
typedef nvmlReturn_t fn_nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
    unsigned int encoderCapacity);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance,
    nvmlFBCStats_t *fbcStats);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *gpuInstanceId);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance,
    char *vgpuPciId, unsigned int *length);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuCapability_t capability, unsigned int *capResult);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance,
    char *mdevUuid, unsigned int size);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuTypeIdInfo_t *pVgpus);
typedef nvmlReturn_t fn_nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
    nvmlVgpuTypeMaxInstance_t *pMaxInstance);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
    nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo);
typedef nvmlReturn_t fn_nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerState_t *pScheduler);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
    nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
typedef nvmlReturn_t fn_nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuMetadata(nvmlDevice_t device,
    nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize);
typedef nvmlReturn_t fn_nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
    nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,
    unsigned int *bufferSize);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,
    nvmlVgpuSchedulerLog_t *pSchedulerLog);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
    nvmlVgpuSchedulerGetState_t *pSchedulerState);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
    nvmlVgpuSchedulerCapabilities_t *pCapabilities);
typedef nvmlReturn_t fn_nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
    nvmlVgpuSchedulerSetState_t *pSchedulerState);
typedef nvmlReturn_t fn_nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported,
    nvmlVgpuVersion_t *current);
typedef nvmlReturn_t fn_nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuUtilization(nvmlDevice_t device,
    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *vgpuInstanceSamplesCount,
    nvmlVgpuInstanceUtilizationSample_t *utilizationSamples);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,
    unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,
    nvmlVgpuProcessUtilizationSample_t *utilizationSamples);
typedef nvmlReturn_t fn_nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,
    nvmlEnableState_t *mode);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *count, unsigned int *pids);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance,
    unsigned int pid, nvmlAccountingStats_t *stats);
typedef nvmlReturn_t fn_nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance);
typedef nvmlReturn_t fn_nvmlVgpuInstanceGetLicenseInfo(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuLicenseInfo_t *licenseInfo);
typedef nvmlReturn_t fn_nvmlGetExcludedDeviceCount(unsigned int *deviceCount);
typedef nvmlReturn_t fn_nvmlGetExcludedDeviceInfoByIndex(unsigned int index,
    nvmlExcludedDeviceInfo_t *info);
typedef nvmlReturn_t fn_nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,
    nvmlReturn_t *activationStatus);
typedef nvmlReturn_t fn_nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,
    unsigned int *pendingMode);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device,
    unsigned int profile, nvmlGpuInstanceProfileInfo_t *info);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device,
    unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuInstancePossiblePlacements(nvmlDevice_t device,
    unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device,
    unsigned int profileId, unsigned int *count);
typedef nvmlReturn_t fn_nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstance_t *gpuInstance);
typedef nvmlReturn_t fn_nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device,
    unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,
    nvmlGpuInstance_t *gpuInstance);
typedef nvmlReturn_t fn_nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstance_t *gpuInstances, unsigned int *count);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
    nvmlGpuInstance_t *gpuInstance);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance,
    nvmlGpuInstanceInfo_t *info);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance,
    unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetComputeInstanceProfileInfoV(
    nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
    nvmlComputeInstanceProfileInfo_v2_t *info);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
    nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstancePlacement_t *placements, unsigned int *count);
typedef nvmlReturn_t fn_nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, nvmlComputeInstance_t *computeInstance);
typedef nvmlReturn_t fn_nvmlGpuInstanceCreateComputeInstanceWithPlacement(
    nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance);
typedef nvmlReturn_t fn_nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count);
typedef nvmlReturn_t fn_nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance,
    unsigned int id, nvmlComputeInstance_t *computeInstance);
typedef nvmlReturn_t fn_nvmlComputeInstanceGetInfo(nvmlComputeInstance_t computeInstance,
    nvmlComputeInstanceInfo_t *info);
typedef nvmlReturn_t fn_nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice);
typedef nvmlReturn_t fn_nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id);
typedef nvmlReturn_t fn_nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id);
typedef nvmlReturn_t fn_nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count);
typedef nvmlReturn_t fn_nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device,
    unsigned int index, nvmlDevice_t *migDevice);
typedef nvmlReturn_t fn_nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,
    nvmlDevice_t *device);
typedef nvmlReturn_t fn_nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet);
typedef nvmlReturn_t fn_nvmlGpmSampleFree(nvmlGpmSample_t gpmSample);
typedef nvmlReturn_t fn_nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample);
typedef nvmlReturn_t fn_nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample);
typedef nvmlReturn_t fn_nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,
    nvmlGpmSample_t gpmSample);
typedef nvmlReturn_t fn_nvmlGpmQueryDeviceSupport(nvmlDevice_t device,
    nvmlGpmSupport_t *gpmSupport);
typedef nvmlReturn_t fn_nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state);
typedef nvmlReturn_t fn_nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state);
typedef nvmlReturn_t fn_nvmlDeviceGetCapabilities(nvmlDevice_t device,
    nvmlDeviceCapabilities_t *caps);
typedef nvmlReturn_t fn_nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
    nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo);
typedef nvmlReturn_t fn_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles);
typedef nvmlReturn_t fn_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles);
typedef nvmlReturn_t fn_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles);
typedef nvmlReturn_t fn_nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile);
typedef nvmlReturn_t fn_nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile);
typedef nvmlReturn_t fn_nvmlDevicePowerSmoothingSetState(nvmlDevice_t device,
    nvmlPowerSmoothingState_t *state);

#endif
